import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migration-files.ts';

/** D1: bills and orders of before, one bill an order, as migration 28 finds them. */
const folder = mkdtempSync(join(tmpdir(), 'hien-one-bill-'));
let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await testDatabase({ empty: true });
  for (const name of readdirSync(migrationsFolder()).filter((file) => file < '0028'))
    cpSync(join(migrationsFolder(), name), join(folder, name));
  await migrate(fixture.db, { folder });
});
afterAll(async () => {
  await fixture.drop();
  rmSync(folder, { recursive: true });
});

interface OldOrder {
  state: string;
  bill: string;
  receipt?: boolean;
  booked?: string[];
  returned?: string;
}

const lives: Record<string, OldOrder> = {
  waiting: { state: 'PENDING_PAYMENT', bill: 'OPEN' },
  paid: { state: 'PAID', bill: 'PAID', receipt: true, booked: ['payment'] },
  cancelledPaid: { state: 'REFUND_DUE', bill: 'PAID', receipt: true, booked: ['payment'] },
  cancelledUnseen: { state: 'REFUND_DUE', bill: 'CANCELLED', receipt: true },
  refunded: { state: 'REFUNDED', bill: 'PAID', receipt: true, booked: ['payment', 'refund'] },
  returned: {
    state: 'REFUND_DUE',
    bill: 'PAID',
    receipt: true,
    booked: ['payment', 'settlement', 'return'],
    returned: 'RECEIVED',
  },
  returning: {
    state: 'COMPLETED',
    bill: 'PAID',
    receipt: true,
    booked: ['payment', 'settlement'],
    returned: 'AGREED',
  },
};

async function insertOld(name: string, { state, bill, receipt, booked = [], returned }: OldOrder): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(fixture.db);
  const at = `'2026-11-01T00:00:00Z'`;
  await run(`insert into bills (id, reference, user_id, kind, subject, amount, status, pay_by, receipt_id, created_at, updated_at)
    values ('h_${name}', 'HIEN${name}', 'u_buyer', 'order', 'o_${name}', 1100, '${bill}', null, ${receipt ? `'r_${name}'` : 'null'}, ${at}, ${at})`);
  if (receipt)
    await run(`insert into receipts (id, bill_id, user_id, media_id, hash, looks, sketch, amount, created_at)
      values ('r_${name}', 'h_${name}', 'u_buyer', 'i_${name}', '${name}', repeat('0', 256)::bit(256), '', 1100, ${at})`);
  await run(`insert into orders (id, number, bill_id, placement, buyer_id, merchant_id, merchant_name, state, goods, delivery_fee, total, days_from, days_to,
      receiver, mobile, buyer_email, address, pay_by, placed_at, updated_at)
    values ('o_${name}', 'HIEN${name}', 'h_${name}', 'o_${name}', 'u_buyer', 'm_shop', 'Xưởng', '${state}', 1000, 100, 1100, 1, 2,
      '', '', '', '{}', ${state === 'PENDING_PAYMENT' ? `'2026-11-02T00:00:00Z'` : 'null'}, ${at}, ${at})`);
  await run(`insert into order_lines (order_id, position, name, width, depth, height, unit_price, quantity, amount)
    values ('o_${name}', 0, '{}', 1, 1, 1, 500, 2, 1000)`);
  for (const kind of booked)
    await run(
      `insert into ledger_entries (id, kind, subject, at) values ('j_${name}_${kind}', '${kind}', 'o_${name}', ${at})`,
    );
  if (returned)
    await run(
      `insert into returns (order_id, state, reason, asked_at, updated_at) values ('o_${name}', '${returned}', '{}', ${at}, ${at})`,
    );
}

test('D1: what was sent back, is due, or nobody has seen yet, stands as it did', async () => {
  const at = `'2026-10-01T00:00:00Z'`;
  for (const id of ['u_buyer', 'u_seller'])
    await sql
      .raw(
        `insert into users (id, email, nickname, password_hash, locale, created_at, updated_at) values ('${id}', '${id}@mail.example', '${id}', 'x', 'vi', ${at}, ${at})`,
      )
      .execute(fixture.db);
  await sql
    .raw(
      `insert into merchants (id, user_id, name, created_at, updated_at) values ('m_shop', 'u_seller', 'Xưởng', ${at}, ${at})`,
    )
    .execute(fixture.db);
  for (const [name, life] of Object.entries(lives)) await insertOld(name, life);

  expect(await migrate(fixture.db)).toContain('0028-one-bill-many-merchants');

  const bills = await sql<{ id: string; status: string; received: number }>`
    select id, status, received::int from bills order by id`.execute(fixture.db);
  expect(
    Object.fromEntries(bills.rows.map(({ id, status, received }) => [id.slice(2), `${status} ${received}`])),
  ).toEqual({
    waiting: 'OPEN 0',
    paid: 'PAID 1100',
    cancelledPaid: 'PAID 1100',
    // Its receipt waits for a reviewer again: confirmed, its money is due back; rejected, there is none.
    cancelledUnseen: 'SUBMITTED 0',
    refunded: 'PAID 1100',
    returned: 'PAID 1100',
    returning: 'PAID 1100',
  });
  const refunds = await sql<{ id: string; why: string; state: string; amount: number; return_id: string | null }>`
    select id, why, state, amount::int, return_id from refunds order by id`.execute(fixture.db);
  expect(refunds.rows).toEqual([
    { id: 'o_cancelledPaid', why: 'cancelled', state: 'DUE', amount: 1100, return_id: null },
    { id: 'o_refunded', why: 'cancelled', state: 'SENT', amount: 1100, return_id: null },
    { id: 'o_returned', why: 'returned', state: 'DUE', amount: 1100, return_id: 'o_returned' },
  ]);
  const returns = await sql`select id, kind, lines, amount::int from returns order by id`.execute(fixture.db);
  const whole = { kind: 'faulty', lines: [{ position: 0, quantity: 2 }], amount: 1100 };
  expect(returns.rows).toEqual([
    { id: 'o_returned', ...whole },
    { id: 'o_returning', ...whole },
  ]);
  const [waiting] = (await sql<{ pay_by: Date }>`select pay_by from bills where id = 'h_waiting'`.execute(fixture.db))
    .rows;
  expect(waiting?.pay_by).toEqual(new Date('2026-11-02T00:00:00Z'));
});
