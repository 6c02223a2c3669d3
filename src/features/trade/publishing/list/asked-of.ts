import type { OwnProductsQuery } from '../shelf.ts';

/** What is asked of the list, as its address says it: what goes without saying is left out. */
export function askedOf({ status, w, sort }: Pick<OwnProductsQuery, 'status' | 'w' | 'sort'>): Record<string, string> {
  return { ...narrowedOf({ w, sort }), ...(status !== 'all' && { status }) };
}

export function narrowedOf({ w, sort }: Pick<OwnProductsQuery, 'w' | 'sort'>): Record<string, string> {
  return { ...(w.trim() !== '' && { w: w.trim() }), ...(sort !== 'newest' && { sort }) };
}
