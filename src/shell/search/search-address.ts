import { pages } from '#features/catalogue/content/addresses.ts';

export const searchKinds = ['products', 'works', 'designers'] as const;
export type SearchKind = (typeof searchKinds)[number];

const results: Record<SearchKind, string> = {
  products: pages.productResult.path,
  works: pages.works.path,
  designers: pages.designerResult.path,
};
const longest = 200;

/** Where a search leads (PRODUCT B3); null for an empty keyword, which is refused. */
export function searchAddress(kind: SearchKind, typed: string): string | null {
  const keyword = typed.normalize('NFC').trim().slice(0, longest);
  if (keyword === '') return null;
  return `${results[kind]}?${new URLSearchParams({ w: kind === 'products' ? sentenceCase(keyword) : keyword })}`;
}

/**
 * First letter upper, rest lower, as the seed writes the keyword of products; a designer's name stays as it was typed.
 */
function sentenceCase(keyword: string): string {
  const [first = '', ...rest] = keyword;
  return first.toUpperCase() + rest.join('').toLowerCase();
}
