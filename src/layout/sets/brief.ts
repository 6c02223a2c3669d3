import { choose } from '#layout/choose-model.ts';
import type { Chosen, Taste, Wish } from '#layout/choose-model.ts';
import type { Kept } from '#layout/kept.ts';
import type { Part, Pose, Use } from '#layout/part.ts';
import { boxOf, isFlat, posed, solidsOf } from '#layout/part.ts';
import type { RoomPlan } from '#layout/plan/room-plan.ts';
import type { Rule } from '#layout/rules.ts';
import { overlaps } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import { isInside } from '#layout/space/floor-area.ts';
import type { Goal } from '#layout/space/walkways.ts';
import type { ClothRole } from '#layout/palette-finishes.ts';

/** What a set's rule works with. */
export interface Brief {
  readonly plan: RoomPlan;
  readonly taste: Taste;
  /** Items that already stand there and stay. */
  readonly fixed: readonly Box[];
  readonly kept?: Kept;
}

/** Several pieces placed together, in a frame of their own; other sets must keep out of `clear`. */
export interface PieceSet {
  readonly parts: readonly SetPart[];
  readonly clear: readonly Box[];
}

/** An optional one is left out where it does not fit. */
export interface SetPart extends Part {
  readonly optional?: boolean;
}

/** One placement of a set in the room; lower cost is better. */
export interface SetPlacement {
  readonly parts: readonly Part[];
  readonly solids: readonly Box[];
  readonly clear: readonly Box[];
  readonly goals: readonly Goal[];
  readonly cost: number;
}

/** A set the room asks for, with all its possible placements; `loss` is the cost of leaving it out. */
export interface SetOption {
  readonly name: string;
  /** Two snug sets may touch: runs of cabinets that meet in a corner. */
  readonly snug?: boolean;
  readonly loss: number;
  readonly placements: readonly SetPlacement[];
}

/** A set where it stands. */
export interface PlacedSet extends SetPlacement {
  readonly name: string;
  readonly loss: number;
}

/** A set whose `loss` is at least this is what the room is for. */
export const essentialLoss = 16;

export function isEssential({ loss }: Pick<SetOption, 'loss'>): boolean {
  return loss >= essentialLoss;
}

/** A small bathroom does without a shower, a narrow balcony without seats. */
const dispensable: ReadonlySet<string> = new Set(['wet', 'second', 'seats']);

/** Without it the room is not furnished. */
export function isNeeded(option: Pick<SetOption, 'name' | 'loss'>): boolean {
  return isEssential(option) && !dispensable.has(option.name);
}

interface PieceOptions {
  x?: number;
  y?: number;
  z?: number;
  turn?: number;
  use?: Use;
  clothRole?: ClothRole;
  optional?: boolean;
}

export function piece(
  chosen: Chosen,
  rule: Rule,
  { x = 0, y = 0, z = 0, turn = 0, clothRole = 'first', ...more }: PieceOptions = {},
): SetPart {
  return { chosen, rule, x, y, z, turn, clothRole, ...more };
}

export function pick({ taste }: Brief, code: string, wish: Wish = {}): Chosen | null {
  return choose(taste, code, wish);
}

/** Floor in the frame of a set. */
export function zone(x: number, y: number, width: number, depth: number, low = 0, high = 2000): Box {
  return { x, y, halfWidth: width / 2, halfDepth: depth / 2, turn: 0, low, high };
}

/** The set at a pose, or null where it does not fit into the room without other sets. */
export function placeSet(brief: Brief, set: PieceSet, pose: Pose, cost: number): SetPlacement | null {
  const parts: Part[] = [];
  for (const { optional, ...part } of set.parts) {
    const placed = posed(part, pose);
    if (fitsRoom(brief, placed)) parts.push(placed);
    else if (!optional) return null;
  }
  const clear = set.clear.map((box) => boxAt(box, pose));
  return { parts, clear, cost, solids: parts.flatMap(solidsOf), goals: goalsOf(parts) };
}

export function goalsOf(parts: readonly Part[]): Goal[] {
  return parts.flatMap((part) => (part.use ? [{ box: boxOf(part), use: part.use }] : []));
}

/** Inside the room, out of the way of doors and windows, clear of what stands there. */
export function fitsRoom({ plan, fixed }: Brief, part: Part): boolean {
  const box = boxOf(part);
  if (box.high > plan.height + 0.5) return false;
  if (isFlat(part)) return isInside(plan, box);
  return solidsOf(part).every(
    (solid) => isInside(plan, solid) && ![...plan.keptFree, ...fixed].some((other) => overlaps(solid, other)),
  );
}

function boxAt(box: Box, pose: Pose): Box {
  const c = Math.cos(pose.turn);
  const s = Math.sin(pose.turn);
  return { ...box, x: pose.x + box.x * c - box.y * s, y: pose.y + box.x * s + box.y * c, turn: box.turn + pose.turn };
}
