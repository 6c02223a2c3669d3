import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { designOf } from './design-queries.server.ts';
import type { DesignItem } from './design.ts';
import { readHead } from './designs.server.ts';
import type { DesignSize } from './workspace-page.ts';

/** Of the last changed ones: the others are looked at less, and their page is not held up for them. */
const most = 12;

/** How large a person's designs are, by design: clear area and pieces. Each is measured once for what it is. */
export async function designSizes(
  { db, designs }: Pick<RequestContext, 'db' | 'designs'>,
  ownerId: string,
  items: readonly Pick<DesignItem, 'id' | 'seq'>[],
): Promise<Record<string, DesignSize>> {
  const sizes: Record<string, DesignSize> = {};
  // One after the other: the thread that measures them refuses a crowd.
  for (const { id, seq } of items.slice(0, most)) {
    const facts = await designs
      .plan(`size ${id} ${seq}`, async () => {
        const row = await designOf(db, ownerId, id);
        if (!row) throw new AppError('not_found');
        return (await readHead(db, row)).design;
      })
      // A card without its size is better than no page.
      .catch(() => null);
    if (facts) sizes[id] = { area: facts.netArea, pieces: facts.pieces };
  }
  return sizes;
}
