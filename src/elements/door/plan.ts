import { leafThickness } from '#elements/door/leaf.ts';
import { leafPlaces } from '#elements/door/leaf-places.ts';
import type { LeafPlace } from '#elements/door/leaf-places.ts';
import { doorLining } from '#elements/door/mesh.ts';
import type { Door, Gap } from '#design/records/door.ts';
import { area, line } from '#elements/drawing.ts';
import type { DrawnShape, Drawing } from '#elements/drawing.ts';
import { fromOpening } from '#elements/opening-frame.ts';
import type { OpeningPlace } from '#elements/opening-place.ts';
import { cutHeight } from '#elements/wall/plan.ts';
import type { Point } from '#lib/vec2.ts';

/** Doors are drawn wide open with the way they swing, as plans do, whatever they do in 3D. */
export function doorPlan(door: Door, place: OpeningPlace, depth: number): Drawing {
  const clear = place.width - 2 * doorLining - 6;
  let opened = 1;
  if (door.form === 'sliding') opened = 0.3;
  else if (door.form === 'folding') opened = 0.7;
  const open = { ...door, open: opened };
  const out = fromOpening(place);
  const linings = [-1, 1].map((side) =>
    rectangle(door.id, side * (place.width / 2 - doorLining / 2), 0, doorLining, depth),
  );
  const leaves = leafPlaces(open, clear, depth).flatMap((leaf) => leafShapes(door, leaf));
  return { shapes: [...holeShapes(door.id, place.width, depth), ...linings, ...leaves].map(out), words: [] };
}

/** A hole without a door; one above the cut leaves the wall as it is. */
export function gapPlan(gap: Gap, place: OpeningPlace, depth: number): Drawing {
  return {
    shapes: gap.sill < cutHeight ? holeShapes(gap.id, place.width, depth).map(fromOpening(place)) : [],
    words: [],
  };
}

/** The faces of the wall above it. */
function holeShapes(id: string, width: number, depth: number): DrawnShape[] {
  const x = width / 2;
  const y = depth / 2;
  return [-y, y].map((at) =>
    line(
      id,
      'opening',
      'hair',
      [
        { x: -x, y: at },
        { x, y: at },
      ],
      { dashed: true },
    ),
  );
}

function rectangle(id: string, x: number, y: number, width: number, depth: number): DrawnShape {
  const w = width / 2;
  const d = depth / 2;
  return area(id, 'opening', 'fine', 'paper', [
    { x: x - w, y: y - d },
    { x: x + w, y: y - d },
    { x: x + w, y: y + d },
    { x: x - w, y: y + d },
  ]);
}

/** The leaf itself and, where it turns, the quarter it sweeps. */
function leafShapes(door: Door, leaf: LeafPlace): DrawnShape[] {
  const way = leaf.mirrored ? Math.PI + leaf.angle : leaf.angle;
  const at = (r: number, t: number): Point => ({
    x: leaf.x + r * Math.cos(way) - t * Math.sin(way),
    y: leaf.y + r * Math.sin(way) + t * Math.cos(way),
  });
  const half = leafThickness / 2;
  const body = area(door.id, 'opening', 'fine', 'paper', [
    at(0, -half),
    at(leaf.width, -half),
    at(leaf.width, half),
    at(0, half),
  ]);
  if (door.form === 'sliding' || door.form === 'folding') return [body];
  const shut = leaf.mirrored ? Math.PI : 0;
  const tip = at(leaf.width, 0);
  const start = { x: leaf.x + leaf.width * Math.cos(shut), y: leaf.y };
  const swing: DrawnShape = line(door.id, 'opening', 'hair', [start, tip]);
  return [
    body,
    {
      ...swing,
      path: [
        { ...start, bulge: Math.tan((way - shut) / 4) },
        { ...tip, bulge: 0 },
      ],
    },
  ];
}
