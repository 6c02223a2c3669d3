import { pages } from '#features/catalogue/content/addresses.ts';

/** What stands in the address of a link, until it has been traded for a cookie (DECISIONS D12). */
export const shareParameter = 'share';

export function shareAddress(origin: string, secret: string): string {
  return `${origin}${pages.workspace.path}?${shareParameter}=${secret}`;
}
