import sharp from 'sharp';
import type { Sharp } from 'sharp';

export interface SheetOptions {
  columns: number;
  width: number;
  height: number;
  gap?: number;
}

/** Pictures side by side on the site's background colour. */
export async function pictureSheet(
  files: readonly string[],
  { columns, width, height, gap = 8 }: SheetOptions,
): Promise<Sharp> {
  const rows = Math.ceil(files.length / columns);
  const placed = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize({ width, height, fit: 'cover' }).png().toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    })),
  );
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#f4f2ec',
    },
  }).composite(placed);
}
