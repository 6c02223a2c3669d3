import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { safeToPay } from './payout.ts';
import { listDue, listMade, readPayout } from './payouts.server.ts';

let world: TestApp;
let market: Market;
let admin: Person;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  admin = await registerPerson(world);
  await giveRoles(world, admin.id, 'ROLE_ADMIN');
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  await settled('2026-10-01T03:00:00Z', 10_000_000);
  await settled('2026-11-14T03:00:00Z', 7_000_000);
});
afterAll(() => world.close());

let entries = 0;
async function settled(at: string, amount: number): Promise<void> {
  const id = `j_${++entries}`;
  await world.db.transaction().execute(async (db) => {
    await db
      .insertInto('ledger_entries')
      .values({ id, kind: 'settlement', subject: id, actor_id: null, receipt: null, memo: id, at: new Date(at) })
      .execute();
    await db
      .insertInto('ledger_postings')
      .values([
        { entry_id: id, position: 0, account: 'held', amount },
        { entry_id: id, position: 1, account: merchantAccount(ids.merchant), amount: -amount },
      ])
      .execute();
  });
}
async function receipt(): Promise<string> {
  const id = `i_payout${++entries}`;
  await world.db
    .insertInto('media')
    .values({
      id,
      hash: String(entries).padStart(64, 'a'),
      owner_id: admin.id,
      kind: 'receipt',
      private: true,
      width: 10,
      height: 10,
      bytes: 10,
      placeholder: '',
      created_at: world.clock.now(),
    })
    .execute();
  return id;
}

test('G6: the list of payouts says what is owed, what of it may still come back, and whether one knows where to send it', async () => {
  const due = await listDue(world.services, null);
  expect(due).toEqual({
    rows: [
      {
        merchant: ids.merchant,
        name: 'Mộc Lặng',
        owed: 17_000_000,
        fresh: 7_000_000,
        lastPaidAt: null,
        bank: 'missing',
      },
    ],
    next: null,
  });
  expect(safeToPay(due.rows[0]!)).toBe(10_000_000);
  expect(await readPayout(world.services, ids.merchant)).toMatchObject({
    owed: 17_000_000,
    fresh: 7_000_000,
    bank: null,
    qr: null,
    months: ['2026-11', '2026-10'],
    entries: [{ amount: 7_000_000 }, { amount: 10_000_000 }],
  });
  await world.db
    .insertInto('bank_accounts')
    .values({
      user_id: market.merchant.id,
      bin: '970436',
      account: '0071001234567',
      holder: 'MOC LANG',
      created_at: world.clock.now(),
      updated_at: world.clock.now(),
    })
    .execute();
  expect((await readPayout(world.services, ids.merchant)).bank).toMatchObject({
    bank: 'Vietcombank',
    account: '0071001234567',
  });
  expect((await readPayout(world.services, ids.merchant)).qr?.size).toBeGreaterThan(20);
  await expect(readPayout(world.services, 'm_none')).rejects.toMatchObject({ key: 'not_found' });
});

test('G6: an account given or changed within the last seven days is pointed at, in the list and beside the code to scan', async () => {
  const seen = async () => [
    (await listDue(world.services, null)).rows[0]!.bank,
    (await readPayout(world.services, ids.merchant)).bank!.recent,
  ];
  expect(await seen()).toEqual(['recent', true]);
  expect((await readPayout(world.services, ids.merchant)).bank!.updatedAt).toBe(world.clock.now().toISOString());
  world.clock.advance(7 * 86_400);
  expect(await seen()).toEqual(['known', false]);
});

test('G6: what was paid is no longer owed and stands among what was made; nonsense in the place begins at the beginning', async () => {
  const token = await signIn(world, admin);
  expect(
    await world.call('POST', '/admin/payouts', {
      token,
      body: { merchant: ids.merchant, amount: 17_000_000, media: await receipt(), memo: 'Tháng 11' },
    }),
  ).toMatchObject({ status: 200 });
  expect((await listDue(world.services, null)).rows).toEqual([]);
  const [made] = (await listMade(world.services, null)).rows;
  expect(made).toMatchObject({
    merchant: ids.merchant,
    name: 'Mộc Lặng',
    amount: 17_000_000,
    memo: 'Tháng 11',
    by: admin.nickname,
    picture: expect.stringMatching(/^\/api\/media\/i_payout/),
  });
  for (const place of [
    'x',
    Buffer.from('["x","y"]').toString('base64url'),
    Buffer.from('[1e300,"y"]').toString('base64url'),
  ])
    expect((await listMade(world.services, place)).rows).toHaveLength(1);
});
