import { createFaces, faceNames, faceRuns, shortenedText, type Faces, type FaceWeight } from './faces.server.ts';

/** What is set in one go: one size, one weight, one colour. Points. */
interface TextStyle {
  size: number;
  weight?: FaceWeight;
  colour?: string;
}
export interface PdfText {
  width(text: string, setting: TextStyle): number;
  /**
   * `y` is the base line. Right-aligned, the line ends at `x`. What is wider than `most` is truncated with an ellipsis.
   */
  write(
    text: string,
    x: number,
    y: number,
    setting: TextStyle & { align?: 'left' | 'middle' | 'right'; most?: number | undefined },
  ): void;
}

const before = { middle: 0.5, right: 1 } as const;

/** Sets lines in three languages, each glyph in the part that has it, all on one base line. */
export async function pdfText(doc: PDFKit.PDFDocument, faces: Faces = createFaces()): Promise<PdfText> {
  await Promise.all(faceNames.map(async (face) => doc.registerFont(face, await faces.open(face))));
  const measured = (face: string, words: string, { size }: TextStyle) =>
    doc.font(face).fontSize(size).widthOfString(words);
  const width = (text: string, setting: TextStyle) =>
    faceRuns(text, setting.weight).reduce((sum, { face, words }) => sum + measured(face, words, setting), 0);
  return {
    width,
    write(text, x, y, setting) {
      const { most, align = 'left' } = setting;
      const shown = most === undefined ? text : shortenedText(text, (words) => width(words, setting) <= most);
      // What begins at `x` need not be measured.
      let at = align === 'left' ? x : x - width(shown, setting) * before[align];
      for (const { face, words } of faceRuns(shown, setting.weight)) {
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
