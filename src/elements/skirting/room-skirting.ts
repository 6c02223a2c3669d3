import type { Design } from '#design/document.ts';
import { openingsOn } from '#design/plan/level-bodies.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { Room } from '#design/rooms-with-shapes.ts';
import type { RoomType } from '#design/records/room.ts';
import { skirtingDefaults } from '#design/records/skirting.ts';
import type { Skirting } from '#design/records/skirting.ts';
import { footPaths } from '#elements/skirting/skirting-paths.ts';
import type { FootPath } from '#elements/skirting/skirting-paths.ts';

interface RoomSkirting {
  skirting: Skirting;
  paths: FootPath[];
}

const roomsWithoutSkirting: readonly RoomType[] = ['courtyard', 'balcony', 'bathroom'];

/** The skirting of a room; null for none. Wet rooms and the open air have none by default. */
export function roomSkirting(design: Design, { record, shape }: Room): RoomSkirting | null {
  const skirting =
    record.skirting === undefined && !roomsWithoutSkirting.includes(record.type) ? skirtingDefaults : record.skirting;
  if (!skirting) return null;
  const plan = levelPlan(design, record.level);
  const openings = openingsOn(design, plan);
  return {
    skirting,
    paths: [shape.inner, ...shape.holes].flatMap((sides) => footPaths(plan, sides, openings, skirting.height)),
  };
}
