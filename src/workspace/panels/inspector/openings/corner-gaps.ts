import type { Design, Opening } from '#design/document.ts';
import { openingMeasures } from '#editor/tools/opening/opening-measures.ts';

type Corner = 'left' | 'right' | 'upper' | 'lower';

interface CornerGap {
  readonly field: 'before' | 'after';
  /** Which of the two corners it is measured from, as the plan is seen. */
  readonly corner: Corner;
  readonly value: number;
}

/** How far an opening is from the two inner corners, left before right and upper before lower; whole millimetres. */
export function cornerGaps(design: Design, opening: Opening): CornerGap[] {
  const [before, after] = openingMeasures(design, opening);
  if (!before || !after) return [];
  const x = after.to.x - before.from.x;
  const y = after.to.y - before.from.y;
  const level = Math.abs(x) >= Math.abs(y);
  const [first, second]: [Corner, Corner] = level ? ['left', 'right'] : ['upper', 'lower'];
  const startsFirst = level ? x > 0 : y < 0;
  const gaps: CornerGap[] = [
    { field: 'before', corner: startsFirst ? first : second, value: Math.round(before.value) },
    { field: 'after', corner: startsFirst ? second : first, value: Math.round(after.value) },
  ];
  return startsFirst ? gaps : gaps.toReversed();
}
