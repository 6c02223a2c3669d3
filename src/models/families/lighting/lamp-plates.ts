import type { Style } from '#models/vocabulary.ts';

export interface Plate {
  radius: number;
  deep: number;
}

/** What a lamp is fixed by at the ceiling or the wall: each style's own, so that no two styles hang the same lamp. */
const plates: Record<Style, Plate> = {
  modern: { radius: 50, deep: 25 },
  scandinavian: { radius: 54, deep: 40 },
  japandi: { radius: 58, deep: 22 },
  midCentury: { radius: 61, deep: 34 },
  industrial: { radius: 66, deep: 30 },
  indochine: { radius: 63, deep: 28 },
  french: { radius: 68, deep: 36 },
  newChinese: { radius: 56, deep: 27 },
  wabiSabi: { radius: 52, deep: 32 },
};

export function platesOf(style: Style): Plate {
  return plates[style];
}
