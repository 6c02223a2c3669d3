import type { Column } from '#design/records/column.ts';
import { area } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';
import { add, turned } from '#lib/vec2.ts';

/** Cut through, as a wall is. */
export function columnPlan({ id, form, at, turn, width, depth }: Column): Drawing {
  if (form === 'round') {
    const path = [
      { x: at.x - width / 2, y: at.y, bulge: 1 },
      { x: at.x + width / 2, y: at.y, bulge: 1 },
    ];
    return { shapes: [area(id, 'wall', 'cut', 'poche', [], { path })], words: [] };
  }
  const corners = [
    { x: -width / 2, y: -depth / 2 },
    { x: width / 2, y: -depth / 2 },
    { x: width / 2, y: depth / 2 },
    { x: -width / 2, y: depth / 2 },
  ].map((p) => add(turned(p, (turn * Math.PI) / 180), at));
  return { shapes: [area(id, 'wall', 'cut', 'poche', corners)], words: [] };
}
