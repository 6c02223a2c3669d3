import { contains } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import { tableNames } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { outlineOf } from '#editor/outlines.ts';
import type { PieceSource } from '#editor/pieces.ts';
import { isSelectable } from '#editor/selectable.ts';
import { levelOfThing } from '#editor/things.ts';

/** What a box drawn to the right holds, or one drawn to the left also touches. Rooms follow from their walls. */
export function thingsWithin(design: Design, level: string, pieces: PieceSource, from: Point, to: Point): string[] {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [bottom, top] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const inside = ({ x, y }: Point) => x >= left && x <= right && y >= bottom && y <= top;
  const touching = to.x < from.x;
  const box = [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
  return tableNames
    .filter((table) => table !== 'rooms' && table !== 'groups')
    .flatMap((table) => Object.keys(design[table]).sort())
    .filter((id) => {
      if (levelOfThing(design, id) !== level || !isSelectable(design, id)) return false;
      const outline = outlineOf(design, id, pieces);
      if (outline.length === 0) return false;
      if (!touching) return outline.every(inside);
      return outline.some(inside) || box.some((corner) => contains(outline, corner)) || crosses(outline, box);
    });
}

function crosses(outline: readonly Point[], box: readonly Point[]): boolean {
  return outline.some((a, i) =>
    box.some((c, k) => crossing(a, outline[(i + 1) % outline.length]!, c, box[(k + 1) % box.length]!)),
  );
}

function crossing(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
