import { expect, test } from 'vitest';
import { replayedLedger, storedLedger } from '../../../../../tests/support/money/replay-ledger.ts';
import { ids } from '../../../../../tests/support/market.ts';
import { openReturnDesk } from '../../../../../tests/support/money/return-desk.ts';
import { waitingOrders, waitingReturns } from './waiting-queries.server.ts';
import { returnWithinDays } from '#features/catalogue/offers/offer-limits.ts';
import { expireOrders } from '../expire-orders.server.ts';
import { answerReturnWithinDays, sendBackWithinDays } from '../order-limits.ts';
import { lapseReturn } from './returns.server.ts';

const { world, market, buyer, signInAll, post, shipped, received, ask, asked, orderOf, agree, receive, noticesOf } =
  await openReturnDesk();
const sendPart = (report: string, body: object = {}) => post('seller', `/merchant/${report}/part`, body);
const came = (report: string) => post('buyer', `/user/${report}/came`);
const notCome = (report: string, who = 'buyer') => post(who, `/user/${report}/not-come`);
const restock = () => world.db.updateTable('product_variants').set({ stock: 3 }).where('id', '=', 'v_a').execute();
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

test('O7: who takes the report of a part back has the days it stood, and no more: so the time for returns ends', async () => {
  const day = 86_400;
  const id = await received();
  world.clock.advance((returnWithinDays - 1) * day);
  await signInAll();
  const until = async () => Date.parse((await orderOf(id)).returnBy ?? '') / 1000;
  const before = await until();
  const takenBack = async (report: string) => post('buyer', `/user/${report}/withdraw`);
  expect(await takenBack(await asked(id, { kind: 'part' }))).toMatchObject({ status: 200 });
  expect(await until(), 'at once: nothing was waited for').toBe(before);
  const report = await asked(id, { kind: 'part' });
  world.clock.advance(3 * day);
  await signInAll();
  await takenBack(report);
  expect(await until()).toBe(before + 3 * day);
  world.clock.advance(3 * day);
  await signInAll();
  expect(await ask(id, { kind: 'part' })).toMatchObject({ error: 'return_late' });
});

/** What the history of the order and the record hold about it, the oldest first. */
async function recordOf(id: string) {
  const events = await world.db
    .selectFrom('order_events')
    .select(['state', 'details'])
    .where('order_id', '=', id)
    .where('state', 'like', 'RETURN_%')
    .orderBy('position')
    .execute();
  const rows = await world.db
    .selectFrom('audit')
    .select(['action', 'after'])
    .where('target', '=', id)
    .where('action', 'like', 'return.%')
    .orderBy('id')
    .execute();
  const kindOf = (value: unknown) => (value as { kind?: string }).kind;
  return {
    events: events.map(({ state, details }) => `${state} ${kindOf(details)}`),
    audit: rows.map(({ action, after }) => `${action} ${kindOf(after)}`),
  };
}

test('O7: who asked for a part and does not send the piece back instead loses nothing: it lapses as a part', async () => {
  const id = await received();
  const report = await asked(id, { kind: 'part' });
  await agree(report);
  world.clock.advance((sendBackWithinDays + 1) * 86_400);
  await run();
  await signInAll();
  expect(await orderOf(id)).toMatchObject({
    returns: [{ kind: 'part', state: 'LAPSED', amount: 0 }],
    returnable: [{ quantity: 1 }],
    returnKinds: ['unwanted', 'faulty'],
    refunded: 0,
  });
  expect(await recordOf(id)).toEqual({
    events: ['RETURN_ASKED part', 'RETURN_AGREED faulty', 'RETURN_LAPSED part'],
    audit: ['return.ask part', 'return.agree faulty', 'return.lapse part'],
  });
  const history = (await orderOf(id)).events.filter(({ state }) => state.startsWith('RETURN_'));
  expect(history.map(({ returnKind }) => returnKind)).toEqual(['part', 'faulty', 'part']);
  await asked(id);
  expect((await orderOf(id)).returns.map(({ state }) => state).toSorted(), 'and the piece still comes back').toEqual([
    'ASKED',
    'LAPSED',
  ]);
});

test('O7: taken back after the merchant wanted the piece instead, it is a part that was given up, and answered', async () => {
  const id = await received();
  const report = await asked(id, { kind: 'part' });
  await agree(report);
  expect(await post('buyer', `/user/${report}/withdraw`)).toMatchObject({ status: 200 });
  expect(await orderOf(id)).toMatchObject({ returns: [{ kind: 'part', state: 'WITHDRAWN', amount: 0 }] });
  expect((await recordOf(id)).audit.at(-1)).toBe('return.withdraw part');
  const again = { kind: 'part', lines: [{ position: 0, quantity: 1 }], reason: 'Vẫn thiếu ốc', pictures: [] };
  expect(await post('buyer', `/user/orders/${id}/returns`, again)).toMatchObject({ error: 'return_amount' });
  expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
});

