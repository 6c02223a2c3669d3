import { filmCamera, framesOf, meterViews, packFrames } from '#platform/threads/film.ts';
import type { PieceTask, RenderSpec } from '#platform/threads/render-task.ts';
import type { FilmThreads } from './film-threads.ts';

/** What is known of a home's light while a film is traced: cells of six centimetres, and paths for each of their sides. */
const light = { cell: 0.06, paths: 96, bounces: 8, most: 250_000 };
/** Small films of tests. */
const coarse = { cell: 0.5, paths: 4, bounces: 2, most: 20_000 };
/** Frames: from a place every so often along the way everything is seen that a frame sees. */
const eyeEvery = 12;

type Film = NonNullable<RenderSpec['film']>;

export function lightOf({ spec, meter }: PieceTask, film: Film) {
  if (!meter) throw new Error('a film is traced after its meter');
  const eyes = Array.from({ length: Math.ceil(film.frames / eyeEvery) + 1 }, (_, n) => {
    return filmCamera(film.knots, film.view, Math.min(film.frames - 1, n * eyeEvery)).at;
  });
  return { eyes, meter, ...(spec.detail === 'far' ? coarse : light) };
}

/** The frames of one piece: developed, eight bits, without loss (DECISIONS D13). */
export async function traceFilmPiece(
  task: PieceTask,
  film: Film,
  threads: FilmThreads,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { spec, meter, width, height } = task;
  if (!meter) throw new Error('a film is traced after its meter');
  const frames = framesOf(film.frames, task.n).map((frame) => ({
    camera: filmCamera(film.knots, film.view, frame),
    width,
    height,
    samples: spec.samples,
    seed: spec.seed,
    meter,
  }));
  const { default: sharp } = await import('sharp');
  const pictures = (await threads.frames(frames, signal)).map((pixels) =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 1, adaptiveFiltering: true })
      .toBuffer(),
  );
  return packFrames(await Promise.all(pictures));
}

/** Cameras the light of the whole film is measured by. */
export function meterCameras(film: Film) {
  return Array.from({ length: meterViews }, (_, n) =>
    filmCamera(film.knots, film.view, Math.round(((film.frames - 1) * n) / (meterViews - 1))),
  );
}
