import { inks } from '#exchange/paper/sheet.ts';
import type { LaidMark, Mark, Sheet, TextMark } from '#exchange/paper/sheet.ts';
import { turned } from '#lib/vec2.ts';

const faces = "'Be Vietnam Pro', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";
/** More cells of joints than this are left out: they would be a grey. */
const mostCells = 20_000;

/** What is needed of a browser's canvas. */
type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws a sheet on a canvas, `pixels` a millimetre, in the faces of the page. */
export function drawSheet(canvas: Canvas, { width, height, marks }: Sheet, pixels: number): void {
  canvas.save();
  canvas.scale(pixels, pixels);
  canvas.fillStyle = inks.paper;
  canvas.fillRect(0, 0, width, height);
  canvas.lineJoin = 'round';
  for (const mark of marks) drawMark(canvas, mark);
  canvas.restore();
}

function drawMark(canvas: Canvas, mark: Mark): void {
  if (mark.kind === 'text') return drawText(canvas, mark);
  if (mark.kind === 'laid') return drawJoints(canvas, mark);
  const path = new Path2D(mark.d);
  if (mark.fill !== null) {
    canvas.fillStyle = mark.fill;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    canvas.fill(path);
  }
  if (mark.stroke === null) return;
  canvas.strokeStyle = mark.stroke;
  canvas.lineWidth = mark.width;
  canvas.setLineDash(mark.dashes ? [...mark.dashes] : []);
  canvas.stroke(path);
}

function drawJoints(canvas: Canvas, { d, laid, x, y, scale, stroke, width }: LaidMark): void {
  const { left, top, right, bottom } = extentOf(d);
  const spin = (laid.turn * Math.PI) / 180;
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([px, py]) => turned({ x: (px! - x) * scale, y: (py! - y) * scale }, spin));
  const columns = cellsBetween(corners.map((p) => p.x / laid.width));
  const rows = cellsBetween(corners.map((p) => p.y / laid.height));
  if ((columns.to - columns.from) * (rows.to - rows.from) > mostCells) return;
  const cell = new Path2D(laid.path);
  canvas.save();
  canvas.clip(new Path2D(d));
  canvas.translate(x, y);
  canvas.scale(1 / scale, 1 / scale);
  canvas.rotate(-spin);
  canvas.strokeStyle = stroke;
  canvas.lineWidth = width * scale;
  canvas.setLineDash([]);
  for (let i = columns.from; i < columns.to; i++)
    for (let k = rows.from; k < rows.to; k++) {
      canvas.save();
      canvas.translate(i * laid.width, k * laid.height);
      canvas.stroke(cell);
      canvas.restore();
    }
  canvas.restore();
}

function cellsBetween(places: readonly number[]): { from: number; to: number } {
  return { from: Math.floor(Math.min(...places)), to: Math.ceil(Math.max(...places)) };
}

/** Of the places a path names; arcs of floors bulge little beyond them. */
function extentOf(d: string): { left: number; top: number; right: number; bottom: number } {
  const ends = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(
    ([, px, py]) => [Number(px), Number(py)] as const,
  );
  const xs = ends.map(([px]) => px);
  const ys = ends.map(([, py]) => py);
  const slack = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / 2;
  return {
    left: Math.min(...xs) - slack,
    right: Math.max(...xs) + slack,
    top: Math.min(...ys) - slack,
    bottom: Math.max(...ys) + slack,
  };
}

function drawText(canvas: Canvas, { text, x, y, size, align, weight, colour, turn = 0, ground, most }: TextMark): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate((-turn * Math.PI) / 180);
  // Browsers draw no letters smaller than a pixel: they are set ten times as large.
  canvas.scale(0.1, 0.1);
  canvas.font = `${weight === 'strong' ? 600 : 400} ${size * 10}px ${faces}`;
  canvas.textAlign = align === 'middle' ? 'center' : align;
  const limit = most === undefined ? undefined : most * 10;
  if (ground) {
    canvas.strokeStyle = inks.paper;
    canvas.lineWidth = size * 4;
    canvas.setLineDash([]);
    canvas.strokeText(text, 0, 0, limit);
  }
  canvas.fillStyle = colour;
  canvas.fillText(text, 0, 0, limit);
  canvas.restore();
}
