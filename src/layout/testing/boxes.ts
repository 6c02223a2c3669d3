import { roomContains } from '#design/plan/room-shapes.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';

/* What holds for the box around an item's points holds for each of them: most need not be looked at one by one. */

/** All of the box is floor of the room. */
export function holdsBox(shape: RoomShape, box: Bounds): boolean {
  const crossed = [shape.polygon, ...shape.holePolygons].some((outline) =>
    outline.some((a, i) => meetsBox(a, outline[(i + 1) % outline.length]!, box)),
  );
  return !crossed && roomContains(shape, { x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2 });
}

/** A side and a box are apart where one of the box's own axes, or the side's, parts them. */
function meetsBox(a: Point, b: Point, { left, bottom, right, top }: Bounds): boolean {
  if (
    Math.max(a.x, b.x) < left ||
    Math.min(a.x, b.x) > right ||
    Math.max(a.y, b.y) < bottom ||
    Math.min(a.y, b.y) > top
  )
    return false;
  const nx = b.y - a.y;
  const ny = a.x - b.x;
  const sides = [left, right].flatMap((x) => [bottom, top].map((y) => nx * (x - a.x) + ny * (y - a.y)));
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

/**
 * Something of the box may lie before an opening, no farther aside than half its width and no deeper in than `reach`.
 */
export function meetsStep(
  { left, bottom, right, top }: Bounds,
  { centre, inward, along }: { centre: Point; inward: Point; along: Point },
  half: number,
  reach: number,
): boolean {
  const x = (left + right) / 2 - centre.x;
  const y = (bottom + top) / 2 - centre.y;
  const extent = (axis: Point) => (Math.abs(axis.x) * (right - left) + Math.abs(axis.y) * (top - bottom)) / 2;
  const aside = Math.abs(x * along.x + y * along.y) - extent(along);
  const deep = x * inward.x + y * inward.y;
  return aside < half && deep - extent(inward) < reach && deep + extent(inward) >= 1;
}
