import type { RoomShape } from '#design/plan/room-shapes.ts';
import { contains } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';

/** Millimetres of the home. */
interface LabelSize {
  width: number;
  height: number;
}

/** Places a label is tried at along the longer side of a room. */
const tries = 22;

/**
 * Where in a room a label of this size stands clear of what is there, as near to the middle as it goes; where nothing is
 * free, on the least.
 */
export function freePlace(shape: RoomShape, box: LabelSize, standing: readonly Bounds[]): Point {
  return bestPlace(shape, box, standing).place;
}

/** That place, and whether nothing lies under it. */
export function bestPlace(
  shape: RoomShape,
  box: LabelSize,
  standing: readonly Bounds[],
): { place: Point; free: boolean } {
  const { bounds, middle } = shape;
  const near = standing.filter((each) => overlap(each, bounds) > 0);
  const reach = Math.max(bounds.right - bounds.left, bounds.top - bounds.bottom);
  const step = Math.max(50, reach / tries);
  const inside = isInside(shape, middle, box);
  let best = { place: middle, away: 0, cost: inside ? costAt(middle, box, near, 0) : Infinity };
  for (let x = bounds.left + box.width / 2; x <= bounds.right - box.width / 2; x += step)
    for (let y = bounds.bottom + box.height / 2; y <= bounds.top - box.height / 2; y += step) {
      const away = Math.sqrt((x - middle.x) ** 2 + (y - middle.y) ** 2) / reach;
      if (away * 0.1 >= best.cost || !isInside(shape, { x, y }, box)) continue;
      const cost = costAt({ x, y }, box, near, away);
      if (cost < best.cost) best = { place: { x, y }, away, cost };
    }
  return { place: best.place, free: best.cost <= best.away * 0.1 };
}

/** How much of the label would lie on something; among equal places the one nearest to the middle. */
function costAt(at: Point, box: LabelSize, near: readonly Bounds[], away: number): number {
  const label = boxAt(at, box);
  return near.reduce((sum, each) => sum + overlap(each, label), 0) / (box.width * box.height) + away * 0.1;
}

function isInside({ polygon, holePolygons }: RoomShape, at: Point, box: LabelSize): boolean {
  const { left, right, bottom, top } = boxAt(at, box);
  const points = [left, at.x, right].flatMap((x) => [bottom, at.y, top].map((y) => ({ x, y })));
  return points.every((p) => contains(polygon, p) && !holePolygons.some((hole) => contains(hole, p)));
}

export function boxAt({ x, y }: Point, { width, height }: LabelSize): Bounds {
  return { left: x - width / 2, right: x + width / 2, bottom: y - height / 2, top: y + height / 2 };
}

/** The area two boxes share; a line counts by its length. */
function overlap(a: Bounds, b: Bounds): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  return width < 0 || height < 0 ? 0 : Math.max(width, 20) * Math.max(height, 20);
}
