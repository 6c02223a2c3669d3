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
import { waitingForLocks } from '../../../../tests/support/money/both-at-once.ts';
import { until } from '../../../../tests/support/until.ts';
import { merchantAccount } from './book.ts';
import { safeToPay } from './payout.ts';
import { listDue, listMade, readPayout } from './payouts.server.ts';
import { ledgerPersonalData } from './personal-data.server.ts';
import { readStatement } from './ledger.server.ts';
import { readPeriod } from './statements.server.ts';

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

async function paidSoFar(): Promise<number> {
  return (await readPayout(world.services, ids.merchant)).paid;
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
    // Until the 21st it may come back, the day included.
    entries: [
      { amount: 7_000_000, payableFrom: '2026-11-21T17:00:00.000Z' },
      { amount: 10_000_000, payableFrom: null },
    ],
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

test('G6: an account first given, or changed, within the last seven days is pointed at as that, in the list and beside the code to scan', async () => {
  const seen = async () => [
    (await listDue(world.services, null)).rows[0]!.bank,
    (await readPayout(world.services, ids.merchant)).bank!.standing,
  ];
  expect(await seen()).toEqual(['first', 'first']);
  expect((await readPayout(world.services, ids.merchant)).bank!.updatedAt).toBe(world.clock.now().toISOString());
  world.clock.advance(7 * 86_400);
  expect(await seen()).toEqual(['known', 'known']);
  const changed = { updated_at: world.clock.now() };
  await world.db.updateTable('bank_accounts').set(changed).where('user_id', '=', market.merchant.id).execute();
  expect(await seen()).toEqual(['changed', 'changed']);
  world.clock.advance(7 * 86_400);
  expect(await seen()).toEqual(['known', 'known']);
});

test('G6: settlements are found by a part of the shop’s name, with or without accents', async () => {
  const { name } = (await listDue(world.services, null)).rows[0]!;
  const found = async (words: string) => (await listDue(world.services, null, { words })).rows.map((row) => row.name);
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toUpperCase();
  expect(await found(plain.slice(0, 5))).toContain(name);
  expect(await found('zzz')).toEqual([]);
  expect((await listDue(world.services, null, { sort: 'name', words: 'zzz' })).rows).toEqual([]);
  expect((await listMade(world.services, null, { words: 'zzz' })).rows).toEqual([]);
});

test('G6: what was paid is no longer owed and stands among what was made; nonsense in the place begins at the beginning', async () => {
  const token = await signIn(world, admin);
  expect(
    await world.call('POST', '/admin/payouts', {
      token,
      body: {
        merchant: ids.merchant,
        amount: 17_000_000,
        media: await receipt(),
        memo: 'Tháng 11',
        reason: 'Đã hẹn',
        account: { bin: '970436', account: '0071001234567' },
        paid: 0,
      },
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

test('G6: a payout keeps the account it went to, whatever the seller names afterwards; console and seller see it', async () => {
  const token = await signIn(world, admin);
  await settled('2026-11-15T03:00:00Z', 5_000_000);
  const to = { bank: 'Vietcombank', account: '0071001234567', holder: 'MOC LANG' };
  const body = {
    merchant: ids.merchant,
    paid: await paidSoFar(),
    amount: 1_000_000,
    media: await receipt(),
    memo: 'Tháng 12',
    reason: 'Đã hẹn',
  };
  const shown = { bin: '970436', account: '0071001234567' };
  expect(await world.call('POST', '/admin/payouts', { token, body: { ...body, account: shown } })).toMatchObject({
    status: 200,
  });
  await world.db.updateTable('bank_accounts').set({ account: '99887766', holder: 'NGUOI KHAC' }).execute();
  expect((await listMade(world.services, null)).rows[0]).toMatchObject({ memo: 'Tháng 12', to });
  const { entries: told } = await readStatement(world.services, market.merchant.id);
  expect(told[0]).toMatchObject({ kind: 'payout', memo: 'Tháng 12', paidTo: 'Vietcombank •••• 4567' });
  expect(told.find(({ kind }) => kind === 'settlement')).toMatchObject({ paidTo: null });
  const { lines } = await readPeriod(world.services, { id: ids.merchant, name: 'Mộc Lặng' }, null, 100);
  expect(lines.at(-1)).toMatchObject({ memo: 'Tháng 12 · Vietcombank •••• 4567' });
  const [seen] = await world.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'ledger.payout')
    .orderBy('id', 'desc')
    .execute();
  expect(seen?.after).toMatchObject({ account: 'Vietcombank •••• 4567' });
});

test('G6: a payout to an account that is no longer the seller’s is not recorded as if it were', async () => {
  const token = await signIn(world, admin);
  const body = {
    merchant: ids.merchant,
    paid: await paidSoFar(),
    amount: 1_000_000,
    media: await receipt(),
    reason: 'Đã hẹn',
  };
  const before = (await listMade(world.services, null)).rows.length;
  for (const account of [{ bin: '970436', account: '0071001234567' }, null])
    expect(await world.call('POST', '/admin/payouts', { token, body: { ...body, account } })).toMatchObject({
      status: 409,
      error: 'payout_account',
    });
  expect((await listMade(world.services, null)).rows).toHaveLength(before);
});

test('G6: a payout that does not say which account it went to is not taken', async () => {
  const token = await signIn(world, admin);
  const body = {
    merchant: ids.merchant,
    paid: await paidSoFar(),
    amount: 1_000_000,
    media: await receipt(),
    reason: 'Đã hẹn',
  };
  const before = (await listMade(world.services, null)).rows.length;
  expect(await world.call('POST', '/admin/payouts', { token, body })).toMatchObject({ status: 400, field: 'account' });
  expect((await listMade(world.services, null)).rows).toHaveLength(before);
});

test('G6: an account that is being changed is compared once it is changed', async () => {
  const token = await signIn(world, admin);
  const account = { bin: '970436', account: '99887766' };
  const body = {
    merchant: ids.merchant,
    paid: await paidSoFar(),
    amount: 1_000_000,
    media: await receipt(),
    reason: 'Đã hẹn',
    account,
  };
  const changing = world.db.transaction().execute(async (db) => {
    await db.updateTable('bank_accounts').set({ account: '55554444' }).execute();
    const paying = world.call('POST', '/admin/payouts', { token, body });
    let answered = false;
    void paying.then(() => (answered = true));
    await until(async () => answered || (await waitingForLocks(world.db)) > 0);
    return { paying };
  });
  const { paying } = await changing;
  expect(await paying).toMatchObject({ status: 409, error: 'payout_account' });
  await world.db.updateTable('bank_accounts').set({ account: '99887766' }).execute();
});

test('G6: two windows on one shop: who pays a part after somebody else did is refused, and pays once the page is read anew', async () => {
  const token = await signIn(world, admin);
  await settled('2026-10-01T03:00:00Z', 4_000_000);
  const account = { bin: '970436', account: '99887766' };
  const shown = { merchant: ids.merchant, amount: 1_000_000, account, paid: await paidSoFar(), reason: 'Đã hẹn' };
  const pay = async (body: object) =>
    world.call('POST', '/admin/payouts', { token, body: { ...body, media: await receipt() } });
  const { owed } = await readPayout(world.services, ids.merchant);
  const both = await Promise.all([pay(shown), pay(shown)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject({ error: 'conflict' });
  expect(await readPayout(world.services, ids.merchant)).toMatchObject({
    owed: owed - 1_000_000,
    paid: shown.paid + 1,
  });
  expect(await pay({ ...shown, paid: shown.paid + 1 })).toMatchObject({ status: 200 });
  expect(await pay({ ...shown, paid: undefined })).toMatchObject({ status: 400, field: 'paid' });
});

test('G6: what may still be returned is paid out for a reason only, which stands on record; the seller is told by mail too', async () => {
  const token = await signIn(world, admin);
  await settled(world.clock.now().toISOString(), 3_000_000);
  const { owed, fresh } = await readPayout(world.services, ids.merchant);
  const safe = safeToPay({ owed, fresh });
  const account = { bin: '970436', account: '99887766' };
  const body = {
    merchant: ids.merchant,
    paid: await paidSoFar(),
    amount: safe + 1000,
    media: await receipt(),
    account,
  };
  expect(await world.call('POST', '/admin/payouts', { token, body })).toMatchObject({
    status: 409,
    error: 'payout_returnable',
    field: 'reason',
    state: String(safe),
  });
  expect(
    await world.call('POST', '/admin/payouts', { token, body: { ...body, reason: 'Shop đóng cửa cuối tuần' } }),
  ).toMatchObject({ status: 200 });
  const [seen] = await world.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'ledger.payout')
    .orderBy('id', 'desc')
    .execute();
  expect(seen?.after).toMatchObject({ reason: 'Shop đóng cửa cuối tuần', safe });
  const told = await world.db
    .selectFrom('notices')
    .select(['details', 'link'])
    .where('user_id', '=', market.merchant.id)
    .where('type', '=', 'PAYOUT_SENT')
    .execute();
  expect(told).toContainEqual({
    details: { amount: safe + 1000, account: 'Vietcombank •••• 7766' },
    link: '/user/merchant?tab=statement',
  });
});

test('G6: a receipt whose picture is shown for something else counts with a reason only', async () => {
  const token = await signIn(world, admin);
  await settled('2026-10-01T03:00:00Z', 5_000_000);
  const media = await receipt();
  const { hash } = await world.db.selectFrom('media').select('hash').where('id', '=', media).executeTakeFirstOrThrow();
  await world.db
    .insertInto('media')
    .values({
      id: 'i_licence',
      hash,
      owner_id: market.merchant.id,
      kind: 'license',
      private: true,
      width: 10,
      height: 10,
      bytes: 10,
      placeholder: '',
      created_at: world.clock.now(),
      claimed_at: world.clock.now(),
    })
    .execute();
  const account = { bin: '970436', account: '99887766' };
  const body = { merchant: ids.merchant, paid: await paidSoFar(), amount: 1000, media, account };
  expect(await world.call('POST', '/admin/payouts', { token, body })).toMatchObject({
    status: 409,
    error: 'receipt_seen',
    field: 'reason',
  });
  expect(
    await world.call('POST', '/admin/payouts', { token, body: { ...body, reason: 'Gửi nhầm ở hồ sơ' } }),
  ).toMatchObject({ status: 200 });
});

test('G6: of a sale that was paid early nothing is still to come', async () => {
  const token = await signIn(world, admin);
  const day = 86_400_000;
  await settled(new Date(world.clock.now().getTime() - day).toISOString(), 3_000_000);
  const promised = async () => {
    const { entries: all, owed } = await readPayout(world.services, ids.merchant);
    return { owed, days: all.filter(({ payableFrom }) => payableFrom !== null).length };
  };
  const { owed, days } = await promised();
  expect(days).toBeGreaterThan(0);
  const account = { bin: '970436', account: '99887766' };
  const body = {
    merchant: ids.merchant,
    paid: await paidSoFar(),
    amount: owed,
    media: await receipt(),
    reason: 'Đã hẹn',
    account,
  };
  expect(await world.call('POST', '/admin/payouts', { token, body })).toMatchObject({ status: 200 });
  expect(await promised()).toEqual({ owed: 0, days: 0 });
});

test('D3: the account of a payout is among what a seller takes along, and goes with them', async () => {
  const token = await signIn(world, market.merchant);
  const { data } = await world.call('GET', '/user/data', { token });
  expect((data as { payouts: unknown[] }).payouts).toContainEqual(
    expect.objectContaining({ account: '0071001234567' }),
  );
  await world.db.transaction().execute((db) => ledgerPersonalData.erase!(db, world.clock, market.merchant.id, []));
  expect((await listMade(world.services, null)).rows[0]).toMatchObject({ to: null });
});
