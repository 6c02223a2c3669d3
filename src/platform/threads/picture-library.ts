import { isMainThread } from 'node:worker_threads';
import { once } from '#lib/once.ts';

/** Loaders of the library that are enabled. A file is never one that was sent to us; drawings of ours are SVG. */
const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadSvgBuffer',
  'VipsForeignLoadTiffFile',
];

/**
 * What decodes and encodes pictures, loaded with the first of them. Its settings are the whole process's: the main
 * thread makes them, once, before any thread of ours uses it. No pixel cache, one thread a picture.
 */
export const pictureLibrary = once(async () => {
  const { default: sharp } = await import('sharp');
  if (isMainThread) {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: loaders });
  }
  return sharp;
});

const signs: readonly { at: number; bytes: string }[] = [
  { at: 0, bytes: '\u00ff\u00d8\u00ff' },
  { at: 0, bytes: '\u0089PNG\r\n\u001a\n' },
  { at: 8, bytes: 'WEBP' },
  { at: 4, bytes: 'ftyp' },
];

/** Whether it begins as JPEG, PNG, WebP or HEIF do: nothing else that was sent to us is given to the library. */
export function isPictureFile(file: Uint8Array): boolean {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(16, file.byteLength)).toString('latin1');
  return signs.some(({ at, bytes }) => head.startsWith(bytes, at));
}

/** A picture of somebody's as the square a texture is: red, green, blue. */
export async function texturePixels(file: Uint8Array, side: number, mostPixels: number): Promise<Uint8Array> {
  if (!isPictureFile(file)) throw new Error('not a picture');
  const sharp = await pictureLibrary();
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .resize({ width: side, height: side, fit: 'fill', kernel: 'linear' })
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .timeout({ seconds: 20 })
    .toBuffer();
}
