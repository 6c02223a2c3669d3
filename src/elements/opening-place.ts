import { pointAt } from '#lib/curve.ts';
import type { Curve } from '#lib/curve.ts';
import { angleOf, distance, middle, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import type { Opening } from '#design/document.ts';

/**
 * Where what fills an opening stands: X from jamb to jamb (from the wall's `a` to its `b`), Y to the wall's left,
 * origin in the middle.
 */
export interface OpeningPlace {
  at: Point;
  /** Radians. */
  turn: number;
  /** From jamb to jamb: in a bent wall the chord, for doors and windows are straight. */
  width: number;
}

export function openingPlace(wall: Curve, { offset, width }: Pick<Opening, 'offset' | 'width'>): OpeningPlace {
  const a = pointAt(wall, offset - width / 2);
  const b = pointAt(wall, offset + width / 2);
  return { at: middle(a, b), turn: angleOf(subtract(b, a)), width: distance(a, b) };
}
