import { colours } from '#features/foundation/search/vocabulary.ts';
import { locales } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { findModel } from '#models/library.ts';
import { findFinish } from '#models/materials/library.ts';

/** The colour a merchant named, in the three languages; empty where they named none. */
export function namedColour(word: string | null): Trilingual {
  if (word === null || !Object.hasOwn(colours, word)) return {};
  const { en, zh, vi } = colours[word as keyof typeof colours];
  return { en, zh, vi };
}

/** Of a made-to-size piece: what most of it wears, which is the first slot of its family that was chosen. */
export function wornColour(model: string, finishes: Readonly<Record<string, string>>): Trilingual {
  const slots = Object.keys(findModel(model)?.family.slots ?? finishes);
  const [first] = slots.flatMap((slot) => findFinish(finishes[slot] ?? '') ?? []);
  return first === undefined ? {} : Object.fromEntries(locales.map((locale) => [locale, first.name[locale]]));
}
