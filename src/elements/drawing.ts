import type { LaidDrawing } from '#elements/surfaces/laid-drawing.ts';
import type { Outline } from '#lib/outline.ts';
import type { Point } from '#lib/vec2.ts';

/**
 * A plan as pure data: lines, fills and labels in millimetres of the home, X to the right, Y up. The renderer chooses
 * colours and fonts.
 */
export interface Drawing {
  shapes: DrawnShape[];
  words: DrawnLabel[];
  /** Beneath everything. */
  pictures?: DrawnPicture[];
}

/** A picture to trace: its middle, degrees, and its size in the home. */
interface DrawnPicture {
  elementId: string;
  picture: string;
  at: Point;
  turn: number;
  width: number;
  height: number;
  opacity: number;
}

/** Line weights as an architect names them; what is cut is heaviest. `none` for fills without an edge. */
export type Weight = 'cut' | 'strong' | 'fine' | 'hair' | 'none';
/**
 * `poche` is what the plan cuts through, `paper` covers what lies under it, `tint` marks without covering, `glass` a
 * pane.
 */
export type Fill = 'poche' | 'paper' | 'tint' | 'glass' | 'none';
/** From below to above. */
export type Layer = 'floor' | 'furniture' | 'wall' | 'opening' | 'light' | 'measure';

export interface DrawnShape {
  elementId: string;
  layer: Layer;
  /** Corners with the bulge of the side that leaves them (lib/outline). */
  path: Outline;
  closed: boolean;
  weight: Weight;
  fill: Fill;
  dashed?: boolean;
  /** The joints of tiles or boards in it. */
  laid?: LaidDrawing;
}

export interface DrawnLabel {
  elementId: string;
  layer: Layer;
  at: Point;
  /** Degrees; never upside down. */
  turn: number;
  /** A name as it is, or a length in the reader's own units. */
  text:
    | { kind: 'name'; name: string }
    | { kind: 'length'; millimetres: number }
    | { kind: 'area'; squareMillimetres: number };
  size: 'large' | 'small';
}

export function line(
  elementId: string,
  layer: Layer,
  weight: Weight,
  points: readonly Point[],
  more: Partial<DrawnShape> = {},
): DrawnShape {
  return {
    elementId,
    layer,
    weight,
    fill: 'none',
    closed: false,
    path: points.map(({ x, y }) => ({ x, y, bulge: 0 })),
    ...more,
  };
}

export function area(
  elementId: string,
  layer: Layer,
  weight: Weight,
  fill: Fill,
  points: readonly Point[],
  more: Partial<DrawnShape> = {},
): DrawnShape {
  return { ...line(elementId, layer, weight, points), closed: true, fill, ...more };
}

export function drawingOf(drawings: readonly Drawing[]): Drawing {
  const pictures = drawings.flatMap((each) => each.pictures ?? []);
  return {
    shapes: drawings.flatMap((each) => each.shapes),
    words: drawings.flatMap((each) => each.words),
    ...(pictures.length > 0 && { pictures }),
  };
}

/** So that labels along a wall can be read from below or from the right. */
export function readable(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn > 90.5 && turn <= 270.5) return turn - 180;
  if (turn > 270.5) return turn - 360;
  return turn;
}
