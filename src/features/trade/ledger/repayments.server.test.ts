import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newMember, signIn, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { giveRoles } from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { requestOf } from '../../../../tests/support/money/payments.ts';
import { merchantAccount } from './book.ts';
import { readStatement } from './ledger.server.ts';
import { loadStatement } from './statement-section.server.ts';

let world: TestApp;
let market: Market;
let admin: Member;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  await world.db
    .insertInto('platform_accounts')
    .values({
      bin: '970436',
      bank: 'Vietcombank',
      account: '0011001234567',
      holder: 'CONG TY HIEN',
      changed_by: null,
      changed_at: world.clock.now(),
      effective_at: world.clock.now(),
      stopped_by: null,
      stopped_at: null,
    })
    .execute();
});
beforeEach(async () => {
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

let entries = 0;
/** Goods came back for which the shop had been paid. */
async function owing(amount: number): Promise<void> {
  const id = `j_owing${++entries}`;
  await world.db.transaction().execute(async (db) => {
    await db
      .insertInto('ledger_entries')
      .values({ id, kind: 'return', subject: id, actor_id: null, receipt: null, memo: id, at: world.clock.now() })
      .execute();
    await db
      .insertInto('ledger_postings')
      .values([
        { entry_id: id, position: 0, account: 'held', amount: -amount },
        { entry_id: id, position: 1, account: merchantAccount(ids.merchant), amount },
      ])
      .execute();
  });
}
const record = (body: object, token = admin.token) =>
  world.call('POST', '/admin/repayments', {
    token,
    body: { merchant: ids.merchant, amount: 950_000, reference: 'FT26321000001', ...body },
  });
const balance = async () => (await readStatement(world.services, market.merchant.id)).balance;
const seen = () =>
  loadStatement({
    ...requestOf(world, market.merchant),
    session: { id: 's_test', userId: market.merchant.id, by: 'cookie' },
    viewer: null!,
  });

test('G6: a shop that owes sees how much and where to transfer it, pays it back, and can leave', async () => {
  expect((await seen()).repaying).toBeNull();
  await owing(950_000);
  expect((await seen()).repaying).toMatchObject({
    bank: { bank: 'Vietcombank', account: '0011001234567', holder: 'CONG TY HIEN' },
    amount: 950_000,
    purpose: expect.stringMatching(/^HIEN [0-9A-Z]{1,12}$/),
  });
  const token = await signIn(world, market.merchant);
  const leave = () => world.call('DELETE', '/user', { token, body: { password: market.merchant.password } });
  expect(await leave()).toMatchObject({ status: 409, error: 'dealings_open', data: { balance: -950_000 } });

  for (const [body, error] of [
    [{ amount: 950_001 }, 'repayment_too_much'],
    [{ merchant: 'm_none' }, 'not_found'],
  ] as const)
    expect(await record(body), error).toMatchObject({ error });
  for (const wrong of [
    { amount: 999 },
    { amount: -5 },
    { amount: 1000.5 },
    { reference: 'ab' },
    { reference: ' ' },
    { reference: 'a-.\u200b-b' },
    { reference: 'FT26\u0410' },
  ])
    expect((await record(wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect(await record({}, token)).toMatchObject({ status: 403 });

  expect(await record({ amount: 400_000 })).toMatchObject({
    status: 200,
    data: { balance: -550_000, entries: [{ kind: 'repayment', amount: 400_000, memo: 'FT26321000001' }, {}] },
  });
  // The same transfer again, however it was copied.
  for (const reference of [
    'FT26321000001',
    'ft2632 1000001',
    'FT-2632.1000001',
    'FT2632\u200b1000001',
    'FT2632\u00ad1000001',
    'FT2632\u200d1000001',
    'ＦＴ26321000001',
  ])
    expect(await record({ amount: 400_000, reference })).toMatchObject({ status: 409, error: 'reference_used' });
  expect(await balance()).toBe(-550_000);
  expect(await record({ amount: 550_000, reference: 'FT26321000002' })).toMatchObject({ data: { balance: 0 } });
  expect(await record({ amount: 1000, reference: 'FT26321000003' })).toMatchObject({
    status: 409,
    error: 'repayment_too_much',
  });
  expect((await world.call('GET', '/admin/ledger', { token: admin.token })).data).toMatchObject({ sum: 0 });
  expect(
    await world.db.selectFrom('audit').select('after').where('action', '=', 'ledger.repayment').orderBy('id').execute(),
  ).toMatchObject([
    { after: { amount: 400_000, reference: 'FT26321000001' } },
    { after: { amount: 550_000, reference: 'FT26321000002' } },
  ]);
  expect((await leave()).status).toBe(200);
});

test('G6: two who record one transfer at once record it once; who owns the shop records nothing', async () => {
  const shop = await newMember(world, 'ROLE_ADMIN');
  await world.db.updateTable('merchants').set({ user_id: shop.id }).where('id', '=', ids.merchant).execute();
  await owing(2000);
  expect(await record({ amount: 1000, reference: 'VCB.77' }, shop.token)).toMatchObject({ error: 'own_matter' });
  const both = await Promise.all([1, 2].map(() => record({ amount: 1000, reference: 'VCB.77' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await readStatement(world.services, shop.id)).balance).toBe(-1000);
  // Kept by the book with its dot, as numbers once were.
  await world.db
    .insertInto('ledger_entries')
    .values({ id: 'j_dot', kind: 'repayment', subject: 'VCB.76', memo: 'VCB.76', at: world.clock.now() })
    .execute();
  for (const reference of ['VCB.76', 'VCB76'])
    expect(await record({ amount: 1000, reference })).toMatchObject({ error: 'reference_used' });
});

test('G6: what is owed and less than a bank transfers is paid back by the least there is; the rest is the shop’s', async () => {
  const shop = await newMember(world, 'ROLE_MERCHANT');
  await world.db.updateTable('merchants').set({ user_id: shop.id }).where('id', '=', ids.merchant).execute();
  const before = (await readStatement(world.services, shop.id)).balance;
  await owing(before + 400);
  expect((await readStatement(world.services, shop.id)).balance).toBe(-400);
  expect(await record({ amount: 1001, reference: 'VCB.78' })).toMatchObject({ error: 'repayment_too_much' });
  expect(await record({ amount: 1000, reference: 'VCB.78' })).toMatchObject({ status: 200, data: { balance: 600 } });
});
