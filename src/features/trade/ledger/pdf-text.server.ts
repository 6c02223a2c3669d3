import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openWoff } from './open-woff.server.ts';

type Weight = 'plain' | 'strong';
/** What is set in one go: one size, one weight, one colour. Points. */
interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
}
export interface PdfText {
  width(text: string, setting: TextStyle): number;
  /**
   * `y` is the base line. Right-aligned, the line ends at `x`. What is wider than `most` is truncated with an ellipsis.
   */
  write(text: string, x: number, y: number, setting: TextStyle & { align?: 'left' | 'right'; most?: number }): void;
}

/**
 * Our font comes in parts, each with some of the glyphs (its own style sheets say which); everything else is set in the
 * Chinese font.
 */
const parts = [
  {
    part: 'vietnamese',
    letters: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]|\p{M}/u,
  },
  { part: 'latin', letters: /[ -\u00ff\u0131\u0152\u0153\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/u },
  { part: 'latin-ext', letters: /[\u0100-\u024f\u1e00-\u1e9f]/u },
] as const;
const chinese = 'chinese';

/** Sets lines in three languages, each glyph in the part that has it, all on one base line. */
export async function pdfText(doc: PDFKit.PDFDocument): Promise<PdfText> {
  await Promise.all(
    (['plain', 'strong'] as const).flatMap((weight) =>
      [...parts.map((each) => each.part), chinese].map(async (part) =>
        doc.registerFont(faceOf(part, weight), await openWoff(await readFile(fileOf(part, weight)))),
      ),
    ),
  );
  const measured = (face: string, words: string, { size }: TextStyle) =>
    doc.font(face).fontSize(size).widthOfString(words);
  const width = (text: string, setting: TextStyle) =>
    runsOf(text, setting.weight).reduce((sum, { face, words }) => sum + measured(face, words, setting), 0);
  return {
    width,
    write(text, x, y, setting) {
      const shown = setting.most === undefined ? text : fitted(text, (words) => width(words, setting) <= setting.most!);
      let at = setting.align === 'right' ? x - width(shown, setting) : x;
      for (const { face, words } of runsOf(shown, setting.weight)) {
        doc
          .font(face)
          .fontSize(setting.size)
          .fillColor(setting.colour ?? '#1c231f')
          .text(words, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += measured(face, words, setting);
      }
    },
  };
}

function runsOf(text: string, weight: Weight = 'plain'): { face: string; words: string }[] {
  const runs: { face: string; words: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const face = faceOf(parts.find(({ letters }) => letters.test(letter))?.part ?? chinese, weight);
    const last = runs.at(-1);
    if (last?.face === face) last.words += letter;
    else runs.push({ face, words: letter });
  }
  return runs;
}

function fitted(text: string, fits: (words: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function faceOf(part: string, weight: Weight): string {
  return `${part} ${weight}`;
}

function fileOf(part: string, weight: Weight): string {
  const file =
    part === chinese
      ? `noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight === 'plain' ? 400 : 500}-normal.woff`
      : `be-vietnam-pro/files/be-vietnam-pro-${part}-${weight === 'plain' ? 400 : 600}-normal.woff`;
  return createRequire(import.meta.url).resolve(`@fontsource/${file}`);
}
