import type { DrawnDice } from '#design/testing/drawn-records.ts';
import type { Design } from '#design/document.ts';
import { lengthOf } from '#lib/curve.ts';

/*
 * What random numbers choose of a design: a thing, a place, a size. The same numbers choose the same again.
 */

/** Random numbers in a form fast-check can shrink: which command, on which thing, with which numbers. */
export interface Dice {
  kind: number;
  pick: number[];
  mm: number[];
  yes: boolean;
}

const drawnTables = ['stairs', 'columns', 'beams', 'dimensions', 'notes', 'underlays'] as const;

export const point = ({ mm }: Dice, i = 0) => ({ x: mm[i]!, y: mm[i + 1]! });
export const spot = (roll: Dice) => ({ ...point(roll), z: Math.abs(roll.mm[2]!) / 4 });
export const size = (value: number, low: number, high: number) => low + (Math.abs(value) % (high - low));
export const material = ({ pick }: Dice) => ['paint-white', 'oak-natural', 'tile-mosaic', 'linen-oat'][pick[2]! % 4]!;
export const surface = (roll: Dice) =>
  roll.yes
    ? { material: material(roll), turn: roll.mm[3]! % 90, ...(roll.mm[2]! > 0 && { layout: layout(roll) }) }
    : null;
const layout = (roll: Dice) => ({
  pattern: 'half' as const,
  width: 600,
  height: 300,
  joint: 2.5,
  corner: 'middle' as const,
  shift: { x: roll.mm[0]! / 7, y: 0 },
});

export function idOf(table: Record<string, unknown>, { pick }: Dice, kind: string, i = 0): string {
  const ids = Object.keys(table).sort();
  return ids[pick[i]! % Math.max(1, ids.length)] ?? `${kind}_none`;
}

export const level = (design: Design, { pick }: Dice) => design.levels[pick[1]! % design.levels.length]!.id;
export const wallId = (design: Design, roll: Dice) => idOf(design.walls, roll, 'wl');
export const openingId = (design: Design, roll: Dice) => idOf(design.openings, roll, 'op');
export const itemId = (design: Design, roll: Dice, i = 0) => idOf(design.items, roll, 'it', i);
/** By a point in it, by its id, or by neither: the room is gone. */
export function roomPlace(design: Design, roll: Dice): { level: string; at: { x: number; y: number }; room: string } {
  const room = design.rooms[idOf(design.rooms, roll, 'rm')];
  return {
    level: room?.level ?? level(design, roll),
    at: room && roll.pick[1]! % 3 > 0 ? room.seed : point(roll),
    room: room && roll.pick[1]! % 4 > 0 ? room.id : 'rm_none',
  };
}

const thingTables = ['walls', 'items', 'lights', 'cameras', 'openings', ...drawnTables] as const;

/** One of whatever there is, and the one given. */
export function things(design: Design, roll: Dice, also: string): string[] {
  const table = thingTables[roll.pick[2]! % thingTables.length]!;
  const [other] = Object.keys(design[table]).sort();
  return other !== undefined && roll.yes ? [...new Set([other, also])] : [also];
}

export function offsetIn(design: Design, roll: Dice): number {
  const wall = design.walls[wallId(design, roll)];
  return wall ? (lengthOf(wall) * (roll.pick[1]! % 100)) / 100 : 0;
}

/** The numbers a drawn record is made of. */
export function drawn(design: Design, roll: Dice, id: string): DrawnDice {
  return { id, level: level(design, roll), a: point(roll), b: point(roll, 2), pick: roll.pick[0]!, yes: roll.yes };
}
