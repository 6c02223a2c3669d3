import { levelOf, type Design, type Level } from '#design/document.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { camerasOn } from '#elements/scene-camera.ts';
import { distance, type Vec3 } from '#lib/vec.ts';
import { barriersOf } from '#elements/walking/barriers.ts';
import { walkGround } from '#viewer/home/walk-ground.ts';
import type { HomeFacts } from '#viewer/live/scene-patch.ts';

/** Eyes of a person who walks, in millimetres. */
const eyeHeight = 1550;

/** The level that is shown, and those below it: above would hide it. The lowest where there is none of that id. */
export function shownLevels(design: Design, chosen: string): { top: Level; ids: string[] } {
  const top = levelOf(design, chosen) ?? design.levels[0]!;
  return { top, ids: design.levels.slice(0, design.levels.indexOf(top) + 1).map(({ id }) => id) };
}

/** Where one walks. It does not depend on the hour, which changes with every move of a finger. */
export function walkFacts(design: Design, top: Level): Pick<HomeFacts, 'barriers' | 'ground' | 'entrance'> {
  return {
    barriers: barriersOf(design, top.id),
    ground: walkGround(design, top),
    entrance: entranceOf(design, top),
  };
}

/**
 * Where a walk begins: the largest room of the level, at the camera there that sees farthest, else looking along it.
 */
function entranceOf(design: Design, level: Level): { at: Vec3; target: Vec3 } {
  const height = level.elevation + eyeHeight;
  const room = roomsOf(design, level.id).toSorted((a, b) => b.shape.netArea - a.shape.netArea)[0];
  if (!room) return { at: [0, -4000, height], target: [0, 0, height] };
  const [camera] = camerasOn(design, level)
    .filter((each) => roomContains(room.shape, { x: each.at[0], y: each.at[1] }))
    .toSorted((a, b) => distance(b.at, b.target) - distance(a.at, a.target));
  if (camera) return { at: [camera.at[0], camera.at[1], height], target: camera.target };
  const { bounds, middle } = room.shape;
  const wide = bounds.right - bounds.left > bounds.top - bounds.bottom;
  return wide
    ? { at: [bounds.right - 700, middle.y, height], target: [bounds.left, middle.y, height - 250] }
    : { at: [middle.x, bounds.bottom + 700, height], target: [middle.x, bounds.top, height - 250] };
}
