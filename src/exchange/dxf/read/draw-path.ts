import { centreOf, isArc, radiusOf, sweepOf } from '#lib/curve.ts';
import { isMirrored, isPlace, mirror, type DxfEntity } from './dxf-entity.ts';
import { dxfLimits } from './dxf-limits.ts';
import { addArc, type DxfParts } from './dxf-parts.ts';

export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly bulge: number;
}

/** Straight pieces and arcs through these points. */
export function drawPath(parts: DxfParts, entity: DxfEntity, vertices: readonly Vertex[], closed: boolean): boolean {
  const mirrored = isMirrored(entity);
  if (mirrored === null || vertices.length < 2 || !vertices.every(isPlace)) return false;
  const ends = closed ? vertices.length : vertices.length - 1;
  for (let at = 0; at < ends; at++) {
    const from = vertices[at];
    const to = vertices[(at + 1) % vertices.length];
    if (from && to) drawPiece(parts, entity.layer, from, to, mirrored);
  }
  return true;
}

function drawPiece(parts: DxfParts, layer: number, from: Vertex, to: Vertex, mirrored: boolean): void {
  const a = mirror(from, mirrored);
  const b = mirror(to, mirrored);
  const curve = { a, b, bulge: mirrored ? -from.bulge : from.bulge };
  const radius = isArc(curve) ? Math.abs(radiusOf(curve)) : 0;
  // A bulge of nothing, or one so small that its circle is beyond all places, is a straight line.
  if (!(radius > 0 && radius <= dxfLimits.far)) return parts.lines.add(layer, a.x, a.y, b.x, b.y);
  const { x, y } = centreOf(curve);
  const start = sweepOf(curve) > 0 ? a : b;
  const angle = Math.atan2(start.y - y, start.x - x);
  addArc(parts, { layer, x, y, radius, from: angle, sweep: Math.abs(sweepOf(curve)) });
}
