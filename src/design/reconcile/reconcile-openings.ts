import type { Wall } from '#design/records/wall.ts';
import { isArc, lengthOf, pointAt, unclampedOn } from '#lib/curve.ts';
import { openingsOf, recordOf } from '#design/document.ts';
import type { Design, Opening } from '#design/document.ts';
import { designOf, find, put } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { levelPlan } from '#design/plan/level-plan.ts';

/**
 * After an edit of walls: doors and windows keep their distance to the nearer corner. Where that is a wall which meets
 * theirs on the way, they stay where they are in the world.
 */
export function reconcileOpenings(before: Design, draft: Draft, walls: Iterable<string>): void {
  for (const id of walls) {
    const was = recordOf(before, 'walls', id);
    const is = find(draft, 'walls', id);
    if (!was || !is || was === is || sameCourse(was, is)) continue;
    for (const opening of openingsOf(designOf(draft), id)) {
      if (recordOf(before, 'openings', opening.id) !== opening) continue;
      put(draft, 'openings', repositioned(opening, was, is, nearerCorner(before, was, opening.offset)));
    }
  }
}

function repositioned(opening: Opening, was: Wall, is: Wall, corner: Corner): Opening {
  const length = lengthOf(is);
  const wanted = wantedOffset(opening.offset, was, is, corner);
  return { ...opening, offset: Math.max(Math.min(wanted, length - opening.width / 2), opening.width / 2) };
}

function wantedOffset(offset: number, was: Wall, is: Wall, corner: Corner): number {
  if (isArc(was) || isArc(is)) return (offset * lengthOf(is)) / lengthOf(was);
  if (corner === 'a') return offset;
  return corner === 'b' ? lengthOf(is) - (lengthOf(was) - offset) : unclampedOn(is, pointAt(was, offset));
}

type Corner = 'a' | 'b' | 'between';

function nearerCorner(design: Design, wall: Wall, offset: number): Corner {
  const { walls, graph } = levelPlan(design, wall.level);
  const number = walls.indexOf(wall);
  const stretches = graph.edges.filter((edge) => edge.wall === number);
  const stretch = stretches.find(({ start, end }) => start <= offset && offset <= end);
  const { start, end } = stretch ?? { start: 0, end: lengthOf(wall) };
  if (offset - start <= end - offset) return stretches.some((other) => other.end <= start) ? 'between' : 'a';
  return stretches.some((other) => other.start >= end) ? 'between' : 'b';
}

/** Not moved at all, or moved as a whole. */
function sameCourse(was: Wall, is: Wall): boolean {
  const dx = is.a.x - was.a.x;
  const dy = is.a.y - was.a.y;
  return was.bulge === is.bulge && Math.abs(is.b.x - was.b.x - dx) < 1e-6 && Math.abs(is.b.y - was.b.y - dy) < 1e-6;
}
