import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payerAccount } from '#features/trade/ledger/book.ts';
import { cancelOrder, cancelSale, completeOrder } from '#features/trade/orders/orders.server.ts';
import { mostLines } from '#features/trade/orders/order-limits.ts';
import { shipOrder } from '#features/trade/orders/shipping/shipping.server.ts';
import { expireOrders } from '#features/trade/orders/expire-orders.server.ts';
import { answerReturn, askReturn, receiveReturn } from '#features/trade/orders/returns/returns.server.ts';
import { AppError } from '#lib/errors.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { billOwners } from '#server/bill-owners.ts';
import { knownError } from '#server/http/envelope.ts';
import {
  giveRoles,
  setStatus,
  signIn,
  testApp,
  type Member,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import { formOf } from '../../../../../tests/support/multipart.ts';
import {
  applyPending,
  confirmBill,
  payBill,
  requestOf,
  sendDueRefunds,
  sendReceipt,
  storeReceipt,
} from '../../../../../tests/support/money/payments.ts';
import { jpegOf } from '../../../../../tests/support/pictures.ts';
import { replayedLedger, storedLedger } from '../../../../../tests/support/money/replay-ledger.ts';
import {
  buyAtAll,
  newBuyer,
  purchaseTotals,
  threeShops,
  type Shops,
} from '../../../../../tests/support/money/three-shops.ts';
import { mediaData } from '#features/foundation/media/media.ts';
import {
  confirmArrival,
  confirmReceipt,
  rejectBill,
  takeBackConfirmation,
} from '#features/trade/payments/confirmations.server.ts';
import { readRemittance } from '#features/trade/payments/remittances.server.ts';
import { sendRefund } from '#features/trade/payments/refunds.server.ts';

let world: TestApp;
let shops: Shops;
let adminToken = '';
const rate = 333;
beforeAll(async () => {
  world = await testApp();
  shops = await threeShops(world);
  await writeSetting(world.db, 'commission', { basisPoints: rate }, world.clock.now());
});
beforeEach(async () => {
  adminToken = await signIn(world, shops.admin);
});
afterAll(() => world.close());

const all = purchaseTotals.reduce((sum, each) => sum + each, 0);
const admin = () => requestOf(world, shops.admin, 'vi');
const as = (person: Pick<Person, 'id'>) => requestOf(world, person, 'vi');
const billRow = (id: string) => world.db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const refundRows = (bill: string) =>
  world.db.selectFrom('refunds').selectAll().where('bill_id', '=', bill).orderBy('id').execute();
const statesOf = async (bill: string) =>
  (await world.db.selectFrom('orders').select('state').where('bill_id', '=', bill).orderBy('number').execute()).map(
    ({ state }) => state,
  );
async function buyer(): Promise<Member> {
  const person = await newBuyer(world);
  return { ...person, token: await signIn(world, person) };
}
async function place(of?: Member) {
  const who = of ?? (await buyer());
  const { bill, orders } = await buyAtAll(world, { buyer: who });
  return { who, bill, orders: orders.map(({ id }) => id) };
}
const leftOf = async (bill: string) => (await storedLedger(world.db))[payerAccount(bill)] ?? 0;
let pictures = 0;
async function upload(person: Member, bytes?: Buffer): Promise<string> {
  const form = formOf({ bytes: bytes ?? (await jpegOf(200 + ++pictures, 300)) });
  return mediaData.parse((await world.call('POST', '/media?kind=receipt', { token: person.token, ...form })).data).id;
}
const show = async (person: Member, bill: string, amount: number, bytes?: Buffer) =>
  world.call('POST', `/user/bills/${bill}/receipt`, {
    token: person.token,
    body: { media: await upload(person, bytes), amount },
  });

describe('receipts', () => {
  test('a receipt whose money counted already is flagged when it is shown again for the rest of the same bill', async () => {
    const { who, bill } = await place();
    const bytes = await jpegOf(333, 517);
    expect((await show(who, bill, 1_000_000, bytes)).status).toBe(200);
    await confirmBill(world, shops.admin, bill, { amount: 1_000_000 });
    world.clock.advance(1);
    expect((await show(who, bill, all - 1_000_000, bytes)).status).toBe(200);
    expect((await readRemittance(world.services, bill)).receipts[0]!.seenBefore).not.toBeNull();
    const { receipt_id } = await billRow(bill);
    expect(
      await world.call('POST', `/admin/bills/${bill}/confirm`, {
        token: adminToken,
        body: { receipt: receipt_id, amount: all - 1_000_000 },
      }),
    ).toMatchObject({ status: 400, error: 'reason_needed' });
  });

  test('a receipt that comes while a part without receipt takes effect stays under review', async () => {
    const { who, bill } = await place();
    await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 1_000_000, reason: 'Sao kê' });
    expect((await show(who, bill, all - 1_000_000)).status).toBe(200);
    await applyPending(world);
    expect(await billRow(bill)).toMatchObject({ status: 'SUBMITTED', received: 1_000_000 });
    expect(await statesOf(bill)).toEqual(Array(3).fill('RECEIPT_SUBMITTED'));
    await confirmBill(world, shops.admin, bill);
    expect(await billRow(bill)).toMatchObject({ status: 'PAID', received: all });
    expect(await leftOf(bill)).toBe(0);
  });

  test('the same while one was given up: it waits for the receipt, and its money goes back once', async () => {
    const { who, bill, orders } = await place();
    await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 1_000_000, reason: 'Sao kê' });
    await show(who, bill, all - 1_000_000);
    await cancelOrder(as(who), who.id, orders[1]!, undefined);
    await applyPending(world);
    expect(await billRow(bill)).toMatchObject({ status: 'SUBMITTED', received: 1_000_000, amount: all });
    await confirmBill(world, shops.admin, bill);
    expect(await billRow(bill)).toMatchObject({ status: 'PAID', received: all });
    expect((await refundRows(bill)).map(({ amount }) => amount)).toEqual([purchaseTotals[1]]);
    await sendDueRefunds(world, shops.admin, bill);
    expect(await leftOf(bill)).toBe(0);
  });
});

