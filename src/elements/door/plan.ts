import { leafThickness } from '#elements/door/leaf.ts';
import { leafPlaces } from '#elements/door/leaf-places.ts';
import type { LeafPlace } from '#elements/door/leaf-places.ts';
import { doorLining } from '#elements/door/mesh.ts';
import type { Door } from '#elements/door/schema.ts';
import { area, line } from '#elements/drawing.ts';
import type { DrawnShape, Drawing } from '#elements/drawing.ts';
import { fromOpening } from '#elements/opening-frame.ts';
import type { OpeningPlace } from '#elements/opening-place.ts';
import type { Point } from '#lib/vec2.ts';

/** Doors are drawn wide open with the way they swing, as plans do, whatever they do in 3D. */
export function doorPlan(door: Door, place: OpeningPlace, depth: number): Drawing {
  const clear = place.width - 2 * doorLining - 6;
  const open = { ...door, open: door.form === 'sliding' ? 0.3 : door.form === 'folding' ? 0.7 : 1 };
  const out = fromOpening(place);
  const linings = [-1, 1].map((side) => rectangle(door.id, side * (place.width / 2 - doorLining / 2), 0, doorLining, depth));
  const leaves = leafPlaces(open, clear, depth).flatMap((leaf) => leafShapes(door, leaf));
  const head = [-1, 1].map((side) => line(door.id, 'opening', 'hair', [{ x: -place.width / 2, y: (side * depth) / 2 }, { x: place.width / 2, y: (side * depth) / 2 }], { dashed: true }));
  return { shapes: [...head, ...linings, ...leaves].map(out), words: [] };
}

function rectangle(id: string, x: number, y: number, width: number, depth: number): DrawnShape {
  const [w, d] = [width / 2, depth / 2];
  return area(id, 'opening', 'fine', 'paper', [{ x: x - w, y: y - d }, { x: x + w, y: y - d }, { x: x + w, y: y + d }, { x: x - w, y: y + d }]);
}

/** The leaf itself and, where it turns, the quarter it sweeps. */
function leafShapes(door: Door, leaf: LeafPlace): DrawnShape[] {
  const way = leaf.mirrored ? Math.PI + leaf.angle : leaf.angle;
  const at = (r: number, t: number): Point => ({ x: leaf.x + r * Math.cos(way) - t * Math.sin(way), y: leaf.y + r * Math.sin(way) + t * Math.cos(way) });
  const half = leafThickness / 2;
  const body = area(door.id, 'opening', 'fine', 'paper', [at(0, -half), at(leaf.width, -half), at(leaf.width, half), at(0, half)]);
  if (door.form === 'sliding' || door.form === 'folding') return [body];
  const shut = leaf.mirrored ? Math.PI : 0;
  const tip = at(leaf.width, 0);
  const start = { x: leaf.x + leaf.width * Math.cos(shut), y: leaf.y };
  const swing: DrawnShape = line(door.id, 'opening', 'hair', [start, tip]);
  return [body, { ...swing, path: [{ ...start, bulge: Math.tan((way - shut) / 4) }, { ...tip, bulge: 0 }] }];
}
