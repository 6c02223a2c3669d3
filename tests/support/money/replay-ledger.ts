import { z } from 'zod';
import type { Database } from '#db/database.ts';

/**
 * The expected ledger, computed from what happened and not from what was booked: the money confirmed for bills, the
 * events of orders, the goods that came back, the refunds that were sent; of the book itself the payouts alone, which
 * stand nowhere else. None of the booking code is used. Accounts with a zero balance are left out.
 */
export async function replayedLedger(db: Database, rateAt: (placed: Date) => number): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  const move = (amount: number, from: string, to: string) => {
    sums[from] = (sums[from] ?? 0) - amount;
    sums[to] = (sums[to] ?? 0) + amount;
  };
  for (const { bill_id, amount } of await arrivals(db)) move(amount, `payer:${bill_id}`, 'bank');
  for (const { id, amount } of await paidFees(db)) move(amount, 'fees', `payer:${id}`);
  const backOf = await goodsBack(db);
  for (const order of await lives(db)) {
    const { placed, completed, total, merchant_id, bill_id } = order;
    const merchant = `merchant:${merchant_id}`;
    if (isPaid(order)) move(total, 'held', `payer:${bill_id}`);
    if (completed === undefined) continue;
    const kept = Math.floor((total * rateAt(placed)) / 10_000);
    move(total - kept, merchant, 'held');
    move(kept, 'commission', 'held');
    const back = backOf(order);
    const keptBack = Number((BigInt(kept) * BigInt(back)) / BigInt(total));
    move(back - keptBack, 'held', merchant);
    move(keptBack, 'held', 'commission');
  }
  for (const { amount, order_id, bill_id } of await sentRefunds(db))
    move(amount, 'bank', order_id === null ? `payer:${bill_id}` : 'held');
  for (const { account, amount } of await payouts(db)) move(amount, 'bank', account);
  return withoutZeros(sums);
}

/** What reviewers saw in the account. The demo's oldest bills were paid before anybody confirmed: there it is `received`. */
async function arrivals(db: Database) {
  const confirmed = await db
    .selectFrom('bill_confirmations')
    .select(['bill_id', 'amount'])
    .where('state', '=', 'APPLIED')
    .execute();
  const known = new Set(confirmed.map(({ bill_id }) => bill_id));
  const bills = await db.selectFrom('bills').select(['id as bill_id', 'received as amount']).execute();
  return [...confirmed, ...bills.filter(({ bill_id }) => !known.has(bill_id))];
}

/** Plans, and fees for joining; who left before the fee was confirmed gets it back. */
function paidFees(db: Database) {
  return db
    .selectFrom('bills')
    .select(['id', 'amount'])
    .where('status', '=', 'PAID')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('kind', '=', 'plan'),
        exists(selectFrom('applications').select('id').whereRef('applications.bill_id', '=', 'bills.id')),
      ]),
    )
    .execute();
}

interface Life {
  id: string;
  bill_id: string;
  bill: string;
  merchant_id: string;
  total: number;
  delivery_fee: number;
  states: string[];
  placed: Date;
  completed: Date | undefined;
}

async function lives(db: Database): Promise<Life[]> {
  const steps = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('bills', 'bills.id', 'bill_id')
    .select(['order_id', 'order_events.state', 'at', 'total', 'delivery_fee', 'merchant_id', 'bill_id', 'status'])
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return [...Map.groupBy(steps, ({ order_id }) => order_id)].map(([id, life]) => ({
    id,
    bill_id: life[0]!.bill_id,
    bill: life[0]!.status,
    merchant_id: life[0]!.merchant_id,
    total: life[0]!.total,
    delivery_fee: life[0]!.delivery_fee,
    states: life.map(({ state }) => state),
    placed: life[0]!.at,
    completed: life.find(({ state }) => state === 'COMPLETED')?.at,
  }));
}

/** Paid, or given up while a receipt was under review whose money then came: its share has arrived too. */
function isPaid({ states, bill }: Life): boolean {
  return states.includes('PAID') || (bill === 'PAID' && ['REFUND_DUE', 'REFUNDED'].includes(states.at(-1)!));
}

