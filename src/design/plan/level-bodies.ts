import { lengthOf } from '#lib/curve.ts';
import { recordsOn } from '#design/document.ts';
import type { Design, Opening } from '#design/document.ts';
import type { LevelPlan } from '#design/plan/level-plan.ts';
import { wallRuns } from '#design/plan/wall-runs.ts';
import type { WallRun } from '#design/plan/wall-runs.ts';

/** The bodies of a level's walls, and which room every face of them looks into. */
interface LevelBodies {
  runs: WallRun[];
  /** Index into the plan's shapes for every half-edge, by its left side; −1 for the open air. */
  shapeOfHalf: Int32Array;
}

export function levelBodies(plan: LevelPlan): LevelBodies {
  const shapeOfHalf = new Int32Array(plan.graph.edges.length * 2).fill(-1);
  plan.shapes.forEach((shape, i) => {
    for (const half of [shape.face.boundary, ...shape.face.holes].flat()) shapeOfHalf[half] = i;
  });
  return { runs: wallRuns(plan.graph, plan.corners), shapeOfHalf };
}

/** The openings in the walls of a level, by id. */
export function openingsOn(design: Design, plan: LevelPlan): Opening[] {
  const walls = new Set(plan.walls.map(({ id }) => id));
  return recordsOn(design, 'openings').filter(({ wall }) => walls.has(wall));
}

/** Openings whose middle lies in the run. */
export function openingsIn(plan: LevelPlan, run: WallRun, openings: readonly Opening[]): Opening[] {
  const id = plan.walls[run.wall]!.id;
  const end = run.offset + lengthOf(run.curve);
  return openings.filter((opening) => opening.wall === id && opening.offset >= run.offset && opening.offset <= end);
}

/** Where along the run its edges end, the last left out. */
export function edgeEnds(plan: LevelPlan, run: WallRun): number[] {
  return run.edges.slice(0, -1).map((e) => plan.graph.edges[e]!.end - run.offset);
}
