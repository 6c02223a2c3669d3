import type { Sharp } from 'sharp';
import { glanceSheet, meterSize, pieceRect } from '#platform/threads/render-piece.ts';
import type { Developer, SheetOfPieces } from '#platform/threads/developer.ts';
import { smallSize } from './develop.ts';

interface Growing {
  sheet: SheetOfPieces;
  /** Three bytes a pixel, as they were developed when they came. */
  meterThumb: Uint8Array;
  glance: Uint8Array | null;
  thumbs: readonly { n: number; thumb: Uint8Array }[];
}

/** A picture on its way: soft where only the meter has looked, sharp where pieces have come. */
export async function grow({ sheet, meterThumb, glance, thumbs }: Growing): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const whole = smallSize(sheet, sheet);
  const pixels = await (glance === null ? softly() : clearly(glance)).raw().toBuffer();
  const by = whole.width / sheet.width;
  for (const { n, thumb } of thumbs) {
    const rect = pieceRect(sheet, n);
    const size = smallSize(rect, sheet);
    const left = Math.min(whole.width - size.width, Math.round(rect.x * by));
    const top = Math.min(whole.height - size.height, Math.round(rect.y * by));
    for (let y = 0; y < size.height; y++)
      pixels.set(thumb.subarray(y * size.width * 3, (y + 1) * size.width * 3), ((top + y) * whole.width + left) * 3);
  }
  return sharp(pixels, { raw: { ...whole, channels: 3 } })
    .webp({ quality: 78, effort: 1 })
    .toBuffer();

  function softly(): Sharp {
    return sharp(meterThumb, { raw: { ...meterSize(sheet), channels: 3 } })
      .resize({ ...whole, fit: 'fill', kernel: 'cubic' })
      .blur(16);
  }
  function clearly(seen: Uint8Array): Sharp {
    const { width, height } = glanceSheet(sheet);
    return sharp(seen, { raw: { width, height, channels: 3 } }).resize({ ...whole, fit: 'fill', kernel: 'cubic' });
  }
}

/** A film on its way: its newest frame, or what the meter saw first. */
export async function growFilm({
  size,
  meterThumb,
  newest,
}: Parameters<Developer['growFilm']>[0]): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const whole = smallSize(size, size);
  const first = meterSize(size);
  const seen = newest
    ? sharp(newest, { raw: { ...whole, channels: 3 } })
    : sharp(meterThumb.subarray(0, first.width * first.height * 3), { raw: { ...first, channels: 3 } })
        .resize({ ...whole, fit: 'fill', kernel: 'cubic' })
        .blur(16);
  return seen.webp({ quality: 78, effort: 1 }).toBuffer();
}
