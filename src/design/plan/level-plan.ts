import type { Wall } from '#design/records/wall.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { recordOf, recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { cornersOf } from '#design/plan/corners.ts';
import { limits } from '#design/limits.ts';
import { countEnclosed, facesOf } from '#design/plan/faces.ts';
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

/** Null when the walls cross too often (`limits.crossings`), or enclose more than a design may have rooms. */
export function makeLevelPlan(walls: readonly Wall[]): LevelPlan | null {
  return planOf(walls, wallGraph(walls));
}

function planOf(walls: readonly Wall[], graph: WallGraph | null): LevelPlan | null {
  if (!graph || countEnclosed(graph) > limits.rooms) return null;
  const corners = cornersOf(graph);
  const faces = facesOf(graph);
  return { walls, graph, corners, shapes: roomShapes(graph, corners, faces), outside: faces.outside };
}

interface Derived {
  walls: readonly Wall[];
  graph: WallGraph | null;
  /** Undefined until someone needs it. */
  plan?: LevelPlan | null;
}

/**
 * Cached as long as the table of walls lives: tables are never changed in place, so the same table means the same plan.
 * Every part of the page uses it, and an edit needs the plan before and after.
 */
const planCache = new WeakMap<Design['walls'], Map<string, Derived>>();

export function levelPlan(design: Design, level: string): LevelPlan {
  const derived = derivedFrom(design, level);
  if (derived.plan === undefined) derived.plan = planOf(derived.walls, derived.graph);
  return derived.plan ?? empty;
}

/** How many rooms and cavities there can be on a level, before any is looked for; null when its walls cross too often. */
export function enclosedOn(design: Design, level: string): number | null {
  const { graph } = derivedFrom(design, level);
  return graph && countEnclosed(graph);
}

/**
 * Where walls have been edited, the other levels keep their plans, and a level whose walls only got another finish or
 * height keeps its rooms. Says on which levels walls have changed since.
 */
export function keepPlans(before: Design, after: Design, ids: Iterable<string>): Set<string> {
  const changed = new Set<string>();
  const moved = new Set<string>();
  for (const id of ids) {
    const was = recordOf(before, 'walls', id);
    const is = recordOf(after, 'walls', id);
    if (was === is) continue;
    for (const wall of [was, is]) if (wall) changed.add(wall.level);
    if (was && is && isSamePlace(was, is)) continue;
    for (const wall of [was, is]) if (wall) moved.add(wall.level);
  }
  const plans = planCache.get(after.walls) ?? new Map<string, Derived>();
  planCache.set(after.walls, plans);
  for (const [level, known] of planCache.get(before.walls) ?? []) {
    if (moved.has(level) || plans.has(level)) continue;
    plans.set(level, changed.has(level) ? renewed(known, recordsOn(after, 'walls', level)) : known);
  }
  return changed;
}

function isSamePlace(was: Wall, is: Wall): boolean {
  return (
    was.level === is.level &&
    was.thickness === is.thickness &&
    was.bulge === is.bulge &&
    distance(was.a, is.a) === 0 &&
    distance(was.b, is.b) === 0
  );
}

function renewed({ graph, plan }: Derived, walls: readonly Wall[]): Derived {
  return { walls, graph, ...(plan !== undefined && { plan: plan && { ...plan, walls } }) };
}

function derivedFrom(design: Design, level: string): Derived {
  const levels = planCache.get(design.walls) ?? new Map<string, Derived>();
  planCache.set(design.walls, levels);
  const known = levels.get(level);
  if (known) return known;
  const walls = recordsOn(design, 'walls', level);
  const derived = { walls, graph: wallGraph(walls) };
  levels.set(level, derived);
  return derived;
}
