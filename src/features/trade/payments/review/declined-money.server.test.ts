import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditedData } from '#features/trade/applications/queue.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { applyCompletely } from '../../../../../tests/support/applicants.ts';
import { applyPending } from '../../../../../tests/support/money/payments.ts';

let world: TestApp;
let admin: Member;
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const post = (path: string, body: object) => world.call('POST', path, { token: admin.token, body });
const auditedOf = async (id: string) =>
  auditedData.parse((await world.call('GET', `/admin/applications/${id}`, { token: admin.token })).data);
const refundsOf = (bill: string) =>
  world.db.selectFrom('refunds').select('amount').where('bill_id', '=', bill).orderBy('amount', 'desc').execute();
const reasonsOf = async (bill: string) =>
  (
    await world.db
      .selectFrom('bill_confirmations')
      .select('reason')
      .where('bill_id', '=', bill)
      .where('state', '=', 'APPLIED')
      .orderBy('amount', 'desc')
      .execute()
  ).map(({ reason }) => reason);
const reason = { vi: 'Không nhận nữa' };

/** Sent back for another receipt. */
async function sentBack() {
  const person = await newMember(world);
  const applied = await applyCompletely(world, person, 'designer');
  await post(`/admin/applications/${applied.id}/reject`, { reason: { vi: 'Chưa thấy tiền' }, receipt: true });
  return applied;
}

test('H3 one transfer, recorded among the remittances and again in a window that declines: it goes back once', async () => {
  const { id, bill } = await sentBack();
  const before = await auditedOf(id);
  expect(before.remittance).toMatchObject({ judged: false, arrivals: [], refunded: 0 });
  const recorded = { amount: 900_000, reason: 'Thấy trên sao kê', arrivals: 0 };
  expect((await post(`/admin/bills/${bill}/arrived`, recorded)).status).toBe(200);
  await applyPending(world);
  const declining = { amount: 900_000, reason, moneyReason: 'Thấy trên sao kê' };
  const decline = (more: object) => post(`/admin/applications/${id}/decline`, { ...declining, ...more });
  expect(await decline({})).toMatchObject({ status: 400, field: 'arrivals' });
  expect(await decline({ arrivals: before.remittance!.arrivals.length })).toMatchObject({
    status: 409,
    error: 'conflict',
  });
  const { remittance, state } = await auditedOf(id);
  expect(state).toBe('REJECTED');
  expect(remittance).toMatchObject({ arrivals: [{ amount: 900_000, by: admin.nickname }], refunded: 900_000 });
  expect((await decline({ amount: 0 })).status).toBe(200);
  await applyPending(world);
  expect(await refundsOf(bill)).toEqual([{ amount: 900_000 }]);
});

test('H3 a second transfer goes back as well, and is said to be one', async () => {
  const { id, bill } = await sentBack();
  await post(`/admin/bills/${bill}/arrived`, { amount: 900_000, reason: 'Thấy trên sao kê', arrivals: 0 });
  await applyPending(world);
  const declining = { amount: 800_000, reason, arrivals: 1 };
  expect(await post(`/admin/applications/${id}/decline`, declining)).toMatchObject({
    status: 400,
    error: 'reason_needed',
    field: 'moneyReason',
  });
  const said = { ...declining, moneyReason: 'Chuyển lần hai' };
  expect((await post(`/admin/applications/${id}/decline`, said)).status).toBe(200);
  await applyPending(world);
  expect(await refundsOf(bill)).toEqual([{ amount: 900_000 }, { amount: 800_000 }]);
  expect(await reasonsOf(bill)).toEqual(['Thấy trên sao kê', 'Chuyển lần hai']);
});

test('H3 the reason to decline is none for counting a receipt that was flagged', async () => {
  const person = await newMember(world);
  const { id, bill, billAmount } = await applyCompletely(world, person, 'designer');
  await world.db
    .updateTable('receipts')
    .set({ same_how: 'content', same_as: (of) => of.ref('id') })
    .where('bill_id', '=', bill)
    .execute();
  const declining = { amount: billAmount, reason };
  expect(await post(`/admin/applications/${id}/decline`, declining)).toMatchObject({ error: 'reason_needed' });
  const said = { ...declining, moneyReason: 'Hai lần chuyển khác nhau' };
  expect(await post(`/admin/applications/${id}/decline`, said)).toMatchObject({
    status: 200,
    data: { pending: { reason: 'Hai lần chuyển khác nhau' } },
  });
  await applyPending(world);
  expect(await refundsOf(bill)).toEqual([{ amount: billAmount }]);
});
