import { cpuUsage } from 'node:process';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Design } from '#design/document.ts';
import { samples } from '#design/samples/samples.ts';
import { required } from '#lib/errors.ts';
import { judgeMeter } from '#farm/developing/judge.ts';
import { look } from '#farm/developing/look.ts';
import { framesIn, openFilmEncoder } from '#farm/developing/film-encoder.ts';
import { lightOf, traceFilmPiece } from '#farm/filming/film-piece.ts';
import { openFilmThreads } from '#farm/filming/film-threads.ts';
import { pieceScene } from '#farm/tracing/piece-scene.ts';
import { traceMeter, tracePiece, type TracingTools } from '#farm/tracing/trace-piece.ts';
import { sizeOf } from '#features/studio/rendering/render-sizes.ts';
import { filmRate, meterViews } from '#platform/threads/film.ts';
import { meterPiece, meterSize, pieceCount } from '#platform/threads/render-piece.ts';
import type { PieceTask } from '#platform/threads/render-task.ts';
import { knowLight } from '#render/engine/know-light.ts';
import { openTraceWorkerPool } from '#render/engine/trace-worker-pool.ts';

/**
 * CPU seconds of a still and of a film (PRODUCT K1), of some pieces of them: `node bench/render-time.ts [pieces] [frames]
 * [out.png]`. One thread, the furnished flat, not denoised.
 */
const pieces = Number(process.argv[2] ?? 2);
const frames = Number(process.argv[3] ?? 2);
const home: Design = samples['furnished-flat']();
const signal = new AbortController().signal;
const cpu = (): number => (cpuUsage().user + cpuUsage().system) / 1e6;
const say = (what: string, seconds: number): void =>
  void process.stdout.write(`${what}: ${seconds.toFixed(1)} CPU-s\n`);

async function measured<T>(what: string, work: () => Promise<T>): Promise<{ made: T; seconds: number }> {
  const before = cpu();
  const made = await work();
  const seconds = cpu() - before;
  say(what, seconds);
  return { made, seconds };
}

const seen = look({
  text: JSON.stringify(home),
  cameras: ['cm_living', 'cm_dining'].map((id) => ({ id })),
  hours: [10],
  lamp: false,
  as: 'walk',
  seconds: null,
});
if (!seen.ok || !seen.walk) throw new Error('there is no way');
const { camera } = seen.views[0]!;
const sold = required(sizeOf('photo', '2k'), 'The size');
const light = required(sold.beyond, 'Light that paths end with');
const task: PieceTask = {
  job: 'bench',
  n: meterPiece,
  scene: 'bench',
  width: 1920,
  height: 1280,
  meter: null,
  spec: {
    camera: { ...camera, kind: 'still' },
    hour: 10,
    lamp: false,
    samples: sold.samples,
    beyond: light,
    bounces: 8,
    seed: 1,
    detail: 'near',
    textures: 512,
    piece: 256,
    glance: false,
    film: null,
  },
};

const source = { text: JSON.stringify(home), models: new Map<string, Uint8Array>() };

async function still(): Promise<void> {
  const { made: flat } = await measured('still: scene', () => pieceScene(source, task.spec));
  const tools: TracingTools = { flat, pool: openTraceWorkerPool(flat, 1, 0), denoiser: null, signal };
  const { made: meter } = await measured('still: meter', () => traceMeter(task, tools));
  const read = judgeMeter({ ...meter, ...meterSize(task), as: 'still' });
  if (!read.ok) throw new Error(read.why);
  const all = pieceCount({ ...task, piece: 256 });
  const known = await measured('still: light that paths end with', () =>
    knowLight(flat, tools.pool, light, { ...task.spec, key: read.meter.key }, signal),
  );
  const { seconds } = await measured(`still: ${pieces} of ${all} pieces`, async () => {
    for (let n = 0; n < pieces; n++)
      await tracePiece({ ...task, n: Math.floor((all * (n + 0.5)) / pieces), meter: read.meter }, tools);
  });
  say('still: 2K by these', known.seconds + (seconds / pieces) * all);
  await tools.pool.close();
}

async function walk(): Promise<void> {
  const film = { frames, view: 55, knots: seen.ok && seen.walk ? seen.walk.knots : [] };
  const { beyond: _, ...plain } = task.spec;
  const spec = { ...plain, detail: 'middle' as const, textures: 256, samples: 2, film };
  const asked: PieceTask = { ...task, width: 1280, height: 720, spec };
  const flat = await pieceScene(source, spec);
  const pool = openTraceWorkerPool(flat, 1, 0);
  const meter = await traceMeter(asked, { flat, pool, denoiser: null, signal });
  await pool.close();
  const size = meterSize(asked, meterViews);
  const read = judgeMeter({ ...meter, ...size, as: 'film' });
  if (!read.ok) throw new Error(read.why);
  const ready = { ...asked, n: 0, meter: read.meter };
  const threads = openFilmThreads(flat, 1, 0);
  await measured('film: light', () => threads.light(lightOf(ready, film), signal));
  const { made, seconds } = await measured(`film: ${frames} frames of 720p`, () =>
    traceFilmPiece(ready, film, threads, signal),
  );
  say('film: a second of 720p24 by these', (seconds / frames) * filmRate);
  await threads.close();
  const encoder = await openFilmEncoder({ width: 1280, height: 720 }, '/dev/null', null);
  await measured(`film: encoding ${frames} frames`, async () => {
    for await (const pixels of framesIn(made)) {
      await encoder.add(pixels);
      const out = process.argv[4];
      if (out !== undefined)
        writeFileSync(
          out,
          await sharp(pixels, { raw: { width: 1280, height: 720, channels: 3 } })
            .png()
            .toBuffer(),
        );
    }
    await encoder.end();
  });
}

await still();
await walk();