describe('own matters', () => {
  test('a seller of one order of the bill decides nothing about it, whatever the call', async () => {
    const [seller] = shops.sellers;
    await giveRoles(world, seller!.id, 'ROLE_MERCHANT', 'ROLE_ADMIN');
    const token = await signIn(world, seller!);
    const { who, bill, orders } = await place();
    await show(who, bill, all);
    const { receipt_id: receipt } = await billRow(bill);
    const post = (path: string, body: unknown) => world.call('POST', path, { token, body });
    const own = { status: 403, error: 'own_matter' };
    expect(await post(`/admin/bills/${bill}/confirm`, { receipt, amount: all })).toMatchObject(own);
    expect(await post(`/admin/bills/${bill}/reject`, { receipt, reason: { vi: 'x' } })).toMatchObject(own);
    const pending = await confirmReceipt(admin(), bill, { by: shops.admin.id, amount: all, receipt: receipt! });
    expect(await post(`/admin/bills/${bill}/take-back`, { confirmation: pending.pending!.id })).toMatchObject(own);
    await applyPending(world);
    expect(await post(`/admin/bills/${bill}/arrived`, { amount: 1, reason: 'Sao kê' })).toMatchObject(own);
    // Of another shop's order of the same bill.
    await cancelOrder(as(who), who.id, orders[2]!, undefined);
    const [due] = await refundRows(bill);
    expect(await post(`/admin/refunds/${due!.id}/send`, { media: await storeReceipt(world, seller!) })).toMatchObject(
      own,
    );
    await giveRoles(world, seller!.id, 'ROLE_MERCHANT');
  });
  test('the payer neither, nor by somebody else’s confirmation under another bill', async () => {
    const { who, bill } = await place();
    const other = await place();
    await giveRoles(world, who.id, 'ROLE_ADMIN');
    await show(who, bill, all);
    const { receipt_id: receipt } = await billRow(bill);
    const post = (path: string, body: unknown) => world.call('POST', path, { token: who.token, body });
    const pending = await confirmReceipt(admin(), bill, { by: shops.admin.id, amount: 5, receipt: receipt! });
    expect(await post(`/admin/bills/${other.bill}/take-back`, { confirmation: pending.pending!.id })).toMatchObject({
      status: 404,
    });
    expect(await post(`/admin/bills/${other.bill}/confirm`, { receipt, amount: all })).toMatchObject({ status: 409 });
    expect(await post(`/admin/bills/${bill}/take-back`, { confirmation: pending.pending!.id })).toMatchObject({
      error: 'own_matter',
    });
    await applyPending(world);
  });
});

