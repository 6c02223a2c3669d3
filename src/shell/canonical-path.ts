import { pages } from '#features/catalogue/content/addresses.ts';

const canonical = new Map(Object.values(pages).map(({ path }) => [plain(path), path]));

/**
 * Where an address should have been: the seed's spelling for another case, a trailing slash, or `designer` spelt right.
 * Null when the address is canonical already, or unknown.
 */
export function canonicalPath(pathname: string): string | null {
  const path = canonical.get(plain(pathname));
  return path === undefined || path === pathname ? null : path;
}

/** All spellings of one address have one plain form. */
function plain(pathname: string): string {
  return pathname
    .toLowerCase()
    .replaceAll('desgin', 'design')
    .replace(/(?<=[^/])\/$/, '');
}
