import type { RoomRecord } from '#design/records/room.ts';
import type { Point } from '#lib/vec2.ts';
import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';

/** A room: what a person decided about it, and the shape its walls give it. */
export interface Room {
  record: RoomRecord;
  shape: RoomShape;
}

/** The rooms of a level. `reconcileRooms` guarantees that every shape has its record. */
export function roomsOf(design: Design, level: string): Room[] {
  const shapes = levelPlan(design, level).shapes;
  return recordsOn(design, 'rooms', level).flatMap((record) => {
    const shape = shapes.find((each) => roomContains(each, record.seed));
    return shape ? [{ record, shape }] : [];
  });
}

export function allRooms(design: Design): Room[] {
  return design.levels.flatMap((level) => roomsOf(design, level.id));
}

/** The record of the room around a point. */
export function roomAt(design: Design, level: string, at: Point): RoomRecord | undefined {
  const shape = levelPlan(design, level).shapes.find((each) => roomContains(each, at));
  return shape && recordsOn(design, 'rooms', level).find((record) => roomContains(shape, record.seed));
}
