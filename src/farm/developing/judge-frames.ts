import { meterViews, unpackFrames } from '#platform/threads/film.ts';
import { meterSize } from '#platform/threads/render-piece.ts';
import type { Developer, JudgedPiece } from '#platform/threads/developer.ts';
import { smallSize } from './develop.ts';

/** Brighter or darker than the meter's pictures by more than this is no film of the same home. */
const furthest = 4;
/** Of 255: in the dark everything is many times something. */
const dark = 12;

type Asked = Parameters<Developer['judgeFrames']>[0];

export async function judgeFrames({ bytes, frames, size, meterThumb }: Asked): Promise<JudgedPiece> {
  const packed = unpackFrames(bytes);
  if (packed?.length !== frames) return { ok: false, why: 'size' };
  const { default: sharp } = await import('sharp');
  const { least, most } = expected(size, meterThumb);
  let thumb: Uint8Array | null = null;
  for (const frame of packed) {
    const opened = sharp(frame, { limitInputPixels: size.width * size.height });
    const { width, height, format } = await opened.metadata().catch(() => ({ width: 0, height: 0, format: '' }));
    if (!isLossless(format) || width !== size.width || height !== size.height) return { ok: false, why: 'size' };
    const pixels = await opened
      .removeAlpha()
      .raw()
      .toBuffer()
      .catch(() => null);
    if (!pixels) return { ok: false, why: 'numbers' };
    const mean = meanOf(pixels);
    if (mean > furthest * Math.max(most, dark) || (least > dark && mean < least / furthest))
      return { ok: false, why: 'brightness' };
    thumb ??= await sharp(pixels, { raw: { ...size, channels: 3 } })
      .resize({ ...smallSize(size, size), fit: 'fill' })
      .raw()
      .toBuffer();
  }
  return { ok: true, thumb: Uint8Array.from(thumb ?? []), developed: null };
}

/** How dark and how bright the home is where the meter looked, as developed. */
function expected(size: Asked['size'], meterThumb: Uint8Array): { least: number; most: number } {
  const { width, height } = meterSize(size);
  const means = Array.from({ length: meterViews }, (_, n) =>
    meanOf(meterThumb.subarray(n * width * height * 3, (n + 1) * width * height * 3)),
  );
  return { least: Math.min(...means), most: Math.max(...means) };
}

function meanOf(pixels: Uint8Array): number {
  let sum = 0;
  for (const each of pixels) sum += each;
  return sum / Math.max(1, pixels.length);
}

/** PNG; WebP from machines of before, without loss too. */
function isLossless(format: string | undefined): boolean {
  return format === 'png' || format === 'webp';
}
