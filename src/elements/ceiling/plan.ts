import { outlineOf } from '#design/plan/inner-sides.ts';
import type { Room } from '#design/rooms-with-shapes.ts';
import type { Drawing } from '#elements/drawing.ts';

/** Lies above the cut: only a ceiling that hangs lower is shown, dashed. */
export function ceilingPlan({ record, shape }: Room): Drawing {
  if (!record.ceiling?.drop) return { shapes: [], words: [] };
  return {
    shapes: [
      {
        elementId: record.id,
        layer: 'measure',
        path: outlineOf(shape.inner),
        closed: true,
        weight: 'hair',
        fill: 'none',
        dashed: true,
      },
    ],
    words: [],
  };
}
