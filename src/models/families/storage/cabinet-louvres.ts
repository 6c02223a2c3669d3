import { board } from '#models/geometry/rounded-box.ts';
import { framedFront } from '#models/geometry/fronts.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import type { FrontShape } from '#models/geometry/fronts.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

/** Sloping blades in a frame, never standing out of it: fewer blades lie flatter. */
export function louvredFront(shape: FrontShape, detail: Detail): Mesh {
  const { width, height, thickness = 20 } = shape;
  const stile = Math.min(60, Math.min(width, height) * 0.22);
  const inner = height - 2 * stile;
  const tall = height > 900;
  const count = Math.max(2, Math.round(inner / byDetail(detail, tall ? 54 : 36, tall ? 54 : 38, tall ? 500 : 300)));
  const half = (inner / count) * 0.6;
  const slope = (Math.asin(Math.min(0.5, (thickness / 2 - 3.5) / half)) * 180) / Math.PI;
  // There are many: even near by a chamfer with soft normals does.
  const blade = turn(
    board(
      {
        from: [-width / 2 + stile - 4, -3, -half],
        to: [width / 2 - stile + 4, 3, half],
        radius: detail === 'near' ? 2.5 : 0,
        grain: 'x',
      },
      'middle',
    ),
    'x',
    -slope,
  );
  const blades = Array.from({ length: count }, (_, i) =>
    move(blade, 0, -thickness / 2, stile + (inner / count) * (i + 0.5)),
  );
  return merge([framedFront({ ...shape, stile }, detail).frame, ...blades]);
}
