import { tonedFinish } from '#models/materials/board-tone.ts';
import { fabrics } from '#models/materials/fabrics.ts';
import { hidesAndStones } from '#models/materials/hides-and-stones.ts';
import { laidFinish } from '#models/materials/laid-finish.ts';
import { metalsAndGlass } from '#models/materials/metals-and-glass.ts';
import { paintsAndClays } from '#models/materials/paints-and-clays.ts';
import { wallpapers } from '#models/materials/wallpapers.ts';
import { weavesAndSundries } from '#models/materials/weaves-and-sundries.ts';
import { woods } from '#models/materials/woods.ts';
import type { Finish } from '#models/materials/finish.ts';

export const finishes: readonly Finish[] = [
  ...woods,
  ...fabrics,
  ...hidesAndStones,
  ...metalsAndGlass,
  ...paintsAndClays,
  ...weavesAndSundries,
  ...wallpapers,
];

const byId = new Map(finishes.map((finish) => [finish.id, finish]));

export function findFinish(id: string): Finish | null {
  return byId.get(id) ?? laidFinish(id, byId) ?? tonedFinish(id, byId);
}

/** How brightly a finish shines; 0 for what is no lamp. */
export function glowOf(id: string): number {
  const finish = byId.get(id);
  return finish?.kind === 'light' ? (finish.glow ?? 0) : 0;
}

/** For ids written in our own tables; a misspelt one throws with its name. */
export function finishOf(id: string): Finish {
  const finish = findFinish(id);
  if (!finish) throw new Error(`no finish ${id}`);
  return finish;
}
