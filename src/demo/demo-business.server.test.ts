import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { demoKinds } from '#features/people/accounts/demo-accounts.ts';
import { readOverview } from '#features/people/console/figures.server.ts';
import { readBalances } from '#features/trade/ledger/ledger.server.ts';
import { billOwners } from '#server/bill-owners.ts';
import { tokenOf, type TestApp } from '../../tests/support/app.ts';
import { demoApp } from '../../tests/support/demo-app.ts';
import { paperFile } from './business/papers.ts';
import { receipts, type ReceiptKey } from './business/receipts.ts';
import { loadBusiness } from './load-business.server.ts';

let world: TestApp;
const said: string[] = [];
const load = () => loadBusiness(world.services, billOwners(), (line) => said.push(line));
beforeAll(async () => {
  world = await demoApp({ HIEN_DEMO: '1' });
});
afterAll(() => world.close());

const as = async (kind: string) => tokenOf(await world.call('POST', '/demo/login', { body: { kind } }));
const named: Record<string, string> = { orders: 'number', bills: 'reference' };
/** Of its own: what people reviewed long ago comes with orders too (demo-reviews.server.ts). */
const counted = async (table: 'orders' | 'bills' | 'applications' | 'feedback', column: string) =>
  Object.fromEntries(
    (
      await sql<{
        state: string;
        n: number;
      }>`select ${sql.ref(column)} as state, count(*)::int as n from ${sql.table(table)}
        where ${sql.ref(named[table] ?? 'id')} !~ '^HIENDEMO' group by 1`.execute(world.db)
    ).rows.map(({ state, n }) => [state, n]),
  );

test('N5: where something is sold out by now the house opens without the stories, and without half of them', async () => {
  await world.db.updateTable('product_variants').set({ stock: 0 }).where('id', '=', 'v_caytreo0').execute();
  await load();
  expect(said.splice(0)).toEqual(['The demo’s business was not loaded: sold_out v_caytreo0']);
  expect([await counted('orders', 'state'), await counted('bills', 'status')]).toEqual([{}, {}]);
  await world.db.updateTable('product_variants').set({ stock: 9 }).where('id', '=', 'v_caytreo0').execute();
  await load();
  expect(said).toEqual([]);
  // What happened weeks ago is not written to anyone today.
  const jobs = await sql<{
    n: number;
  }>`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'deliver'`.execute(world.db);
  expect([
    jobs.rows[0]!.n,
    await world.db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute(),
  ]).toEqual([0, []]);
});

