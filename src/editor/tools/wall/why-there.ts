import { cross, direction, distance, dot } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { roomsBeside } from '#editor/room-walls-of.ts';
import type { Guide, SnapWord } from '#editor/snapping/snap.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';
import type { ChainPoint } from '#editor/tools/wall/wall-state.ts';

const parallel = 1e-3;

/** Why a stretch of wall ends where it does, or begins where no corner is set yet; null where nothing holds it. */
export function whyThere(
  design: Design,
  level: string,
  points: readonly ChainPoint[],
  { kind, guides, point }: Snap,
): SnapWord | null {
  if (kind === 'corner') return guides.some(isEnd) ? 'end' : 'corner';
  if (kind === 'crossing' || kind === 'middle' || kind === 'body') return kind;
  const from = points.at(-1);
  // In line with where it comes from it is by its heading.
  const lines = guides.filter(({ line, kind: of }) => of === 'alignment' && line && !isAt(line[0], from));
  if (lines.length > 1) return 'withTwo';
  if (lines[0]) return inLineWithWhat(design, level, points, lines[0]);
  return from && guides.length > 0 ? headingWord(design, points, from, point) : null;
}

function isEnd({ kind, walls }: Guide): boolean {
  return kind === 'corner' && walls?.length === 1;
}

function isAt(place: Point, point: ChainPoint | undefined): boolean {
  return point !== undefined && distance(place, point.at) < 1;
}

function inLineWithWhat(design: Design, level: string, points: readonly ChainPoint[], guide: Guide): SnapWord {
  const { line, walls } = guide;
  if (!line) return 'alignment';
  if (!walls) return isAt(line[0], points[0]) ? 'withStart' : 'withOwn';
  const way = direction(...line);
  const along = walls.find((id) => {
    const wall = recordOf(design, 'walls', id);
    return wall?.bulge === 0 && Math.abs(cross(direction(wall.a, wall.b), way)) < parallel;
  });
  if (along === undefined) return 'withCorner';
  const { left, right } = roomsBeside(design, level, along);
  return left !== null && right !== null ? 'withPartition' : 'withWall';
}

function headingWord(design: Design, points: readonly ChainPoint[], from: ChainPoint, end: Point): SnapWord {
  const way = direction(from.at, end);
  const before = points.at(-2);
  const wall = from.wall === null ? undefined : recordOf(design, 'walls', from.wall);
  const last = before ? direction(before.at, from.at) : wall?.bulge === 0 && direction(wall.a, wall.b);
  if (last && Math.abs(dot(last, way)) < parallel) return 'square';
  if (before && last && dot(last, way) > 1 - parallel) return 'straight';
  if (Math.abs(way.y) < parallel) return 'across';
  return Math.abs(way.x) < parallel ? 'upright' : 'angle';
}
