import type { Family } from '#models/family.ts';
import { families } from '#models/library.ts';
import { categories } from '#models/vocabulary.ts';

/** Kinds and families share one list of categories; a family with the name of a kind (`bath`) gets a distinct key. */
export function familyKey({ code }: Pick<Family, 'code'>): string {
  return Object.hasOwn(categories, code) ? `${code}-piece` : code;
}

const byKey = new Map(families.map((family) => [familyKey(family), family]));

export function familyOfKey(key: string): Family | null {
  return byKey.get(key) ?? null;
}