test('O7: a part that was sent and did not come is the merchant’s again, with its days; after twice it is not sent again', async () => {
  const id = await shipped();
  const report = await asked(id, { kind: 'part' });
  expect(await notCome(report), 'nothing was sent').toMatchObject({ status: 409, error: 'return_state' });
  await sendPart(report, { carrier: 'GHN', tracking: 'P1' });
  world.clock.advance((sendBackWithinDays - 1) * 86_400);
  await signInAll();
  expect(await notCome(report, 'stranger')).toMatchObject({ status: 404 });
  const told = await noticesOf(market.merchant, 'ORDER_RETURN_NOT_COME');
  expect(await notCome(report)).toMatchObject({ status: 200 });
  expect(await noticesOf(market.merchant, 'ORDER_RETURN_NOT_COME')).toBe(told + 1);
  const answerBy = new Date(world.clock.now().getTime() + answerReturnWithinDays * 86_400_000).toISOString();
  expect((await orderOf(id)).returns).toMatchObject([{ state: 'ASKED', notCome: 1, answerBy, comesBy: null }]);
  world.clock.advance(2 * 86_400);
  await run();
  await signInAll();
  expect((await orderOf(id)).returns, 'it has not arrived by itself').toMatchObject([{ state: 'ASKED' }]);

  expect(await sendPart(report)).toMatchObject({ status: 200 });
  expect(await notCome(report)).toMatchObject({ status: 200 });
  expect(await sendPart(report), 'twice is enough').toMatchObject({ status: 409, error: 'return_state' });
  expect((await recordOf(id)).events).toEqual([
    'RETURN_ASKED part',
    'RETURN_SENT part',
    'RETURN_NOT_COME part',
    'RETURN_SENT part',
    'RETURN_NOT_COME part',
  ]);
  expect(await post('auditor', `/admin/${report}/answer`, { agree: true }), 'an admin decides').toMatchObject({
    status: 200,
  });
  expect((await orderOf(id)).returns).toMatchObject([{ kind: 'faulty', state: 'AGREED' }]);
  await receive(report);
  expect(await orderOf(id)).toMatchObject({ state: 'REFUND_DUE' });
  expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => 500));
});

test('O7: who asked for a part has the piece: it is not missing afterwards, but for a report that was a slip', async () => {
  const id = await shipped(2);
  const miss = (quantity = 1) => ask(id, { kind: 'missing', quantity });
  const slip = await asked(id, { kind: 'part' });
  await post('buyer', `/user/${slip}/withdraw`);
  const report = await asked(id, { kind: 'part', quantity: 2 });
  await sendPart(report);
  await came(report);
  expect((await orderOf(id)).returnKinds).toEqual(['part', 'faulty']);
  expect(await miss(), 'a part of it came').toMatchObject({ status: 409, error: 'return_here', field: 'kind' });
  expect(await ask(id, { kind: 'part' }), 'something else may be missing').toMatchObject({ status: 200 });

  await restock();
  const other = await shipped(2);
  await post('buyer', `/user/${await asked(other, { kind: 'part' })}/withdraw`);
  expect(await ask(other, { kind: 'missing', quantity: 2 }), 'a slip').toMatchObject({ status: 200 });

  await restock();
  const third = await shipped(2);
  const lost = await asked(third, { kind: 'part' });
  await sendPart(lost);
  await notCome(lost);
  await post('buyer', `/user/${lost}/withdraw`);
  expect(await ask(third, { kind: 'missing', quantity: 2 }), 'one is here').toMatchObject({ error: 'return_here' });
  expect(await ask(third, { kind: 'missing' }), 'the other may not be').toMatchObject({ status: 200 });
});

test('O7: a part on its way waits for its buyer, not for the merchant', async () => {
  const id = await shipped();
  const waiting = async () => ({
    sold: (await waitingOrders(world.db, market.merchant.id)).sold,
    bought: (await waitingOrders(world.db, buyer.id)).bought.returns,
    listed: (await waitingReturns(world.db, ids.merchant)).some((each) => each.id === id),
  });
  const before = await waiting();
  const report = await asked(id, { kind: 'part' });
  const sold = { all: before.sold.all + 1, returns: before.sold.returns + 1 };
  expect(await waiting()).toEqual({ sold, bought: before.bought, listed: true });
  await sendPart(report);
  expect(await waiting()).toEqual({ sold: before.sold, bought: before.bought + 1, listed: false });
  await notCome(report);
  expect(await waiting()).toEqual({ sold, bought: before.bought, listed: true });
});
