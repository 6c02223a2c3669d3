import type { ConsoleList } from '#features/people/console/console-list.ts';
import { csvFile, csvRowLimit, type CsvColumn } from '#features/people/console/csv.server.ts';
import { askedOrder, consolePageSize, decodeCursor, pageOf, placeIn } from '#features/people/console/keyset.server.ts';
import { AppError } from '#lib/errors.ts';
import { parseLocale, type Locale } from '#lib/locale.ts';
import { trilingual } from '#lib/trilingual.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { lineWords } from '#features/catalogue/offers/line-words.server.ts';
import { isPaymentBooked } from '#features/trade/ledger/ledger.server.ts';
import { listRefunds } from '#features/trade/payments/refunds.server.ts';
import type { AdminOrderDetail, AdminOrderFilter, AdminOrderLine } from './admin-order.ts';
import {
  adminOrderRows,
  adminOrderSorts,
  sortedAdminOrders,
  billOf,
  peopleOf,
  receiptsOf,
  type AdminOrderRow,
} from './admin-order-queries.server.ts';
import { answerReturnWithinDays } from './order-limits.ts';
import { findOrder, linesOf, type OrderLineRow } from './order-queries.server.ts';
import { orderOf } from './show-order.server.ts';

const ordersAtOnce = 2000;

/** Orders in the console (PRODUCT G6): all of them, and one with both of its people. */
export async function listAdminOrders(
  { db, clock, locale }: Pick<RequestContext, 'db' | 'clock' | 'locale'>,
  filter: AdminOrderFilter,
  after: string | null,
  sort: string | null,
): Promise<ConsoleList<AdminOrderLine>> {
  const limit = consolePageSize + 1;
  const order = askedOrder({ sort, after }, adminOrderSorts, limit);
  const place = decodeCursor(after);
  const sought = { ...filter, silentSince: silentSince(clock) };
  const found =
    order === null
      ? await adminOrderRows(db, sought, place && String(place[1]), limit)
      : await sortedAdminOrders(db, sought, order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, ['', row.id]));
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => lineOf(row, orderedOf(lines.get(row.id) ?? [], locale))), next };
}

function silentSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - answerReturnWithinDays * 86_400_000);
}

export async function readAdminOrder(ctx: RequestContext, id: string): Promise<AdminOrderDetail> {
  const row = await findOrder(ctx.db, id);
  const people = await peopleOf(ctx.db, id);
  if (!row || !people) throw new AppError('not_found');
  const order = await orderOf(ctx, row, 'seller');
  return {
    order,
    bill: await billOf(ctx.db, row.bill_id),
    buyer: {
      id: people.id,
      nickname: people.nickname,
      email: people.email,
      locale: parseLocale(people.locale) ?? 'en',
    },
    seller: { id: people.seller_id, merchantId: people.merchant_id },
    receipts: (await receiptsOf(ctx.db, row.bill_id)).map(({ media, amount, created_at, same_as }) => ({
      picture: media && pictureOf(media),
      amount,
      at: created_at.toISOString(),
      seenBefore: same_as !== null,
    })),
    paid: await isPaymentBooked(ctx.db, id),
    refunds: (await listRefunds(ctx, people.id, { order: id })).flatMap(({ id: refund, amount, why, state }) =>
      state === 'EXPECTED' ? [] : [{ id: refund, amount, why, state }],
    ),
  };
}

/** For a spreadsheet: the filtered list, all pages. */
export function exportAdminOrders(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'clock'>,
  filter: AdminOrderFilter,
): FileAnswer {
  const t = translator(ctx.locale, 'money');
  const states = translator(ctx.locale, 'orders');
  const columns: CsvColumn<AdminOrderRow & { items: string }>[] = [
    { title: t('orders.number'), value: (row) => row.number },
    { title: t('orders.state'), value: (row) => states(`states.${row.state}`) },
    { title: t('orders.buyer'), value: (row) => row.nickname },
    { title: t('orders.email'), value: (row) => row.email },
    { title: t('orders.merchant'), value: (row) => row.merchant_name },
    { title: t('orders.items'), value: (row) => row.items },
    { title: t('orders.total'), value: (row) => row.total },
    { title: t('orders.placed'), value: (row) => row.placed_at },
    { title: t('orders.updated'), value: (row) => row.updated_at },
  ];
  return csvFile(`hien-orders-${ctx.clock.now().toISOString().slice(0, 10)}`, columns, async () =>
    withItems(ctx, await adminOrderRows(ctx.db, { ...filter, silentSince: silentSince(ctx.clock) }, null, csvRowLimit)),
  );
}

/** What was ordered, a line of the cell each. Asked a few thousand at a time: a statement has room for so many ids. */
async function withItems({ db, locale }: Pick<RequestContext, 'db' | 'locale'>, rows: readonly AdminOrderRow[]) {
  const together: (AdminOrderRow & { items: string })[] = [];
  for (let from = 0; from < rows.length; from += ordersAtOnce) {
    const some = rows.slice(from, from + ordersAtOnce);
    const lines = await linesOf(
      db,
      some.map(({ id }) => id),
    );
    together.push(...some.map((row) => ({ ...row, items: itemsOf(lines.get(row.id) ?? [], locale) })));
  }
  return together;
}

function itemsOf(lines: readonly OrderLineRow[], locale: Locale): string {
  return lines.map((line) => `${line.quantity} × ${wordsOf(line, locale)}`).join('\n');
}

function orderedOf([line, ...others]: readonly OrderLineRow[], locale: Locale): AdminOrderLine['ordered'] {
  return line ? { first: wordsOf(line, locale), quantity: line.quantity, more: others.length } : null;
}

function wordsOf({ name, label, colour, width, depth, height, model }: OrderLineRow, locale: Locale): string {
  const words = { name: trilingual(name), label: trilingual(label), colour: trilingual(colour) };
  return lineWords({ ...words, size: { width, depth, height }, model }, locale);
}

function lineOf(
  { id, number, state, nickname, merchant_name, total, placed_at, updated_at }: AdminOrderRow,
  ordered: AdminOrderLine['ordered'],
): AdminOrderLine {
  return {
    id,
    number,
    state,
    buyer: nickname,
    merchant: merchant_name,
    ordered,
    total,
    placedAt: placed_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}

/** Each view is audited. */
function pictureOf(media: string): string {
  return `/api/media/${media}/file`;
}
