import { distance, dot, subtract } from '#lib/vec2.ts';
import type { Chosen, Wish } from '#layout/choose-model.ts';
import { boxOf, isFlat, solidsOf } from '#layout/placed.ts';
import type { Part } from '#layout/placed.ts';
import type { Stretch } from '#layout/plan/stretches.ts';
import { goalsOf, isLegal, pick } from '#layout/sets/brief.ts';
import type { Brief, Stand } from '#layout/sets/brief.ts';
import { overlaps, toWorld } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import { isWalkable } from '#layout/space/ways.ts';
import type { Goal, Ways } from '#layout/space/ways.ts';

/** A room whose sets stand, while smaller things are added one by one. */
export interface Dressing {
  readonly brief: Brief;
  readonly ways: Ways;
  readonly parts: Part[];
  readonly solids: Box[];
  /** Those one would walk into. */
  readonly obstacles: Box[];
  readonly clear: Box[];
  readonly goals: Goal[];
}

export function dressing(brief: Brief, ways: Ways, stands: readonly Stand[]): Dressing {
  const solids = [...brief.fixed, ...stands.flatMap((stand) => stand.solids)];
  return {
    brief, ways, parts: stands.flatMap(({ parts }) => parts), solids, obstacles: [...solids],
    clear: stands.flatMap(({ clear }) => clear), goals: stands.flatMap(({ goals }) => goals),
  };
}

/** Puts it there unless something speaks against it; what stands on the floor must leave every way open. */
export function add(room: Dressing, part: Part): boolean {
  const solids = solidsOf(part);
  if (!isLegal(room.brief, part) || solids.some((solid) => room.solids.some((other) => overlaps(solid, other)))) return false;
  const floor = part.chosen.family.placement === 'floor' && !isFlat(part);
  if (floor && solids.some((solid) => room.clear.some((zone) => overlaps(solid, zone)))) return false;
  const goals = goalsOf([part]);
  if (isObstacle(part) && !isWalkable(room.ways, [...room.obstacles, ...solids], [...room.goals, ...goals])) return false;
  keep(room, part);
  room.goals.push(...goals);
  return true;
}

export function keep(room: Dressing, part: Part): void {
  room.parts.push(part);
  room.solids.push(...solidsOf(part));
  if (isObstacle(part)) room.obstacles.push(...solidsOf(part));
}

/** Cloth gives way, a picture is flat, what stands on a table is not in anybody's way. */
function isObstacle({ chosen: { family, depth } }: Part): boolean {
  return family.placement === 'floor' ? family.code !== 'rug' : family.placement === 'wall' && depth > 60 && family.category !== 'textiles';
}

/** The first of several places that will do. */
export function addFirst(room: Dressing, parts: readonly Part[]): boolean {
  return parts.some((part) => add(room, part));
}

export function pieces(room: Dressing, ...codes: readonly string[]): Part[] {
  return room.parts.filter(({ chosen }) => codes.includes(chosen.family.code));
}

export function find(room: Dressing, code: string, wish: Wish = {}): Chosen | null {
  return pick(room.brief, code, wish);
}

/** The wall a piece has its back to, and where along it. */
export function wallBehind({ brief }: Dressing, part: Part): { stretch: Stretch; s: number } | null {
  const box = boxOf(part);
  const back = toWorld(box, { x: 0, y: box.halfDepth });
  for (const stretch of brief.plan.stretches) {
    const off = subtract(back, stretch.start);
    const s = dot(off, stretch.along);
    const looks = Math.sin(box.turn) * stretch.inward.x - Math.cos(box.turn) * stretch.inward.y;
    if (looks > 0.99 && Math.abs(dot(off, stretch.inward)) < 180 && s > 0 && s < stretch.length) return { stretch, s };
  }
  return null;
}

export function apart(a: Part, b: Part): number {
  return distance(a, b);
}
