import type { Beam } from '#design/records/beam.ts';
import { area } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';
import { along, direction, leftOf } from '#lib/vec2.ts';

/** Above the cut, so dashed. */
export function beamPlan({ id, a, b, width }: Beam): Drawing {
  const side = leftOf(direction(a, b));
  const corners = [
    along(a, side, -width / 2),
    along(b, side, -width / 2),
    along(b, side, width / 2),
    along(a, side, width / 2),
  ];
  return { shapes: [area(id, 'opening', 'fine', 'none', corners, { dashed: true })], words: [] };
}
