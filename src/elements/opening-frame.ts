import type { DrawnShape } from '#elements/drawing.ts';
import type { OpeningPlace } from '#elements/opening-place.ts';
import { add, turned } from '#lib/vec2.ts';

/** Sets a shape drawn in the opening's own frame into the plan. */
export function fromOpening({ at, turn }: OpeningPlace): (shape: DrawnShape) => DrawnShape {
  return (shape) => ({
    ...shape,
    path: shape.path.map((corner) => ({ ...add(turned(corner, turn), at), bulge: corner.bulge })),
  });
}
