import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { inks } from '#exchange/paper/sheet.ts';
import type { LaidMark, Mark, PathMark, Sheet, TextMark } from '#exchange/paper/sheet.ts';
import type { Faces } from '#features/foundation/pdf/faces.server.ts';
import { pdfText, type PdfText } from '#features/foundation/pdf/pdf-text.server.ts';

/** Points of a millimetre. */
const points = 72 / 25.4;

export interface PdfFacts {
  title: string;
  author: string;
  /** Of the reader, as `Intl` names it. */
  language: string;
  now: Date;
}

/** Sheets as the pages of a PDF, in true millimetres, letters as text that can be searched and copied. */
export async function sheetPdf(sheets: readonly Sheet[], facts: PdfFacts, faces: Faces): Promise<Uint8Array> {
  const doc = new Pdf({
    autoFirstPage: false,
    margin: 0,
    lang: facts.language,
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, Creator: 'Hiên', CreationDate: facts.now },
  });
  const bytes = buffer(doc);
  const text = await pdfText(doc, faces);
  for (const { width, height, marks } of sheets) {
    doc.addPage({ size: [width * points, height * points], margin: 0 });
    doc.save().scale(points);
    doc.lineJoin('round');
    for (const mark of marks) drawMark(doc, text, mark);
    doc.restore();
  }
  doc.end();
  return bytes;
}

function drawMark(doc: PDFKit.PDFDocument, text: PdfText, mark: Mark): void {
  if (mark.kind === 'text') drawText(doc, text, mark);
  else if (mark.kind === 'laid') drawJoints(doc, mark);
  else drawPath(doc, mark);
}

function drawPath(doc: PDFKit.PDFDocument, { d, fill, stroke, width, dashes }: PathMark): void {
  doc.path(d);
  if (stroke === null) {
    if (fill !== null) doc.fill(fill);
    return;
  }
  doc.lineWidth(width);
  if (dashes) doc.dash(dashes[0], { space: dashes[1] });
  if (fill === null) doc.stroke(stroke);
  else doc.fillAndStroke(fill, stroke);
  if (dashes) doc.undash();
}

/** The cell once, repeated by whoever shows the page: a floor of mosaic is no longer than one of slabs. */
function drawJoints(doc: PDFKit.PDFDocument, { d, laid, x, y, scale, stroke, width }: LaidMark): void {
  const lines = laid.path.replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, step: string, px: string, py: string) =>
    step === 'M' ? `\n${px} ${py} m ` : `${px} ${py} l `,
  );
  const pattern = doc.pattern(
    [0, 0, laid.width, laid.height],
    laid.width,
    laid.height,
    `${width * scale} w ${lines.replaceAll('\n', ' S\n').replace(/^ S/, '')} S`,
  );
  const reach = 1e6;
  doc.save();
  doc.path(d).clip();
  doc
    .translate(x, y)
    .scale(1 / scale)
    .rotate(-laid.turn);
  doc.fillColor([pattern, stroke] as unknown as string);
  doc.rect(-reach, -reach, 2 * reach, 2 * reach).fill();
  doc.restore();
}

function drawText(doc: PDFKit.PDFDocument, text: PdfText, mark: TextMark): void {
  const { x, y, size, align, weight, colour, turn = 0, ground, most } = mark;
  if (mark.text === '') return;
  doc.save();
  if (turn !== 0) doc.rotate(-turn, { origin: [x, y] });
  if (ground) {
    // A mask of paper: letters drawn twice would be copied twice.
    const wide = text.width(mark.text, { size, weight }) + size * 0.5;
    doc.rect(x - wide / 2, y - size * 0.86, wide, size * 1.14).fill(inks.paper);
  }
  text.write(mark.text, x, y, { size, weight, colour, align, most });
  doc.restore();
}
