import { join } from 'node:path';
import { cameraOf, designScene } from '#render/from-design/design-scene.ts';
import { dropTiles } from '#render/engine/tile-cache.ts';
import { developPicture, tracePicture } from '#render/picture/render-picture.ts';
import { homeOfKey, tracedStampOf, type RoomJob } from '#demo/pictures/picture-jobs.ts';
import { dressed } from './dress.ts';
import { rawLight } from './raw-light.ts';
import type { RenderContext, DrawnPicture, Frame } from './render-context.ts';

/**
 * A room through one of its cameras. Tiles are kept until it is traced, so that a killed run resumes; its light for as
 * long as it is the same room.
 */
export async function drawRoom(
  job: RoomJob,
  frame: Frame,
  { textures, denoiser, threads, keep, signal, onProgress }: RenderContext,
): Promise<DrawnPicture> {
  const raw = rawLight(join(keep, 'raw'), `${job.key}-${frame.width}x${frame.samples}-${tracedStampOf(job)}`);
  const known = raw.read();
  if (known) return developPicture(known);
  const scene = designScene(dressed(job.design, homeOfKey(job.key)), { detail: frame.width > 400 ? 'near' : 'middle' });
  const camera = scene.cameras.find(({ id }) => id === job.camera);
  if (!camera) throw new Error(`${job.key}: no camera ${job.camera}`);
  const tiles = join(keep, job.key);
  const kind = job.kind === 'panorama' ? 'panorama' : 'still';
  const traced = await tracePicture(
    scene,
    { camera: { ...cameraOf(camera), kind }, ...frame, seed: 1 },
    {
      textures,
      denoiser,
      beyond: { cell: 0.2, paths: 64, most: 40_000 },
      threads,
      niceness: 0,
      keep: tiles,
      signal,
      onProgress: (stage, done, all) => onProgress(stage, done, all),
    },
  );
  raw.write(traced);
  dropTiles(tiles);
  return developPicture(traced);
}
