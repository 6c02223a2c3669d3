import { flattened } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { boundsOf } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';

/** Calls `visit` for every two curves whose boxes, grown by `margin`, overlap; sweeps from left to right. Ends early when `visit` says false. */
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

function boxOf(curve: Curve, margin: number): Bounds {
  // Chords of an arc stray inwards by up to the tolerance, so the box grows by it.
  const { left, bottom, right, top } = boundsOf([...flattened(curve, 10), curve.b]);
  const grown = curve.bulge === 0 ? margin : margin + 10;
  return { left: left - grown, bottom: bottom - grown, right: right + grown, top: top + grown };
}