describe('N5: the first minute shows all four sides', () => {
  test('two applications wait with their papers, one was sent back', async () => {
    expect(await counted('applications', 'state')).toEqual({ AUDITING: 2, REJECTED: 1 });
    const rows = await world.db.selectFrom('applications').selectAll().where('state', '=', 'AUDITING').execute();
    const papers = rows
      .flatMap((row) => [row.id_card_front, row.id_card_back, row.business_license])
      .filter((id) => id !== null);
    expect(papers).toHaveLength(3);
    for (const id of papers)
      expect(await world.call('GET', `/media/${id}/file`, { token: await as('admin') })).toMatchObject({ status: 200 });
  });

  test('orders stand in every state somebody has to act on, and the money book comes out even', async () => {
    expect(await counted('orders', 'state')).toEqual({
      PENDING_PAYMENT: 1,
      RECEIPT_SUBMITTED: 2,
      RECEIPT_REJECTED: 1,
      PAID: 2,
      SHIPPED: 1,
      COMPLETED: 2,
      REFUND_DUE: 1,
    });
    const { sum, accounts } = await readBalances(world.services);
    expect(sum).toBe(0);
    expect(accounts.find(({ account }) => account === 'merchant:m_moclang')!.balance).toBeLessThan(0);
  });

  test('M1: the overview tells what was ordered, paid and paid out in thirty days', async () => {
    const { money, days } = await readOverview(world.services);
    const sum = (figures: number[]) => figures.reduce((all, each) => all + each, 0);
    const since = new Date(`${days[0]}T00:00:00+07:00`);
    const placed = await sql<{
      count: number;
    }>`select count(*)::int as count from orders where placed_at >= ${since}`.execute(world.db);
    const paid = await sql<{
      sum: number;
    }>`select sum(total)::int8 as sum from order_events join orders on orders.id = order_id
      where order_events.state = 'PAID' and at >= ${since}`.execute(world.db);
    expect([sum(money.orders), sum(money.sales), sum(money.payouts)]).toEqual([
      placed.rows[0]!.count,
      Number(paid.rows[0]!.sum),
      receipts.payout.amount,
    ]);
  });

  test('receipts say what their bills say, but the one that differs; one was used before', async () => {
    const rows = await world.db
      .selectFrom('receipts')
      .innerJoin('bills', 'bills.id', 'receipts.bill_id')
      .select(['bills.reference', 'bills.amount as owed', 'receipts.amount', 'same_how', 'status'])
      .execute();
    const known = new Map(
      Object.entries(receipts).map(([key, { reference, amount }]) => [reference as string, { key, amount }]),
    );
    for (const { reference, owed } of rows)
      expect({ reference, owed }).toEqual({ reference, owed: known.get(reference)!.amount });
    expect(rows.filter(({ owed, amount }) => owed !== amount)).toMatchObject([
      { reference: receipts.rocking.reference, status: 'SUBMITTED' },
    ]);
    expect(rows.filter(({ same_how }) => same_how !== null)).toMatchObject([
      { reference: receipts.bench.reference, same_how: 'content' },
    ]);
    const shown = (Object.keys(receipts) as ReceiptKey[]).filter((key) => key !== 'bench');
    expect(shown.filter((key) => !existsSync(paperFile(key, 'webp')) || !existsSync(paperFile(key, 'sketch')))).toEqual(
      [],
    );
    expect(
      await world.db
        .selectFrom('audit')
        .select('id')
        .where('request_id', '=', 'demo')
        .where(sql<boolean>`after::text ~ 'HIEN[A-Z0-9]{8}'`)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('bills')
                .select('id')
                .where(sql<boolean>`position(reference in audit.after::text) > 0`),
            ),
          ),
        )
        .execute(),
    ).toEqual([]);
  });

  test.each(demoKinds)('%s has notices, some unread, in the language they are read in', async (kind) => {
    const mails = (await world.call('GET', '/user/mails', { token: await as(kind), locale: 'zh' })).data as {
      content: { createdAt: string; details: object }[];
      total: number;
      unread: number;
    };
    expect(mails.total).toBeGreaterThan(1);
    expect(mails.unread).toBeGreaterThan(0);
    expect(mails.unread).toBeLessThan(mails.total);
    expect(mails.content.map(({ createdAt }) => createdAt)).toEqual(
      mails.content
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(JSON.stringify(mails.content.map(({ details }) => details))).not.toContain('[object');
  });

  test('feedback waits for an answer in three languages; quotas are partly used', async () => {
    expect(await counted('feedback', 'status')).toEqual({ open: 3, answered: 1 });
    const plan = (await world.call('GET', '/user/plan', { token: await as('designer') })).data as {
      quotas: { quota: string; parts: { used: number; allowed: number }[] }[];
    };
    expect(plan.quotas.find(({ quota }) => quota === 'image8k')!.parts[0]).toMatchObject({ used: 3, allowed: 10 });
  });

  test('loaded again it is as it was', async () => {
    const rows = async () =>
      Promise.all(
        (['orders', 'notices', 'bills', 'audit', 'media', 'quota_ledger', 'users'] as const).map(
          async (table) => (await world.db.selectFrom(table).select('id').execute()).length,
        ),
      );
    const before = await rows();
    await load();
    expect(await rows()).toEqual(before);
  });
});
