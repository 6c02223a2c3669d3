import type { Bounds } from '#lib/polygon.ts';
import type { DrawingChoice, DrawingPlace } from './drawing-facts.ts';
import { millimetresIn } from './read/drawing-units.ts';
import type { DxfDrawing } from './read/dxf-drawing.ts';
import type { Strokes } from './read/strokes.ts';

/** What is needed of a canvas. */
type Paper = Pick<
  OffscreenCanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'stroke' | 'fillText' | 'strokeStyle' | 'fillStyle' | 'lineWidth' | 'font'
>;

interface Sheet {
  readonly paper: Paper;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly ink: string;
}

/** After so many pieces the canvas draws: a path of a million is slower than many of a few thousand. */
const piecesAPath = 4000;
/** Smaller letters are not to be read. Pixels. */
const smallestLetters = 5;

/** The chosen layers on a canvas that shows the bounds, as large as fits. */
export function paintDrawing(
  drawing: DxfDrawing,
  choice: DrawingChoice,
  { bounds, shift }: DrawingPlace,
  sheet: Sheet,
): void {
  const { paper, width, height, ink } = sheet;
  const scale = scaleOf(bounds, sheet);
  const unit = millimetresIn[choice.unit];
  const chosen = new Set(choice.layers);
  const left = width / 2 - ((bounds.left + bounds.right) / 2) * scale;
  const bottom = height / 2 + ((bounds.bottom + bounds.top) / 2) * scale;
  const x = (from: number) => left + (from * unit + shift.x) * scale;
  const y = (from: number) => bottom - (from * unit + shift.y) * scale;
  paper.strokeStyle = ink;
  paper.fillStyle = ink;
  paper.lineWidth = 1;
  for (const strokes of [drawing.lines, drawing.chords]) stroke(paper, strokes, chosen, x, y);
  for (const { layer, at, text, height: letters } of drawing.texts) {
    const size = letters * unit * scale;
    if (!chosen.has(layer) || size < smallestLetters || size > height) continue;
    paper.font = `${size}px sans-serif`;
    paper.fillText(text, x(at.x), y(at.y));
  }
}

/** Pixels for a millimetre. */
function scaleOf(bounds: Bounds, { width, height }: { width: number; height: number }): number {
  return Math.min(width / Math.max(1, bounds.right - bounds.left), height / Math.max(1, bounds.top - bounds.bottom));
}

function stroke(
  paper: Paper,
  { at, count, layers }: Strokes,
  chosen: ReadonlySet<number>,
  x: (from: number) => number,
  y: (from: number) => number,
): void {
  let pieces = 0;
  paper.beginPath();
  for (let index = 0; index < count; index++) {
    if (!chosen.has(layers[index] ?? 0)) continue;
    paper.moveTo(x(at[index * 4] ?? 0), y(at[index * 4 + 1] ?? 0));
    paper.lineTo(x(at[index * 4 + 2] ?? 0), y(at[index * 4 + 3] ?? 0));
    if (++pieces % piecesAPath > 0) continue;
    paper.stroke();
    paper.beginPath();
  }
  paper.stroke();
}
