import { levelOf, openingsOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { InnerSide } from '#design/plan/inner-sides.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Wall } from '#design/records/wall.ts';
import type { RoomRecord } from '#design/records/room.ts';
import { areaOf } from '#lib/polygon.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';
import { isDoorway, keptFree, openingsIn, tightlyKeptFree } from '#layout/plan/openings.ts';
import type { RoomOpening } from '#layout/plan/openings.ts';
import { stretchesOf } from '#layout/plan/stretches.ts';
import type { Stretch } from '#layout/plan/stretches.ts';
import type { Box } from '#layout/space/box.ts';
import type { FloorArea } from '#layout/space/floor-area.ts';

/** Everything about a room that decides where things can stand. */
export interface RoomPlan extends FloorArea {
  readonly record: RoomRecord;
  readonly bounds: Bounds;
  /** Square metres. */
  readonly area: number;
  /** Floor to ceiling. */
  readonly height: number;
  readonly middle: Point;
  readonly stretches: readonly Stretch[];
  readonly openings: readonly RoomOpening[];
  readonly doorways: readonly RoomOpening[];
  readonly windows: readonly RoomOpening[];
  /** Before doors and windows. */
  readonly keptFree: readonly Box[];
  /** Nothing found a place in it the usual way: finer steps, smaller pieces. */
  readonly tight?: boolean;
}

/** Null where there is no such room, or no floor in it. */
export function roomPlan(design: Design, roomId: string): RoomPlan | null {
  const record = design.rooms[roomId];
  const level = record && levelOf(design, record.level);
  const room = level && roomsOf(design, level.id).find((each) => each.record.id === roomId);
  if (!record || !level || !room) return null;
  const { walls } = levelPlan(design, level.id);
  const sides = [room.shape.inner, ...room.shape.holes];
  const openings = sides.flat().flatMap((side) => openingsOn(design, side, walls));
  return {
    record,
    polygon: room.shape.polygon,
    holes: room.shape.holePolygons,
    bounds: room.shape.bounds,
    middle: room.shape.middle,
    area: areaOf(room.shape.polygon) / 1e6,
    height: level.height - (record.ceiling?.drop ?? 0),
    stretches: sides
      .flatMap((each) => stretchesOf(each, walls, openings))
      .map((stretch, index) => ({ ...stretch, index })),
    openings,
    doorways: openings.filter(isDoorway),
    windows: openings.filter((each) => !isDoorway(each)),
    keptFree: openings.map((opening) => keptFree(opening)),
  };
}

function openingsOn(design: Design, side: InnerSide, walls: readonly Wall[]): RoomOpening[] {
  const wall = side.wall === null ? undefined : walls[side.wall];
  return wall ? openingsIn(side, wall, openingsOf(design, wall.id)) : [];
}

/** The same room, looked at more closely: for one that found no place for what it is for. */
export function tightPlan(plan: RoomPlan): RoomPlan {
  return { ...plan, tight: true, keptFree: plan.openings.flatMap(tightlyKeptFree) };
}
