import { apply } from '#design/apply.ts';
import type { Command, SimpleCommand } from '#design/commands/command-table.ts';
import { levelOf, type Design, type Level, type Opening } from '#design/document.ts';
import { doorDefaults } from '#design/records/door.ts';
import { roomSchema } from '#design/records/room.ts';
import { windowDefaults } from '#design/records/window.ts';
import type { Wall } from '#design/records/wall.ts';
import { roomAt } from '#design/rooms-with-shapes.ts';
import type { RecordIds } from '#editor/record-ids.ts';
import { lengthOf } from '#lib/curve.ts';
import type { ReadName, ReadOpening, ReadWall, ReadWalls } from '../ports/drawings-port.ts';

/** The walls of a drawing as records of the design, with ids that stay while some are left out. */
export interface WallDraft {
  readonly wall: Wall;
  readonly openings: readonly Opening[];
}

/** A batch holds 500 commands. */
const mostNames = 400;

export function draftWalls(design: Design, level: string, { walls }: ReadWalls, ids: RecordIds): WallDraft[] {
  const storey = levelOf(design, level);
  return storey ? walls.map((read) => draftWall(read, storey, ids)) : [];
}

function draftWall({ a, b, bulge, thickness, openings }: ReadWall, level: Level, ids: RecordIds): WallDraft {
  const wall: Wall = { id: ids('wl'), level: level.id, a, b, bulge, thickness, height: level.height };
  const length = lengthOf(wall);
  return {
    wall,
    openings: openings
      .filter(({ offset, width }) => offset - width / 2 >= 0 && offset + width / 2 <= length)
      .map((read) => draftOpening(read, wall, ids('op'))),
  };
}

function draftOpening({ kind, offset, width, ...door }: ReadOpening, wall: Wall, id: string): Opening {
  const place = { id, wall: wall.id, offset, width };
  const high = (wanted: number, sill: number) => Math.max(200, Math.min(wanted, wall.height - sill));
  if (kind === 'window') {
    const sill = Math.min(windowDefaults.sill, wall.height / 3);
    const sashes = Math.min(8, Math.max(1, Math.round(width / 750)));
    return { ...windowDefaults, ...place, kind, sill, sashes, height: high(windowDefaults.height, sill) };
  }
  const height = high(doorDefaults.height, 0);
  if (kind === 'gap') return { ...place, kind, sill: 0, height };
  const { form = 'single', hinge = 'a', side = 'left' } = door;
  return { ...doorDefaults, ...place, kind, height, form, hinge, side };
}

/** One step: the walls with their openings, then the names of the rooms they make. Null where nothing is left. */
export function wallsCommand(design: Design, drafts: readonly WallDraft[], names: readonly ReadName[]): Command | null {
  const [first] = drafts;
  if (!first) return null;
  const add: SimpleCommand = {
    kind: 'things.add',
    walls: drafts.map(({ wall }) => wall),
    openings: drafts.flatMap(({ openings }) => openings),
  };
  const done = apply(design, add);
  const describe = done.ok ? namesFor(design, done.design, first.wall.level, names) : [];
  return describe.length > 0 ? { kind: 'batch', commands: [add, ...describe] } : add;
}

/** The largest words in a room are its name; a room that was there and has one keeps it. */
function namesFor(before: Design, after: Design, level: string, names: readonly ReadName[]): SimpleCommand[] {
  const named = new Map<string, SimpleCommand>();
  for (const { at, text, type } of names.toSorted((a, b) => b.height - a.height)) {
    const room = roomAt(after, level, at);
    if (!room || named.has(room.id) || room.name !== '' || named.size >= mostNames) continue;
    const kind = roomSchema.shape.type.safeParse(type);
    const known = before.rooms[room.id] !== undefined && before.rooms[room.id]?.type !== 'other';
    named.set(room.id, {
      kind: 'room.describe',
      level,
      at: room.seed,
      room: room.id,
      name: text.slice(0, 120),
      ...(kind.success && !known && { type: kind.data }),
    });
  }
  return [...named.values()];
}
