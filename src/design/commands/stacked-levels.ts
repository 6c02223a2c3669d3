import type { Level } from '#design/document.ts';
import { rounded } from '#design/rounded.ts';

/** Each upon the one before, the first at `lowest`. */
export function stacked(levels: readonly Level[], lowest: number): Level[] {
  let elevation = lowest;
  return levels.map((level) => {
    const placed = level.elevation === elevation ? level : rounded({ ...level, elevation });
    elevation += level.height + level.slab;
    return placed;
  });
}
