import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmArrival, confirmReceipt } from '#features/trade/payments/confirmations.server.ts';
import { confirmAfterSeconds } from '#features/trade/payments/payment-limits.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  testClock,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { applyPending, confirmBill, rejectReceipt, requestOf } from '../../../../tests/support/money/payments.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import { mediaData } from '#features/foundation/media/media.ts';
import { planView, purchaseData, quoteData, type PlanView, type Purchase, type QuoteData } from './plan-view.ts';
import { cancelLatePurchases } from './purchases.server.ts';

const day = 86_400;
let world: TestApp;
let auditor: Person;
beforeAll(async () => {
  world = await testApp({}, { clock: testClock(new Date('2028-01-31T03:00:00Z')) });
  auditor = await registerPerson(world);
  await giveRoles(world, auditor.id, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const as = (person: Person) => requestOf(world, person, 'vi');
const tokens = new Map<string, { token: string; at: number }>();
/** Signs in anew where the clock has moved. */
async function tokenOf(person: Person): Promise<string> {
  const at = world.clock.now().getTime();
  const known = tokens.get(person.id);
  if (known?.at === at) return known.token;
  const token = await signIn(world, person);
  tokens.set(person.id, { token, at });
  return token;
}
const call = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  world.call(method, path, { token: await tokenOf(person), body });
const quote = async (person: Person, choice: string): Promise<QuoteData> =>
  quoteData.parse((await call(person, 'GET', `/user/plan-quote/${choice}`)).data);
const buy = async (person: Person, choice: string): Promise<Purchase> =>
  purchaseData.parse((await call(person, 'POST', '/user/plan-purchases', { choice })).data);
const plan = async (person: Person): Promise<PlanView> =>
  planView.parse((await call(person, 'GET', '/user/plan')).data);
const billOf = (id: string) =>
  world.db
    .selectFrom('bills')
    .select(['status', 'amount', 'kind', 'subject', 'page', 'receipt_id', 'pay_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

let pictures = 0;
async function sendReceipt(person: Person, { bill, amount }: Purchase): Promise<number> {
  const token = await tokenOf(person);
  const { id: media } = mediaData.parse(
    (
      await world.call('POST', '/media?kind=receipt', {
        token,
        ...formOf({ bytes: await jpegOf(200 + ++pictures, 300) }),
      })
    ).data,
  );
  return (await world.call('POST', `/user/bills/${bill!}/receipt`, { token, body: { media, amount, remark: '' } }))
    .status;
}
/** It is a minute later then. */
async function confirm(bill: string, amount?: number): Promise<void> {
  await confirmBill(world, auditor, bill, { amount });
  world.clock.advance(confirmAfterSeconds);
}
const reject = (bill: string) => rejectReceipt(world, auditor, bill);

async function bought(person: Person, choice: string): Promise<Purchase> {
  const purchase = await buy(person, choice);
  expect(await sendReceipt(person, purchase)).toBe(200);
  await confirm(purchase.bill!);
  return purchase;
}

describe('H3: buying a plan', () => {
  test('opens a bill of its price; the plan begins when the auditor has the money, and the person hears of it once', async () => {
    const lan = await registerPerson(world);
    const purchase = await buy(lan, 'PRO_MONTHLY');
    expect(purchase).toMatchObject({ kind: 'new', price: 388_000, credit: 0, amount: 388_000, state: 'open' });
    expect(await billOf(purchase.bill!)).toMatchObject({
      status: 'OPEN',
      amount: 388_000,
      kind: 'plan',
      subject: purchase.id,
      page: `/price?pay=${purchase.id}`,
    });
    await sendReceipt(lan, purchase);
    expect(await plan(lan)).toMatchObject({ level: 'free', trial: true, purchase: { state: 'submitted' } });
    await confirm(purchase.bill!);
    expect(await plan(lan)).toMatchObject({
      level: 'pro',
      runs: true,
      endsAt: '2028-02-29T03:01:00.000Z',
      purchase: null,
    });
    expect((await call(lan, 'GET', '/user')).data).toMatchObject({
      designerLevel: 'pro',
      planEndsAt: '2028-02-29T03:01:00.000Z',
    });
    expect(await world.db.selectFrom('notices').select('type').where('user_id', '=', lan.id).execute()).toEqual([
      { type: 'PLAN_CHANGED' },
    ]);
  });

  test('chosen twice it is one bill; another choice takes its place; a retry of the call is the same purchase', async () => {
    const lan = await registerPerson(world);
    const first = await buy(lan, 'PRO_MONTHLY');
    expect((await buy(lan, 'PRO_MONTHLY')).id).toBe(first.id);
    const other = await buy(lan, 'PREMIUM_YEARLY');
    expect([(await billOf(first.bill!)).status, (await billOf(other.bill!)).amount]).toEqual(['CANCELLED', 24_800_000]);
    const key = { 'idempotency-key': 'the-same-key-1' };
    const token = await tokenOf(lan);
    const twice = [0, 1].map(() =>
      world.call('POST', '/user/plan-purchases', { token, body: { choice: 'PRO_YEARLY' }, headers: key }),
    );
    const answers = [await twice[0]!, await twice[1]!].filter((answer) => answer.status === 200);
    expect(new Set(answers.map((answer) => purchaseData.parse(answer.data).id)).size).toBe(1);
    expect(
      await world.db
        .selectFrom('plan_purchases')
        .select('id')
        .where('user_id', '=', lan.id)
        .where('state', '=', 'open')
        .execute(),
    ).toHaveLength(1);
  });

  test('while a receipt is looked at nothing else can be bought or taken back', async () => {
    const lan = await registerPerson(world);
    const purchase = await buy(lan, 'PRO_MONTHLY');
    await sendReceipt(lan, purchase);
    expect(await call(lan, 'POST', '/user/plan-purchases', { choice: 'PREMIUM_MONTHLY' })).toMatchObject({
      status: 409,
      error: 'plan_paying',
    });
    expect(await call(lan, 'DELETE', `/user/plan-purchases/${purchase.id}`)).toMatchObject({
      status: 409,
      error: 'plan_paying',
    });
    await reject(purchase.bill!);
    expect(await plan(lan)).toMatchObject({ level: 'free', purchase: { id: purchase.id, state: 'open' } });
    expect(await call(lan, 'DELETE', `/user/plan-purchases/${purchase.id}`)).toMatchObject({
      status: 200,
      data: { state: 'cancelled' },
    });
    expect((await billOf(purchase.bill!)).status).toBe('CANCELLED');
    expect(await call(lan, 'DELETE', `/user/plan-purchases/${purchase.id}`)).toMatchObject({ status: 409 });
  });

  test('of two auditors at once one gives the plan, once', async () => {
    const lan = await registerPerson(world);
    const purchase = await buy(lan, 'PRO_MONTHLY');
    await sendReceipt(lan, purchase);
    const receipt = (await billOf(purchase.bill!)).receipt_id!;
    const money = { by: auditor.id, amount: purchase.amount, receipt, reason: 'Đã đối chiếu' };
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => confirmReceipt(as(auditor), purchase.bill!, money)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await plan(lan)).level, 'not within the minute').toBe('free');
    await Promise.all(Array.from({ length: 4 }, () => applyPending(world)));
    world.clock.advance(confirmAfterSeconds);
    expect((await plan(lan)).level).toBe('pro');
    expect(await world.db.selectFrom('plan_terms').select('id').where('user_id', '=', lan.id).execute()).toHaveLength(
      1,
    );
  });

  test('paid in part: there is time for the rest; paid then, the plan begins; what was too much is due back', async () => {
    const lan = await registerPerson(world);
    const purchase = await buy(lan, 'PRO_MONTHLY');
    await sendReceipt(lan, purchase);
    await confirm(purchase.bill!, 300_000);
    expect(await plan(lan)).toMatchObject({ level: 'free', purchase: { id: purchase.id, state: 'open' } });
    const { status, pay_by } = await billOf(purchase.bill!);
    expect([status, pay_by!.getTime()]).toEqual(['OPEN', world.clock.now().getTime() + 3 * day * 1000]);
    await sendReceipt(lan, purchase);
    await confirm(purchase.bill!, 100_000);
    expect(await plan(lan)).toMatchObject({ level: 'pro', purchase: null });
    expect((await call(lan, 'GET', `/user/bills/${purchase.bill!}`)).data).toMatchObject({
      status: 'PAID',
      received: 400_000,
      refunds: [{ amount: 12_000, why: 'surplus', state: 'DUE' }],
    });
  });

  test('what nobody pays within three days is taken back; a sent receipt stops the clock', async () => {
    const lan = await registerPerson(world);
    const huy = await registerPerson(world);
    const late = await buy(lan, 'PRO_MONTHLY');
    const sent = await buy(huy, 'PRO_MONTHLY');
    await sendReceipt(huy, sent);
    world.clock.advance(3 * day);
    for (let again = 0; again < 2; again++) await cancelLatePurchases(world.db, as(auditor));
    expect([(await billOf(late.bill!)).status, (await billOf(sent.bill!)).status]).toEqual(['CANCELLED', 'SUBMITTED']);
    expect((await plan(lan)).purchase).toBeNull();
  });

  test('money that was seen in time pays it, also where its minute ends after the time to pay', async () => {
    const lan = await registerPerson(world);
    const { bill, amount } = await buy(lan, 'PRO_MONTHLY');
    world.clock.advance(3 * day - 30);
    await confirmArrival(as(auditor), bill!, { by: auditor.id, amount, reason: 'Sao kê' });
    world.clock.advance(40);
    await cancelLatePurchases(world.db, as(auditor));
    expect((await billOf(bill!)).status).toBe('OPEN');
    await applyPending(world);
    expect((await billOf(bill!)).status).toBe('PAID');
  });

  test('receipts turned down again and again do not keep an old credit alive beyond two weeks', async () => {
    const lan = await registerPerson(world);
    const purchase = await buy(lan, 'PRO_MONTHLY');
    const state = async () =>
      (
        await world.db
          .selectFrom('plan_purchases')
          .select('state')
          .where('id', '=', purchase.id)
          .executeTakeFirstOrThrow()
      ).state;
    for (let n = 0; n < 7; n += 1) {
      expect([await state(), await sendReceipt(lan, purchase)]).toEqual(['open', 200]);
      await reject(purchase.bill!);
      world.clock.advance(2 * day);
      await cancelLatePurchases(world.db, as(auditor));
    }
    expect(await state()).toBe('cancelled');
  });

  test('who leaves with something unpaid: it ends with its time, and does not come up again', async () => {
    const lan = await registerPerson(world);
    const purchase = await buy(lan, 'PRO_MONTHLY');
    expect((await call(lan, 'DELETE', '/user', { password: lan.password })).status).toBe(200);
    world.clock.advance(3 * day);
    await cancelLatePurchases(world.db, as(auditor));
    expect(await world.db.selectFrom('plan_purchases').select('state').where('id', '=', purchase.id).execute()).toEqual(
      [{ state: 'cancelled' }],
    );
  });

  test('someone else’s purchase is not there', async () => {
    const lan = await registerPerson(world);
    const huy = await registerPerson(world);
    const purchase = await buy(lan, 'PRO_MONTHLY');
    for (const id of [purchase.id, 'y_none'])
      expect(await call(huy, 'DELETE', `/user/plan-purchases/${id}`)).toMatchObject({
        status: 404,
        error: 'not_found',
      });
  });

  test.each([['PREMIUM_UNLIMITED'], ['FREE'], [''], [null], [{}], ['__proto__'], ['pro_monthly']])(
    '%s cannot be bought',
    async (choice) => {
      expect(await call(auditor, 'POST', '/user/plan-purchases', { choice })).toMatchObject({
        status: 400,
        error: 'price_request_error',
        field: 'choice',
      });
    },
  );
});

describe('H3: renewals extend, upgrades pro-rate', () => {
  test('what was to be paid in a window of before does not begin at once, covered by what was paid since', async () => {
    const huy = await registerPerson(world);
    const { amount } = await quote(huy, 'PREMIUM_MONTHLY');
    expect(amount).toBeGreaterThan(0);
    await bought(huy, 'PRO_YEARLY');
    const before = await plan(huy);
    const press = (shown: number) =>
      call(huy, 'POST', '/user/plan-purchases', { choice: 'PREMIUM_MONTHLY', amount: shown });
    expect(await press(amount)).toMatchObject({ status: 409, error: 'plan_changed' });
    expect(await plan(huy)).toEqual(before);
    const { amount: now } = await quote(huy, 'PREMIUM_MONTHLY');
    expect(now).toBe(0);
    expect(await press(now)).toMatchObject({ status: 200, data: { state: 'paid' } });
    expect(await plan(huy)).toMatchObject({ level: 'premium' });
  });

  test('a renewal begins where the plan ends; an upgrade counts what is unused, shown before paying; a lower plan is refused', async () => {
    const lan = await registerPerson(world);
    await bought(lan, 'PRO_MONTHLY');
    const { endsAt: end } = await plan(lan);
    const middle = (world.clock.now().getTime() + new Date(end!).getTime()) / 2;
    const renewal = await quote(lan, 'PRO_YEARLY');
    expect(renewal).toMatchObject({ kind: 'renewal', price: 3_800_000, credit: 0, amount: 3_800_000, startsAt: end });
    await bought(lan, 'PRO_YEARLY');
    expect((await plan(lan)).endsAt).toBe(renewal.endsAt);

    world.clock.advance((middle - world.clock.now().getTime()) / 1000);
    const shown = await quote(lan, 'PREMIUM_YEARLY');
    expect(shown).toMatchObject({
      kind: 'upgrade',
      price: 24_800_000,
      credit: 194_000 + 3_800_000,
      amount: 24_800_000 - 3_994_000,
    });
    const upgrade = await bought(lan, 'PREMIUM_YEARLY');
    expect(upgrade).toMatchObject({ credit: shown.credit, amount: shown.amount });
    // It begins when the money is there, a minute after the quote.
    const ends = new Date(new Date(shown.endsAt).getTime() + confirmAfterSeconds * 1000).toISOString();
    expect(await plan(lan)).toMatchObject({ level: 'premium', endsAt: ends, next: null });
    expect(await call(lan, 'GET', '/user/plan-quote/PRO_MONTHLY')).toMatchObject({ status: 409, error: 'plan_lower' });
    expect(await call(lan, 'POST', '/user/plan-purchases', { choice: 'PRO_MONTHLY' })).toMatchObject({
      status: 409,
      error: 'plan_lower',
    });
  });

  test('credit beyond the price leaves nothing to pay and becomes days', async () => {
    const lan = await registerPerson(world);
    await bought(lan, 'PRO_YEARLY');
    const shown = await quote(lan, 'PREMIUM_MONTHLY');
    expect(shown).toMatchObject({ kind: 'upgrade', credit: 3_800_000, amount: 0 });
    const purchase = await buy(lan, 'PREMIUM_MONTHLY');
    expect(purchase).toMatchObject({ state: 'paid', amount: 0, bill: null });
    expect(await plan(lan)).toMatchObject({ level: 'premium', endsAt: shown.endsAt, purchase: null });
    // What was turned into days is worth as much again where one goes on from there.
    expect((await quote(lan, 'PREMIUM_MONTHLY')).kind).toBe('renewal');
  });

  test('the credit shown holds until one has paid, whatever the days between', async () => {
    const lan = await registerPerson(world);
    await bought(lan, 'PRO_MONTHLY');
    const purchase = await buy(lan, 'PREMIUM_MONTHLY');
    await sendReceipt(lan, purchase);
    world.clock.advance(2 * day);
    await confirm(purchase.bill!);
    expect(await plan(lan)).toMatchObject({ level: 'premium', next: null });
    expect(purchase.amount).toBe(2_280_000 - 388_000);
  });
});

test('H3: who chooses again while somebody has the bill in hand is told so at once, and waits in no circle', async () => {
  const lan = await registerPerson(world);
  const purchase = await buy(lan, 'PRO_MONTHLY');
  await world.db.transaction().execute(async (db) => {
    await db.updateTable('bills').set({ updated_at: world.clock.now() }).where('id', '=', purchase.bill!).execute();
    expect(await call(lan, 'POST', '/user/plan-purchases', { choice: 'PREMIUM_MONTHLY' })).toMatchObject({
      status: 409,
      error: 'plan_paying',
    });
  });
  expect(await buy(lan, 'PREMIUM_MONTHLY')).toMatchObject({ state: 'open', choice: 'PREMIUM_MONTHLY' });
});

test('H3: however many ask for it at once, from wherever, plans are looked at once in ten seconds', async () => {
  const asked = (from: string) => world.call('GET', '/common/refreshAllUserDownGradeStatus', { from });
  const lan = await registerPerson(world);
  await bought(lan, 'PRO_MONTHLY');
  const user = () => world.db.selectFrom('users').selectAll().where('id', '=', lan.id).executeTakeFirstOrThrow();
  const end = (await user()).plan_ends_at!;
  world.clock.advance((end.getTime() - world.clock.now().getTime()) / 1000 - 3);
  expect(await asked('10.7.0.1')).toMatchObject({ status: 200, data: null });
  world.clock.advance(3);
  for (let i = 1; i < 5; i++) expect(await asked(`10.7.0.${i}`)).toMatchObject({ status: 200, data: null });
  expect((await user()).designer_level).toBe('pro');
  world.clock.advance(7);
  await asked('10.7.0.1');
  expect((await user()).designer_level).toBe('free');
});

test('H3: GET /common/refreshAllUserDownGradeStatus lets plans fall, for anyone who asks, and says nothing', async () => {
  const lan = await registerPerson(world);
  await bought(lan, 'PRO_MONTHLY');
  world.clock.advance(32 * day);
  for (let again = 0; again < 2; again++)
    expect(await world.call('GET', '/common/refreshAllUserDownGradeStatus')).toMatchObject({ status: 200, data: null });
  expect((await call(lan, 'GET', '/user')).data).toMatchObject({ designerLevel: 'free' });
  expect(
    await world.call('GET', '/common/refreshAllUserDownGradeStatus', {
      headers: { origin: undefined, 'sec-fetch-site': 'cross-site' },
    }),
  ).toMatchObject({ status: 403, error: 'cross_site' });
});
