import { dot, subtract } from '#lib/vec2.ts';
import type { Chosen, Wish } from '#layout/choose-model.ts';
import { boxOf, isFlat, solidsOf } from '#layout/part.ts';
import type { Part } from '#layout/part.ts';
import type { Stretch } from '#layout/plan/stretches.ts';
import { goalsOf, fitsRoom, pick } from '#layout/sets/brief.ts';
import type { Brief, SetPlacement } from '#layout/sets/brief.ts';
import { openPurse, type Purse } from '#layout/purse.ts';
import { overlaps, toWorld } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import { isWalkable } from '#layout/space/walkways.ts';
import type { Goal, Walkways } from '#layout/space/walkways.ts';

/** A room whose sets are placed, while smaller things are added one by one. */
export interface FurnishingState {
  readonly brief: Brief;
  readonly walkways: Walkways;
  readonly parts: Part[];
  readonly solids: Box[];
  /** What blocks walking. */
  readonly obstacles: Box[];
  readonly clear: Box[];
  readonly goals: Goal[];
  readonly purse: Purse;
}

export function furnishingState(
  brief: Brief,
  walkways: Walkways,
  placements: readonly SetPlacement[],
  purse: Purse = openPurse(undefined),
): FurnishingState {
  const placed = placements.flatMap((stand) => stand.solids);
  return {
    brief,
    walkways,
    parts: placements.flatMap(({ parts }) => parts),
    solids: [...brief.fixed, ...placed],
    obstacles: [...(brief.kept?.obstacles ?? brief.fixed), ...placed],
    clear: placements.flatMap(({ clear }) => clear),
    goals: placements.flatMap(({ goals }) => goals),
    purse,
  };
}

/** Adds the part if it fits; what stands on the floor must leave every walkway open. */
export function add(room: FurnishingState, part: Part): boolean {
  const solids = solidsOf(part);
  if (!fitsRoom(room.brief, part) || solids.some((solid) => room.solids.some((other) => overlaps(solid, other))))
    return false;
  const floor = part.chosen.family.placement === 'floor' && !isFlat(part);
  if (floor && solids.some((solid) => room.clear.some((zone) => overlaps(solid, zone)))) return false;
  const goals = goalsOf([part]);
  if (isObstacle(part) && !isWalkable(room.walkways, [...room.obstacles, ...solids], [...room.goals, ...goals]))
    return false;
  if (!addUnchecked(room, part)) return false;
  room.goals.push(...goals);
  return true;
}

/** Where its place was checked: added unless its kind is there already, or it cannot be bought. */
export function addUnchecked(room: FurnishingState, part: Part): boolean {
  if (room.brief.kept?.families.has(part.chosen.family.code) || !room.purse.buy([part])) return false;
  room.parts.push(part);
  room.solids.push(...solidsOf(part));
  if (isObstacle(part)) room.obstacles.push(...solidsOf(part));
  return true;
}

/** Cloth gives way, a picture is flat, what stands on a table blocks nobody. */
function isObstacle({ chosen: { family, depth } }: Part): boolean {
  return family.placement === 'floor'
    ? family.code !== 'rug'
    : family.placement === 'wall' && depth > 60 && family.category !== 'textiles';
}

/** Adds the first of several parts that fits. */
export function addFirst(room: FurnishingState, parts: readonly Part[]): boolean {
  return parts.some((part) => add(room, part));
}

export function piecesOfKind(room: FurnishingState, ...codes: readonly string[]): Part[] {
  return room.parts.filter(({ chosen }) => codes.includes(chosen.family.code));
}

/** With a budget small things are bought or left out: what has no price would be spent without being counted. */
export function findModelFor(room: FurnishingState, code: string, wish: Wish = {}): Chosen | null {
  const found = pick(room.brief, code, wish);
  const { market } = room.brief.taste;
  return market && market.budget !== null && !found?.sold?.offer ? null : found;
}

/** The wall a piece has its back to, and where along it. */
export function wallBehind({ brief }: FurnishingState, part: Part): { stretch: Stretch; s: number } | null {
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