describe('somebody else’s ids', () => {
  test('bill, order, return, refund, picture', async () => {
    const mine = await place();
    const theirs = await place();
    await payBill(world, shops.admin, mine.bill);
    await payBill(world, shops.admin, theirs.bill);
    for (const [of, at] of [
      [mine, 0],
      [theirs, 0],
    ] as const) {
      await shipOrder(as(shops.sellers[0]!), shops.sellers[0]!.id, of.orders[at]!, { carrier: 'G', tracking: '1' });
      await completeOrder(as(of.who), of.who.id, of.orders[at]!);
    }
    const asked = await askReturn(as(theirs.who), theirs.who.id, theirs.orders[0]!, {
      kind: 'faulty',
      lines: [{ position: 0, quantity: 1 }],
      reason: 'Nứt',
      pictures: [],
    });
    const returnId = asked.returns[0]!.id;
    await confirmArrival(admin(), theirs.bill, { by: shops.admin.id, amount: 9000, reason: 'Sao kê' });
    await applyPending(world);
    const [due] = await refundRows(theirs.bill);
    const token = mine.who.token;
    const calls: ['GET' | 'POST' | 'PUT', string, unknown?][] = [
      ['GET', `/user/bills/${theirs.bill}`],
      ['POST', `/user/bills/${theirs.bill}/receipt`, { media: await upload(mine.who), amount: 1000 }],
      ['GET', `/user/orders/${theirs.orders[0]}`],
      ['POST', `/user/orders/${theirs.orders[1]}/cancel`, {}],
      ['POST', `/user/orders/${theirs.orders[0]}/returns/${returnId}/withdraw`],
      ['POST', `/user/orders/${mine.orders[0]}/returns/${returnId}/withdraw`],
      ['POST', `/user/orders/${mine.orders[0]}/returns/${returnId}/sent`, { carrier: 'a', tracking: 'b' }],
      ['GET', `/user/orders/${mine.orders[0]}/returns/${returnId}/pictures/0`],
      ['GET', `/user/orders/${theirs.orders[0]}/returns/${returnId}/pictures/0`],
      [
        'PUT',
        `/user/refunds/${due!.id}/account`,
        { bin: '970436', account: '001122334455', holder: 'ME', password: mine.who.password },
      ],
    ];
    for (const [method, path, body] of calls)
      expect([path, (await world.call(method, path, { token, body })).status]).toEqual([path, 404]);
    // A seller with their own order's id and another shop's return.
    const second = shops.sellers[1]!;
    const sellerToken = await signIn(world, second);
    for (const order of [theirs.orders[0], theirs.orders[1]])
      for (const [step, body] of [
        ['answer', { agree: true }],
        ['received', { restock: true }],
      ] as const)
        expect(
          (
            await world.call('POST', `/merchant/orders/${order}/returns/${returnId}/${step}`, {
              token: sellerToken,
              body,
            })
          ).status,
        ).toBeGreaterThanOrEqual(404);
    // Admin with another order's return.
    expect(
      (
        await world.call('POST', `/admin/orders/${mine.orders[0]}/returns/${returnId}/answer`, {
          token: adminToken,
          body: { agree: true },
        })
      ).status,
    ).toBe(404);
  });
});

