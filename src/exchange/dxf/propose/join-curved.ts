import { centreOf, lengthOf, radiusOf, sweepOf } from '#lib/curve.ts';
import { distance, type Point } from '#lib/vec2.ts';
import type { ProposedWall } from './proposal.ts';
import type { Steps } from './steps.ts';

/** A round wall is cut off where its inner face ends: as far as that may be from the corner. Millimetres. */
const reach = 200;

/** Round walls meet straight ones where their middles do: both are drawn up to there. */
export function joinCurved(walls: readonly ProposedWall[], steps: Steps): ProposedWall[] {
  const result = walls.slice();
  for (const [at, wall] of walls.entries()) {
    if (wall.bulge === 0) continue;
    for (const end of ['a', 'b'] as const) {
      const met = nearestMeeting(wall, wall[end], result, steps);
      if (!met) continue;
      result[at] = withEnd(result[at] ?? wall, end, met.at);
      const other = result[met.wall];
      const near = other && (['a', 'b'] as const).find((each) => distance(other[each], met.at) <= reach);
      if (other && near) result[met.wall] = straightEnd(other, near, met.at);
    }
  }
  return result;
}

function nearestMeeting(curve: ProposedWall, from: Point, walls: readonly ProposedWall[], steps: Steps) {
  const centre = centreOf(curve);
  const radius = Math.abs(radiusOf(curve));
  let best: { at: Point; wall: number; far: number } | null = null;
  for (const [number, { a, b, bulge }] of walls.entries()) {
    steps.take();
    if (bulge !== 0) continue;
    for (const at of onCircle(a, b, centre, radius)) {
      const beyond = Math.max(0, -along(a, b, at), along(a, b, at) - distance(a, b));
      const far = distance(at, from);
      if (beyond <= reach && far <= reach && far < (best?.far ?? Infinity)) best = { at, wall: number, far };
    }
  }
  return best;
}

/** Where the line through two points meets a circle. */
function onCircle(a: Point, b: Point, centre: Point, radius: number): Point[] {
  const length = distance(a, b);
  if (length === 0) return [];
  const d = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const foot = (centre.x - a.x) * d.x + (centre.y - a.y) * d.y;
  const off = (centre.x - a.x) * d.y - (centre.y - a.y) * d.x;
  const half = radius * radius - off * off;
  if (half < 0) return [];
  return [-1, 1].map((side) => {
    const s = foot + side * Math.sqrt(half);
    return { x: a.x + d.x * s, y: a.y + d.y * s };
  });
}

function along(a: Point, b: Point, p: Point): number {
  return ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (distance(a, b) || 1);
}

/** On the same circle, with the same centre: the arc grows or shrinks. Openings keep their places. */
function withEnd(wall: ProposedWall, end: 'a' | 'b', to: Point): ProposedWall {
  const centre = centreOf(wall);
  const angle = (p: Point) => Math.atan2(p.y - centre.y, p.x - centre.x);
  const turn = ((angle(to) - angle(wall[end]) + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
  const sweep = sweepOf(wall) + (end === 'b' ? turn : -turn);
  const next = { ...wall, [end]: rounded(to), bulge: Math.max(-1, Math.min(1, Math.tan(sweep / 4))) };
  return end === 'b' ? next : { ...next, openings: moved(wall, lengthOf(next) - lengthOf(wall)) };
}

function straightEnd(wall: ProposedWall, end: 'a' | 'b', to: Point): ProposedWall {
  const next = { ...wall, [end]: rounded(to) };
  return end === 'b' ? next : { ...next, openings: moved(wall, lengthOf(next) - lengthOf(wall)) };
}

function moved({ openings }: ProposedWall, by: number): ProposedWall['openings'] {
  return openings.map((opening) => ({ ...opening, offset: Math.round((opening.offset + by) * 10) / 10 }));
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
