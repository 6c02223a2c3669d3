import type { Locale } from '#lib/locale.ts';
import { familyKey, familyOfKey } from '#features/foundation/search/family-key.ts';
import { isSameName } from '#features/foundation/search/same-name.ts';
import { nameOf } from '#features/foundation/search/vocabulary.ts';
import type { LocalizedText } from '#models/family.ts';
import { families } from '#models/library.ts';
import { categories, type Category } from '#models/vocabulary.ts';

/**
 * The category tree is the library's: kinds of furniture, and under each its families. A product is in one of either.
 */
export const categoryNames: Readonly<Record<string, LocalizedText>> = {
  ...categories,
  ...Object.fromEntries(families.map((family) => [familyKey(family), family.name])),
};

/** From the top down: `['seating', 'sofa']`. */
export function categoryPath(key: string): string[] {
  const family = familyOfKey(key);
  return family ? [family.category, key] : [key];
}

/** The way down to a category, by its names; where a kind and its family are called the same, that is said once. */
export function categoryCrumbs(key: string, locale: Locale): { key: string; name: string }[] {
  const steps = categoryPath(key).map((each) => ({ key: each, name: nameOf(categoryNames, each, locale) ?? each }));
  return steps.filter(({ name }, at) => !steps.slice(at + 1).some((below) => isSameName(below.name, name)));
}

interface CategoryBranch {
  key: string;
  name: string;
  children: { key: string; name: string }[];
}

export function categoryTree(locale: Locale): CategoryBranch[] {
  return (Object.keys(categories) as Category[]).map((key) => ({
    key,
    name: categories[key][locale],
    children: families
      .filter((family) => family.category === key)
      .map((family) => ({ key: familyKey(family), name: family.name[locale] })),
  }));
}
