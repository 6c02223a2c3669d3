import type { Point } from '#lib/vec2.ts';
import { first, isPlace, type DxfEntity } from './dxf-entity.ts';
import type { DxfParts } from './dxf-parts.ts';

/** Parallel lines drawn as one: many drawings have their walls so. Each corner says how far out each line is. */
export function drawMultiline(parts: DxfParts, entity: DxfEntity): boolean {
  const corners = cornersOf(entity);
  const closed = (first(entity, 71, 0) & 2) === 2;
  const lines = corners.reduce((least, each) => Math.min(least, each.length), Infinity);
  if (corners.length < 2 || lines < 1 || !corners.flat().every(isPlace)) return false;
  for (let line = 0; line < lines; line++)
    for (let at = closed ? 0 : 1; at < corners.length; at++) {
      const a = corners.at(at - 1)?.[line];
      const b = corners[at]?.[line];
      if (a && b) parts.lines.add(entity.layer, a.x, a.y, b.x, b.y);
    }
  return true;
}

/** For each corner (11) a place on each line: along its mitre (13), as far as the first of the line's numbers (41). */
function cornersOf({ codes, values }: DxfEntity): Point[][] {
  const corners: Point[][] = [];
  let at = { x: 0, y: 0 };
  let mitre = { x: 0, y: 0 };
  let awaited = false;
  for (let index = 0; index < codes.length; index++) {
    const value = values[index] ?? NaN;
    switch (codes[index]) {
      case 11:
        at = { x: value, y: NaN };
        corners.push([]);
        break;
      case 21:
        at = { ...at, y: value };
        break;
      case 13:
        mitre = { x: value, y: NaN };
        break;
      case 23:
        mitre = { ...mitre, y: value };
        break;
      case 74:
        awaited = value > 0;
        break;
      case 41:
        if (awaited) corners.at(-1)?.push({ x: at.x + mitre.x * value, y: at.y + mitre.y * value });
        awaited = false;
        break;
      default:
    }
  }
  return corners;
}