describe('hostile numbers', () => {
  test('returns', async () => {
    const { who, bill, orders } = await place();
    await payBill(world, shops.admin, bill);
    await shipOrder(as(shops.sellers[0]!), shops.sellers[0]!.id, orders[0]!, { carrier: 'G', tracking: '1' });
    await completeOrder(as(who), who.id, orders[0]!);
    const ask = (lines: unknown) =>
      world.call('POST', `/user/orders/${orders[0]}/returns`, {
        token: who.token,
        body: { kind: 'faulty', lines, reason: 'Nứt chân', pictures: [] },
      });
    for (const lines of [
      [],
      [{ position: 0, quantity: 0 }],
      [{ position: 0, quantity: -1 }],
      [{ position: 0, quantity: 1.5 }],
      [{ position: 0, quantity: 1e15 }],
      [{ position: 0, quantity: 3 }],
      [{ position: -1, quantity: 1 }],
      [{ position: 1, quantity: 1 }],
      [{ position: 60, quantity: 1 }],
      [{ position: 0, quantity: '1' }],
      [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
      Array.from({ length: 61 }, (_, position) => ({ position, quantity: 1 })),
      [{ position: 0, quantity: 1, amount: 1e9 }],
      null,
    ]) {
      const { status } = await ask(lines);
      expect([lines, status >= 400 && status < 500]).toEqual([lines, true]);
    }
    const parallel = await Promise.all(Array.from({ length: 6 }, () => ask([{ position: 0, quantity: 1 }])));
    expect(parallel.filter(({ status }) => status === 200)).toHaveLength(2);
    const rows = await world.db.selectFrom('returns').selectAll().where('order_id', '=', orders[0]!).execute();
    const seller = { by: 'seller' as const, userId: shops.sellers[0]!.id };
    for (const { id } of rows) await answerReturn(as(shops.sellers[0]!), seller, orders[0]!, id, { agree: true });
    const outcomes = await Promise.allSettled(
      [...rows, ...rows, ...rows].map(({ id }) => receiveReturn(as(shops.sellers[0]!), seller, orders[0]!, id, true)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(AppError);
    const back = (await refundRows(bill)).reduce((sum, { amount }) => sum + amount, 0);
    expect(back).toBe(purchaseTotals[0]);
    await sendDueRefunds(world, shops.admin, bill);
    expect((await statesOf(bill))[0]).toBe('REFUNDED');
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => rate));
  });

  test('orders: many lines of one, more lines than a cart has, wrong totals', async () => {
    const who = await buyer();
    const order = (lines: unknown, more: object = {}) =>
      world.call('POST', '/user/orders', {
        token: who.token,
        body: {
          from: 'product',
          lines,
          receiver: 'Lan',
          mobile: '0912345678',
          buyerEmail: 'lan@mail.example',
          address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
          ...more,
        },
      });
    const line = (quantity: unknown) => ({ product: 'p_shop0', variant: 'v_shop0', quantity });
    for (const lines of [
      Array.from({ length: mostLines + 1 }, () => line(1)),
      [line(0)],
      [line(-1)],
      [line(0.5)],
      [line(1000)],
      [line('1')],
      [line(null)],
    ])
      expect((await order(lines)).status).toBe(400);
    for (const total of [0, -1, 1, 1e15, 1.5]) {
      const { status } = await order([line(1)], { total });
      expect([total, status >= 400 && status < 500]).toEqual([total, true]);
    }
    const many = await order(Array.from({ length: 60 }, () => line(999)));
    expect([many.status, many.error]).toEqual([200, undefined]);
  });
});

describe('all at once', () => {
  /** What a caller would be told as a failure of the server; to wait too long for a lock has a name of its own. */
  const fault = (outcome: PromiseSettledResult<unknown>): string[] => {
    if (outcome.status === 'fulfilled') return [];
    const { reason } = outcome as { reason: unknown };
    const each = reason instanceof AggregateError ? (reason.errors as unknown[]) : [reason];
    return each.filter((error) => knownError(error) === null).map(String);
  };
  test.each([0, 1, 2, 3])(
    'one bill: cancel, cancel, confirm, effect, expire, take back, refunds (%i)',
    async (way) => {
      for (let round = 0; round < 6; round++) {
        const { who, bill, orders } = await place();
        const receipt = await sendReceipt(world, bill);
        const { pending } = await confirmReceipt(admin(), bill, {
          by: shops.admin.id,
          amount: way === 0 ? all : 3_000_000 + way,
          receipt,
        });
        const outcomes = await Promise.allSettled([
          applyPending(world),
          applyPending(world),
          ...orders.slice(0, way + 1).map((id) => cancelOrder(as(who), who.id, id, undefined)),
          ...orders
            .slice(1, way + 1)
            .map((id, at) => cancelSale(as(shops.sellers[at + 1]!), shops.sellers[at + 1]!.id, id, 'Hết')),
          takeBackConfirmation(admin(), shops.admin.id, bill, pending!.id),
          rejectBill(admin(), billOwners(), bill, { by: shops.admin.id, reason: { vi: 'Mờ' } }),
          confirmArrival(admin(), bill, { by: shops.admin.id, amount: 700_000, reason: 'Sao kê' }),
        ]);
        expect(outcomes.flatMap(fault)).toEqual([]);
        await applyPending(world);
        const due = (await refundRows(bill)).filter(({ state }) => state === 'DUE');
        const media = await storeReceipt(world, shops.admin);
        const sent = await Promise.allSettled(
          [...due, ...due].map(async ({ id }, at) =>
            sendRefund(admin(), billOwners(), shops.admin.id, id, {
              media: at % 2 === 0 ? media : await storeReceipt(world, shops.admin),
            }),
          ),
        );
        expect(sent.flatMap(fault)).toEqual([]);
        await sendDueRefunds(world, shops.admin, bill);
        const { status, received } = await billRow(bill);
        const open = status !== 'PAID' && status !== 'CANCELLED';
        expect([status, await leftOf(bill)]).toEqual([status, open && received > 0 ? -received : 0]);
        const back = (await refundRows(bill)).reduce((sum, { amount }) => sum + amount, 0);
        expect(back).toBeLessThanOrEqual(received);
      }
      expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => rate));
    },
    60_000,
  );

  test('expiry, a receipt and cancellations at once', async () => {
    for (let round = 0; round < 6; round++) {
      const who = await buyer();
      const { bill, orders } = await place(who);
      await confirmArrival(admin(), bill, { by: shops.admin.id, amount: 1_000_000, reason: 'Sao kê' });
      await applyPending(world);
      world.clock.advance(25 * 3600);
      const media = await upload({ ...who, token: await signIn(world, who) });
      const token = await signIn(world, who);
      const outcomes = await Promise.allSettled([
        expireOrders(world.db, world.services),
        world.call('POST', `/user/bills/${bill}/receipt`, { token, body: { media, amount: 5000 } }),
        ...orders.map((id) => cancelOrder(as(who), who.id, id, undefined)),
        confirmArrival(admin(), bill, { by: shops.admin.id, amount: all, reason: 'Sao kê' }),
      ]);
      expect(outcomes.flatMap(fault)).toEqual([]);
      await applyPending(world);
      await sendDueRefunds(world, shops.admin, bill);
      const { status, received } = await billRow(bill);
      const open = status !== 'PAID' && status !== 'CANCELLED';
      expect([status, await leftOf(bill)]).toEqual([status, open && received > 0 ? -received : 0]);
    }
    expect(await storedLedger(world.db)).toEqual(await replayedLedger(world.db, () => rate));
  }, 60_000);
});

