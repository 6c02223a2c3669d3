import { recordsOn, type Design, type Opening } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { flattened, lengthOf, partOf } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { add, turned, type Point } from '#lib/vec2.ts';
import { findModel } from '#models/library.ts';

/** A part of a wall's middle line one cannot walk through. */
export interface Barrier {
  a: Point;
  b: Point;
  half: number;
}

/** What stops a person on a level: its walls, less the doors and gaps one can go through, and its columns. */
export function barriersOf(design: Design, level: string): Barrier[] {
  const columns = recordsOn(design, 'columns', level).filter(({ hidden }) => !hidden);
  return [...wallBarriers(design, level), ...columns.flatMap(around)];
}

/** A table is walked past and over; what is as high as a person's chest and stands on the floor is not. */
const highEnough = 1200;

/** Cupboards, shelves and whatever else of the furniture one cannot see over. */
export function furnitureBarriers(design: Design, level: string): Barrier[] {
  return recordsOn(design, 'items', level)
    .filter(({ placement, hidden }) => placement === 'floor' && !hidden)
    .flatMap(pieceBarriers);
}

const known = new WeakMap<Item, Barrier[]>();

function pieceBarriers(item: Item): Barrier[] {
  const before = known.get(item);
  if (before) return before;
  const choice = findModel(item.model)?.choice;
  const found =
    choice && Number(choice.height) >= highEnough && item.at.z < highEnough
      ? around({ ...item, width: Number(choice.width), depth: Number(choice.depth) })
      : [];
  known.set(item, found);
  return found;
}

function around({ at, turn, width, depth }: { at: Point; turn: number; width: number; depth: number }): Barrier[] {
  const corners = [
    { x: -width / 2, y: -depth / 2 },
    { x: width / 2, y: -depth / 2 },
    { x: width / 2, y: depth / 2 },
    { x: -width / 2, y: depth / 2 },
  ].map((corner) => add(at, turned(corner, (turn * Math.PI) / 180)));
  return corners.map((a, i) => ({ a, b: corners[(i + 1) % 4]!, half: 0 }));
}

function wallBarriers(design: Design, level: string): Barrier[] {
  const { walls, graph } = levelPlan(design, level);
  return walls.flatMap((wall, i) => {
    const curve = graph.curves[i]!;
    const doorways = Object.values(design.openings).filter((opening) => opening.wall === wall.id && isDoorway(opening));
    return solidStretches(lengthOf(curve), doorways).flatMap(([from, to]) =>
      chords(partOf(curve, from, to), wall.thickness / 2),
    );
  });
}

function isDoorway({ kind, sill, height }: Opening): boolean {
  return kind !== 'window' && sill < 50 && height > 1500;
}

function solidStretches(length: number, doorways: readonly Opening[]): [number, number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  for (const { offset, width } of doorways.toSorted((a, b) => a.offset - b.offset)) {
    if (offset - width / 2 > from) stretches.push([from, offset - width / 2]);
    from = Math.max(from, offset + width / 2);
  }
  return from < length ? [...stretches, [from, length]] : stretches;
}

function chords(curve: Curve, half: number): Barrier[] {
  const points = [...flattened(curve, 20), curve.b];
  return points.slice(1).map((b, i) => ({ a: points[i]!, b, half }));
}
