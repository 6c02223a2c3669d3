import type { Design } from '#design/document.ts';

/** Nothing is drawn yet, and nothing lies under it. */
export function isEmptySheet({ walls, items, stairs, underlays }: Design): boolean {
  return [walls, items, stairs, underlays].every((table) => Object.keys(table).length === 0);
}
