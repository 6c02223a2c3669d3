import { recordsOn } from '#design/document.ts';
import type { Design, Level, Opening } from '#design/document.ts';
import { openingsOn } from '#design/plan/level-bodies.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import type { Room } from '#design/rooms-with-shapes.ts';
import { beamPlan } from '#elements/built/beam/plan.ts';
import { ceilingPlan } from '#elements/ceiling/plan.ts';
import { columnPlan } from '#elements/built/column/plan.ts';
import { dimensionPlan, usualScale } from '#elements/annotations/dimension/plan.ts';
import { doorPlan, gapPlan } from '#elements/door/plan.ts';
import { drawingOf } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';
import { floorPlan } from '#elements/floor/plan.ts';
import { furniturePlan } from '#elements/furniture/plan.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import { lightPlan } from '#elements/light/plan.ts';
import { notePlan } from '#elements/annotations/note/plan.ts';
import { openingPlace } from '#elements/opening-place.ts';
import { skirtingPlan } from '#elements/skirting/plan.ts';
import { roomSkirting } from '#elements/skirting/room-skirting.ts';
import { stairsPlan } from '#elements/built/stairs/plan.ts';
import { underlayPlan } from '#elements/annotations/underlay/plan.ts';
import { wallPlan } from '#elements/wall/plan.ts';
import { windowPlan } from '#elements/window/plan.ts';

/** The whole plan of a level. Draw the layers in the order `Layer` names them. Marks are sized for paper at 1:`scale`. */
export function planOf(design: Design, level: Level, symbols: SymbolSource, scale: number = usualScale): Drawing {
  const items = shown(recordsOn(design, 'items', level.id)).sort((a, b) => a.at.z - b.at.z);
  return drawingOf([
    buildingPlan(design, level, scale),
    ...items.map((item) => furniturePlan(item, symbols(item.model))),
    marksPlan(design, level, scale),
  ]);
}

/** Rooms, walls and openings: what changes when a wall does, and not when a chair does. */
export function buildingPlan(design: Design, level: Level, scale: number = usualScale): Drawing {
  const plan = levelPlan(design, level.id);
  const openings = openingsOn(design, plan);
  return drawingOf([
    ...roomsOf(design, level.id).flatMap((room) => [
      floorPlan(room, scale),
      ceilingPlan(room),
      roomSkirtingPlan(design, room),
    ]),
    wallPlan(plan, openings),
    ...openings.map((opening) => openingPlan(plan, opening)),
  ]);
}

/** Everything that is neither building nor furniture: lights, stairs, columns, beams, figures, notes, pictures. */
export function marksPlan(design: Design, level: Level, scale: number = usualScale): Drawing {
  return drawingOf([
    ...shown(recordsOn(design, 'lights', level.id)).map(lightPlan),
    ...shown(recordsOn(design, 'stairs', level.id)).map((stairs) => stairsPlan(stairs, level)),
    ...shown(recordsOn(design, 'columns', level.id)).map(columnPlan),
    ...shown(recordsOn(design, 'beams', level.id)).map(beamPlan),
    ...shown(recordsOn(design, 'dimensions', level.id)).map((each) => dimensionPlan(each, scale)),
    ...shown(recordsOn(design, 'notes', level.id)).map(notePlan),
    ...shown(recordsOn(design, 'underlays', level.id)).map(underlayPlan),
  ]);
}

function shown<T extends { hidden?: true | undefined }>(records: readonly T[]): T[] {
  return records.filter((each) => !each.hidden);
}

function roomSkirtingPlan(design: Design, room: Room): Drawing {
  const found = roomSkirting(design, room);
  return found ? skirtingPlan(room.record.id, found.paths, found.skirting.depth) : { shapes: [], words: [] };
}

function openingPlan(plan: LevelPlan, opening: Opening): Drawing {
  const number = plan.walls.findIndex((wall) => wall.id === opening.wall);
  const place = openingPlace(plan.graph.curves[number]!, opening);
  const depth = plan.walls[number]!.thickness;
  if (opening.kind === 'door') return doorPlan(opening, place, depth);
  return opening.kind === 'window' ? windowPlan(opening, place, depth) : gapPlan(opening, place, depth);
}
