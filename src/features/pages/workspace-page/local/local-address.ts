import { pages } from '#features/catalogue/content/addresses.ts';

/** Where a visitor's design is open. */
export function localAddress(id: string): string {
  return `${pages.workspace.path}/local/${encodeURIComponent(id)}`;
}
