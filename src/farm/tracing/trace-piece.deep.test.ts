import { afterAll, beforeAll, expect, test } from 'vitest';
import { textureCache } from '#models/materials/texture.ts';
import {
  fromHalves,
  meterChannels,
  meterPiece,
  meterSize,
  pieceCount,
  pieceRect,
  sentChannels,
} from '#platform/threads/render-piece.ts';
import type { PieceTask } from '#platform/threads/render-task.ts';
import { openDenoiser, type Denoiser } from '#render/denoise/denoiser.ts';
import { knowLight } from '#render/engine/know-light.ts';
import { openTraceWorkerPool, type TraceWorkerPool } from '#render/engine/trace-worker-pool.ts';
import { luminance } from '#render/picture/luminance.ts';
import { metered } from '#render/picture/meter.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { smallRoom, smallRoomCamera } from '#render/testing/small-room.ts';
import { projectFile } from '../project-file.ts';
import { traceMeter, tracePiece, type TracingTools } from './trace-piece.ts';

const width = 192;
const height = 128;
const flat = flatten(smallRoom(), textureCache(64));
let pool: TraceWorkerPool;
let denoiser: Denoiser;
let tools: TracingTools;
let meter: PieceTask['meter'];
beforeAll(async () => {
  pool = openTraceWorkerPool(flat, 2, 0);
  denoiser = await openDenoiser(projectFile('third_party/oidn/rt_hdr_alb_nrm.tza'), 2);
  tools = { flat, pool, denoiser, signal: new AbortController().signal };
  const { bytes, night } = await traceMeter(task(64, meterPiece), tools);
  const { view, ...reading } = metered(fromHalves(bytes), night);
  meter = { ...reading, view: { gain: [view.gain[0], view.gain[1], view.gain[2]] } };
  expect(bytes.length).toBe(
    meterSize({ width, height }).width * meterSize({ width, height }).height * meterChannels * 2,
  );
});
afterAll(async () => {
  await pool.close();
  await denoiser.close();
});

function task(piece: number, n: number): PieceTask {
  const { at, target, view } = smallRoomCamera;
  return {
    job: 'rj',
    n,
    scene: 'small room',
    width,
    height,
    spec: {
      camera: { kind: 'still', at: [...at], target: [...target], view },
      hour: 10,
      lamp: false,
      samples: 8,
      bounces: 6,
      seed: 1,
      detail: 'far',
      glance: false,
      film: null,
      textures: 64,
      piece,
    },
    meter,
  };
}

/** The brightness of every pixel, put together of pieces of this side. */
async function pictureOf(piece: number): Promise<Float32Array> {
  const out = new Float32Array(width * height);
  const sheet = { width, height, piece };
  for (let n = 0; n < pieceCount(sheet); n++) {
    const rect = pieceRect(sheet, n);
    const sent = fromHalves(await tracePiece(task(piece, n), tools));
    for (let y = 0; y < rect.height; y++)
      for (let x = 0; x < rect.width; x++) {
        const from = (y * rect.width + x) * sentChannels;
        out[(rect.y + y) * width + rect.x + x] = luminance(sent[from]!, sent[from + 1]!, sent[from + 2]!);
      }
  }
  return out;
}

test('D13: pieces denoised each with its apron meet as in one picture', async () => {
  const whole = await pictureOf(width);
  const pieces = await pictureOf(64);
  const key = meter?.key ?? 1;
  /** How much more two neighbouring columns differ than in the whole picture, in parts of white paper. */
  const step = (x: number) => {
    let sum = 0;
    for (let y = 0; y < height; y++) {
      const at = y * width + x;
      sum += Math.abs(pieces[at]! - pieces[at - 1]! - (whole[at]! - whole[at - 1]!)) / key;
    }
    return sum / height;
  };
  // A step of one in a hundred of white is seen by nobody; a seam without an apron has several.
  for (const seam of [64, 128]) expect(step(seam), `column ${seam}`).toBeLessThan(0.012);
});

test('K1: paths that end with known light show the same room as paths that go on, with less noise', async () => {
  const noisy = { ...tools, denoiser: null };
  const traced = async (spec: Partial<PieceTask['spec']>) => {
    const asked = task(width, 0);
    const piece = { ...asked, spec: { ...asked.spec, ...spec } };
    const { beyond } = piece.spec;
    if (beyond && meter) await knowLight(flat, pool, beyond, { ...piece.spec, key: meter.key });
    const sent = fromHalves(await tracePiece(piece, noisy));
    return Float32Array.from({ length: width * height }, (_, i) =>
      luminance(sent[i * sentChannels]!, sent[i * sentChannels + 1]!, sent[i * sentChannels + 2]!),
    );
  };
  const apart = (a: Float32Array, b: Float32Array) =>
    Math.sqrt(a.reduce((sum, each, i) => sum + (onFilm(each) - onFilm(b[i]!)) ** 2, 0) / a.length);
  const onFilm = (light: number) => light / (light + (meter?.key ?? 1));
  const mean = (of: Float32Array) => of.reduce((sum, each) => sum + onFilm(each), 0) / of.length;
  const truth = await traced({ samples: 64, seed: 2 });
  const on = await traced({ samples: 8 });
  const short = await traced({ samples: 8, beyond: { cell: 0.2, paths: 64, most: 20_000 } });
  expect(apart(short, truth) / apart(on, truth)).toBeLessThan(0.85);
  expect(mean(short) / mean(truth)).toBeGreaterThan(0.97);
  expect(mean(short) / mean(truth)).toBeLessThan(1.03);
});
