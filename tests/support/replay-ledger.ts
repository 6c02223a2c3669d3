import type { Database } from '#db/database.ts';
import {
  merchantAccount,
  paymentOf,
  payoutOf,
  refundOf,
  reversalOf,
  settlementOf,
  type Posting,
} from '#features/trade/ledger/book.ts';

/**
 * The expected ledger, computed from the events of the orders, step by step, and from the payouts alone. Accounts with
 * a zero balance are left out.
 */
export async function replayedLedger(
  db: Database,
  rateAt: (completed: Date) => number,
): Promise<Record<string, number>> {
  const sums = new Map<string, number>();
  const add = (postings: readonly Posting[]) => {
    for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount);
  };
  const steps = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id', 'order_events.state', 'at', 'total', 'merchant_id'])
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  for (const [, life] of Map.groupBy(steps, ({ order_id }) => order_id)) {
    const completed = life.find(({ state }) => state === 'COMPLETED');
    const rate = completed === undefined ? 0 : rateAt(completed.at);
    add(
      life.flatMap(({ state, total, merchant_id }, step) =>
        postingsOf(
          state,
          life.slice(0, step).map((before) => before.state),
          total,
          merchant_id,
          rate,
        ),
      ),
    );
  }
  const paid = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .select(['account', 'amount'])
    .where('kind', '=', 'payout')
    .where('account', 'like', merchantAccount('%'))
    .execute();
  for (const { account, amount } of paid) add(payoutOf(amount, account.slice(merchantAccount('').length)));
  return withoutZeros(Object.fromEntries(sums));
}

function postingsOf(
  state: string,
  before: readonly string[],
  total: number,
  merchantId: string,
  basisPoints: number,
): Posting[] {
  const settlement = settlementOf(total, merchantId, basisPoints);
  if (state === 'PAID') return paymentOf(total);
  if (state === 'COMPLETED') return settlement;
  if (state === 'REFUND_DUE' && before.includes('COMPLETED')) return reversalOf(settlement);
  // Money of an unconfirmed receipt is booked when it is refunded.
  if (state === 'REFUNDED') return [...(before.includes('PAID') ? [] : paymentOf(total)), ...refundOf(total)];
  return [];
}

export async function storedLedger(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_postings')
    .select(['account', (sum) => sum.fn.sum<string>('amount').as('balance')])
    .groupBy('account')
    .execute();
  return withoutZeros(Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)])));
}

/**
 * Of one variant: the stock and what open orders hold, which together is the initial stock. A return is back in stock
 * only where the seller said so.
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
    .leftJoin('returns', 'returns.order_id', 'orders.id')
    .select(['quantity', 'orders.state', 'returns.state as returned', 'restocked'])
    .where('variant_id', '=', variantId)
    .execute();
  const isOut = ({ state, returned, restocked }: (typeof lines)[number]) =>
    returned === 'RECEIVED' ? !restocked : !['CANCELLED', 'REFUND_DUE', 'REFUNDED'].includes(state);
  return { stock, held: lines.filter(isOut).reduce((sum, { quantity }) => sum + quantity, 0) };
}

function withoutZeros(book: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(book).filter(([, amount]) => amount !== 0));
}
