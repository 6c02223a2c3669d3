import { centreOf, isArc, lengthOf, radiusOf, unclampedOn } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';
import { limits } from '#design/limits.ts';

/**
 * Calls `visit` for every two curves whose boxes, grown by `margin`, overlap; sweeps from left to right. Ends early
 * when `visit` says false.
 */
export function eachNearPair(curves: readonly Curve[], margin: number, visit: (i: number, j: number) => boolean): void {
  const boxes = curves.map((curve) => boxOf(curve, margin));
  const order = boxes.map((_, i) => i).sort((i, j) => boxes[i]!.left - boxes[j]!.left || i - j);
  for (let k = 0; k < order.length; k++) {
    const i = order[k]!;
    const box = boxes[i]!;
    for (let m = k + 1; m < order.length; m++) {
      const j = order[m]!;
      const other = boxes[j]!;
      if (other.left > box.right) break;
      if (other.bottom > box.top || other.top < box.bottom) continue;
      if (!visit(Math.min(i, j), Math.max(i, j))) return;
    }
  }
}

/** An arc takes about this many times as long to try as a straight wall. */
const arcEffort = 20;

/**
 * Whether testing all near pairs would take longer than any real home needs: huge arcs lie in each other's boxes
 * without ever crossing.
 */
export function areTooEntangled(curves: readonly Curve[], margin: number): boolean {
  const arcs = curves.map(isArc);
  const most = ((curves.length * (curves.length - 1)) / 2) * (arcs.includes(true) ? arcEffort : 1);
  if (most <= limits.nearPairs) return false;
  let effort = 0;
  eachNearPair(curves, margin, (i, j) => {
    effort += arcs[i] || arcs[j] ? arcEffort : 1;
    return effort <= limits.nearPairs;
  });
  return effort > limits.nearPairs;
}

function boxOf(curve: Curve, margin: number): Bounds {
  const { a, b } = curve;
  if (!isArc(curve))
    return {
      left: Math.min(a.x, b.x) - margin,
      bottom: Math.min(a.y, b.y) - margin,
      right: Math.max(a.x, b.x) + margin,
      top: Math.max(a.y, b.y) + margin,
    };
  const { left, bottom, right, top } = boundsOf([a, b, ...outermost(curve)]);
  return { left: left - margin, bottom: bottom - margin, right: right + margin, top: top + margin };
}

/** Where an arc reaches farthest left, right, up and down, other than at its ends. */
function outermost(arc: Curve): { x: number; y: number }[] {
  const { x, y } = centreOf(arc);
  const radius = Math.abs(radiusOf(arc));
  const length = lengthOf(arc);
  const sides = [
    { x: x - radius, y },
    { x: x + radius, y },
    { x, y: y - radius },
    { x, y: y + radius },
  ];
  return sides.filter((side) => {
    const s = unclampedOn(arc, side);
    return s > 0 && s < length;
  });
}
