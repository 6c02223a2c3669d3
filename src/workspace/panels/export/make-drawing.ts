import type { Design, Level } from '#design/document.ts';
import { planDxf } from '#exchange/dxf/plan-dxf.ts';
import { barePlan, type PlanOptions } from '#exchange/paper/plan-sheet.ts';
import { drawSheet } from '#exchange/paper/sheet-canvas.ts';
import type { Sheet } from '#exchange/paper/sheet.ts';
import { sheetSvg } from '#exchange/paper/sheet-svg.ts';
import type { ExportChoices } from './export-choices.ts';

/** Where nobody chose one. */
export const bareScale = 50;
/** Browsers refuse larger canvases. */
const mostPixels = 64_000_000;

/** A storey as a drawing, made here from what is on the screen. */
export async function makeDrawing(
  format: 'svg' | 'png' | 'dxf',
  design: Design,
  level: Level,
  { scale, width }: Pick<ExportChoices, 'scale' | 'width'>,
  options: PlanOptions,
): Promise<Blob | null> {
  if (format === 'dxf') return new Blob([planDxf(design, level, options)], { type: 'image/vnd.dxf' });
  const sheet = barePlan(design, level, scale === 'fit' || format === 'png' ? bareScale : scale, options);
  if (format === 'svg') return new Blob([sheetSvg(sheet)], { type: 'image/svg+xml' });
  return pictureOf(sheet, width);
}

async function pictureOf(sheet: Sheet, width: number): Promise<Blob | null> {
  const height = Math.max(1, Math.round((width * sheet.height) / sheet.width));
  if (width * height > mostPixels) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext('2d');
  if (!ink) return null;
  await facesFor(sheet);
  drawSheet(ink, sheet, width / sheet.width);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** A canvas does not wait for the faces it is told to set letters in. */
export async function facesFor({ marks }: Sheet): Promise<void> {
  const words = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join('');
  const faces = ["400 10px 'Be Vietnam Pro'", "600 10px 'Be Vietnam Pro'", "400 10px 'Noto Sans SC'"];
  await Promise.all(faces.map((face) => document.fonts?.load(face, words).catch(() => [])));
}
