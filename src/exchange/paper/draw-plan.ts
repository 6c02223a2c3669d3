import type { Drawing, DrawnLabel, DrawnShape, Fill, Layer, Weight } from '#elements/drawing.ts';
import { svgPath } from '#elements/plan-svg.ts';
import { inks, roughWidth, textMark } from '#exchange/paper/sheet.ts';
import type { LaidMark, Mark, PathMark, TextMark } from '#exchange/paper/sheet.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';

/** Where the home lies on paper: the place of the home's nought, and one to how many. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const layers: readonly Layer[] = ['floor', 'furniture', 'wall', 'opening', 'light', 'measure'];
/** As draughtsmen's pens come, in millimetres. */
const pens: Readonly<Record<Weight, number>> = { cut: 0.5, strong: 0.2, fine: 0.15, hair: 0.13, none: 0 };
/** Letters on paper. */
const sizes = { large: 2.8, small: 2.2 } as const;
/** Joints nearer than this are a grey; shapes smaller than this a dot. Millimetres of paper. */
const finestJoint = 1.2;
const smallest = 0.25;

export type WriteLabel = (text: DrawnLabel['text']) => string;

export function paperPoint({ x, y, scale }: Placement, p: Point): [number, number] {
  return [x + p.x / scale, y - p.y / scale];
}

/** A drawing as ink on paper: weights and letters are of the paper, whatever the scale. */
export function planMarks({ shapes, words }: Drawing, placement: Placement, write: WriteLabel): Mark[] {
  return [
    ...layers.flatMap((layer) =>
      shapes.filter((shape) => shape.layer === layer).flatMap((shape) => shapeMarks(shape, placement)),
    ),
    ...words.flatMap((word) => wordMarks(word, write(word.text), placement)),
  ];
}

function shapeMarks(shape: DrawnShape, placement: Placement): Mark[] {
  const { x, y, scale } = placement;
  if (isTooSmall(shape, scale)) return [];
  // The path turns heights round, so they are written from the paper's upper edge down.
  const path = shape.path.map((corner) => ({ x: x + corner.x / scale, y: corner.y / scale - y, bulge: corner.bulge }));
  const d = svgPath({ path, closed: shape.closed }, 1000);
  const body: PathMark = {
    kind: 'path',
    d,
    fill: fillOf(shape),
    ...strokeOf(shape),
    ...(shape.dashed && { dashes: [1.4, 0.9] as const }),
  };
  const marks = body.fill === null && body.stroke === null ? [] : [body];
  const { laid } = shape;
  if (!laid || laid.finest / scale < finestJoint) return marks;
  const [left, top] = paperPoint(placement, laid.at);
  const joints: LaidMark = { kind: 'laid', d, laid, x: left, y: top, scale, stroke: inks.hair, width: 0.1 };
  return [...marks, joints];
}

/** A knob or a leaf of a plant would be a blot. */
function isTooSmall({ path, layer }: DrawnShape, scale: number): boolean {
  if (layer !== 'furniture') return false;
  const { left, right, bottom, top } = boundsOf(path);
  return Math.max(right - left, top - bottom) / scale < smallest;
}

/** Floors are paper: only what is cut is dark. */
function fillOf({ fill }: DrawnShape): string | null {
  const fills: Record<Fill, string | null> = {
    poche: inks.cut,
    paper: inks.paper,
    glass: inks.glass,
    tint: null,
    none: null,
  };
  return fills[fill];
}

function strokeOf({ fill, weight, layer }: DrawnShape): Pick<PathMark, 'stroke' | 'width'> {
  // Closes the hairline between bodies that meet.
  if (fill === 'poche') return { stroke: inks.cut, width: pens.hair };
  if (weight === 'none') return { stroke: null, width: 0 };
  if (layer === 'furniture') return { stroke: weight === 'strong' ? inks.soft : inks.faint, width: pens[weight] };
  return { stroke: weight === 'hair' ? inks.soft : inks.ink, width: pens[weight] };
}

/** Notes have lines of their own. */
function wordMarks({ at, turn, size }: DrawnLabel, text: string, placement: Placement): TextMark[] {
  const lines = text.split(/\r?\n/).filter((each) => each.trim() !== '');
  const em = sizes[size];
  return lines.map((words, i) =>
    centredText(words, paperPoint(placement, at), em, {
      turn,
      down: (i - (lines.length - 1) / 2) * em * 1.3,
      ground: true,
      colour: size === 'large' ? inks.ink : inks.soft,
    }),
  );
}

/** Its middle at a place, `down` from it in its own turn. */
export function centredText(
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  { turn = 0, down = 0, ...look }: Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y' | 'size'>> & { down?: number },
): TextMark {
  const angle = (turn * Math.PI) / 180;
  // Capitals and figures are about seven tenths of their em.
  const drop = down + size * 0.35;
  return textMark(text, [x + Math.sin(angle) * drop, y + Math.cos(angle) * drop], size, {
    align: 'middle',
    ...(turn !== 0 && { turn }),
    ...look,
  });
}

/** A letter's size at which words are no wider than that. */
export function sizeWithin(text: string, size: number, least: number, width: number): number {
  return Math.max(least, Math.min(size, (size * width) / Math.max(roughWidth(text, size), 1e-6)));
}
