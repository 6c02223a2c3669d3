import { nearestOn, pointAt } from '#lib/curve.ts';
import { meetings } from '#lib/shapes/crossings.ts';
import { along, direction, distance, dot, leftOf, opposite, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Editor } from '#editor/editor.ts';
import type { ClosingStretch } from '#editor/gesture.ts';
import { boxAround, levelSnaps } from '#editor/snapping/level-snaps.ts';
import { outerSide } from '#editor/tools/wall/wall-chain.ts';
import type { ChainPoint } from '#editor/tools/wall/wall-state.ts';

/** A wall farther off does not close this room. Millimetres. */
const farthest = 30_000;
const shortest = 10;

/**
 * From the end in hand: square to its stretch back to a wall where the chain began at one, else to its first corner.
 * Null while that would make no room.
 */
export function closingStretch(editor: Editor, points: readonly ChainPoint[], end: Point): ClosingStretch | null {
  const [first] = points;
  if (!first || points.length < 2) return null;
  const wall = first.wall === null ? null : wallBefore(editor, points, end);
  const to = wall ?? (points.length > 2 ? first.at : null);
  if (!to || distance(end, to) < shortest) return null;
  const side = outerSide([...points.map(({ at }) => at), end]);
  return { from: end, to, value: distance(end, to), onto: wall ? 'wall' : 'start', beside: { side, reach: 0 } };
}

/** Where one meets a wall on the way back to where the chain began. */
function wallBefore({ session }: Editor, points: readonly ChainPoint[], end: Point): Point | null {
  const left = leftOf(direction(points.at(-1)!.at, end));
  const back = dot(subtract(points[0]!.at, end), left);
  if (Math.abs(back) < shortest) return null;
  const way = back > 0 ? left : opposite(left);
  const ray = { a: end, b: along(end, way, farthest), bulge: 0 };
  const met = levelSnaps(session.design, session.state.level)
    .bodies.search(boxAround([ray.a, ray.b]))
    .flatMap(({ curve }) =>
      meetings(ray, curve).filter(
        (p) => dot(subtract(p, end), way) >= shortest && distance(p, pointAt(curve, nearestOn(curve, p))) < 0.5,
      ),
    );
  return met.toSorted((p, q) => distance(p, end) - distance(q, end))[0] ?? null;
}
