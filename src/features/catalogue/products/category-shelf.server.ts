import { pictureAddress } from '#features/catalogue/models/model-links.ts';
import { familyOfKey } from '#features/foundation/search/family-key.ts';
import type { FoundFacet } from '#features/foundation/search/found.ts';
import type { Locale } from '#lib/locale.ts';
import { families } from '#models/library.ts';
import { formatId } from '#models/model-id.ts';
import type { CategoryShelf, CategoryTile } from './category-shelf.tsx';
import { categoryPath, categoryTree } from './category.ts';

/** The category tree: the kinds, or the families of the chosen kind, with counts and studio pictures (PRODUCT F3). */
export function categoryShelf(
  facet: FoundFacet | undefined,
  chosen: readonly string[],
  asked: { locale: Locale; edition: string },
): CategoryShelf {
  const counts = new Map(facet?.values.map(({ value, count }) => [value, count]));
  const tree = categoryTree(asked.locale);
  const path = chosen.length === 1 ? chosen.flatMap(categoryPath) : [];
  const branch = tree.find(({ key }) => key === path[0]);
  const names = new Map([...tree, ...(branch?.children ?? [])].map(({ key, name }) => [key, name]));
  const tiles = (branch?.children ?? tree).filter(({ key }) => (counts.get(key) ?? 0) > 0 || key === path.at(-1));
  return {
    path: path.map((key) => ({ key, name: names.get(key) ?? key })),
    tiles: tiles.map(({ key, name }): CategoryTile => ({
      key,
      name,
      count: counts.get(key) ?? 0,
      picture: pictureOf(key, asked.edition),
      chosen: key === path.at(-1),
    })),
  };
}

/** A kind is shown by its first family, a family by the first model it has. */
function pictureOf(key: string, edition: string): string | null {
  const family = familyOfKey(key) ?? families.find(({ category }) => category === key);
  return family ? pictureAddress(formatId(family, 0), { size: 320, shape: 'square', finishes: {}, edition }) : null;
}
