import { addressOf } from '#ui/list/address-links.ts';

export function withPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page === 0) next.delete('page');
  else next.set('page', String(page));
  return addressOf(next);
}
