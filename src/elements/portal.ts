import type { Design, Level, Opening } from '#design/document.ts';
import { levelBodies, openingsOn } from '#design/plan/level-bodies.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { openingPlace } from '#elements/opening-place.ts';
import type { Vec3 } from '#lib/vec.ts';

/** An upright rectangle through which daylight falls into a room. A tracer samples the sky there. */
export interface Portal {
  elementId: string;
  level: string;
  /** Its middle. Millimetres, Z up. */
  at: Vec3;
  /** From the open air into the room; of unit length. */
  inward: Vec3;
  width: number;
  height: number;
}

const openAirRooms: readonly string[] = ['courtyard', 'balcony'];

/**
 * Windows, gaps and doors one sees through, between a room and the open air (a courtyard and a balcony are open air).
 */
export function portalsOn(design: Design, level: Level): Portal[] {
  const plan = levelPlan(design, level.id);
  const { shapeOfHalf } = levelBodies(plan);
  const open = new Set([
    -1,
    ...roomsOf(design, level.id)
      .filter(({ record }) => openAirRooms.includes(record.type))
      .map(({ shape }) => plan.shapes.indexOf(shape)),
  ]);
  return openingsOn(design, plan)
    .filter(letsLightThrough)
    .flatMap((opening) => {
      const edge = plan.graph.edges.findIndex(
        ({ wall, start, end }) =>
          plan.walls[wall]!.id === opening.wall && start <= opening.offset && opening.offset <= end,
      );
      const left = open.has(shapeOfHalf[edge * 2]!);
      const right = open.has(shapeOfHalf[edge * 2 + 1]!);
      return edge < 0 || left === right ? [] : [portalOf(plan, level, opening, left ? -1 : 1)];
    });
}

function letsLightThrough(opening: Opening): boolean {
  return opening.kind !== 'door' || opening.leaf === 'glazed' || opening.leaf === 'lattice' || opening.open > 0.1;
}

function portalOf(plan: LevelPlan, level: Level, opening: Opening, side: 1 | -1): Portal {
  const wall = plan.walls.findIndex(({ id }) => id === opening.wall);
  const { at, turn, width } = openingPlace(plan.graph.curves[wall]!, opening);
  return {
    elementId: opening.id,
    level: level.id,
    at: [at.x, at.y, level.elevation + opening.sill + opening.height / 2],
    inward: [-Math.sin(turn) * side, Math.cos(turn) * side, 0],
    width,
    height: opening.height,
  };
}
