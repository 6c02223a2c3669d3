import { linearColour } from '#models/picture/colour.ts';
import { openTraceWorkerPool } from '#render/engine/trace-worker-pool.ts';
import { developed } from '#render/picture/view-transform.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { channels } from '#render/trace/tile.ts';
import type { Camera } from '#models/picture/camera.ts';
import { vec3At, type Vec3 } from '#lib/vec.ts';
import type { Shot, Tile } from '#render/trace/tile.ts';
import type { PieceJob } from '#demo/pictures/picture-jobs.ts';
import { pieceStudio, sweepColour } from './piece-studio.ts';
import type { RenderContext, DrawnPicture, Frame } from './render-context.ts';

const tileSize = 64;
/** Brightness of white paper under the studio's lamps, kcd/m²: the same for every piece. */
const paper = 1.6;

/** The whole piece as small as this says how bright the background is, where it is not in the picture. */
const gauge: Frame = { width: 96, height: 96, samples: 16 };

/** A piece in the studio. Exposed by the background, so that all of them have the same colour behind them. */
export async function drawPiece(job: PieceJob, frame: Frame, context: RenderContext): Promise<DrawnPicture> {
  const { width, height } = frame;
  const light = await lightOf(job, frame, context);
  const gain = job.close
    ? gainOf(await lightOf({ ...job, close: undefined }, gauge, context), gauge.width, gauge.height)
    : gainOf(light, width, height);
  return { width, height, pixels: developed(light, { gain }) };
}

async function lightOf(
  job: PieceJob,
  frame: Frame,
  { textures, denoiser, threads, signal, onProgress }: RenderContext,
): Promise<Float32Array> {
  const { width, height } = frame;
  const { scene, camera } = pieceStudio(job, width, height);
  const crew = openTraceWorkerPool(flatten(scene, textures), threads, 0);
  const { shot, left, top } = shifted(camera, frame);
  const traced = new Float32Array(width * height * channels);
  const tiles = tilesOf(left, top, width, height);
  let done = 0;
  try {
    await crew.trace(
      tiles,
      shot,
      { bounces: 4, clamp: 12 * paper, view: 1 },
      ({ x, y, ...tile }, _, pixels) => {
        for (let row = 0; row < tile.height; row++)
          traced.set(
            pixels.subarray(row * tile.width * channels, (row + 1) * tile.width * channels),
            ((y - top + row) * width + x - left) * channels,
          );
        onProgress('trace', ++done, tiles.length);
      },
      signal,
    );
  } finally {
    await crew.close();
  }
  return denoiser.clean(traced, width, height, 0.25 / paper);
}

/** A shifted lens keeps verticals upright: the picture is a crop of a larger one that is not traced whole. */
function shifted(
  { eye, ahead, zoom, centreX, centreY }: Camera,
  { width, height, samples }: Frame,
): { shot: Shot; left: number; top: number } {
  const halfWide = Math.ceil(Math.max(Math.abs(centreX), Math.abs(width - centreX), width / 2));
  const halfHigh = Math.ceil(Math.max(Math.abs(centreY), Math.abs(height - centreY), height / 2));
  const at = [eye[0]! / 1000, eye[1]! / 1000, eye[2]! / 1000] as const;
  const target = [at[0] + ahead[0]!, at[1] + ahead[1]!, at[2] + ahead[2]!] as const;
  const view = (2 * Math.atan(halfHigh / zoom) * 180) / Math.PI;
  return {
    shot: { camera: { kind: 'still', at, target, view }, width: halfWide * 2, height: halfHigh * 2, samples, seed: 1 },
    left: halfWide - Math.round(centreX),
    top: halfHigh - Math.round(centreY),
  };
}

function tilesOf(left: number, top: number, width: number, height: number): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y < height; y += tileSize)
    for (let x = 0; x < width; x += tileSize)
      tiles.push({
        x: left + x,
        y: top + y,
        width: Math.min(tileSize, width - x),
        height: Math.min(tileSize, height - y),
      });
  return tiles;
}

/**
 * The gain that brings the left edge, which is only background without shadow, to its own colour. Found by iteration,
 * since the tone curve is not linear.
 */
function gainOf(light: Float32Array, width: number, height: number): Vec3 {
  const seen = edgeLight(light, width, height);
  const wanted = linearColour(sweepColour);
  const goal = wanted.map((_, k) => Number.parseInt(sweepColour.slice(1 + k * 2, 3 + k * 2), 16));
  let gain = wanted.map((value, k) => value / seen[k]!);
  for (let step = 0; step < 24; step++) {
    // Sixty-four pixels, since the film's grain differs from one to the next.
    const shown = developed(
      Float32Array.from({ length: 192 }, (_, i) => seen[i % 3]!),
      { gain: vec3At(gain) },
    );
    gain = gain.map(
      (value, k) =>
        value * (goal[k]! / (shown.reduce((sum, byte, i) => (i % 3 === k ? sum + byte : sum), 0) / 64)) ** 1.5,
    );
  }
  return vec3At(gain);
}

/** The median of a strip along the left, channel by channel. */
function edgeLight(light: Float32Array, width: number, height: number): number[] {
  const wide = Math.round(width * 0.08);
  return [0, 1, 2].map((k) => {
    const values: number[] = [];
    for (let y = 0; y < height; y++) for (let x = 0; x < wide; x++) values.push(light[(y * width + x) * 3 + k]!);
    return values.toSorted((a, b) => a - b)[values.length >> 1]!;
  });
}
