import type { Door } from '#design/records/door.ts';
import { leafThickness } from '#elements/door/leaf.ts';

/** Where a leaf hangs: its hinge edge in the door's own frame, the way it leaves it (radians), and its width. */
export interface LeafPlace {
  x: number;
  y: number;
  angle: number;
  width: number;
  /** Runs from right to left when seen along X: hung on the far jamb. */
  mirrored: boolean;
  handle: 'lever' | 'pull' | 'none';
}

/** How far a hinged leaf opens. */
const wide = (95 * Math.PI) / 180;

/** All leaves of a door between its linings, `clear` wide, in a wall as thick as `depth`. */
export function leafPlaces(door: Door, clear: number, depth: number): LeafPlace[] {
  return makers[door.form](door, clear, depth);
}

const makers: Record<Door['form'], (door: Door, clear: number, depth: number) => LeafPlace[]> = {
  single,
  double,
  sliding,
  folding,
};

const sign = (door: Door) => (door.side === 'left' ? 1 : -1);

function single(door: Door, clear: number, depth: number): LeafPlace[] {
  return [hung(door, door.hinge === 'b', clear, clear, depth)];
}

function double(door: Door, clear: number, depth: number): LeafPlace[] {
  return [hung(door, false, clear, clear / 2 - 1.5, depth), hung(door, true, clear, clear / 2 - 1.5, depth)];
}

/** Shut, its face lies in the face of the wall it opens to; the hinge is the corner there. */
function hung(door: Door, mirrored: boolean, clear: number, width: number, depth: number): LeafPlace {
  const swing = door.open * wide * sign(door);
  const y = sign(door) * (depth / 2 - leafThickness / 2);
  return {
    x: mirrored ? clear / 2 : -clear / 2,
    y,
    angle: mirrored ? -swing : swing,
    width,
    mirrored,
    handle: 'lever',
  };
}

/** Narrow: one leaf before the wall. Wide: half of them stand, the others slide before these. */
function sliding(door: Door, clear: number, depth: number): LeafPlace[] {
  const leaf = (x: number, y: number, width: number, moves: boolean): LeafPlace => ({
    x: x - width / 2,
    y,
    angle: 0,
    width,
    mirrored: false,
    handle: moves ? 'pull' : 'none',
  });
  if (clear < 1300) {
    const width = clear + 60;
    const way = (door.hinge === 'a' ? -1 : 1) * door.open * clear;
    return [leaf(way, sign(door) * (depth / 2 + leafThickness / 2 + 18), width, true)];
  }
  const count = clear < 3000 ? 2 : 4;
  const width = (clear + 50 * (count / 2)) / count;
  const track = leafThickness / 2 + 2;
  const away = clear / 2 - width / 2;
  const near = count === 2 ? away : width / 2;
  const sides = count === 2 ? [door.hinge === 'a' ? -1 : 1] : [-1, 1];
  return sides.flatMap((side) => {
    const shut = count === 2 ? -side * near : side * near;
    return [
      leaf(side * away, -sign(door) * track, width, false),
      leaf(shut + (side * away - shut) * door.open * 0.96, sign(door) * track, width, true),
    ];
  });
}

/** An accordion towards the hinge. */
function folding(door: Door, clear: number, depth: number): LeafPlace[] {
  const count = Math.max(2, 2 * Math.round(clear / 1400));
  const width = clear / count;
  const fold = ((door.open * (85 * Math.PI)) / 180) * sign(door);
  const mirrored = door.hinge === 'b';
  let x = mirrored ? clear / 2 : -clear / 2;
  let y = sign(door) * (depth / 2 - leafThickness / 2);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i % 2 === 0 ? 1 : -1) * fold * (mirrored ? -1 : 1);
    const place: LeafPlace = { x, y, angle, width: width - 2, mirrored, handle: i === count - 1 ? 'lever' : 'none' };
    x += (mirrored ? -1 : 1) * width * Math.cos(angle);
    y += (mirrored ? -1 : 1) * width * Math.sin(angle);
    return place;
  });
}
