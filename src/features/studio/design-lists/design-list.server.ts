import { pieceOfItem } from '#features/catalogue/offers/piece-of-item.server.ts';
import type { PricedLine } from '#features/catalogue/offers/price-lines.server.ts';
import { pricedListOf } from '#features/catalogue/offers/priced-list.server.ts';
import { roomWanted } from '#features/catalogue/offers/room-list.server.ts';
import { asking, pricedDesign } from '#features/studio/designs/design-rights.server.ts';
import { readHead, type StoredDesign } from '#features/studio/designs/designs.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { DesignList } from './design-list.ts';

type ListContext = Pick<RequestContext, 'db' | 'clock' | 'locale' | 'studio' | 'links'>;

/** What a design costs as it is now, for who may see prices; the budget is its owner's own. `stored` is what was read for it. */
export async function listOfDesign(
  ctx: ListContext,
  userId: string | null,
  designId: string,
  province: string | undefined,
): Promise<{ list: DesignList; stored: StoredDesign }> {
  const { design, rights } = await pricedDesign(ctx.db, asking(ctx, userId, designId));
  const stored = await readHead(ctx.db, design);
  const pieces = Object.values(stored.design.items).map(pieceOfItem);
  return {
    list: { ...(await pricedListOf(ctx, pieces, province)), budget: rights.role === 'owner' ? design.budget : null },
    stored,
  };
}

/** The same as it goes into a cart, without the pieces somebody left out. */
export async function wantedOfDesign(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'locale' | 'links'>,
  userId: string,
  { design: designId, without = [] }: { design: string; without?: readonly string[] | undefined },
): Promise<{ lines: PricedLine[]; missing: number }> {
  const { design } = await pricedDesign(ctx.db, asking(ctx, userId, designId));
  const { items } = (await readHead(ctx.db, design)).design;
  const left = new Set(without);
  return roomWanted(
    ctx.db,
    Object.values(items)
      .filter(({ id }) => !left.has(id))
      .map(pieceOfItem),
    ctx.locale,
  );
}
