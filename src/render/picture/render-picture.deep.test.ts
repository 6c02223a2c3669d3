import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textureCache } from '#models/materials/texture.ts';
import { openDenoiser } from '#render/denoise/denoiser.ts';
import { Cancelled } from '#render/engine/engine.ts';
import { renderPicture } from '#render/picture/render-picture.ts';
import type { PictureOptions } from '#render/picture/render-picture.ts';
import { smallRoom, smallRoomCamera } from '#render/testing/small-room.ts';

const width = 160;
const height = 90;
const textures = textureCache(64);
const folder = mkdtempSync(join(tmpdir(), 'hien-render-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shot = (samples: number) => ({ camera: smallRoomCamera, width, height, samples, seed: 1 });
const render = (samples: number, options: Partial<PictureOptions> = {}) =>
  renderPicture(smallRoom(), shot(samples), { textures, threads: 1, niceness: 0, ...options });

describe('a small room at 160 × 90', () => {
  /** Traced without a break, by one thread. */
  let whole: Awaited<ReturnType<typeof render>>;
  beforeAll(async () => {
    whole = await render(2);
  });

  test('is the same on every run, by one thread or two', async () => {
    const two = await render(2, { threads: 2 });
    expect(Buffer.from(two.light.buffer).equals(Buffer.from(whole.light.buffer))).toBe(true);
    expect(Buffer.from(two.pixels).equals(Buffer.from(whole.pixels))).toBe(true);
  });

  test('looks as it did (testing/small-room.png), and is no noise', async () => {
    const denoiser = await openDenoiser(join(import.meta.dirname, '../../../third_party/oidn/rt_hdr_alb_nrm.tza'), 1);
    const { pixels } = await render(8, { denoiser });
    await denoiser.close();
    const file = join(import.meta.dirname, '../testing/small-room.png');
    if (process.env.HIEN_KEEP_REFERENCE)
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .png()
        .toFile(file);
    const wanted = await sharp(file).raw().toBuffer();
    const apart = pixels.reduce((sum, value, i) => sum + Math.abs(value - wanted[i]!), 0) / pixels.length;
    expect(apart).toBeLessThan(2);
    expect(new Set(pixels).size).toBeGreaterThan(150);
  });

  test('cancelled and begun again, it goes on where it was and ends the same', async () => {
    const keep = join(folder, 'cancelled');
    const stop = new AbortController();
    const broken = render(2, {
      keep,
      signal: stop.signal,
      onProgress: (stage, done) => stage === 'trace' && done === 2 && stop.abort(),
    });
    await expect(broken).rejects.toThrow(Cancelled);
    const begun: number[] = [];
    const again = await render(2, { keep, onProgress: (stage, done) => void (stage === 'trace' && begun.push(done)) });
    expect(begun[0]).toBe(2);
    expect(Buffer.from(again.light.buffer).equals(Buffer.from(whole.light.buffer))).toBe(true);
  });

  test('killed and begun again, it ends the same', async () => {
    const keep = join(folder, 'killed');
    await killedAfterTwoTiles(keep);
    const [key] = readdirSync(keep);
    expect(readdirSync(join(keep, key!)).filter((name) => name.endsWith('.f32'))).toHaveLength(2);
    const begun: number[] = [];
    const again = await render(2, { keep, onProgress: (stage, done) => void (stage === 'trace' && begun.push(done)) });
    expect(begun[0]).toBe(2);
    expect(readdirSync(keep)).toEqual([key]);
    expect(Buffer.from(again.light.buffer).equals(Buffer.from(whole.light.buffer))).toBe(true);
  });
});

/** Another process at the same work, ended without warning. */
function killedAfterTwoTiles(keep: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/render-small-room.ts'), keep], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (said: Buffer) => {
    if (/trace 2\n/.test(String(said))) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) =>
    child.once('exit', (_, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error('it was not killed in time')),
    ),
  );
}
