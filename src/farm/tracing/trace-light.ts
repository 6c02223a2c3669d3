import { setImmediate } from 'node:timers/promises';
import type { Design } from '#design/document.ts';
import { packLightPiece } from '#platform/threads/light-piece.ts';
import { pieceCount } from '#platform/threads/render-piece.ts';
import type { PieceTask } from '#platform/threads/render-task.ts';
import { brightestBounce, ownThread } from '#render/engine/know-light.ts';
import { meterSettings } from '#render/engine/own-engine.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { bakedPlaces } from '#render/light-cache/bake-light.ts';
import { gatherLight } from '#render/light-cache/gather-light.ts';
import type { LightPlaces } from '#render/light-cache/light-places.ts';
import { standpointsOf } from '#render/light-cache/standpoints.ts';
import { pathTracer, type PathTracer } from '#render/trace/path.ts';
import { mixed } from '#render/trace/sampler.ts';
import { traceRect, type TracingTools } from './trace-piece.ts';

/** Places whose light is gathered before somebody may say stop. */
const atOnce = 64;
const meterSamples = 16;

/** The light of one home, kept between its pieces. */
export interface LightTools {
  places: LightPlaces;
  tracer: PathTracer;
}

export function openLightTools({ flat }: Pick<TracingTools, 'flat'>, { spec, meter }: PieceTask): LightTools {
  if (!spec.light || !meter) throw new Error('light comes after its meter');
  const kernel = kernelOf(flat, ownThread);
  return {
    places: bakedPlaces(flat, kernel, spec.light.cell),
    tracer: pathTracer(flat, kernel, { bounces: spec.bounces, clamp: brightestBounce * meter.key, view: 1 }),
  };
}

/** One piece of a home's light: each has cells from everywhere, so that all are alike. */
export async function traceLight(
  task: PieceTask,
  design: Design,
  tools: TracingTools,
  { places, tracer }: LightTools,
): Promise<Uint8Array<ArrayBuffer>> {
  const { spec, n } = task;
  const pieces = pieceCount({ width: task.width, height: task.height, piece: spec.piece });
  const mine = [...places.keys.keys()].filter((i) => mixed(places.keys[i]!) % pieces === n);
  const light = new Float32Array(mine.length * 3);
  const how = { paths: spec.light?.paths ?? 1, seed: spec.seed };
  for (let at = 0; at < mine.length; at++) {
    if (at % atOnce === 0) await setImmediate();
    if (tools.signal.aborted) throw new Error('stopped');
    const i = mine[at]!;
    light.set(gatherLight(tracer, places, i, i + 1, how) ?? [], at * 3);
  }
  const pictures = [];
  for (const [standpoint, { width, height, ...camera }] of standpointsOf(design).entries()) {
    if (standpoint % pieces !== n) continue;
    const shot = { camera, width, height, samples: meterSamples, seed: spec.seed };
    const picture = await traceRect({ x: 0, y: 0, width, height }, shot, meterSettings, tools);
    pictures.push({ standpoint, width, height, picture });
  }
  const { cell, low, counts } = places;
  return packLightPiece({
    cell,
    low: [...low],
    counts: [...counts],
    keys: Uint32Array.from(mine, (i) => places.keys[i]!),
    light,
    pictures,
  });
}
