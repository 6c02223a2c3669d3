import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import type { Design } from '#design/document.ts';
import { once } from '#lib/once.ts';

/** The home visitors may walk through; its inner doors are open for that. */
export const sampleHome = once((): Design => {
  const flat = furnishedFlat();
  const openings = Object.entries(flat.openings).map(([id, each]) => [
    id,
    each.kind === 'door' && id !== 'op_entrance' ? { ...each, open: 0.85 } : each,
  ]);
  return { ...flat, openings: Object.fromEntries(openings) as Design['openings'] };
});
