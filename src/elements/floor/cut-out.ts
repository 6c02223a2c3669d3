import type { Polygon } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';

/** A convex piece without what lies in any of the convex cuts: some convex pieces. All counter-clockwise. */
export function cutOut(piece: Polygon, cuts: readonly Polygon[]): Polygon[] {
  return cuts.reduce<Polygon[]>((pieces, cut) => pieces.flatMap((each) => outside(each, cut)), [piece]);
}

/** What is beyond a side is kept, the rest goes on to the next side; what is beyond none is in the cut. */
function outside(piece: Polygon, cut: Polygon): Polygon[] {
  const kept: Polygon[] = [];
  let rest = piece;
  for (let i = 0; i < cut.length && rest.length >= 3; i++) {
    const a = cut[i]!;
    const b = cut[(i + 1) % cut.length]!;
    const beyond = half(rest, b, a);
    if (beyond.length >= 3) kept.push(beyond);
    rest = half(rest, a, b);
  }
  return rest.length >= 3 ? kept : [piece];
}

/** The part to the left of the way from `a` to `b`. */
function half(piece: Polygon, a: Point, b: Point): Polygon {
  const side = (p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  const sides = piece.map(side);
  const kept = piece.flatMap((p, i) => {
    const q = piece[(i + 1) % piece.length]!;
    const d = sides[i]!;
    const e = sides[(i + 1) % piece.length]!;
    const here = d >= 0 ? [p] : [];
    if ((d > 0 && e < 0) || (d < 0 && e > 0)) {
      const t = d / (d - e);
      return [...here, { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }];
    }
    return here;
  });
  return sides.some((d) => d > 1e-6) ? kept : [];
}
