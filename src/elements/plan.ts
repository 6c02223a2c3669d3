import type { Design, Level, Opening } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { roomsOf } from '#design/rooms.ts';
import { ceilingPlan } from '#elements/ceiling/plan.ts';
import { doorPlan } from '#elements/door/plan.ts';
import { drawingOf } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';
import { floorPlan } from '#elements/floor/plan.ts';
import { furniturePlan } from '#elements/furniture/plan.ts';
import type { SymbolShape } from '#elements/furniture/symbol.ts';
import { lightPlan } from '#elements/light/plan.ts';
import { openingPlace } from '#elements/opening-place.ts';
import { wallPlan } from '#elements/wall/plan.ts';
import { windowPlan } from '#elements/window/plan.ts';

/** Where the plan symbol of an item comes from; whoever draws often keeps them by model id. */
export type SymbolSource = (model: string) => readonly SymbolShape[];

/** The whole plan of a level. Draw the layers in the order `Layer` names them. */
export function planOf(design: Design, level: Level, symbols: SymbolSource): Drawing {
  const plan = levelPlan(design, level.id);
  const openings = Object.values(design.openings).filter((opening) => plan.walls.some((wall) => wall.id === opening.wall));
  const items = Object.values(design.items).filter((item) => item.level === level.id).sort((a, b) => a.at.z - b.at.z || (a.id < b.id ? -1 : 1));
  return drawingOf([
    ...roomsOf(design, level.id).flatMap((room) => [floorPlan(room), ceilingPlan(room)]),
    wallPlan(plan, openings),
    ...openings.map((opening) => openingPlan(plan, opening)),
    ...items.map((item) => furniturePlan(item, symbols(item.model))),
    ...Object.values(design.lights).filter((light) => light.level === level.id).map(lightPlan),
  ]);
}

function openingPlan(plan: LevelPlan, opening: Opening): Drawing {
  const number = plan.walls.findIndex((wall) => wall.id === opening.wall);
  const place = openingPlace(plan.graph.curves[number]!, opening);
  const depth = plan.walls[number]!.thickness;
  if (opening.kind === 'door') return doorPlan(opening, place, depth);
  return opening.kind === 'window' ? windowPlan(opening, place, depth) : { shapes: [], words: [] };
}
