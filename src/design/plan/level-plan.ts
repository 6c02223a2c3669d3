import type { Wall } from '#design/records/wall.ts';
import type { Point } from '#lib/vec2.ts';
import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { cornersOf } from '#design/plan/corners.ts';
import { facesOf } from '#design/plan/faces.ts';
import { roomShapes } from '#design/plan/room-shapes.ts';
import type { RoomShape } from '#design/plan/room-shapes.ts';
import { wallGraph } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';

/** Everything derived from the walls of one level. */
export interface LevelPlan {
  /** In the order of the graph's indices. */
  walls: readonly Wall[];
  graph: WallGraph;
  corners: readonly Point[][];
  shapes: readonly RoomShape[];
  /** Cycles of half-edges seen from the open air. */
  outside: readonly (readonly number[])[];
}

const empty: LevelPlan = {
  walls: [],
  graph: { walls: [], curves: [], nodes: [], edges: [], leaving: [] },
  corners: [],
  shapes: [],
  outside: [],
};

/** Null when the walls cross too often (`limits.crossings`). */
export function makeLevelPlan(walls: readonly Wall[]): LevelPlan | null {
  const graph = wallGraph(walls);
  if (!graph) return null;
  const corners = cornersOf(graph);
  const faces = facesOf(graph);
  return { walls, graph, corners, shapes: roomShapes(graph, corners, faces), outside: faces.outside };
}

/**
 * Cached as long as the table of walls lives: tables are never changed in place, so the same table means the same plan.
 * Every part of the page uses it, and an edit needs the plan before and after.
 */
const planCache = new WeakMap<Design['walls'], Map<string, LevelPlan | null>>();

export function levelPlan(design: Design, level: string): LevelPlan {
  return tryLevelPlan(design, level) ?? empty;
}

export function tryLevelPlan(design: Design, level: string): LevelPlan | null {
  const plans = planCache.get(design.walls) ?? new Map<string, LevelPlan | null>();
  planCache.set(design.walls, plans);
  const known = plans.get(level);
  if (known !== undefined) return known;
  const plan = makeLevelPlan(recordsOn(design, 'walls', level));
  plans.set(level, plan);
  return plan;
}
