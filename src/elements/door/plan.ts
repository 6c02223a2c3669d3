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

/** Doors are drawn open with the way they swing, as plans do, whatever they do in 3D. */
export function doorPlan(door: Door, place: OpeningPlace, depth: number): Drawing {
  const clear = place.width - 2 * doorLining - 6;
  const out = fromOpening(place);
  const linings = [-1, 1].map((side) =>
    rectangle(door.id, side * (place.width / 2 - doorLining / 2), 0, doorLining, depth),
  );
  const leaves = leafPlaces({ ...door, open: drawnOpen[door.form] }, clear, depth).flatMap((leaf) =>
    door.form === 'single' || door.form === 'double' ? hungShapes(door, leaf, depth) : [leafShape(door.id, leaf)],
  );
  return { shapes: [...holeShapes(door.id, place.width, depth), ...linings, ...leaves].map(out), words: [] };
}

const drawnOpen: Record<Door['form'], number> = { single: 1, double: 1, sliding: 0.3, folding: 0.7 };

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

/** A hinged leaf stands at a right angle to its wall, however far it opens in 3D, at the end of the quarter it sweeps. */
function hungShapes(door: Door, leaf: LeafPlace, depth: number): DrawnShape[] {
  const into = leaf.mirrored ? -1 : 1;
  const out = door.side === 'left' ? 1 : -1;
  const at = (along: number, off: number): Point => ({
    x: leaf.x + into * along,
    y: out * (depth / 2 + off),
  });
  const corners = [at(0, 0), at(leafThickness, 0), at(leafThickness, leaf.width), at(0, leaf.width)];
  const body = area(door.id, 'opening', 'fine', 'paper', into === out ? corners : corners.toReversed());
  const swing: DrawnShape = {
    ...line(door.id, 'opening', 'hair', []),
    path: [
      { ...at(leaf.width, 0), bulge: into * out * Math.tan(Math.PI / 8) },
      { ...at(0, leaf.width), bulge: 0 },
    ],
  };
  return [body, swing];
}

/** One that slides or folds: where it stands. */
function leafShape(id: string, leaf: LeafPlace): DrawnShape {
  const way = leaf.mirrored ? Math.PI + leaf.angle : leaf.angle;
  const at = (r: number, t: number): Point => ({
    x: leaf.x + r * Math.cos(way) - t * Math.sin(way),
    y: leaf.y + r * Math.sin(way) + t * Math.cos(way),
  });
  const half = leafThickness / 2;
  return area(id, 'opening', 'fine', 'paper', [at(0, -half), at(leaf.width, -half), at(leaf.width, half), at(0, half)]);
}
