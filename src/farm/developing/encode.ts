import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import type { Tiles } from '#platform/threads/tiles.ts';

/** Pixels of the longer side of what a page shows. */
const shownSide = 1800;
/** From so many pixels on half the colour is enough: nobody sees all of it at once. */
const vast = 150_000_000;

/** A file of strips as one to download, beside it, and as one to look at. */
export async function encode(file: string, { width, height }: { width: number; height: number }): Promise<Uint8Array> {
  const huge = width * height > vast;
  await (
    await opened(file)
  )
    .jpeg({ quality: huge ? 88 : 92, chromaSubsampling: huge ? '4:2:0' : '4:4:4' })
    .withIccProfile('srgb')
    .toFile(`${file}.jpg`);
  return (await opened(file))
    .resize({ width: shownSide, height: shownSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 2, smartSubsample: true })
    .toBuffer();
}

/** Into a folder beside it, by level, row and column. */
export async function cutTiles(file: string, { side }: Tiles): Promise<void> {
  await (
    await opened(file)
  )
    .webp({ quality: 82, effort: 1 })
    .tile({ size: side, overlap: 0, depth: 'onetile', layout: 'dz', container: 'fs' })
    .toFile(`${file}.dz`);
}

interface Tile {
  level: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

/** Those of the finest levels; level 0 is the coarsest of them. */
export async function* readTiles(file: string, { levels }: Tiles): AsyncGenerator<Tile> {
  const folder = `${file}_files`;
  const finest = Math.max(...(await readdir(folder)).map(Number).filter(Number.isInteger));
  for (let level = 0; level < levels; level++) {
    const from = join(folder, String(finest - levels + 1 + level));
    for (const name of await readdir(from)) {
      const [x, y] = name.split(/[_.]/).map(Number);
      yield { level, x: x ?? 0, y: y ?? 0, bytes: await readFile(join(from, name)) };
    }
  }
}

async function opened(file: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(file, { limitInputPixels: false, sequentialRead: true });
}
