import { recordOf, recordsOn, type Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { outlineOf } from '#editor/outlines.ts';
import { factsOf, type PieceSource } from '#editor/pieces.ts';
import { beside, flattened } from '#lib/curve.ts';
import { along, cross, direction, middle, subtract, type Point } from '#lib/vec2.ts';

/** From the side of a piece square to it, to the wall or the piece that is met first. Millimetres. */
export interface Gap {
  readonly from: Point;
  readonly to: Point;
  readonly value: number;
  /** Something that belongs to the piece stands in it. */
  readonly used?: boolean;
}

interface Line {
  readonly a: Point;
  readonly b: Point;
}

/** Nearer, a piece stands at it; farther, nobody asks. */
const least = 50;
const most = 8000;
/** A piece that is nearer belongs to it, as a side table to its sofa: what is behind is told. */
const together = 200;
/** What is lower lies on the floor, and one walks over it. */
const lies = 100;

/**
 * How far a piece is from what stands around it: along each of its two axes the nearer thing, both where it stands in
 * the middle.
 */
export function gapsAround(design: Design, id: string, pieces: PieceSource): Gap[] {
  const sides = gapsOfSides(design, id, pieces);
  return [0, 1].flatMap((axis) => {
    const pair = [sides[axis], sides[axis + 2]].filter((gap) => gap != null);
    const nearer = Math.min(...pair.map(({ value }) => value));
    return pair.filter(({ value }) => value <= nearer + 1);
  });
}

/** What is told of a piece at rest, and whether one can walk there. */
export interface Clearance extends Gap {
  readonly kind: 'walkway' | 'gap';
}

/** Narrower, nobody walks there. Millimetres. */
const walkable = 600;

/** The way before a piece, else the narrowest beside it that one can walk; where there is none, what is nearest. */
export function clearanceOf(design: Design, id: string, pieces: PieceSource): Clearance | null {
  const sides = gapsOfSides(design, id, pieces);
  const [front] = sides;
  const stands = recordOf(design, 'items', id)?.placement === 'floor';
  const wide = stands ? sides.filter((gap) => gap !== null && gap.value >= walkable && !gap.used) : [];
  const way = front && wide.includes(front) ? front : nearest(wide);
  if (way) return { ...way, kind: 'walkway' };
  const gap = nearest(sides);
  return gap && { ...gap, kind: 'gap' };
}

function nearest<T extends Gap>(gaps: readonly (T | null)[]): T | null {
  return gaps.reduce<T | null>((one, other) => (other && (!one || other.value < one.value) ? other : one), null);
}

/** Of each side, the front first; null where nothing is near enough or it stands at it. */
function gapsOfSides(design: Design, id: string, pieces: PieceSource): (Gap | null)[] {
  const item = recordOf(design, 'items', id);
  if (!item) return [];
  const corners = outlineOf(design, id, pieces);
  const centre = corners.reduce((sum, { x, y }) => ({ x: sum.x + x / 4, y: sum.y + y / 4 }), { x: 0, y: 0 });
  const faces = wallFaces(design, item.level);
  const others = sidesOfPieces(design, item, pieces);
  return corners.map((corner, i): Gap | null => {
    const from = middle(corner, corners[(i + 1) % corners.length] ?? corner);
    const out = direction(centre, from);
    const walls = faces.map(({ a, b }) => reachOf(from, out, a, b));
    const met = others.map((sides) => Math.min(...sides.map(({ a, b }) => reachOf(from, out, a, b))));
    const value = Math.min(...walls, ...met.filter((far) => far >= together));
    const used = met.some((far) => far < together);
    return value >= least && value <= most
      ? { from, to: along(from, out, value), value: Math.round(value), used }
      : null;
  });
}

/** Where there is no room for more: the nearest thing alone. */
export function tightest(gaps: readonly Gap[]): Gap[] {
  const gap = nearest(gaps);
  return gap ? [gap] : [];
}

/** Where there is little room: one along each axis. */
export function oneAnAxis<T extends Pick<Gap, 'from' | 'to'>>(gaps: readonly T[]): T[] {
  const [first] = gaps;
  if (!first) return [];
  const across = gaps.find((gap) => isAcross(gap, first));
  return across ? [first, across] : [first];
}

function isAcross(a: Pick<Gap, 'from' | 'to'>, b: Pick<Gap, 'from' | 'to'>): boolean {
  return Math.abs(cross(direction(a.from, a.to), direction(b.from, b.to))) > 0.5;
}

function wallFaces(design: Design, level: string): Line[] {
  return recordsOn(design, 'walls', level).flatMap((wall) =>
    [-1, 1].flatMap((side) => {
      const face = beside(wall, (side * wall.thickness) / 2) ?? wall;
      const points = [...flattened(face, 20), face.b];
      return points.slice(1).map((b, i) => ({ a: points[i] ?? b, b }));
    }),
  );
}

/** Of the pieces that stand on the same floor and can be walked into. */
function sidesOfPieces(design: Design, { id, level, placement }: Item, pieces: PieceSource): Line[][] {
  if (placement !== 'floor') return [];
  const standing = recordsOn(design, 'items', level).filter(
    (each) => each.id !== id && each.placement === 'floor' && !each.hidden && factsOf(pieces, each.model).height > lies,
  );
  return standing.map((each) => {
    const corners = outlineOf(design, each.id, pieces);
    return corners.map((a, i) => ({ a, b: corners[(i + 1) % corners.length] ?? a }));
  });
}

/** How far along the way a line is met; infinitely far for a miss. */
function reachOf(from: Point, way: Point, a: Point, b: Point): number {
  const line = subtract(b, a);
  const size = cross(way, line);
  if (Math.abs(size) < 1e-9) return Infinity;
  const far = cross(subtract(a, from), line) / size;
  const share = cross(subtract(a, from), way) / size;
  return far >= -1 && share >= 0 && share <= 1 ? Math.max(0, far) : Infinity;
}
