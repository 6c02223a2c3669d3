import {
  glancePiece,
  glanceSheet,
  meterSize,
  pieceRect,
  sentChannels,
  toHalves,
  type PieceRect,
} from '#platform/threads/render-piece.ts';
import type { PieceTask } from '#platform/threads/render-task.ts';
import type { Denoiser } from '#render/denoise/denoiser.ts';
import { isNight, meterSamples, meterSeed, meterSettings, tilesOf } from '#render/engine/own-engine.ts';
import type { TraceWorkerPool } from '#render/engine/trace-worker-pool.ts';
import { brightestBounce } from '#render/engine/know-light.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { TileSettings } from '#render/engine/trace-worker.ts';
import { meterCameras } from '../filming/film-piece.ts';
import { airChannel, channels, type Shot, type Tile } from '#render/trace/tile.ts';

export interface TracingTools {
  flat: FlatScene;
  pool: TraceWorkerPool;
  denoiser: Denoiser | null;
  signal: AbortSignal;
}

/**
 * Pixels traced around a piece and thrown away: the denoiser judges what it keeps by its surroundings, and pieces meet
 * without a seam. Every pixel more is paid for by all.
 */
const apron = 16;
/** Tiles that threads share a piece by. */
const tileSide = 32;

/** The small picture the light is measured by: all the tracer knows of it. */
export async function traceMeter(
  task: PieceTask,
  tools: TracingTools,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; night: boolean }> {
  const size = meterSize(task);
  const { camera, film } = task.spec;
  const views = film ? meterCameras(film) : [camera];
  const pictures = [];
  for (const view of views)
    pictures.push(
      await traceRect(
        { x: 0, y: 0, ...size },
        { ...size, camera: view, samples: meterSamples, seed: meterSeed },
        meterSettings,
        tools,
      ),
    );
  const all = new Float32Array(views.length * size.width * size.height * channels);
  for (const [n, picture] of pictures.entries()) all.set(picture, n * picture.length);
  return { bytes: toHalves(all), night: isNight(tools.flat) };
}

/** The whole, as one small piece of few samples. */
function atAGlance(task: PieceTask): PieceTask {
  const { piece, ...size } = glanceSheet(task);
  return { ...task, ...size, n: 0, spec: { ...task.spec, piece, samples: Math.min(2, task.spec.samples) } };
}

/** One piece, denoised: light, colour and open air. */
export async function tracePiece(asked: PieceTask, tools: TracingTools): Promise<Uint8Array<ArrayBuffer>> {
  const task = asked.n === glancePiece ? atAGlance(asked) : asked;
  const { spec, meter, width, height } = task;
  if (!meter) throw new Error('a piece comes after its meter');
  const shot: Shot = { camera: spec.camera, width, height, samples: spec.samples, seed: spec.seed };
  const clamp = brightestBounce * meter.key;
  const settings: TileSettings = { bounces: spec.bounces, clamp, view: meter.hold, beyond: spec.beyond !== undefined };
  const kept = pieceRect({ width, height, piece: spec.piece }, task.n);
  const seen = widened(kept, task);
  const traced = await traceRect(seen, shot, settings, tools);
  const light = tools.denoiser ? await tools.denoiser.clean(traced, seen.width, seen.height, 0.25 / meter.key) : null;
  return toHalves(cut(traced, light, seen, kept));
}

/** A panorama goes on beyond its left and right edge. */
function widened({ x, y, width, height }: PieceRect, { width: wide, height: high, spec }: PieceTask): PieceRect {
  const round = spec.camera.kind === 'panorama';
  const left = round ? x - apron : Math.max(0, x - apron);
  const right = round ? x + width + apron : Math.min(wide, x + width + apron);
  const top = Math.max(0, y - apron);
  return { x: left, y: top, width: right - left, height: Math.min(high, y + height + apron) - top };
}

/** All channels of a rectangle of a shot. */
export async function traceRect(
  rect: PieceRect,
  shot: Shot,
  settings: TileSettings,
  { pool, signal }: TracingTools,
): Promise<Float32Array> {
  const out = new Float32Array(rect.width * rect.height * channels);
  const tiles: Tile[] = tilesOf(rect, tileSide).map((tile) => ({ ...tile, x: tile.x + rect.x, y: tile.y + rect.y }));
  const paste = (tile: Tile, _: number, pixels: Float32Array): void => {
    const row = tile.width * channels;
    for (let y = 0; y < tile.height; y++)
      out.set(
        pixels.subarray(y * row, (y + 1) * row),
        ((tile.y - rect.y + y) * rect.width + tile.x - rect.x) * channels,
      );
  };
  await pool.trace(tiles, shot, settings, paste, signal);
  return out;
}

/** What is sent of a piece: without its apron and without what only the denoiser needs. */
function cut(traced: Float32Array, light: Float32Array | null, seen: PieceRect, kept: PieceRect): Float32Array {
  const out = new Float32Array(kept.width * kept.height * sentChannels);
  for (let y = 0; y < kept.height; y++)
    for (let x = 0; x < kept.width; x++) {
      const pixel = (y + kept.y - seen.y) * seen.width + x + kept.x - seen.x;
      const from = pixel * channels;
      const to = (y * kept.width + x) * sentChannels;
      for (let k = 0; k < 3; k++) {
        out[to + k] = light ? light[pixel * 3 + k]! : traced[from + k]!;
        out[to + 3 + k] = traced[from + 3 + k]!;
      }
      out[to + 6] = traced[from + airChannel]!;
    }
  return out;
}
