import { laidPattern } from '#models/materials/laid-pattern.ts';
import { clothPatterns } from '#models/materials/patterns/cloth.ts';
import { facadePatterns } from '#models/materials/patterns/facade.ts';
import { hidePatterns } from '#models/materials/patterns/hide.ts';
import { printPatterns } from '#models/materials/patterns/print.ts';
import { smoothPatterns } from '#models/materials/patterns/smooth.ts';
import { stonePatterns } from '#models/materials/patterns/stone.ts';
import { tilePatterns } from '#models/materials/patterns/tile.ts';
import { wallpaperPatterns } from '#models/materials/patterns/wallpaper.ts';
import { weavePatterns } from '#models/materials/patterns/weave.ts';
import { endGrainPatterns, endGrainTile, woodPatterns } from '#models/materials/patterns/wood.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { Pattern } from '#models/materials/patterns/pattern.ts';

const patterns: Readonly<Record<string, Pattern>> = {
  ...clothPatterns,
  ...facadePatterns,
  ...hidePatterns,
  ...printPatterns,
  ...smoothPatterns,
  ...stonePatterns,
  ...tilePatterns,
  ...wallpaperPatterns,
  ...weavePatterns,
  ...woodPatterns,
};

/** A finish's pattern and how large its picture is; `across` for the end grain of a wood. */
export function patternOf(
  finish: Finish,
  across = false,
): { pattern: Pattern; tile: readonly [number, number]; key: string } | null {
  if (!finish.pattern && !finish.laid) return null;
  const end = across ? endGrainPatterns[finish.pattern ?? ''] : undefined;
  if (across) return end ? { pattern: end, tile: endGrainTile, key: `${finish.pattern} end` } : null;
  const pattern = patterns[finish.pattern ?? ''];
  if (finish.laid) return laidPattern(finish.laid, finish.tile ?? [1000, 1000], pattern ?? null, finish.pattern ?? '');
  if (!pattern) throw new Error(`${finish.id}: no pattern ${finish.pattern}`);
  return { pattern, tile: finish.tile ?? [1000, 1000], key: finish.pattern ?? '' };
}
