import { pages } from '#features/catalogue/content/addresses.ts';

/** Where a design is open in the workspace. */
export function designAddress(id: string): string {
  return `${pages.workspace.path}/${encodeURIComponent(id)}`;
}
