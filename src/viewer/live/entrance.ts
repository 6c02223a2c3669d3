import type { Design, Level } from '#design/document.ts';
import { roomContains, type RoomShape } from '#design/plan/room-shapes.ts';
import { facesAround } from '#design/plan/wall-faces.ts';
import type { RoomRecord } from '#design/records/room.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { openingPlace } from '#elements/opening-place.ts';
import { camerasOn } from '#elements/scene-camera.ts';
import { distance as apart, type Vec3 } from '#lib/vec.ts';
import { distance, dot, subtract, type Point } from '#lib/vec2.ts';

/** Eyes of a person who walks, in millimetres. */
const eyeHeight = 1550;
/** From the walls of a corner, so that one does not stand with the back in them. */
const fromWalls = 550;
/** A window one looks towards is worth as much room as this between oneself and the nearest piece. */
const worthOfWindow = 1200;

interface Entrance {
  readonly at: Vec3;
  readonly target: Vec3;
}

/**
 * Where a walk begins: the largest room of the level, at the camera there that sees farthest; else from the corner that
 * has most room about it, across the room, towards a window if there is one.
 */
export function entranceOf(design: Design, level: Level): Entrance {
  const height = level.elevation + eyeHeight;
  const room = roomsOf(design, level.id).toSorted((a, b) => b.shape.netArea - a.shape.netArea)[0];
  if (!room) return { at: [0, -4000, height], target: [0, 0, height] };
  const [camera] = camerasOn(design, level)
    .filter((each) => roomContains(room.shape, { x: each.at[0], y: each.at[1] }))
    .toSorted((a, b) => apart(b.at, b.target) - apart(a.at, a.target));
  if (camera) return { at: [camera.at[0], camera.at[1], height], target: camera.target };
  const { middle } = room.shape;
  const pieces = Object.values(design.items).filter(
    (item) => item.level === level.id && roomContains(room.shape, item.at),
  );
  const windows = windowsOf(design, room.record);
  const worth = (at: Point) => {
    const ahead = subtract(middle, at);
    const light = windows.some((window) => isAhead(ahead, subtract(window, at)));
    return (light ? worthOfWindow : 0) + Math.min(3000, ...pieces.map((piece) => distance(piece.at, at)));
  };
  const [best = middle] = cornersOf(room.shape).toSorted((a, b) => worth(b) - worth(a));
  return { at: [best.x, best.y, height], target: [middle.x, middle.y, height - 350] };
}

/** The corners of the room's box that are in the room. */
function cornersOf(shape: RoomShape): Point[] {
  const { left, right, bottom, top } = shape.bounds;
  const xs = [left + fromWalls, right - fromWalls];
  const ys = [bottom + fromWalls, top - fromWalls];
  return xs.flatMap((x) => ys.map((y) => ({ x, y }))).filter((at) => roomContains(shape, at));
}

/** Of the room itself: one behind a wall gives no light here. */
function windowsOf(design: Design, room: RoomRecord): Point[] {
  return facesAround(design, room).flatMap(({ wall, openings }) =>
    openings.flatMap(({ opening }) => (opening.kind === 'window' ? [openingPlace(wall, opening).at] : [])),
  );
}

/** Within sixty degrees of where one looks. */
function isAhead(ahead: Point, towards: Point): boolean {
  return dot(ahead, towards) > 0.5 * Math.hypot(ahead.x, ahead.y) * Math.hypot(towards.x, towards.y);
}
