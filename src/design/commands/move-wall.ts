import { z } from 'zod';
import { pointField, wallIdField } from '#design/records/fields.ts';
import type { Wall } from '#design/records/wall.ts';
import { meetings } from '#lib/crossings.ts';
import { isArc, nearestOn, pointAt } from '#lib/curve.ts';
import { add, distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { putRecords } from '#design/commands/edits.ts';
import { recordOf, recordsOn } from '#design/document.ts';
import { fault } from '#design/fault.ts';
import { snap } from '#design/plan/plan-wall.ts';

/** Moves a wall as it is; with `joined`, the walls that meet or touch it are drawn along and stay joined. */
export const moveWall = commandKind(
  'wall.move',
  { id: wallIdField, by: pointField, joined: z.boolean() },
  (design, { id, by, joined }) => {
    const wall = recordOf(design, 'walls', id);
    if (!wall) return fault('missing_record', `walls.${id}`);
    const moved = { ...wall, a: add(wall.a, by), b: add(wall.b, by) };
    const others = joined ? recordsOn(design, 'walls', wall.level).filter((other) => other.id !== id) : [];
    return putRecords(design, 'walls', [
      moved,
      ...others.map((other) => followed(other, wall, moved, by)).filter((other) => other !== null),
    ]);
  },
  ({ id }) => repeatsOn(`wall.move ${id}`),
);

/** The other wall with those ends moved that were on the moved one; null when none was. */
function followed(other: Wall, was: Wall, moved: Wall, by: Point): Wall | null {
  const a = newEnd(other, other.a, was, moved, by);
  const b = newEnd(other, other.b, was, moved, by);
  return a || b ? { ...other, a: a ?? other.a, b: b ?? other.b } : null;
}

function newEnd(other: Wall, end: Point, was: Wall, moved: Wall, by: Point): Point | null {
  if (distance(end, was.a) <= snap || distance(end, was.b) <= snap) return add(end, by);
  if (distance(end, pointAt(was, nearestOn(was, end))) > snap) return null;
  // A wall that touches keeps its direction: it grows or shrinks up to the moved one.
  const meeting = isArc(other)
    ? undefined
    : meetings(other, moved).find((p) => distance(p, pointAt(moved, nearestOn(moved, p))) <= snap);
  return meeting ?? add(end, by);
}