const returnedLines = z.array(z.object({ position: z.number(), quantity: z.number() }));

/** What the goods of an order cost that came back; with all of them, and none unwanted, the delivery. */
async function goodsBack(db: Database): Promise<(order: Life) => number> {
  const sold = await db.selectFrom('order_lines').select(['order_id', 'position', 'quantity', 'unit_price']).execute();
  const received = await db
    .selectFrom('returns')
    .select(['order_id', 'kind', 'lines'])
    .where('state', '=', 'RECEIVED')
    .execute();
  const linesOf = Map.groupBy(sold, ({ order_id }) => order_id);
  const returnsOf = Map.groupBy(received, ({ order_id }) => order_id);
  return ({ id, delivery_fee }) => {
    const lines = linesOf.get(id) ?? [];
    const returns = returnsOf.get(id) ?? [];
    const back = returns.flatMap((each) => returnedLines.parse(each.lines));
    const countOf = (position: number) =>
      back.filter((each) => each.position === position).reduce((sum, { quantity }) => sum + quantity, 0);
    const goods = lines.reduce((sum, { position, unit_price }) => sum + countOf(position) * unit_price, 0);
    const whole = lines.every(({ position, quantity }) => countOf(position) === quantity);
    return whole && returns.every(({ kind }) => kind !== 'unwanted') ? goods + delivery_fee : goods;
  };
}

function sentRefunds(db: Database) {
  return db.selectFrom('refunds').select(['amount', 'order_id', 'bill_id']).where('state', '=', 'SENT').execute();
}

function payouts(db: Database) {
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .select(['account', 'amount'])
    .where('kind', '=', 'payout')
    .where('account', 'like', 'merchant:%')
    .execute();
}

export async function storedLedger(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_postings')
    .select(['account', (sum) => sum.fn.sum<string>('amount').as('balance')])
    .groupBy('account')
    .execute();
  return withoutZeros(Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)])));
}

/** Bills that have ended, nothing is due back of them, and the book still holds money of their payer. None, ever. */
export async function forgottenMoney(db: Database): Promise<string[]> {
  const book = await storedLedger(db);
  const bills = await db
    .selectFrom('bills')
    .select(['id', 'status'])
    .where((is) => is('status', 'in', ['PAID', 'CANCELLED']))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds').select('id').whereRef('refunds.bill_id', '=', 'bills.id').where('state', '=', 'DUE'),
        ),
      ),
    )
    .execute();
  return bills.map(({ id }) => id).filter((id) => book[`payer:${id}`] !== undefined);
}

/**
 * Of one variant: the stock and what open orders hold, which together is the initial stock. Goods that came back are in
 * stock only where the seller said so.
 */
export async function countedStock(db: Database, variantId: string): Promise<{ stock: number; held: number }> {
  const { stock } = await db
    .selectFrom('product_variants')
    .select('stock')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id', 'position', 'quantity', 'completed_at', 'state'])
    .where('variant_id', '=', variantId)
    .execute();
  const restocked = await db
    .selectFrom('returns')
    .select(['order_id', 'lines'])
    .where('state', '=', 'RECEIVED')
    .where('restocked', '=', true)
    .execute();
  const back = restocked.flatMap(({ order_id, lines: given }) =>
    returnedLines.parse(given).map((line) => ({ order_id, ...line })),
  );
  const out = ({ order_id, position, quantity, completed_at, state }: (typeof lines)[number]) => {
    if (completed_at === null && ['CANCELLED', 'REFUND_DUE', 'REFUNDED'].includes(state)) return 0;
    return back
      .filter((each) => each.order_id === order_id && each.position === position)
      .reduce((left, each) => left - each.quantity, quantity);
  };
  return { stock, held: lines.reduce((sum, line) => sum + out(line), 0) };
}

function withoutZeros(book: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(book).filter(([, amount]) => amount !== 0));
}
