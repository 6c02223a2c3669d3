import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { merchantAccount } from './book.ts';
import type { StatementDocument } from './statement-pdf.server.ts';
import { readPeriod, textsOf } from './statements.server.ts';
import { monthOf, monthsBetween, spanOf } from './statement.ts';

let world: TestApp;
let market: Market;
let [auditor, stranger]: Person[] = [];
const shop = { id: ids.merchant, name: 'Mộc Lặng' };
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  auditor = await registerPerson(world);
  stranger = await registerPerson(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  await giveRoles(world, stranger.id, 'ROLE_MERCHANT');
  await giveRoles(world, auditor.id, 'ROLE_ADMIN');
  await booked('settlement', '2026-09-30T16:59:59Z', 10_000_000, 500_000);
  // In Vietnam already October.
  await booked('settlement', '2026-09-30T17:00:00Z', 20_000_000, 1_000_000);
  await booked('return', '2026-10-20T03:00:00Z', -20_000_000, -1_000_000);
  await booked('payout', '2026-10-31T03:00:00Z', -4_000_000, 0);
  await booked('settlement', '2026-11-02T03:00:00Z', 30_000_000, 0);
});
afterAll(() => world.close());

let entries = 0;
/** An entry as its rule would have written it: the whole, and what the house kept of it. */
async function booked(
  kind: 'settlement' | 'return' | 'payout' | 'repayment' | 'rounding',
  at: string,
  gross: number,
  kept: number,
): Promise<void> {
  const id = `j_${++entries}`;
  await world.db.transaction().execute(async (db) => {
    await db
      .insertInto('ledger_entries')
      .values({
        id,
        kind,
        subject: id,
        actor_id: null,
        receipt: null,
        memo: `=${kind} số ${entries}`,
        at: new Date(at),
      })
      .execute();
    const postings = [
      {
        account: { settlement: 'held', return: 'held', payout: 'bank', repayment: 'bank', rounding: 'rounding' }[kind],
        amount: gross,
      },
      { account: merchantAccount(ids.merchant), amount: kept - gross },
      { account: 'commission', amount: -kept },
    ].filter(({ amount }) => amount !== 0);
    await db
      .insertInto('ledger_postings')
      .values(postings.map((posting, position) => ({ ...posting, entry_id: id, position })))
      .execute();
  });
}
const file = async (person: Person, path: string, locale: 'en' | 'zh' | 'vi' = 'en') =>
  world.app.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: {
      host: 'localhost:3000',
      'accept-language': locale,
      authorization: `Bearer ${await signIn(world, person)}`,
    },
  });