describe('the minute', () => {
  test('not before, and not taken back once it took effect', async () => {
    const { bill } = await place();
    const receipt = await sendReceipt(world, bill);
    const { pending } = await confirmReceipt(admin(), bill, { by: shops.admin.id, amount: all, receipt });
    world.clock.advance(59.999);
    const { applyConfirmations } = await import('#features/trade/payments/confirmations.server.ts');
    expect(await applyConfirmations(world.db, admin(), billOwners())).toBe(0);
    world.clock.advance(0.001);
    expect(await applyConfirmations(world.db, admin(), billOwners())).toBe(1);
    await expect(takeBackConfirmation(admin(), shops.admin.id, bill, pending!.id)).rejects.toMatchObject({
      key: 'confirmation_done',
    });
  });

  test('buyer or seller suspended in between: it takes effect all the same', async () => {
    const { who, bill } = await place();
    const receipt = await sendReceipt(world, bill);
    await confirmReceipt(admin(), bill, { by: shops.admin.id, amount: all, receipt });
    await setStatus(world, who.id, 'suspended');
    await setStatus(world, shops.sellers[1]!.id, 'suspended');
    await applyPending(world);
    await setStatus(world, shops.sellers[1]!.id, 'active');
    expect(await statesOf(bill)).toEqual(['PAID', 'PAID', 'PAID']);
  });
});

describe('the platform’s account', () => {
  test('no password, a wrong one, an old window, two at once, a stopped one never counts', async () => {
    const account = { bin: '970436', bank: 'VCB', account: '1111', holder: 'HIEN' };
    const put = (body: object) => world.call('PUT', '/admin/settings/bank', { token: adminToken, body });
    const { password } = shops.admin;
    expect((await put({ seen: 0, account })).status).toBe(400);
    expect((await put({ seen: 0, account, password: 'wrong-password-1' })).status).toBeGreaterThanOrEqual(400);
    expect((await put({ seen: 0, account, password })).status).toBe(200);
    const twice = await Promise.all(
      [1, 2].map((n) => put({ seen: 1, account: { ...account, account: `222${n}` }, password })),
    );
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { data } = await world.call('GET', '/admin/settings/bank', { token: adminToken });
    const coming = (data as { coming: { id: number } }).coming;
    expect((await world.call('POST', '/admin/settings/bank/stop', { token: adminToken, body: { id: 1 } })).status).toBe(
      409,
    );
    expect(
      (await world.call('POST', '/admin/settings/bank/stop', { token: adminToken, body: { id: coming.id } })).status,
    ).toBe(200);
    world.clock.advance(2 * 3600);
    adminToken = await signIn(world, shops.admin);
    expect(
      (
        (await world.call('GET', '/admin/settings/bank', { token: adminToken })).data as {
          current: { account: object };
        }
      ).current.account,
    ).toEqual(account);
    for (const path of ['/admin/settings/bank', '/admin/settings']) {
      const answer = await world.call('PUT', path, {
        token: adminToken,
        body: { bank: account, key: 'bank', value: account },
      });
      expect([path, answer.status >= 400]).toEqual([path, true]);
    }
  });
});
