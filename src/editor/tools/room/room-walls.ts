import { isArc } from '#lib/curve.ts';
import { along, cross, direction, distance, dot, leftOf, opposite, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { SimpleCommand } from '#design/commands/command-table.ts';
import { levelOf, recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Wall } from '#design/records/wall.ts';
import { joinReach } from '#editor/snapping/snap.ts';

interface RoomWalls {
  readonly thickness: number;
  readonly ids: readonly string[];
}

/** A side of the room: the line its wall's middle lies on, and its direction. */
interface Side {
  readonly at: Point;
  readonly way: Point;
}

/**
 * Walls around an outline of inner faces, counter-clockwise. A side that falls into a wall which is already there shares
 * it: two rooms have one wall between them, and only what is missing is added.
 */
export function roomWalls(design: Design, level: string, outline: readonly Point[], { thickness, ids }: RoomWalls) {
  const there = recordsOn(design, 'walls', level).filter((wall) => !isArc(wall));
  const sides = outline.map((a, i) => sideOf(a, outline[(i + 1) % outline.length]!, thickness, there));
  const corners = sides.map((side, i) => meet(sides.at(i - 1)!, side));
  const height = levelOf(design, level)?.height ?? 2800;
  const stretches = corners.flatMap((a, i) => missing(a, corners[(i + 1) % corners.length]!, there));
  return stretches.flatMap(({ a, b }, i): SimpleCommand[] => {
    const id = ids[i];
    return id === undefined ? [] : [{ kind: 'wall.add', wall: { id, level, a, b, bulge: 0, thickness, height } }];
  });
}

/** Where the inner face of a side lies once it shares a wall: a typed size is measured from there. */
export function faceNear(design: Design, level: string, at: Point, way: Point): Point {
  const shared = sharedWall(at, along(at, way, 1), recordsOn(design, 'walls', level), Infinity);
  if (!shared) return at;
  const inwards = leftOf(way);
  return along(at, inwards, dot(subtract(shared.a, at), inwards) + shared.thickness / 2);
}

function sideOf(a: Point, b: Point, thickness: number, there: readonly Wall[]): Side {
  const way = direction(a, b);
  const outwards = opposite(leftOf(way));
  const shared = sharedWall(a, b, there, distance(a, b));
  return { way, at: shared ? shared.a : along(a, outwards, thickness / 2) };
}

/** A wall alongside in whose body the side lies: one beside it before one that only goes on where it ends. */
function sharedWall(a: Point, b: Point, there: readonly Wall[], length: number): Wall | null {
  const way = direction(a, b);
  const beside = there.flatMap((wall) => {
    const off = Math.abs(cross(way, subtract(wall.a, a)));
    if (off > wall.thickness / 2 + joinReach || Math.abs(cross(way, direction(wall.a, wall.b))) > 1e-3) return [];
    const ends = [dot(subtract(wall.a, a), way), dot(subtract(wall.b, a), way)];
    const overlap = Math.min(length, Math.max(...ends)) - Math.max(0, Math.min(...ends));
    return overlap >= -joinReach ? [{ wall, overlap }] : [];
  });
  return beside.toSorted((p, q) => q.overlap - p.overlap)[0]?.wall ?? null;
}

function meet(p: Side, q: Side): Point {
  const turn = cross(p.way, q.way);
  const point = along(p.at, p.way, cross(subtract(q.at, p.at), q.way) / turn);
  return { x: Math.round(point.x * 1000) / 1000, y: Math.round(point.y * 1000) / 1000 };
}

/** The parts of a stretch where there is no wall yet. */
function missing(a: Point, b: Point, there: readonly Wall[]): { a: Point; b: Point }[] {
  const way = direction(a, b);
  const length = distance(a, b);
  const covered = there
    .filter((wall) => [wall.a, wall.b].every((end) => Math.abs(cross(way, subtract(end, a))) <= 2))
    .map((wall) => [dot(subtract(wall.a, a), way), dot(subtract(wall.b, a), way)].toSorted((p, q) => p - q))
    .toSorted((p, q) => p[0]! - q[0]!);
  const free: { a: Point; b: Point }[] = [];
  let at = 0;
  for (const [start, end] of [...covered, [length, length]] as [number, number][]) {
    const stop = Math.min(start, length);
    if (stop - at > 10)
      free.push({ a: at === 0 ? a : along(a, way, at), b: stop === length ? b : along(a, way, stop) });
    at = Math.max(at, end);
  }
  return free;
}
