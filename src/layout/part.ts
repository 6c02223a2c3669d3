import { headReach, type BedHead } from '#models/families/beds/bed-heads.ts';
import { armWidths } from '#models/families/seating/sofa-arms.ts';
import { sinkTapHeight } from '#models/families/kitchen/sink-bowls.ts';
import type { SofaArm } from '#models/families/seating/sofa-arms.ts';
import { turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Chosen } from '#layout/choose-model.ts';
import type { Rule } from '#layout/rules.ts';
import { standingBox, within } from '#layout/space/box.ts';
import type { Box } from '#layout/space/box.ts';
import type { ClothRole } from '#layout/palette-finishes.ts';

/**
 * From where a piece is used: before it, from one of its long sides, from anywhere. To a `seat` one takes a last narrow
 * step, past the coffee table. Pieces without a use need not be walked up to.
 */
export type Use = 'front' | 'sides' | 'around' | 'seat';

/**
 * A placed model, in the frame of its set or of the home. `turn` in degrees; the origin is where the family's placement
 * says.
 */
export interface Part {
  readonly chosen: Chosen;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly rule: Rule;
  readonly clothRole: ClothRole;
  readonly use?: Use;
}

/** Where a set's own frame lies in the home. `turn` in radians. */
export interface Pose extends Point {
  readonly turn: number;
}

export function posed(part: Part, pose: Pose): Part {
  const at = turned(part, pose.turn);
  return { ...part, x: pose.x + at.x, y: pose.y + at.y, turn: wrapped(part.turn + (pose.turn * 180) / Math.PI) };
}

/** Wraps to (−180, 180]: a document keeps few decimals. */
function wrapped(degrees: number): number {
  const turn = Math.round((((degrees % 360) + 360) % 360) * 1000) / 1000;
  return turn > 180 ? turn - 360 : turn;
}

/** Its bounding box where it stands. */
export function boxOf({ chosen, x, y, z, turn }: Part): Box {
  return standingBox({ at: { x, y, z }, turn, placement: chosen.family.placement }, chosen);
}

/** What lies on the floor and is walked over. */
export function isFlat({ chosen }: Part): boolean {
  return chosen.family.code === 'rug';
}

/** The space it really takes: a corner sofa leaves its middle to the table, a bed is only high at its head. */
export function solidsOf(part: Part): Box[] {
  if (isFlat(part)) return [];
  const box = boxOf(part);
  if (part.chosen.family.code === 'bed') return headAndBody(part.chosen, box);
  // A tap before a window hides nothing.
  if (part.chosen.family.code === 'kitchen-sink' && part.chosen.choice.tap !== 'none')
    return [{ ...box, high: box.high - sinkTapHeight }];
  return part.chosen.family.code === 'corner-sofa' ? wings(part.chosen, box) : [box];
}

function headAndBody({ choice, width, depth }: Chosen, box: Box): Box[] {
  if (choice.base === 'canopy') return [box];
  const head = headReach(choice.head as BedHead);
  const low = box.low;
  return [
    within(box, { x: 0, y: (depth - head) / 2, width, depth: head, low, high: box.high }),
    within(box, { x: 0, y: -head / 2, width, depth: depth - head, low, high: Math.min(box.high, low + 800) }),
  ];
}

/** How deep the wings of a corner sofa are (models/families/seating/corner-sofa.ts). */
export const wingDepth = 930;

function wings({ choice, width, depth }: Chosen, box: Box): Box[] {
  const side = choice.side === 'right' ? 1 : -1;
  const wide = wingWidth(choice.form === 'chaise', choice.arm as SofaArm, width);
  const { low, high } = box;
  return [
    within(box, { x: 0, y: (depth - wingDepth) / 2, width, depth: wingDepth, low, high }),
    within(box, { x: (side * (width - wide)) / 2, y: 0, width: wide, depth, low, high }),
  ];
}

export function wingWidth(chaise: boolean, arm: SofaArm, width: number): number {
  if (!chaise) return wingDepth;
  const inner = width - 2 * armWidths[arm];
  return inner / Math.max(2, Math.round(inner / 780)) + armWidths[arm] + 10;
}
