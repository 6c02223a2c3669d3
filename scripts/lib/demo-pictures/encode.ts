import sharp from 'sharp';
import type { DrawnPicture } from './render-context.ts';

const qualities = [72, 66, 60, 54, 48, 42];

/** AVIF, at the best quality the byte limit allows. */
export async function encoded({ pixels, width, height }: DrawnPicture, most: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (bytes.byteLength <= most) break;
  }
  return bytes;
}

/** Shown in the page until the picture is loaded: a WebP in at most 200 characters, as for uploads. */
export async function placeholderOf({ pixels, width, height }: DrawnPicture): Promise<string> {
  for (const side of [16, 12, 8, 4]) {
    const text = (
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .resize({ width: side, height: side, fit: 'inside' })
        .webp({ quality: 30, effort: 6 })
        .toBuffer()
    ).toString('base64');
    if (text.length <= 200) return text;
  }
  return '';
}
