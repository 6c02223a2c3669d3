import { expect, test } from 'vitest';
import { returnWithinDays } from '#features/catalogue/offers/offer-limits.ts';
import { readStatement } from '#features/trade/ledger/ledger.server.ts';
import { readPayout } from '#features/trade/ledger/payouts.server.ts';
import { ids } from '../../../../../tests/support/market.ts';
import { openReturnDesk } from '../../../../../tests/support/money/return-desk.ts';
import { orderPersonalData } from '../personal-data.server.ts';
import type { ReturnKind } from './return-states.ts';

const { world, market, signInAll, post, shipped, received, asked, orderOf, picture, noticesOf } =
  await openReturnDesk();
const withdraw = (report: string) => post('buyer', `/user/${report}/withdraw`);
const giveBack = (id: string) =>
  post('buyer', `/user/orders/${id}/returns`, {
    kind: 'unwanted',
    lines: [{ position: 0, quantity: 1 }],
    reason: 'Không hợp phòng',
    pictures: [],
  });

async function pass(days: number): Promise<void> {
  world.clock.advance(days * 86_400);
  await signInAll();
}

/** What the console holds back, what the statement promises and until when its shop may not leave. */
async function heldBack() {
  const { owed, fresh } = await readPayout(world.services, ids.merchant);
  const { entries } = await readStatement(world.services, market.merchant.id);
  const open = await orderPersonalData.openDealings!(world.db, market.merchant.id, world.clock);
  return { owed, fresh, payableFrom: entries[0]?.payableFrom ?? null, sales: open.sales };
}

test('O7: who asks for a part and takes that back at once gains no day, however often', async () => {
  const id = await received();
  const until = (await orderOf(id)).returnBy;
  for (const days of [returnWithinDays - 2, 1]) {
    await pass(days);
    expect(await withdraw(await asked(id, { kind: 'part' }))).toMatchObject({ status: 200 });
    expect((await orderOf(id)).returnBy).toBe(until);
  }
  await pass(2);
  expect((await orderOf(id)).returnEnded).toBe(until);
  expect(await giveBack(id)).toMatchObject({ status: 409, error: 'return_late' });
  expect(await heldBack()).toMatchObject({ fresh: 0, payableFrom: null, sales: 0 });
});

test('O7: the days a merchant left a part unanswered are not lost to who takes that back', async () => {
  const id = await received();
  await pass(returnWithinDays - 1);
  const report = await asked(id, { kind: 'part' });
  await pass(5);
  await withdraw(report);
  const { owed, fresh, sales, payableFrom } = await heldBack();
  expect(fresh, 'it may still come back').toBeGreaterThan(0);
  expect(fresh).toBeLessThan(owed);
  expect(sales).toBe(1);
  expect(Date.parse(payableFrom ?? '')).toBe(Date.parse((await orderOf(id)).returnBy ?? '') + 1);
  expect(await giveBack(id)).toMatchObject({ status: 200 });
});

test('O7, G6: after a part the days begin anew, for payouts, the statement and a shop that would leave as for the order', async () => {
  // Other orders of this file are over by then.
  await pass(returnWithinDays + 1);
  const before = await heldBack();
  const id = await received();
  const report = await asked(id, { kind: 'part' });
  await pass(returnWithinDays);
  await post('seller', `/merchant/${report}/part`, {});
  await post('buyer', `/user/${report}/came`);
  await pass(returnWithinDays - 1);
  const { total, returnBy } = await orderOf(id);
  const held = await heldBack();
  expect(held.fresh - before.fresh).toBe(Math.round(total * 0.95));
  expect(held.sales).toBe((before.sales ?? 0) + 1);
  expect(Date.parse(held.payableFrom ?? '')).toBe(Date.parse(returnBy ?? '') + 1);
  await pass(2);
  expect(await heldBack()).toMatchObject({ fresh: before.fresh, payableFrom: null, sales: before.sales });
});

test('O7: a picture that is sent again tells the merchant nothing', async () => {
  const report = await asked(await received(), { kind: 'part' });
  const one = await picture();
  for (const pictures of [[one], [one], [one, one]])
    expect(await post('buyer', `/user/${report}/pictures`, { pictures })).toMatchObject({ status: 200 });
  expect(await noticesOf(market.merchant, 'ORDER_RETURN_PICTURES')).toBe(1);
});

test('O7, G6: of a part the days of its piece begin anew, and of no other; of two alike, of one', async () => {
  await pass(returnWithinDays + 1);
  const id = await shipped(2, [{ product: ids.black, variant: 'v_c' }]);
  await post('buyer', `/user/orders/${id}/complete`);
  const report = await asked(id, { kind: 'part' });
  await pass(2);
  await post('seller', `/merchant/${report}/part`, {});
  await post('buyer', `/user/${report}/came`);
  const first = (await orderOf(id)).returnable;
  expect(new Set(first.map(({ until }) => until)).size, 'one of two keeps its day').toBe(1);
  await pass(returnWithinDays - 1);
  const { returnable, returnBy } = await orderOf(id);
  expect(returnable).toEqual([{ position: 0, quantity: 1, until: returnBy }]);
  expect(Date.parse(returnBy ?? '') - Date.parse(first[0]?.until ?? '')).toBe(2 * 86_400_000);
  const back = (position: number, quantity: number, kind: ReturnKind = 'unwanted') =>
    post('buyer', `/user/orders/${id}/returns`, {
      kind,
      lines: [{ position, quantity }],
      reason: 'Không hợp phòng',
      pictures: [],
    });
  for (const kind of ['unwanted', 'part'] as const) {
    expect(await back(1, 1, kind)).toMatchObject({ status: 409, error: 'return_late', field: 'lines' });
    expect(await back(0, 2, kind)).toMatchObject({ status: 409, error: 'return_late', field: 'lines' });
  }
  const held = await heldBack();
  expect(held.sales, 'its shop stays until then').toBe(1);
  expect(Date.parse(held.payableFrom ?? '')).toBe(Date.parse(returnBy ?? '') + 1);
  expect(await back(0, 1)).toMatchObject({ status: 200 });
  expect(await orderOf(id)).toMatchObject({ returnable: [], returnEnded: returnBy });
});
