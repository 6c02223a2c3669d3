import type { BrowserContext } from 'playwright-core';
import { expect, inject } from 'vitest';
import { saveProduct } from '#features/catalogue/products/save-product.server.ts';
import { inDatabase } from '../support/back-office.ts';
import { photograph } from '../support/applying.ts';
import { letMinutePass } from '../support/waiting-bills.ts';
import { maker } from '../things/product-market.ts';

/** Shops of the demo, the first of which somebody can sign in to. */
const shops = [maker, 'm_sofanha', 'm_anmoc', 'm_gomthanhha', 'm_maytreviet', 'm_denhoa'] as const;
export const priceAt = (at: number) => 1_000_000 + at * 250_000;

/** One thing of each of six shops, put there for these tests alone. */
export async function addThings(): Promise<{ product: string; variant: string }[]> {
  return inDatabase(async (db) => {
    const things = [];
    for (const [at, merchantId] of shops.entries()) {
      const thing = { product: `p_sixshops${at}`, variant: `v_sixshops${at}` };
      await saveProduct(
        db,
        { now: () => new Date() },
        {
          id: thing.product,
          merchantId,
          category: 'sofa',
          name: { en: `Stool ${at + 1}`, vi: `Ghế đẩu ${at + 1}`, zh: `方凳 ${at + 1}` },
          description: {},
          style: 'japandi',
          materials: [],
          colours: [],
          pictures: [],
          madeToSize: null,
          status: 'shelved',
          popularity: 1,
          variants: [
            {
              id: thing.variant,
              width: 2200,
              depth: 900,
              height: 780,
              price: priceAt(at),
              stock: 60,
              model: 'sofa-0001',
            },
          ],
        },
      );
      things.push(thing);
    }
    return things;
  });
}

export async function post<T>(context: BrowserContext, path: string, data: object = {}): Promise<T> {
  const answer = await context.request.post(`/api${path}`, {
    data,
    headers: { origin: inject('baseUrl'), 'idempotency-key': `journey-${Math.random()}` },
  });
  const text = await answer.text();
  expect(answer.status(), text).toBe(200);
  return (JSON.parse(text) as { data: T }).data;
}

export async function upload(context: BrowserContext, kind: 'receipt' | 'return'): Promise<string> {
  const answer = await context.request.post(`/api/media?kind=${kind}`, {
    multipart: { file: await photograph() },
    headers: { origin: inject('baseUrl') },
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** A reviewer saw so much in the account, and its minute is over. */
export async function confirm(office: BrowserContext, bill: string, amount: number): Promise<void> {
  const receipt = await inDatabase(
    async (db) =>
      (await db.selectFrom('bills').select('receipt_id').where('id', '=', bill).executeTakeFirstOrThrow()).receipt_id,
  );
  await post(office, `/admin/bills/${bill}/confirm`, { receipt, amount, reason: 'Seen in the account' });
  await letMinutePass(bill);
}

export function ordersOf(bill: string) {
  return inDatabase((db) =>
    db
      .selectFrom('orders')
      .select(['id', 'number', 'merchant_id', 'merchant_name', 'total', 'goods', 'state'])
      .where('bill_id', '=', bill)
      .orderBy('id')
      .execute(),
  );
}

export function refundsOf(bill: string) {
  return inDatabase((db) =>
    db
      .selectFrom('refunds')
      .select(['id', 'amount', 'why', 'state', 'order_id'])
      .where('bill_id', '=', bill)
      .orderBy('id')
      .execute(),
  );
}

/** What a purchase left in the money book, by account; shops are one, what is zero is left out. */
export async function booked(bill: string): Promise<Record<string, number>> {
  return inDatabase(async (db) => {
    const ids = async (table: 'orders' | 'refunds' | 'receipts') =>
      (await db.selectFrom(table).select('id').where('bill_id', '=', bill).execute()).map(({ id }) => id);
    const orders = await ids('orders');
    const returns = await db.selectFrom('returns').select('id').where('order_id', 'in', orders).execute();
    const subjects = [...orders, ...(await ids('refunds')), ...(await ids('receipts')), ...returns.map(({ id }) => id)];
    const rows = await db
      .selectFrom('ledger_postings')
      .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
      .select(['account', 'amount'])
      .where('subject', 'in', subjects)
      .execute();
    const sums: Record<string, number> = {};
    for (const { account, amount } of rows) {
      const name = account.startsWith('merchant:') ? 'shops' : account;
      sums[name] = (sums[name] ?? 0) + amount;
    }
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
  });
}
