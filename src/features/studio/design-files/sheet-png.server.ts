import { sheetSvg } from '#exchange/paper/sheet-svg.ts';
import { inks } from '#exchange/paper/sheet.ts';
import type { Sheet, TextMark } from '#exchange/paper/sheet.ts';
import type { Faces } from '#features/foundation/pdf/faces.server.ts';
import { letterPaths, type LetterPaths } from '#features/foundation/pdf/letter-paths.server.ts';
import { mostPicturePixels } from './export-limits.ts';

/** A sheet as a picture so many pixels wide; `too_large` where it would be far higher than wide. */
export async function sheetPng(sheet: Sheet, width: number, faces: Faces): Promise<Uint8Array | 'too_large'> {
  if (width * ((width * sheet.height) / sheet.width) > mostPicturePixels) return 'too_large';
  const paths = await letterPaths(faces);
  const svg = sheetSvg(sheet, { pixels: width, letters: (mark) => outlined(mark, paths) });
  // The encoder is loaded with the first picture.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().png({ palette: true }).toBuffer();
}

const before = { left: 0, middle: 0.5, right: 1 } as const;

function outlined(mark: TextMark, paths: LetterPaths): string {
  const { text, x, y, size, align, weight, colour, turn = 0, ground, most } = mark;
  const { letters, width } = paths.set(text, size, weight, most);
  const start = -width * before[align];
  const shapes = letters
    .map(
      (letter) =>
        `<path d="${letter.d}" transform="translate(${start + letter.x} 0) scale(${letter.scale} ${-letter.scale})"/>`,
    )
    .join('');
  const halo = ground
    ? `<rect x="${start - size * 0.25}" y="${-size * 0.86}" width="${width + size * 0.5}" height="${size * 1.14}" fill="${inks.paper}"/>`
    : '';
  return `<g fill="${colour}" transform="translate(${x} ${y}) rotate(${-turn})">${halo}${shapes}</g>`;
}
