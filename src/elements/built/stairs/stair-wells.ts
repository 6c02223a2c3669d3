import { recordsOn } from '#design/document.ts';
import type { Design, Level } from '#design/document.ts';
import { riseOf, stairsAreas } from '#elements/built/stairs/stairs-shape.ts';
import type { Polygon } from '#lib/polygon.ts';

/**
 * What stairs that reach the floor above leave open in the ceiling of their level, and in the slab and the floors over
 * it. Convex.
 */
export function wellsAbove(design: Design, level: Level): Polygon[] {
  if (design.levels.at(-1) === level) return [];
  return recordsOn(design, 'stairs', level.id)
    .filter((stairs) => riseOf(stairs, level) >= level.height)
    .flatMap((stairs) => stairsAreas(stairs, level));
}

/** What comes up through the floor of a level. */
export function wellsBelow(design: Design, level: Level): Polygon[] {
  const below = design.levels[design.levels.indexOf(level) - 1];
  return below ? wellsAbove(design, below) : [];
}
