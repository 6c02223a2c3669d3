import { meetings } from '#lib/shapes/crossings.ts';
import { nearestOn, pointAt } from '#lib/curve.ts';
import { along, cross, direction, distance, leftOf, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { SimpleCommand } from '#design/commands/command-table.ts';
import { levelOf, recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { ChainPoint, WallSettings } from '#editor/tools/wall/wall-state.ts';

interface Chain {
  readonly points: readonly ChainPoint[];
  readonly ids: readonly string[];
  readonly settings: WallSettings;
}

/** The walls of a drawn line: their middles lie beside it, by which face of them was drawn. */
export function chainWalls(design: Design, level: string, { points, ids, settings }: Chain): SimpleCommand[] {
  const { thickness } = settings;
  const height = settings.height ?? levelOf(design, level)?.height ?? 2800;
  const middles = middlePath(design, points, settings);
  return middles.slice(1).flatMap((b, i): SimpleCommand[] => {
    const a = middles[i]!;
    const id = ids[i];
    if (id === undefined || distance(a, b) < 10) return [];
    return [{ kind: 'wall.add', wall: { id, level, a, b, bulge: 0, thickness, height } }];
  });
}

/** The line as drawn, moved to the middles of its walls. */
function middlePath(design: Design, points: readonly ChainPoint[], settings: WallSettings): Point[] {
  const path = points.map(({ at }) => at);
  const shift = shiftOf(path, settings);
  if (shift === 0) return path;
  const moved = isClosed(path) ? closedBeside(path, shift) : openBeside(path, shift);
  const first = ontoWall(design, points[0], moved[0], moved[1]);
  const last = ontoWall(design, points.at(-1), moved.at(-1), moved.at(-2));
  // From the end of a wall or along it, it would miss that wall: then the line itself is the middle, and rooms close.
  if (first === null || last === null) return path;
  return [first ?? moved[0]!, ...moved.slice(1, -1), last ?? moved.at(-1)!];
}

/** To the left; a line drawn round a room has its walls outside of it, whichever way it goes. */
function shiftOf(path: readonly Point[], { thickness, reference }: WallSettings): number {
  if (reference === 'middle') return 0;
  const inside = turnsLeft(path) ? 1 : -1;
  return ((reference === 'inner' ? -1 : 1) * inside * thickness) / 2;
}

/** At which side of its way a line has the outside of what it goes round: 1 is the left one. */
export function outerSide(path: readonly Point[]): 1 | -1 {
  return turnsLeft(path) ? -1 : 1;
}

function turnsLeft(path: readonly Point[]): boolean {
  const origin = path[0]!;
  let twice = 0;
  for (let i = 1; i + 1 < path.length; i++) twice += cross(subtract(path[i]!, origin), subtract(path[i + 1]!, origin));
  return twice >= 0;
}

function isClosed(path: readonly Point[]): boolean {
  return path.length > 3 && distance(path[0]!, path.at(-1)!) < 1;
}

function openBeside(path: readonly Point[], shift: number): Point[] {
  return path.map((p, i) => besideCorner(path[i - 1], p, path[i + 1], shift));
}

function closedBeside(path: readonly Point[], shift: number): Point[] {
  const corners = path.slice(0, -1);
  const moved = corners.map((p, i) => besideCorner(corners.at(i - 1), p, corners[(i + 1) % corners.length], shift));
  return [...moved, moved[0]!];
}

/** Where the two stretches at a corner meet once both are moved to the left. */
function besideCorner(before: Point | undefined, p: Point, after: Point | undefined, shift: number): Point {
  const into = before && direction(before, p);
  const out = after && direction(p, after);
  const way = into ?? out;
  if (!way) return p;
  const foot = along(p, leftOf(way), shift);
  if (!into || !out || Math.abs(cross(into, out)) < 1e-6) return foot;
  const next = along(p, leftOf(out), shift);
  return along(foot, into, cross(subtract(next, foot), out) / cross(into, out));
}

/**
 * The end of a moved line on the middle of the wall it was drawn from; undefined where it was drawn from none, null
 * where it would miss that wall.
 */
function ontoWall(
  design: Design,
  point: ChainPoint | undefined,
  end: Point | undefined,
  other: Point | undefined,
): Point | null | undefined {
  const wall = point?.wall ? recordOf(design, 'walls', point.wall) : undefined;
  if (!wall || !point || !end || !other) return undefined;
  const met = meetings({ a: end, b: other, bulge: 0 }, wall)
    .filter((p) => distance(p, pointAt(wall, nearestOn(wall, p))) < 1)
    .toSorted((p, q) => distance(p, point.at) - distance(q, point.at))[0];
  return met && distance(met, point.at) < 3 * wall.thickness + 300 ? met : null;
}