describe('G6: a shop’s statement', () => {
  test('of a month of Vietnam’s time goes from the balance before to the balance after', async () => {
    const october = await readPeriod(world.services, shop, '2026-10', 100);
    expect(october).toMatchObject({
      opening: 9_500_000,
      closing: 5_500_000,
      sums: { gross: 20_000_000, commission: 0, returned: 20_000_000, paid: 4_000_000 },
    });
    expect(
      october.lines.map(({ kind, gross, commission, net, balance }) => [kind, gross, commission, net, balance]),
    ).toEqual([
      ['settlement', 20_000_000, 1_000_000, 19_000_000, 28_500_000],
      ['return', -20_000_000, -1_000_000, -19_000_000, 9_500_000],
      ['payout', -4_000_000, 0, -4_000_000, 5_500_000],
    ]);
    expect(await readPeriod(world.services, shop, '2026-11', 100)).toMatchObject({
      opening: 5_500_000,
      closing: 35_500_000,
    });
    expect(await readPeriod(world.services, shop, null, 100)).toMatchObject({
      opening: 0,
      closing: 35_500_000,
      lines: { length: 5 },
    });
    expect(await readPeriod(world.services, shop, '2026-08', 100)).toMatchObject({ opening: 0, closing: 0, lines: [] });
  });

  test('of more lines than fit the newest are told; the balances are true', async () => {
    const { opening, closing, lines, sums } = await readPeriod(world.services, shop, null, 2);
    expect([opening, closing]).toEqual([9_500_000, 35_500_000]);
    expect(lines.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['payout', 5_500_000],
      ['settlement', 35_500_000],
    ]);
    expect(opening + sums.gross - sums.commission - sums.returned - sums.paid).toBe(closing);
  });

  test('adds up also where the shop has paid back, and has given up the rest', async () => {
    await booked('return', '2026-07-01T03:00:00Z', -1_000_400, -50_000);
    await booked('repayment', '2026-07-02T03:00:00Z', 950_000, 0);
    await booked('rounding', '2026-07-03T03:00:00Z', 400, 0);
    const { opening, closing, sums } = await readPeriod(world.services, shop, '2026-07', 100);
    expect(sums).toEqual({ gross: 0, commission: -50_000, returned: 1_000_400, paid: 0, back: 950_400 });
    expect([opening, closing]).toEqual([0, 0]);
    expect(opening + sums.gross - sums.commission - sums.returned - sums.paid + sums.back).toBe(closing);
  });

  test('of the running month is one look: what is booked while it is read is in its lines and its end, or in neither', async () => {
    let reads = 0;
    const db = world.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        reads += 1;
        if (reads === 1) await booked('settlement', '2026-11-10T03:00:00Z', 7_000_000, 0);
        return result;
      },
    });
    const november = await readPeriod({ ...world.services, db }, shop, '2026-11', 100);
    expect(reads).toBeGreaterThan(0);
    expect([november.opening, november.closing]).toEqual([5_500_000, november.lines.at(-1)?.balance]);
    expect(await readPeriod(world.services, shop, '2026-11', 100)).toMatchObject({
      opening: 5_500_000,
      closing: 42_500_000,
      lines: { length: 2 },
    });
  });

  test('as a table for spreadsheets, for its seller and auditors; what somebody wrote in it is no formula', async () => {
    const csv = await file(market.merchant, '/merchant/statement.csv?month=2026-10', 'vi');
    expect(csv.statusCode).toBe(200);
    const rows = csv.body.trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('"Hoa hồng"');
    expect(rows[1]).toMatch(/,"'=settlement số 2",20000000,1000000,19000000,28500000$/);
    expect((await file(auditor!, `/admin/merchants/${ids.merchant}/statement.csv?month=2026-10`, 'vi')).body).toBe(
      csv.body,
    );
    for (const [person, path, status] of [
      [stranger!, '/merchant/statement.csv', 404],
      [stranger!, `/admin/merchants/${ids.merchant}/statement.csv`, 403],
      [auditor!, '/admin/merchants/m_none/statement.pdf', 404],
      [market.merchant, '/merchant/statement.csv?month=2026-13', 400],
    ] as const)
      expect((await file(person, path)).statusCode, path).toBe(status);
  });

  test.each(['vi', 'zh', 'en'] as const)(
    'on paper in %s: pages, their language and name, every face inside',
    async (locale) => {
      const pdf = await file(market.merchant, '/merchant/statement.pdf', locale);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.headers['content-disposition']).toMatch(/hien-statement-2026-11-15\.pdf/);
      const text = pdf.rawPayload.toString('latin1');
      expect(text.slice(0, 5)).toBe('%PDF-');
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(text).toContain(`/Lang (${{ vi: 'vi-VN', zh: 'zh-CN', en: 'en-GB' }[locale]})`);
      expect(
        new Set(text.match(/\/FontName \/[A-Z]{6}\+\w+/g)?.map((name) => name.split('+')[1]!.slice(0, 4))),
      ).toEqual(new Set(['BeVi', 'Noto']));
    },
  );
});

test('G6: months of statements, from the first sale to this one, two years at most', () => {
  expect(monthOf(new Date('2026-09-30T17:00:00Z'))).toBe('2026-10');
  expect(spanOf('2026-12')).toEqual({
    from: new Date('2026-11-30T17:00:00Z'),
    until: new Date('2026-12-31T17:00:00Z'),
  });
  expect(monthsBetween(new Date('2026-09-30T16:59:59Z'), new Date('2026-11-15T03:00:00Z'))).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
  ]);
  expect(monthsBetween(null, new Date())).toEqual([]);
  expect(monthsBetween(new Date(0), new Date('2026-11-15T03:00:00Z'))).toHaveLength(24);
});

test('G6: five thousand lines are set on a thread of their own, while everyone else is answered', async () => {
  const line = (at: number) => ({
    kind: 'settlement' as const,
    memo: `Đơn ${at} 订单`,
    at: world.clock.now(),
    gross: 1_000_000,
    commission: 50_000,
    net: 950_000,
    balance: at * 950_000,
  });
  const statement = {
    shop: 'Mộc Lặng',
    month: null,
    opening: 0,
    closing: 0,
    lines: Array.from({ length: 5_000 }, (_, at) => line(at)),
    sums: { gross: 0, commission: 0, returned: 0, paid: 0, back: 0 },
  };
  let turns = 0;
  let done = false;
  const turn = () => {
    turns++;
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  const paper: StatementDocument = {
    locale: 'vi',
    now: world.clock.now(),
    company: { name: 'Hiên', address: '', email: '' },
    texts: textsOf({ ...world.services, locale: 'vi' }),
    statement,
  };
  const bytes = await world.services.papers.draw('', paper);
  done = true;
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)!.length,
  ).toBeGreaterThan(100);
  // Set here, it would have been one turn of the loop for all of it.
  expect(turns).toBeGreaterThan(1_000);
});
