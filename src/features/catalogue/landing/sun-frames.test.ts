import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sunFrames } from './sun-frames.ts';

const folder = join(import.meta.dirname, '../../../../public/pictures');
const sizes = { '': [1680, 940], '-phone': [780, 840] } as const;

test('E1 the front page has five hours in order, the last by lamps, each with a picture for wide windows and for phones', async () => {
  expect(sunFrames).toHaveLength(5);
  const hours = sunFrames.map(({ hour }) => hour);
  expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  expect(sunFrames.filter(({ lamps }) => lamps)).toEqual(sunFrames.slice(-1));
  for (const { name } of sunFrames)
    for (const [end, [width, height]] of Object.entries(sizes))
      expect(await sizeOf(`${name}${end}.webp`), name + end).toMatchObject({ width, height });
});

/** From memory: where the library of pictures was set up, it opens no files. */
async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  return sharp(await readFile(join(folder, file))).metadata();
}
