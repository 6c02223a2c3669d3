import { lengthOf, pointAt, tangentAt } from '#lib/curve.ts';
import { isSimple } from '#lib/polygon.ts';
import { triangulate } from '#lib/shapes/triangulate.ts';
import { dot, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { squared } from '#design/plan/wall-runs.ts';
import type { WallRun } from '#design/plan/wall-runs.ts';
import { wallGrid } from '#elements/wall/wall-columns.ts';
import type { Hole, WallGrid } from '#elements/wall/wall-columns.ts';
import { corner, draft, finished, quad, triangle } from '#models/geometry/draft.ts';
import type { Draft } from '#models/geometry/draft.ts';
import type { Part } from '#models/geometry/mesh.ts';

/**
 * A part of a wall's body. Sides say on which stretch of the run (by index of its edges) they lie: finishes follow the
 * rooms.
 */
export interface WallPart {
  part: Part;
  side: 'left' | 'right' | null;
  edge: number | null;
}

/** The body of one run with its openings cut out and their reveals closed; all parts together are watertight. */
export function wallMesh(
  given: WallRun,
  height: number,
  holes: readonly Hole[],
  edgeEnds: readonly number[],
): WallPart[] {
  const run = soundRun(given, height);
  const grid = wallGrid(run, height, holes, edgeEnds);
  const drafts = new Map<string, Draft>();
  const into = (slot: string) => drafts.get(slot) ?? drafts.set(slot, draft()).get(slot)!;
  sides(run, grid, edgeEnds, into);
  levels(run, grid, into);
  ends(run, grid, into);
  reveals(grid, into);
  return [...drafts].map(([slot, made]) => {
    const [name, edge] = slot.split(' ') as [string, string?];
    const side = name === 'left' || name === 'right' ? name : null;
    return {
      part: { slot: name, mesh: finished(made, 40), solid: false },
      side,
      edge: edge === undefined ? null : Number(edge),
    };
  });
}

/** Where a bent wall meets another at a very sharp angle, its flattened end may cross itself. */
function soundRun(run: WallRun, height: number): WallRun {
  const grid = wallGrid(run, height, [], []);
  return [0, grid.stops.length - 2].every((column) => isSimple(ringOf(run, grid, column))) ? run : squared(run);
}

type Into = (slot: string) => Draft;

function sides(run: WallRun, grid: WallGrid, edgeEnds: readonly number[], into: Into): void {
  eachCell(grid, (column, row) => {
    if (!grid.solid(column, row)) return;
    const s = (grid.stops[column]! + grid.stops[column + 1]!) / 2;
    const edge = edgeEnds.filter((end) => end <= s).length;
    const low = grid.rows[row]!;
    const high = grid.rows[row + 1]!;
    const u = (i: number, points: readonly Point[]) => alongRun(run, grid, i, points);
    const l = grid.left;
    const r = grid.right;
    // Seen from its own side, u runs to the right on both.
    upright(into(`left ${edge}`), l[column + 1]!, l[column]!, low, high, -u(column + 1, l), -u(column, l));
    upright(into(`right ${edge}`), r[column]!, r[column + 1]!, low, high, u(column, r), u(column + 1, r));
  });
}

/** At the ends a face begins sooner or later than the middle line. */
function alongRun(run: WallRun, grid: WallGrid, i: number, points: readonly Point[]): number {
  if (i > 0 && i < grid.stops.length - 1) return grid.stops[i]!;
  const s = i === 0 ? 0 : lengthOf(run.curve);
  return s + dot(subtract(points[i]!, pointAt(run.curve, s)), tangentAt(run.curve, s));
}

/** Top and underside, sills and the undersides of lintels. */
function levels(run: WallRun, grid: WallGrid, into: Into): void {
  const rows = grid.rows.length - 1;
  for (let column = 0; column + 1 < grid.stops.length; column++) {
    for (let line = 0; line <= rows; line++) {
      const below = line > 0 && grid.solid(column, line - 1);
      const above = line < rows && grid.solid(column, line);
      if (below !== above)
        flat(into(line === 0 || line === rows ? 'top' : 'reveal'), ringOf(run, grid, column), grid.rows[line]!, below);
    }
  }
}

/** A column's outline seen from above, counter-clockwise; the first and last carry the shape of the joint. */
function ringOf(run: WallRun, grid: WallGrid, column: number): Point[] {
  const last = column === grid.stops.length - 2;
  return [
    grid.right[column]!,
    grid.right[column + 1]!,
    ...(last ? run.end.between : []),
    grid.left[column + 1]!,
    grid.left[column]!,
    ...(column === 0 ? run.start.between.toReversed() : []),
  ];
}

function ends(run: WallRun, grid: WallGrid, into: Into): void {
  const rings = [
    [run.start.left, ...run.start.between.toReversed(), run.start.right],
    [run.end.right, ...run.end.between, run.end.left],
  ];
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i++) {
      for (let row = 0; row + 1 < grid.rows.length; row++)
        upright(into('end'), ring[i]!, ring[i + 1]!, grid.rows[row]!, grid.rows[row + 1]!);
    }
  }
}

/** The jambs of openings. */
function reveals(grid: WallGrid, into: Into): void {
  for (let stop = 1; stop + 1 < grid.stops.length; stop++) {
    for (let row = 0; row + 1 < grid.rows.length; row++) {
      const before = grid.solid(stop - 1, row);
      const after = grid.solid(stop, row);
      if (before === after) continue;
      const [p, q] = before ? [grid.right[stop]!, grid.left[stop]!] : [grid.left[stop]!, grid.right[stop]!];
      upright(into('reveal'), p, q, grid.rows[row]!, grid.rows[row + 1]!);
    }
  }
}

function eachCell(grid: WallGrid, visit: (column: number, row: number) => void): void {
  for (let column = 0; column + 1 < grid.stops.length; column++)
    for (let row = 0; row + 1 < grid.rows.length; row++) visit(column, row);
}

/** A standing rectangle that looks to the right of the way from `p` to `q`. */
function upright(
  to: Draft,
  p: Point,
  q: Point,
  low: number,
  high: number,
  u = 0,
  w = u + Math.hypot(q.x - p.x, q.y - p.y),
): void {
  quad(
    to,
    corner(to, [p.x, p.y, low], u, low),
    corner(to, [q.x, q.y, low], w, low),
    corner(to, [q.x, q.y, high], w, high),
    corner(to, [p.x, p.y, high], u, high),
  );
}

function flat(to: Draft, ring: readonly Point[], z: number, up: boolean): void {
  const { points, triangles } = triangulate(ring);
  const first = points.map(({ x, y }) => corner(to, [x, y, z], x, up ? y : -y));
  for (let i = 0; i < triangles.length; i += 3) {
    const a = first[triangles[i]!]!;
    const b = first[triangles[i + 1]!]!;
    const c = first[triangles[i + 2]!]!;
    if (up) triangle(to, a, b, c);
    else triangle(to, a, c, b);
  }
}
