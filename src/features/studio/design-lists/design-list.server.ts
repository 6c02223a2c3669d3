import { pieceOfItem } from '#features/catalogue/offers/piece-of-item.server.ts';
import type { PricedLine } from '#features/catalogue/offers/price-lines.server.ts';
import { pricedListOf } from '#features/catalogue/offers/priced-list.server.ts';
import { roomWanted } from '#features/catalogue/offers/room-list.server.ts';
import { designFor } from '#features/studio/designs/design-rights.server.ts';
import { readHead, type StoredDesign } from '#features/studio/designs/designs.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { DesignList } from './design-list.ts';

type ListContext = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'studio'>;

/** What a person's design costs as it is now; `stored` is what was read for it. */
export async function listOfDesign(
  ctx: ListContext,
  userId: string,
  designId: string,
  province: string | undefined,
): Promise<{ list: DesignList; stored: StoredDesign }> {
  const { design } = await designFor(ctx.db, { userId, designId, now: ctx.clock.now() });
  const stored = await readHead(ctx.db, design);
  const pieces = Object.values(stored.design.items).map(pieceOfItem);
  return { list: { ...(await pricedListOf(ctx, pieces, province)), budget: design.budget }, stored };
}

/** The same as it goes into a cart, without the pieces somebody left out. */
export async function wantedOfDesign(
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
  userId: string,
  { design: designId, without = [] }: { design: string; without?: readonly string[] | undefined },
): Promise<{ lines: PricedLine[]; missing: number }> {
  const { design } = await designFor(db, { userId, designId, now: clock.now() });
  const { items } = (await readHead(db, design)).design;
  const left = new Set(without);
  return roomWanted(
    db,
    Object.values(items)
      .filter(({ id }) => !left.has(id))
      .map(pieceOfItem),
    locale,
  );
}
