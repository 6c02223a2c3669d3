import type { Point } from '#lib/vec2.ts';
import { all, first, isMirrored, isPlace, mirror, pointIn, pointsIn, type DxfEntity } from './dxf-entity.ts';
import { dxfLimits } from './dxf-limits.ts';
import { addArc, addCurve, addText, type DxfParts } from './dxf-parts.ts';
import { drawMultiline } from './draw-multiline.ts';
import { drawPath, type Vertex } from './draw-path.ts';
import { drawSpline } from './draw-spline.ts';
import { plainText } from './plain-text.ts';
import { spend } from './strokes.ts';

/** Whether it could be drawn; what lies askew or has no sensible numbers is left out, and counted. */
type Draw = (parts: DxfParts, entity: DxfEntity) => boolean;

const fullTurn = Math.PI * 2;
const degree = Math.PI / 180;

/** The kinds that are read. Hatches, dimensions and solids of space are none of a plan's lines. */
export const drawEntity: Readonly<Record<string, Draw>> = {
  LINE(parts, entity) {
    const a = pointIn(entity, 10);
    const b = pointIn(entity, 11);
    if (!isPlace(a) || !isPlace(b)) return false;
    parts.lines.add(entity.layer, a.x, a.y, b.x, b.y);
    return true;
  },
  LWPOLYLINE: (parts, entity) => drawPath(parts, entity, lightVertices(entity), (first(entity, 70, 0) & 1) === 1),
  ARC(parts, entity) {
    const from = first(entity, 50, 0) * degree;
    const to = first(entity, 51, 360) * degree;
    return drawArc(parts, entity, from, sweepBetween(from, to));
  },
  CIRCLE: (parts, entity) => drawArc(parts, entity, 0, fullTurn),
  ELLIPSE: drawEllipse,
  SPLINE: drawSpline,
  MLINE: drawMultiline,
  SOLID: drawSolid,
  TRACE: drawSolid,
  INSERT: drawInsert,
  TEXT: drawText,
  ATTRIB: drawText,
  MTEXT: drawText,
};

/** A bulge (42) belongs to the point before it. */
function lightVertices({ codes, values }: DxfEntity): Vertex[] {
  const vertices: { x: number; y: number; bulge: number }[] = [];
  for (let at = 0; at < codes.length; at++) {
    const value = values[at] ?? NaN;
    if (codes[at] === 10) vertices.push({ x: value, y: NaN, bulge: 0 });
    const last = vertices.at(-1);
    if (last && codes[at] === 20) last.y = value;
    if (last && codes[at] === 42) last.bulge = value;
  }
  return vertices;
}

function drawArc(parts: DxfParts, entity: DxfEntity, from: number, sweep: number): boolean {
  const mirrored = isMirrored(entity);
  const radius = first(entity, 40, NaN);
  if (mirrored === null || !isPlace(pointIn(entity, 10)) || !(radius > 0 && radius <= dxfLimits.far)) return false;
  if (!(sweep > 0 && sweep <= fullTurn)) return false;
  const { x, y } = mirror(pointIn(entity, 10), mirrored);
  addArc(parts, { layer: entity.layer, x, y, radius, from: mirrored ? Math.PI - from - sweep : from, sweep });
  return true;
}

/** Counter-clockwise; from an angle to itself is the whole way round. */
function sweepBetween(from: number, to: number): number {
  const sweep = (((to - from) % fullTurn) + fullTurn) % fullTurn;
  return sweep < 1e-9 ? fullTurn : sweep;
}

function drawEllipse(parts: DxfParts, entity: DxfEntity): boolean {
  const centre = pointIn(entity, 10);
  const axis = pointIn(entity, 11);
  const ratio = first(entity, 40, NaN);
  const side = isMirrored(entity);
  if (side === null || !isPlace(centre) || !isPlace(axis) || !(Math.abs(ratio) <= 1)) return false;
  const from = first(entity, 41, 0);
  const sweep = sweepBetween(from, first(entity, 42, fullTurn));
  if (!(sweep > 0)) return false;
  const minor = { x: -axis.y * ratio, y: axis.x * ratio };
  const turn = side ? -1 : 1;
  addCurve(parts, entity.layer, 32, (t) => {
    const angle = turn * (from + sweep * t);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return { x: centre.x + axis.x * c + minor.x * s, y: centre.y + axis.y * c + minor.y * s };
  });
  return true;
}

/** Its third and fourth corner are written crosswise. */
function drawSolid(parts: DxfParts, entity: DxfEntity): boolean {
  const corners = [10, 11, 13, 12].map((code) => pointIn(entity, code)).filter(({ x, y }) => !Number.isNaN(x + y));
  return (
    corners.length >= 3 &&
    drawPath(
      parts,
      entity,
      corners.map((at) => ({ ...at, bulge: 0 })),
      true,
    )
  );
}

function drawInsert(parts: DxfParts, entity: DxfEntity): boolean {
  const mirrored = isMirrored(entity);
  const at = pointIn(entity, 10);
  const scale = { x: first(entity, 41, 1), y: first(entity, 42, 1) };
  const turn = first(entity, 50, 0) * degree;
  const gap = { x: first(entity, 44, 0), y: first(entity, 45, 0) };
  const [columns, rows] = [first(entity, 70, 1), first(entity, 71, 1)].map((count) => Math.max(1, Math.floor(count)));
  if (mirrored === null || columns === undefined || rows === undefined) return false;
  if (![at, scale, gap].every(isPlace) || !Number.isFinite(turn + columns + rows)) return false;
  spend(parts.budget, 'inserts');
  parts.inserts.push({ layer: entity.layer, block: entity.name, at, scale, turn, columns, rows, gap, mirrored });
  return true;
}

function drawText(parts: DxfParts, entity: DxfEntity): boolean {
  const text = plainText(entity.text);
  const at = textPlace(entity);
  const height = first(entity, 40, 0);
  if (text === '' || !isPlace(at) || !Number.isFinite(height)) return false;
  addText(parts, { layer: entity.layer, at, height: Math.abs(height), text });
  return true;
}

/** Centred and right-aligned text has its place in its second point; of the rest, the first is where it begins. */
function textPlace(entity: DxfEntity): Point {
  const aligned = entity.type !== 'MTEXT' && (first(entity, 72, 0) !== 0 || all(entity, 73).some((way) => way !== 0));
  const [second] = aligned ? pointsIn(entity, 11) : [];
  return mirror(second ?? pointIn(entity, 10), entity.type !== 'MTEXT' && isMirrored(entity) === true);
}
