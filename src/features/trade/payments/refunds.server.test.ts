import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { openSomeBill, witness } from '../../../../tests/support/money/bills.ts';
import { applyPending, requestOf, storeReceipt } from '../../../../tests/support/money/payments.ts';
import { shownAccountOf } from '../../../../tests/support/money/shown-account.ts';
import { listDueRefunds, readAdminRefund } from './admin-refunds.server.ts';
import { closeBill } from './bills.server.ts';
import { confirmArrival } from './confirmations.server.ts';
import type { RefundData } from './refund.ts';

let world: TestApp;
let admin: Member;
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

/** Money that came after its bill had ended. Answers the refund's id. */
async function dueTo(person: Member, amount = 388_000): Promise<string> {
  world.clock.advance(1);
  const bill = await openSomeBill(world, person, { page: '/price' });
  await closeBill(world.db, requestOf(world, person), bill.id);
  await confirmArrival(requestOf(world, admin), bill.id, { by: admin.id, amount, reason: 'Thấy trên sao kê' });
  await applyPending(world, [witness()]);
  const found = await world.db
    .selectFrom('refunds')
    .select('id')
    .where('bill_id', '=', bill.id)
    .executeTakeFirstOrThrow();
  return found.id;
}
const given = { bin: '970436', account: '0011 2233 4455', holder: ' TRAN  THI LAN ' };
const kept = { bin: '970436', bank: 'Vietcombank', account: '001122334455', holder: 'TRAN THI LAN' };
const name = (person: Member, id: string, body: object = {}) =>
  world.call('PUT', `/user/refunds/${id}/account`, {
    token: person.token,
    body: { ...given, password: person.password, ...body },
  });
const refundsOf = async (person: Member) =>
  (await world.call('GET', '/user/refunds', { token: person.token })).data as RefundData[];
const send = async (id: string, { token, ...by }: Member = admin) =>
  world.call('POST', `/admin/refunds/${id}/send`, {
    token,
    body: { media: await storeReceipt(world, by), account: await shownAccountOf(world, id) },
  });
const toldOf = (person: Member, type: string) =>
  world.db
    .selectFrom('notices')
    .select(['details', 'link'])
    .where('user_id', '=', person.id)
    .where('type', '=', type)
    .orderBy('id')
    .execute();

test('G6 what is due is told to its payer, who names the account with the password; each change is on record without the number, and told', async () => {
  const lan = await newMember(world);
  const [first, second] = [await dueTo(lan, 100_000), await dueTo(lan, 200_000)];
  expect(await refundsOf(lan)).toMatchObject([
    { id: second, amount: 200_000, why: 'late', state: 'DUE', account: null, order: null, sentAt: null },
    { id: first, amount: 100_000 },
  ]);
  expect(await toldOf(lan, 'REFUND_DUE')).toMatchObject([
    { details: { amount: 100_000, why: 'late' }, link: '/price' },
    { details: { amount: 200_000 } },
  ]);
  expect(await name(lan, first)).toMatchObject({ status: 200, data: { id: first, account: kept } });
  expect((await refundsOf(lan))[0], 'the other one had none').toMatchObject({ id: second, account: kept });
  expect((await name(lan, first)).status).toBe(200);
  world.clock.advance(1);
  expect((await name(lan, first, { account: '9988.7766' })).data).toMatchObject({ account: { account: '99887766' } });
  expect((await refundsOf(lan))[0], 'no account was named for the other one').toMatchObject({
    id: second,
    account: { account: '99887766' },
  });
  const records = await world.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', 'refund.account')
    .where('target', '=', first)
    .orderBy('id')
    .execute();
  expect(records, 'naming the same again changes nothing').toMatchObject([
    { before: null, after: { account: '•••• 4455', bank: 'Vietcombank', holder: 'TRAN THI LAN' } },
    { before: { account: '•••• 4455' }, after: { account: '•••• 7766' } },
  ]);
  expect((await toldOf(lan, 'REFUND_ACCOUNT')).map(({ details }) => details)).toEqual([
    { number: expect.any(String), bank: 'Vietcombank', account: '•••• 4455' },
    { number: expect.any(String), bank: 'Vietcombank', account: '•••• 7766' },
  ]);
  const letters = (await world.db.selectFrom('outbox').select('payload').execute()).map(({ payload }) =>
    JSON.stringify(payload),
  );
  expect(letters.filter((letter) => letter.includes(lan.email) && letter.includes('7766'))).toHaveLength(1);
});

