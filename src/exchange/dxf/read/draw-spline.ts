import type { Point } from '#lib/vec2.ts';
import { all, first, isPlace, pointsIn, type DxfEntity } from './dxf-entity.ts';
import { addCurve, type DxfParts } from './dxf-parts.ts';

/** A spline need only be seen: some pieces for each of its points. */
const piecesPerPoint = 6;
const mostPieces = 600;

export function drawSpline(parts: DxfParts, entity: DxfEntity): boolean {
  const points = pointsIn(entity, 10);
  const through = pointsIn(entity, 11);
  if (![...points, ...through].every(isPlace)) return false;
  if (points.length < 2) {
    if (through.length < 2) return false;
    for (let at = 1; at < through.length; at++) {
      const [a, b] = [through[at - 1], through[at]];
      if (a && b) parts.chords.add(entity.layer, a.x, a.y, b.x, b.y);
    }
    return true;
  }
  const degree = first(entity, 71, 3);
  const knots = all(entity, 40);
  const curve = isSpline(points, degree, knots) ? splineOf(points, degree, knots) : throughAll(points);
  addCurve(parts, entity.layer, Math.min(mostPieces, (points.length - 1) * piecesPerPoint), curve);
  return true;
}

function isSpline(points: readonly Point[], degree: number, knots: readonly number[]): boolean {
  return (
    Number.isInteger(degree) &&
    degree >= 1 &&
    degree <= 10 &&
    points.length > degree &&
    knots.length === points.length + degree + 1 &&
    knots.every((knot, at) => Number.isFinite(knot) && knot >= (knots[at - 1] ?? knot))
  );
}

/** By de Boor's algorithm. */
function splineOf(points: readonly Point[], degree: number, knots: readonly number[]): (t: number) => Point {
  const low = knots[degree] ?? 0;
  const high = knots[points.length] ?? 1;
  return (t) => {
    const u = low + (high - low) * t;
    let span = degree;
    while (span < points.length - 1 && u >= (knots[span + 1] ?? Infinity)) span++;
    const near = points.slice(span - degree, span + 1);
    for (let round = 1; round <= degree; round++)
      for (let at = degree; at >= round; at--) {
        const left = knots[at + span - degree] ?? 0;
        const right = knots[at + 1 + span - round] ?? 0;
        const share = right === left ? 0 : (u - left) / (right - left);
        const [p, q] = [near[at - 1], near[at]];
        if (p && q) near[at] = { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
      }
    return near[degree] ?? { x: 0, y: 0 };
  };
}

function throughAll(points: readonly Point[]): (t: number) => Point {
  return (t) => points[Math.round(t * (points.length - 1))] ?? { x: 0, y: 0 };
}
