import { listModels } from '#features/models/library.server.ts';
import { reshaped } from '#features/models/model-links.ts';
import { familyOfKey } from '#features/search/family-key.ts';
import type { FoundFacet } from '#features/search/found.ts';
import type { Locale } from '#lib/locale.ts';
import type { Category } from '#models/vocabulary.ts';
import type { CategoryShelf, CategoryTile } from './category-shelf.tsx';
import { categoryPath, categoryTree } from './category.ts';

/** The tree as it is walked: the kinds of things, or the families of the one chosen, with counts and the studio's pictures (PRODUCT F3). */
export function categoryShelf(facet: FoundFacet | undefined, chosen: readonly string[], asked: { locale: Locale; edition: string }): CategoryShelf {
  const counts = new Map(facet?.values.map(({ value, count }) => [value, count]));
  const tree = categoryTree(asked.locale);
  const path = chosen.length === 1 ? categoryPath(chosen[0]!) : [];
  const branch = tree.find(({ key }) => key === path[0]);
  const names = new Map([...tree, ...(branch?.children ?? [])].map(({ key, name }) => [key, name]));
  const tiles = (branch?.children ?? tree).filter(({ key }) => (counts.get(key) ?? 0) > 0 || key === path.at(-1));
  return {
    path: path.map((key) => ({ key, name: names.get(key) ?? key })),
    tiles: tiles.map(({ key, name }): CategoryTile => ({ key, name, count: counts.get(key) ?? 0, picture: pictureOf(key, asked), chosen: key === path.at(-1) })),
  };
}

/** The first piece the library would show of it. */
function pictureOf(key: string, asked: { locale: Locale; edition: string }): string | null {
  const family = familyOfKey(key);
  const [item] = listModels({ words: '', filters: family ? { family: [family.code] } : { category: [key as Category] } }, 0, 1, asked).items;
  return item ? reshaped(item.thumbnail, 320, 'square') : null;
}
