import { openingsOf } from '#design/document.ts';
import type { Camera, Opening, TableName, TableRecord } from '#design/document.ts';
import { designOf, find, put } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import type { Motion } from '#design/plan/motion.ts';
import type { Beam } from '#design/records/beam.ts';
import type { Column } from '#design/records/column.ts';
import type { Dimension } from '#design/records/dimension.ts';
import type { Item } from '#design/records/item.ts';
import type { Light } from '#design/records/light.ts';
import type { Note } from '#design/records/note.ts';
import type { Stairs } from '#design/records/stairs.ts';
import type { Underlay } from '#design/records/underlay.ts';
import type { Wall } from '#design/records/wall.ts';
import { lengthOf, tangentAt } from '#lib/curve.ts';
import { dot } from '#lib/vec2.ts';

/** How a record of each table follows a movement of the plan. Rooms follow their walls, groups their members. */
const movers: { [Name in TableName]?: (record: TableRecord<Name>, motion: Motion, draft: Draft) => TableRecord<Name> } =
  {
    walls: movedWall,
    openings: movedOpening,
    items: movedPiece,
    lights: movedPiece,
    cameras: movedCamera,
    stairs: movedStairs,
    columns: movedUpright,
    beams: movedBetween,
    dimensions: movedDimension,
    notes: movedNote,
    underlays: movedUpright,
  };

/** Null where such things do not move by themselves. */
export function movedThing<Name extends TableName>(
  draft: Draft,
  table: Name,
  record: TableRecord<Name>,
  motion: Motion,
): TableRecord<Name> | null {
  const mover = movers[table] as ((r: TableRecord<Name>, m: Motion, d: Draft) => TableRecord<Name>) | undefined;
  return mover ? mover(record, motion, draft) : null;
}

/** Where the ends of a mirrored wall change places, its openings are as far from the other end. */
export function turnOpeningsOf(draft: Draft, wall: Wall, motion: Motion): void {
  if (!motion.mirrored) return;
  for (const opening of openingsOf(designOf(draft), wall.id)) {
    const mirrored = { ...opening, offset: lengthOf(wall) - opening.offset };
    put(
      draft,
      'openings',
      mirrored.kind === 'door' ? { ...mirrored, hinge: mirrored.hinge === 'a' ? 'b' : 'a' } : mirrored,
    );
  }
}

/** A mirrored wall is walked the other way, so that its left is still its left: finishes and rooms stay where they are. */
function movedWall(wall: Wall, { point, mirrored }: Motion): Wall {
  const [a, b] = mirrored ? [wall.b, wall.a] : [wall.a, wall.b];
  return { ...wall, a: point(a), b: point(b) };
}

/** An opening alone slides along its wall, as far as the movement goes that way. */
function movedOpening(opening: Opening, { way }: Motion, draft: Draft): Opening {
  const wall = find(draft, 'walls', opening.wall);
  if (!wall || !way) return opening;
  return { ...opening, offset: opening.offset + dot(way, tangentAt(wall, opening.offset)) };
}

function movedPiece<T extends Item | Light>(piece: T, { point, turn, lift }: Motion): T {
  return { ...piece, at: { ...point(piece.at), z: piece.at.z + lift }, turn: turn(piece.turn) };
}

function movedCamera(camera: Camera, { point, lift }: Motion): Camera {
  const { at, target } = camera;
  return {
    ...camera,
    at: { ...point(at), z: at.z + lift },
    target: { ...point(target), z: target.z + lift },
  };
}

function movedUpright<T extends Column | Underlay | Stairs>(record: T, { point, turn }: Motion): T {
  return { ...record, at: point(record.at), turn: turn(record.turn) };
}

const otherSide = { left: 'right', right: 'left', both: 'both', none: 'none' } as const;

function movedStairs(stairs: Stairs, motion: Motion): Stairs {
  const moved = movedUpright(stairs, motion);
  return motion.mirrored ? { ...moved, side: otherSide[stairs.side], rail: otherSide[stairs.rail] } : moved;
}

function movedBetween<T extends Beam | Dimension>(record: T, { point }: Motion): T {
  return { ...record, a: point(record.a), b: point(record.b) };
}

function movedDimension(dimension: Dimension, motion: Motion): Dimension {
  const moved = movedBetween(dimension, motion);
  return motion.mirrored ? { ...moved, offset: -dimension.offset } : moved;
}

/** Words stay readable: a mirrored note goes to its place and is not turned. */
function movedNote(note: Note, { point, turn, mirrored }: Motion): Note {
  return {
    ...note,
    at: point(note.at),
    turn: mirrored ? note.turn : turn(note.turn),
    ...(note.to && { to: point(note.to) }),
  };
}
