import type { Wall } from '#design/records/wall.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { recordOf, recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { cornersOf } from '#design/plan/corners.ts';
import { limits } from '#design/limits.ts';
import { countEnclosed, facesOf } from '#design/plan/faces.ts';
import type { Faces } from '#design/plan/faces.ts';
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
  cycles: Faces['cycles'];
}

const empty: LevelPlan = {
  walls: [],
  graph: { walls: [], curves: [], nodes: [], edges: [], leaving: [] },
  corners: [],
  shapes: [],
  outside: [],
  cycles: new Map(),
};

/** Null when the walls cross too often (`limits.crossings`), or enclose more than a design may have rooms. */
export function makeLevelPlan(walls: readonly Wall[]): LevelPlan | null {
  return planOf(walls, wallGraph(walls));
}

/** With the plan before an edit, what did not change is kept. */
function planOf(walls: readonly Wall[], graph: WallGraph | null, was?: LevelPlan | null): LevelPlan | null {
  if (!graph || countEnclosed(graph) > limits.rooms) return null;
  const corners = cornersOf(graph, was);
  const faces = facesOf(graph, was);
  const shapes = roomShapes(graph, corners, faces, was);
  return { walls, graph, corners, shapes, outside: faces.outside, cycles: faces.cycles };
}

interface Derived {
  walls: readonly Wall[];
  graph: WallGraph | null;
  /** Undefined until someone needs it. */
  plan?: LevelPlan | null;
  /** The plan before the edit. */
  was?: LevelPlan | null;
}

/**
 * Cached as long as the table of walls lives: tables are never changed in place, so the same table means the same plan.
 * Every part of the page uses it, and an edit needs the plan before and after.
 */
const planCache = new WeakMap<Design['walls'], Map<string, Derived>>();

export function levelPlan(design: Design, level: string): LevelPlan {
  const derived = derivedFrom(design, level);
  if (derived.plan === undefined) {
    derived.plan = planOf(derived.walls, derived.graph, derived.was);
    // Or else every plan would keep all before it.
    derived.was = null;
  }
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
    if (plans.has(level)) continue;
    if (!changed.has(level)) plans.set(level, known);
    else plans.set(level, (moved.has(level) ? redrawn : renewed)(known, recordsOn(after, 'walls', level)));
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

/** As long as the same walls are there, the numbers of walls mean the same and most of the plan can be kept. */
function redrawn({ walls: before, plan }: Derived, walls: readonly Wall[]): Derived {
  const same = walls.length === before.length && walls.every((wall, i) => wall.id === before[i]!.id);
  const was = same ? plan : null;
  return { walls, graph: wallGraph(walls, was?.graph), ...(was && { was }) };
}

function renewed({ graph: before, plan }: Derived, walls: readonly Wall[]): Derived {
  const graph = before && { ...before, walls };
  return { walls, graph, ...(plan !== undefined && { plan: plan && graph && { ...plan, walls, graph } }) };
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
