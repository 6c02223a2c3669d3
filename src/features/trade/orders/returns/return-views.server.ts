import { localized, trilingual } from '#lib/trilingual.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from '../order-queries.server.ts';
import type { Order } from '../order.ts';
import type { OrderReadContext } from '../show-lines.server.ts';
import { inTime, lastReturnOf } from './return-days.ts';
import { returnableLines } from './returned-goods.ts';
import { returnPicture, type ReturnData } from './return.ts';
import { partOf, returnPlaceOf, returnsOf, type ReturnRow } from './return-queries.server.ts';
import { answerReturnUntil, kindsIn, sendBackUntil, type ReturnKind } from './return-states.ts';

/** The returns of an order as both sides see them, and what may still be asked for. */
export async function returnsView(
  ctx: OrderReadContext,
  { id, state, completed_at, merchant_id }: OrderRow,
  ordered: readonly OrderLineRow[],
  events: readonly Pick<OrderEventRow, 'state' | 'by'>[],
): Promise<Pick<Order, 'returns' | 'returnable' | 'returnKinds' | 'returnBy' | 'returnEnded'>> {
  const rows = await returnsOf(ctx.db, id);
  const place = rows.some((row) => row.state === 'AGREED') ? await returnPlaceOf(ctx.db, merchant_id) : null;
  const kinds = kindsIn(state, events);
  const parts = rows.map(partOf);
  const free = kinds.length > 0 ? returnableLines(ordered, parts) : [];
  const [arrived, now] = [{ completedAt: completed_at, reports: parts }, ctx.clock.now()];
  const returnable = inTime(free, ordered, arrived, now).map((line) => ({
    ...line,
    until: line.until?.toISOString() ?? null,
  }));
  const asksFor = (kind: ReturnKind) => inTime(returnableLines(ordered, parts, kind), ordered, arrived, now).length > 0;
  const until = completed_at && lastReturnOf(ordered, { completedAt: completed_at, reports: parts });
  return {
    returns: rows.map((row) => returnOf(ctx, row, place)),
    returnable,
    returnKinds: returnable.length > 0 ? kinds.filter(asksFor) : [],
    returnBy:
      returnable
        .map((line) => line.until)
        .toSorted()
        .at(-1) ?? null,
    returnEnded: returnable.length === 0 && free.length > 0 ? (until?.toISOString() ?? null) : null,
  };
}

function returnOf({ locale }: OrderReadContext, row: ReturnRow, place: ReturnData['returnTo']): ReturnData {
  const words = (text: unknown) => localized(trilingual(text), locale);
  const { lines, ...part } = partOf(row);
  return {
    id: row.id,
    ...part,
    lines: [...lines],
    reason: words(row.reason),
    answer: words(row.answer),
    pictures: row.pictures.map((_, at) => returnPicture(row.order_id, row.id, at)),
    askedAt: row.asked_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    answerBy: row.state === 'ASKED' ? answerReturnUntil(row.updated_at).toISOString() : null,
    sendBy: row.state === 'AGREED' ? sendBackUntil(row.updated_at).toISOString() : null,
    comesBy: row.kind === 'part' && row.state === 'SENT' ? sendBackUntil(row.updated_at).toISOString() : null,
    returnTo: row.state === 'AGREED' ? place : null,
    carrier: row.carrier,
    tracking: row.tracking,
    notCome: row.not_come,
  };
}
