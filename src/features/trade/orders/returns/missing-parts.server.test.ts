import { expect, test } from 'vitest';
import { replayedLedger, storedLedger } from '../../../../../tests/support/money/replay-ledger.ts';
import { openReturnDesk } from '../../../../../tests/support/money/return-desk.ts';
import { returnWithinDays } from '#features/catalogue/offers/offer-limits.ts';
import { expireOrders } from '../expire-orders.server.ts';
import { sendBackWithinDays } from '../order-limits.ts';
import { lapseReturn } from './returns.server.ts';

const { world, market, buyer, signInAll, post, shipped, received, asked, orderOf, agree, receive, noticesOf } =
  await openReturnDesk();
const sendPart = (report: string, body: object = {}) => post('seller', `/merchant/${report}/part`, body);
const came = (report: string) => post('buyer', `/user/${report}/came`);
const run = () => expireOrders(world.db, world.services);

test('O7: a missing part is asked for without sending anything back; sent and arrived, the order goes on', async () => {
  const id = await shipped();
  const report = await asked(id, { kind: 'part' });
  expect(await orderOf(id)).toMatchObject({
    state: 'SHIPPED',
    returnAmount: null,
    returns: [{ kind: 'part', state: 'ASKED', amount: 0, comesBy: null }],
    returnable: [],
  });
  expect(await noticesOf(market.merchant, 'ORDER_RETURN_ASKED')).toBe(1);
  expect(await post('buyer', `/user/orders/${id}/complete`), 'open').toMatchObject({ error: 'return_open' });
  expect(await came(report), 'not sent yet').toMatchObject({ status: 409, error: 'return_state' });

  expect(await sendPart(report)).toMatchObject({ status: 200 });
  expect(await sendPart(report, { carrier: 'GHN', tracking: 'P1' }), 'with its number').toMatchObject({ status: 200 });
  expect((await orderOf(id)).returns).toMatchObject([{ state: 'SENT', carrier: 'GHN', tracking: 'P1' }]);
  expect(await noticesOf(buyer, 'ORDER_RETURN_SENT')).toBe(2);
  for (const wrong of [
    () => receive(report),
    () => post('buyer', `/user/${report}/sent`, { carrier: 'GHN', tracking: 'V1' }),
    () => post('buyer', `/user/${report}/withdraw`),
    () => post('stranger', `/user/${report}/came`),
  ])
    expect((await wrong()).status).toBeGreaterThanOrEqual(400);

  expect(await came(report)).toMatchObject({ status: 200 });
  expect(await noticesOf(market.merchant, 'ORDER_RETURN_ENDED')).toBe(1);
  expect(await post('buyer', `/user/orders/${id}/complete`)).toMatchObject({ status: 200 });
  expect(await orderOf(id)).toMatchObject({ state: 'COMPLETED', refunded: 0, returnable: [{ quantity: 1 }] });
  expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
});

test('O7: who cannot send the part says why, and the piece can still come back; or takes it back at once', async () => {
  const id = await received();
  const report = await asked(id, { kind: 'part' });
  expect(await post('seller', `/merchant/${report}/answer`, { agree: false })).toMatchObject({ status: 400 });
  await post('seller', `/merchant/${report}/answer`, { agree: false, answer: 'Không còn cánh tủ này' });
  expect(await orderOf(id)).toMatchObject({ returns: [{ state: 'DECLINED' }], returnable: [{ quantity: 1 }] });

  const lines = [{ position: 0, quantity: 1 }];
  const part = { kind: 'part', lines, reason: 'Vẫn thiếu cánh tủ', pictures: [] };
  expect(await post('buyer', `/user/orders/${id}/returns`, part), 'answered is answered').toMatchObject({
    status: 400,
    error: 'return_amount',
  });

  const other = await received();
  const taken = await asked(other, { kind: 'part' });
  expect(await agree(taken)).toMatchObject({ status: 200 });
  const { goods, deliveryFee, returns } = await orderOf(other);
  expect(returns).toMatchObject([{ kind: 'faulty', state: 'AGREED', amount: goods + deliveryFee }]);
  expect(await sendPart(taken)).toMatchObject({ status: 409, error: 'return_state' });
  expect(await receive(taken)).toMatchObject({ status: 200 });
  expect(await orderOf(other)).toMatchObject({ state: 'REFUND_DUE' });
});

test('O7: a part whose number is corrected the moment its days end has not arrived; the same again tells nobody', async () => {
  const id = await shipped();
  const report = await asked(id, { kind: 'part' });
  await sendPart(report, { carrier: 'GHN', tracking: 'P1' });
  const told = await noticesOf(buyer, 'ORDER_RETURN_SENT');
  expect(await sendPart(report, { carrier: 'GHN', tracking: 'P1' })).toMatchObject({ status: 200 });
  expect(await noticesOf(buyer, 'ORDER_RETURN_SENT')).toBe(told);
  world.clock.advance(sendBackWithinDays * 86_400);
  await signInAll();
  const due = await world.db.selectFrom('returns').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  await sendPart(report, { carrier: 'GHN', tracking: 'P2' });
  const clock = { ...world.services, requestId: 'clock', address: '', session: null };
  await world.db.transaction().execute((db) => lapseReturn(db, clock, due));
  expect((await orderOf(id)).returns).toMatchObject([{ state: 'SENT', tracking: 'P2' }]);
});

test('O7: a part that was sent counts as arrived after so many days, and only then', async () => {
  const id = await shipped();
  const report = await asked(id, { kind: 'part' });
  world.clock.advance((sendBackWithinDays + 1) * 86_400);
  await run();
  await signInAll();
  expect((await orderOf(id)).returns, 'the merchant’s silence closes nothing').toMatchObject([{ state: 'ASKED' }]);
  await sendPart(report);
  await run();
  expect((await orderOf(id)).returns).toMatchObject([{ state: 'SENT' }]);
  world.clock.advance(sendBackWithinDays * 86_400);
  await run();
  await signInAll();
  expect(await orderOf(id)).toMatchObject({ returns: [{ state: 'WITHDRAWN' }], refunded: 0 });
});

test('O7: days spent waiting for a part are not lost: the piece may be returned for as long again when that is over', async () => {
  const id = await received();
  const report = await asked(id, { kind: 'part' });
  world.clock.advance((returnWithinDays + 1) * 86_400);
  await signInAll();
  await post('seller', `/merchant/${report}/answer`, { agree: false, answer: 'Không còn cánh tủ này' });
  expect(await orderOf(id)).toMatchObject({ returnable: [{ quantity: 1 }], returnEnded: null });
  const back = { kind: 'unwanted', lines: [{ position: 0, quantity: 1 }], reason: 'Không hợp phòng', pictures: [] };
  expect(await post('buyer', `/user/orders/${id}/returns`, back)).toMatchObject({ status: 200 });
  const other = await received();
  world.clock.advance((returnWithinDays + 1) * 86_400);
  await signInAll();
  expect(await post('buyer', `/user/orders/${other}/returns`, back)).toMatchObject({ error: 'return_late' });
});