test('G6 not without the password, not somebody else’s, not what is no account, and not once it is sent', async () => {
  const [lan, huy] = [await newMember(world), await newMember(world)];
  const id = await dueTo(lan);
  expect(await name(lan, id, { password: 'Not-the-password-1' })).toMatchObject({
    status: 400,
    error: 'old_password_error',
    field: 'password',
  });
  for (const [body, error, field] of [
    [{ bin: '000000' }, 'bank_unknown', 'bin'],
    [{ account: '12' }, 'bank_number', 'account'],
    [{ holder: '<b>' }, 'bank_holder', 'holder'],
  ] as const)
    expect(await name(lan, id, body)).toMatchObject({ status: 400, error, field });
  for (const refund of [id, 'rf_none'])
    for (const password of [huy.password, 'Not-the-password-1'])
      expect(await name(huy, refund, { password })).toMatchObject({ status: 404 });
  expect([await refundsOf(huy), (await refundsOf(lan))[0]!.account]).toEqual([[], null]);
  expect(await send(id)).toMatchObject({ status: 200, data: { state: 'SENT' } });
  expect(await name(lan, id)).toMatchObject({ status: 409, error: 'refund_state', state: 'SENT' });
});

test('G6 a window that shows another account than the payer has named by now records nothing, and is told', async () => {
  const lan = await newMember(world);
  const id = await dueTo(lan);
  await name(lan, id);
  const sendTo = async (account: object | null) =>
    world.call('POST', `/admin/refunds/${id}/send`, {
      token: admin.token,
      body: { media: await storeReceipt(world, admin), account },
    });
  const shown = { bin: kept.bin, account: kept.account };
  await name(lan, id, { account: '9988.7766' });
  for (const stale of [shown, null])
    expect(await sendTo(stale)).toMatchObject({ status: 409, error: 'refund_account' });
  expect((await refundsOf(lan))[0]).toMatchObject({ id, state: 'DUE', account: { account: '99887766' } });
  expect(await sendTo({ ...shown, account: '99887766' })).toMatchObject({ status: 200, data: { state: 'SENT' } });
});

test('G6 a refund that does not say which account it went to is not taken, whether one is named or not', async () => {
  const [lan, huy] = [await newMember(world), await newMember(world)];
  const [named, unnamed] = [await dueTo(lan), await dueTo(huy)];
  await name(lan, named);
  for (const id of [named, unnamed])
    expect(
      await world.call('POST', `/admin/refunds/${id}/send`, {
        token: admin.token,
        body: { media: await storeReceipt(world, admin) },
      }),
    ).toMatchObject({ status: 400, field: 'account' });
  expect([(await refundsOf(lan))[0]!.state, (await refundsOf(huy))[0]!.state]).toEqual(['DUE', 'DUE']);
});

test('G6 the next one goes where the last one went; a seller’s goes where they are paid, until they name another', async () => {
  const lan = await newMember(world);
  await name(lan, await dueTo(lan));
  await dueTo(lan);
  expect((await refundsOf(lan))[0]).toMatchObject({ account: kept });
  const seller = await newMember(world, 'ROLE_MERCHANT');
  await world.call('PUT', '/user/bank-account', {
    token: seller.token,
    body: { ...given, account: '55556666', password: seller.password },
  });
  const id = await dueTo(seller);
  expect((await refundsOf(seller))[0]).toMatchObject({ account: { account: '55556666' } });
  await name(seller, id);
  await dueTo(seller);
  expect((await refundsOf(seller))[0]).toMatchObject({ account: kept });
});

