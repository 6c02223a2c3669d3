import type { Wall } from '#design/records/wall.ts';
import { meetings } from '#lib/shapes/crossings.ts';
import { isArc, nearestOn, pointAt } from '#lib/curve.ts';
import { add, distance, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { put, recordsIn } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { snap } from '#design/plan/plan-wall.ts';

/** Puts a wall elsewhere; with `joined`, the walls that meet or touch it are drawn along and stay joined. */
export function drawWall(draft: Draft, was: Wall, moved: Wall, joined: boolean): void {
  const others = joined ? recordsIn(draft, 'walls', was.level).filter((other) => other.id !== was.id) : [];
  put(draft, 'walls', moved);
  for (const other of others) {
    const a = newEnd(other, other.a, was, moved);
    const b = newEnd(other, other.b, was, moved);
    if (a || b) put(draft, 'walls', { ...other, a: a ?? other.a, b: b ?? other.b });
  }
}

/** Null for an end that was not on the moved wall. */
function newEnd(other: Wall, end: Point, was: Wall, moved: Wall): Point | null {
  if (distance(end, was.a) <= snap) return add(end, subtract(moved.a, was.a));
  if (distance(end, was.b) <= snap) return add(end, subtract(moved.b, was.b));
  const s = nearestOn(was, end);
  if (distance(end, pointAt(was, s)) > snap) return null;
  // A wall that touches keeps its direction: it grows or shrinks up to the moved one.
  const meeting = isArc(other)
    ? undefined
    : meetings(other, moved).find((p) => distance(p, pointAt(moved, nearestOn(moved, p))) <= snap);
  return meeting ?? add(end, subtract(moved.a, was.a));
}
