import { z } from 'zod';
import { localized, trilingual } from '#lib/trilingual.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from '../order-queries.server.ts';
import type { Order } from '../order.ts';
import type { OrderReadContext } from '../show-lines.server.ts';
import { returnableLines, type ReturnPart } from './returned-goods.ts';
import { returnedLine, returnPicture, type ReturnData } from './return.ts';
import { returnPlaceOf, returnsOf, type ReturnRow } from './return-queries.server.ts';
import { answerReturnUntil, kindsIn, returnUntil, sendBackUntil } from './return-states.ts';

const storedLines = z.array(returnedLine);

export function partOf({ kind, state, lines, amount, instead, came_at, not_come }: ReturnRow): ReturnPart {
  const partSent = came_at !== null || not_come > 0 || (kind === 'part' && state === 'SENT');
  return { kind, state, amount, instead, partSent, lines: storedLines.parse(lines) };
}

/** The returns of an order as both sides see them, and what may still be asked for. */
export async function returnsView(
  ctx: OrderReadContext,
  { id, state, completed_at, merchant_id }: OrderRow,
  ordered: readonly OrderLineRow[],
  events: readonly Pick<OrderEventRow, 'state' | 'by'>[],
): Promise<Pick<Order, 'returns' | 'returnable' | 'returnKinds' | 'returnBy' | 'returnEnded'>> {
  const rows = await returnsOf(ctx.db, id);
  const place = rows.some((row) => row.state === 'AGREED') ? await returnPlaceOf(ctx.db, merchant_id) : null;
  const until = returnUntil(completed_at, rows);
  const late = until !== null && until < ctx.clock.now();
  const kinds = kindsIn(state, events);
  const parts = rows.map(partOf);
  const left = kinds.length > 0 ? returnableLines(ordered, parts) : [];
  const returnable = late ? [] : left;
  return {
    returns: rows.map((row) => returnOf(ctx, row, place)),
    returnable,
    returnKinds: returnable.length > 0 ? kinds.filter((kind) => returnableLines(ordered, parts, kind).length > 0) : [],
    returnBy: returnable.length > 0 ? (until?.toISOString() ?? null) : null,
    returnEnded: late && left.length > 0 ? until.toISOString() : null,
  };
}

function returnOf({ locale }: OrderReadContext, row: ReturnRow, place: ReturnData['returnTo']): ReturnData {
  const words = (text: unknown) => localized(trilingual(text), locale);
  return {
    id: row.id,
    ...partOf(row),
    lines: storedLines.parse(row.lines),
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