test('G6 an admin sees what is due, the longest waiting first, and one with all it takes to send it; sent, who did and when', async () => {
  const lan = await newMember(world);
  const before = await listDueRefunds(world.services, null);
  const [first, second] = [await dueTo(lan, 100_000), await dueTo(lan, 200_000)];
  const { list, count, sum } = await listDueRefunds(world.services, null);
  expect(list.rows.map(({ since }) => since)).toEqual(list.rows.map(({ since }) => since).toSorted());
  expect(list.rows.slice(-2)).toMatchObject([
    { id: first, amount: 100_000, payer: lan.nickname, why: 'late', merchant: null, number: null, hasAccount: false },
    { id: second, amount: 200_000 },
  ]);
  expect([count - before.count, sum - before.sum]).toEqual([2, 300_000]);
  expect(await readAdminRefund(world.services, first)).toMatchObject({ account: null, qr: null, parties: [lan.id] });
  await name(lan, first);
  expect(await readAdminRefund(world.services, first)).toMatchObject({
    bill: { amount: 388_000, received: 100_000 },
    payer: { id: lan.id, email: lan.email },
    account: kept,
    qr: { size: expect.any(Number) },
    state: 'DUE',
    sent: null,
  });
  expect(await send(first, lan)).toMatchObject({ status: 403, error: 'forbidden' });
  expect(
    await world.call('POST', `/admin/refunds/${first}/send`, {
      token: admin.token,
      body: { media: await storeReceipt(world, lan), account: await shownAccountOf(world, first) },
    }),
    'with somebody else’s picture',
  ).toMatchObject({ status: 404 });
  const both = await Promise.all([send(first), send(first)]);
  expect(both.map(({ status }) => status).toSorted(), 'once').toEqual([200, 409]);
  expect(await send('rf_none')).toMatchObject({ status: 404 });
  expect(await readAdminRefund(world.services, first)).toMatchObject({
    state: 'SENT',
    qr: null,
    next: null,
    sent: {
      by: admin.nickname,
      at: world.clock.now().toISOString(),
      picture: expect.stringMatching(/^\/api\/media\//),
    },
  });
  expect(await toldOf(lan, 'REFUND_SENT')).toMatchObject([{ details: { amount: 100_000 }, link: '/price' }]);
  expect((await refundsOf(lan)).find(({ id }) => id === first)).toMatchObject({
    state: 'SENT',
    sentAt: expect.any(String),
  });
  await expect(readAdminRefund(world.services, 'rf_none')).rejects.toMatchObject({ key: 'not_found' });
});

test('D3 who leaves: the account of what is due is kept until it is sent, and forgotten then', async () => {
  const lan = await newMember(world);
  const [sent, due] = [await dueTo(lan, 100_000), await dueTo(lan, 200_000)];
  await name(lan, sent);
  await send(sent);
  expect((await world.call('GET', '/user/data', { token: lan.token })).data).toMatchObject({
    refunds: [
      { id: sent, amount: 100_000, state: 'SENT', account: kept },
      { id: due, amount: 200_000, state: 'DUE', account: kept },
    ],
  });
  expect((await world.call('DELETE', '/user', { token: lan.token, body: { password: lan.password } })).status).toBe(
    200,
  );
  const accounts = async () =>
    (await world.db.selectFrom('refunds').select('account').where('user_id', '=', lan.id).orderBy('id').execute()).map(
      ({ account }) => account,
    );
  expect(await accounts()).toEqual([null, kept]);
  expect((await send(due)).status).toBe(200);
  expect(await accounts()).toEqual([null, null]);
});

/** What the book has in an account. */
const inBook = async (account: string) =>
  Number(
    (
      await world.db
        .selectFrom('ledger_postings')
        .select((of) => of.fn.sum<string>('amount').as('sum'))
        .where('account', '=', account)
        .executeTakeFirstOrThrow()
    ).sum,
  );
const billOf = async (id: string) =>
  (await world.db.selectFrom('refunds').select('bill_id').where('id', '=', id).executeTakeFirstOrThrow()).bill_id;
const leave = ({ token, password }: Member) => world.call('DELETE', '/user', { token, body: { password } });
const sendAlong = async (id: string, along: string[]) =>
  world.call('POST', `/admin/refunds/${id}/send`, {
    token: admin.token,
    body: { media: await storeReceipt(world, admin), account: await shownAccountOf(world, id), along },
  });
const listed = async () => (await listDueRefunds(requestOf(world, admin), null)).list.rows.map(({ id }) => id);

test('G6 what no bank transfers waits, and goes with the payer’s next refund in one transfer', async () => {
  const [lan, huy] = [await newMember(world), await newMember(world)];
  const small = await dueTo(lan, 999);
  expect((await toldOf(lan, 'REFUND_DUE')).at(-1)).toMatchObject({ details: { amount: 999, account: 'small' } });
  expect(await listed(), 'there is nothing to do about it yet').not.toContain(small);
  expect(await send(small)).toMatchObject({ status: 409, error: 'refund_small' });
  expect(await readAdminRefund(requestOf(world, admin), small)).toMatchObject({ total: 999, qr: null });

  const [main, other, others] = [await dueTo(lan, 100_000), await dueTo(huy, 500), await dueTo(huy, 100_000)];
  await name(lan, main);
  expect(await readAdminRefund(requestOf(world, admin), main)).toMatchObject({
    amount: 100_000,
    total: 100_999,
    along: [{ id: small, amount: 999 }],
  });
  for (const foreign of [other, others, 'rf_none', main])
    expect(await sendAlong(main, [foreign]), foreign).toMatchObject({ status: 404 });
  expect(await sendAlong(main, [small])).toMatchObject({ status: 200, data: { state: 'SENT' } });
  expect(await refundsOf(lan)).toMatchObject([
    { id: main, state: 'SENT', account: kept },
    { id: small, state: 'SENT', account: kept },
  ]);
  for (const id of [main, small]) expect(await inBook(`payer:${await billOf(id)}`)).toBe(0);
  expect((await toldOf(lan, 'REFUND_SENT')).map(({ details }) => details)).toMatchObject([{ amount: 100_999 }]);
  expect(await sendAlong(others, [small]), 'another’s, and sent').toMatchObject({ status: 404 });
  expect(await sendAlong(others, [other])).toMatchObject({ status: 200 });
});

test('G6 several that are too small are a transfer together', async () => {
  const lan = await newMember(world);
  const [first, second] = [await dueTo(lan, 600), await dueTo(lan, 400)];
  expect(await listed()).toEqual(expect.arrayContaining([first, second]));
  expect(await sendAlong(first, [])).toMatchObject({ status: 409, error: 'refund_small' });
  expect(await sendAlong(first, [second])).toMatchObject({ status: 200 });
  expect(await sendAlong(first, [second])).toMatchObject({ status: 409, error: 'refund_state' });
});

test('G6, D3 who leaves gives up what no bank transfers, and the book keeps nothing of it', async () => {
  const lan = await newMember(world);
  const [small, before] = [await dueTo(lan, 700), await inBook('rounding')];
  const bill = await billOf(small);
  expect((await leave(lan)).status).toBe(200);
  const state = async (id: string) =>
    world.db.selectFrom('refunds').select(['state', 'account']).where('id', '=', id).executeTakeFirst();
  expect(await state(small)).toEqual({ state: 'WAIVED', account: null });
  expect([await inBook(`payer:${bill}`), await inBook('rounding')]).toEqual([0, before - 700]);

  // What arrives later of somebody who has gone is no different.
  await confirmArrival(requestOf(world, admin), bill, { by: admin.id, amount: 300, reason: 'Thấy trên sao kê' });
  await applyPending(world, [witness()]);
  expect([await inBook(`payer:${bill}`), await inBook('rounding')]).toEqual([0, before - 1000]);
});

test('G6, D3 what a bank transfers goes to who left as before, and what is too small along with it', async () => {
  const lan = await newMember(world);
  const [small, main] = [await dueTo(lan, 700), await dueTo(lan, 5000)];
  await name(lan, main);
  expect((await leave(lan)).status).toBe(200);
  expect(await send(main), 'without the other').toMatchObject({ status: 200 });
  expect(await inBook(`payer:${await billOf(small)}`), 'which no transfer is left for').toBe(0);
});

/** One sum that is due, as so many small ones of the same bill. */
async function inParts(person: Member, count: number, each: number): Promise<string[]> {
  const first = await dueTo(person, count * each);
  await world.db.updateTable('refunds').set({ amount: each }).where('id', '=', first).execute();
  const row = await world.db.selectFrom('refunds').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const others = Array.from({ length: count - 1 }, (_, at) => `${first}_${String(at).padStart(3, '0')}`);
  await world.db
    .insertInto('refunds')
    .values(others.map((id) => ({ ...row, id, lines: '[]', account: null })))
    .execute();
  return [first, ...others];
}

test('G6 however many it takes to be enough for a bank, one transfer sends them', async () => {
  const lan = await newMember(world);
  const [first, ...others] = await inParts(lan, 100, 10);
  const shown = await readAdminRefund(requestOf(world, admin), first!);
  expect(shown).toMatchObject({ total: 1000, along: others.map((id) => ({ id, amount: 10 })) });
  expect(await sendAlong(first!, others)).toMatchObject({ status: 200, data: { state: 'SENT' } });
  expect(await inBook(`payer:${await billOf(first!)}`)).toBe(0);
});

test('G6, D3 who leaves gives up all that is too small, however many', async () => {
  const lan = await newMember(world);
  const [first] = await inParts(lan, 70, 10);
  expect((await leave(lan)).status).toBe(200);
  expect(await inBook(`payer:${await billOf(first!)}`)).toBe(0);
});
