import type { RequestContext } from '#platform/context.ts';
import { deliveryTo } from './delivery.server.ts';
import { writtenChoice } from './made-choice.ts';
import type { ListBody, PricedList } from './priced-list.ts';
import { roomListOf, type RoomPiece } from './room-list.server.ts';
import type { RoomList } from './room-list.ts';

type ListContext = Pick<RequestContext, 'db' | 'locale' | 'studio'>;

/** The one list of a home (PRODUCT O1, O2): the goods as they go into a cart, and beside them what bringing them costs. */
export async function pricedListOf(
  ctx: ListContext,
  pieces: readonly RoomPiece[],
  province: string | undefined,
): Promise<PricedList> {
  // Whatever order they came in: the same home is always the same list.
  const list = await roomListOf(
    ctx,
    pieces.toSorted((a, b) => (a.item < b.item ? -1 : 1)),
  );
  const parts = goodsByMerchant(list);
  const delivery = await deliveryTo(
    ctx.db,
    parts.map(({ merchant }) => merchant.id),
    province ?? '',
  );
  const merchants = parts.flatMap((part) => {
    const terms = delivery.get(part.merchant.id);
    return terms ? [{ ...part, ...terms }] : [];
  });
  return {
    ...list,
    province: province ?? null,
    merchants,
    fee: province === undefined ? null : merchants.reduce((sum, { fee }) => sum + fee, 0),
  };
}

/** For pieces somebody has on their screen; nothing of it is stored. */
export function listPieces(ctx: ListContext, { pieces, province }: ListBody): Promise<PricedList> {
  return pricedListOf(
    ctx,
    pieces.flatMap(({ items, choice, ...piece }) =>
      items.map((item) => ({ ...piece, item, choice: choice && writtenChoice(choice) })),
    ),
    province,
  );
}

/** Those of whom something can be had, the dearest first. */
function goodsByMerchant({ lines }: RoomList) {
  const had = lines.flatMap(({ offer, amount, available }) => (offer && available > 0 ? [{ offer, amount }] : []));
  return [...Map.groupBy(had, ({ offer }) => offer.merchant.id).values()]
    .flatMap((of) =>
      of[0] ? [{ merchant: of[0].offer.merchant, goods: of.reduce((sum, { amount }) => sum + amount, 0) }] : [],
    )
    .toSorted((a, b) => b.goods - a.goods || (a.merchant.id < b.merchant.id ? -1 : 1));
}
