import { describe, expect, test } from 'vitest';
import { grantsVersion } from '#features/people/plans/subscriptions.server.ts';
import type { Database } from '#db/database.ts';
import type { Purchase } from '#features/trade/plan-purchases/plan-view.ts';
import { commissionStanding, tellSellers } from '#features/trade/ledger/commission.server.ts';
import { closeBill } from '#features/trade/payments/bills.server.ts';
import { confirmArrival } from '#features/trade/payments/confirmations.server.ts';
import type { Placed } from '#features/trade/orders/order.ts';
import { newMember, signIn, type Answer, type Member } from '../../../tests/support/app.ts';
import { applyCompletely, approve, sendReceipt, submit, wholeForm } from '../../../tests/support/applicants.ts';
import { faultsOfBoth } from '../../../tests/support/money/both-at-once.ts';
import { openSomeBill, witness } from '../../../tests/support/money/bills.ts';
import { storedLedger } from '../../../tests/support/money/replay-ledger.ts';
import { openOrderDesk } from '../../../tests/support/money/order-desk.ts';
import { applyPending, payBill, requestOf, storeReceipt } from '../../../tests/support/money/payments.ts';

const desk = await openOrderDesk();
const { world, auditor: admin, seller } = desk;

const as = (person: Member, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  world.call(method, path, { token: person.token, body });
const decide = (id: string, step: string, body: object) => as(admin, 'POST', `/admin/applications/${id}/${step}`, body);
const termsOf = (person: Member) =>
  world.db
    .selectFrom('plan_terms')
    .select(['level', 'months', 'starts_at', 'ends_at', 'value'])
    .where('user_id', '=', person.id)
    .orderBy('starts_at')
    .execute();
const refundsOf = (person: Member) =>
  world.db
    .selectFrom('refunds')
    .select(['id', 'amount', 'state', 'account', 'why'])
    .where('user_id', '=', person.id)
    .orderBy('id')
    .execute();
const accountsOf = async (person: Member) =>
  (await refundsOf(person)).map(({ account }) => (account as { account: string } | null)?.account ?? null);

/** Money of a bill that had ended: it goes back. */
async function refundOf(person: Member, amount: number): Promise<string> {
  const bill = await openSomeBill(world, person, { page: '/price' });
  await closeBill(world.db, requestOf(world, person), bill.id);
  await confirmArrival(requestOf(world, admin), bill.id, { by: admin.id, amount, reason: 'Sao kê' });
  await applyPending(world, [witness()]);
  return (await world.db.selectFrom('refunds').select('id').where('bill_id', '=', bill.id).executeTakeFirstOrThrow())
    .id;
}
async function nameAccount(person: Member, refund: string, account: string): Promise<void> {
  world.clock.advance(1);
  const body = { bin: '970436', account, holder: 'LAN', password: person.password };
  expect((await as(person, 'PUT', `/user/refunds/${refund}/account`, body)).status).toBe(200);
}
const send = async (refund: string, account: string, along: string[]) =>
  as(admin, 'POST', `/admin/refunds/${refund}/send`, {
    media: await storeReceipt(world, admin),
    account: { bin: '970436', account },
    along,
  });

describe('H2 H3: what was paid is what is given', () => {
  test('part of a cheap plan paid, then a dear one kept in the draft: the plan stays', async () => {
    const person = await newMember(world);
    const { id, bill } = await applyCompletely(world, person, 'designer', { plan: 'PRO_MONTHLY' });
    expect((await decide(id, 'approve', { amount: 1000, part: true, reason: 'Sao kê' })).status).toBe(200);
    await applyPending(world);
    expect((await as(person, 'DELETE', '/user/register:designer')).status).toBe(200);
    expect(await as(person, 'PUT', '/user/register:designer', { plan: 'PREMIUM_YEARLY' })).toMatchObject({
      status: 200,
      data: { plan: 'PRO_MONTHLY', planSettled: true },
    });
    const form = await wholeForm(world, person, 'designer', { verificationCode: '', plan: 'PREMIUM_YEARLY' });
    expect(await submit(world, person, 'designer', form)).toMatchObject({
      status: 200,
      data: { billAmount: 24_800_000 },
    });
    expect(await refundsOf(person)).toMatchObject([{ amount: 1000, why: 'cancelled' }]);
    expect(await world.db.selectFrom('bills').select('status').where('id', '=', bill).execute()).toEqual([
      { status: 'CANCELLED' },
    ]);
  });

  test('a bill of another price than the plan applied for is not approved', async () => {
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, 'designer', { plan: 'PRO_MONTHLY' });
    await world.db.updateTable('applications').set({ plan: 'PREMIUM_YEARLY' }).where('id', '=', id).execute();
    expect(await approve(world, admin, id)).toMatchObject({ status: 409, error: 'bill_plan' });
    expect(await termsOf(person)).toEqual([]);
  });

  test('a year paid after an upgrade was opened continues behind it; what was credited ends', async () => {
    const person = await newMember(world);
    const buy = async (choice: string) =>
      (await as(person, 'POST', '/user/plan-purchases', { choice })).data as Purchase;
    const month = await buy('PRO_MONTHLY');
    await payBill(world, admin, month.bill!);
    world.clock.advance(60);
    const upgrade = await buy('PREMIUM_MONTHLY');
    expect(upgrade.credit).toBeGreaterThan(380_000);
    const { id } = await applyCompletely(world, person, 'designer', { plan: 'PRO_YEARLY' });
    await approve(world, admin, id);
    world.clock.advance(60);
    await payBill(world, admin, upgrade.bill!);
    world.clock.advance(61);
    const now = world.clock.now();
    const left = (await termsOf(person)).filter(({ ends_at }) => ends_at > now);
    expect(left.map(({ level, months, value }) => [level, months, value])).toEqual([
      ['premium', 1, 2_280_000],
      ['pro', 12, 3_800_000],
    ]);
    expect(left[1]!.starts_at).toEqual(left[0]!.ends_at);
  });

  test('what was credited ends also where a higher plan has cut it meanwhile', async () => {
    const person = await newMember(world);
    const buy = async (choice: string) =>
      (await as(person, 'POST', '/user/plan-purchases', { choice })).data as Purchase;
    const year = await buy('PRO_YEARLY');
    await payBill(world, admin, year.bill!);
    world.clock.advance(60);
    const upgrade = await buy('PREMIUM_YEARLY');
    const { id } = await applyCompletely(world, person, 'designer', { plan: 'PREMIUM_MONTHLY' });
    await approve(world, admin, id);
    world.clock.advance(60);
    await payBill(world, admin, upgrade.bill!);
    world.clock.advance(61);
    const now = world.clock.now();
    const left = (await termsOf(person)).filter(({ ends_at }) => ends_at > now);
    expect(left.map(({ level, months }) => [level, months])).toEqual([
      ['premium', 1],
      ['premium', 12],
    ]);
  });
});

describe('H2: where money goes', () => {
  test('a new refund goes to the account named last, not to that of the newest refund', async () => {
    const lan = await newMember(world);
    const first = await refundOf(lan, 20_000);
    await refundOf(lan, 20_000);
    await nameAccount(lan, first, '1111111111');
    await nameAccount(lan, first, '2222222222');
    expect(await accountsOf(lan)).toEqual(['2222222222', '2222222222']);
    await refundOf(lan, 30_000);
    expect(await accountsOf(lan)).toEqual(['2222222222', '2222222222', '2222222222']);
  });

  test('an account named for one refund stays with it; the others follow', async () => {
    const lan = await newMember(world);
    const first = await refundOf(lan, 20_000);
    const second = await refundOf(lan, 20_000);
    await nameAccount(lan, first, '1111111111');
    await nameAccount(lan, second, '2222222222');
    await refundOf(lan, 30_000);
    expect(await accountsOf(lan)).toEqual(['1111111111', '2222222222', '2222222222']);
    expect((await as(lan, 'GET', '/user/mails')).data).toMatchObject({
      content: ['REFUND_DUE', 'REFUND_ACCOUNT', 'REFUND_ACCOUNT', 'REFUND_DUE', 'REFUND_DUE'].map((type) => ({ type })),
    });
  });

  test('a seller changes the account of the profile: refunds that are not sent follow, those with their own do not', async () => {
    const change = async (account: string) => {
      world.clock.advance(1);
      const body = { bin: '970436', account, holder: 'MOC LANG', password: seller.password };
      expect((await as(seller, 'PUT', '/user/bank-account', body)).status).toBe(200);
    };
    await change('5555555555');
    await refundOf(seller, 20_000);
    const own = await refundOf(seller, 20_000);
    expect(await accountsOf(seller)).toEqual(['5555555555', '5555555555']);
    await nameAccount(seller, own, '7777777777');
    await change('9999999999');
    await refundOf(seller, 30_000);
    expect(await accountsOf(seller)).toEqual(['9999999999', '7777777777', '9999999999']);
  });

  test('a small refund with an account of its own does not go along to another one', async () => {
    const lan = await newMember(world);
    const small = await refundOf(lan, 500);
    const large = await refundOf(lan, 20_000);
    await nameAccount(lan, small, '2222222222');
    await nameAccount(lan, large, '1111111111');
    expect(await send(large, '1111111111', [small])).toMatchObject({ status: 409, error: 'refund_account' });
    expect((await refundsOf(lan)).map(({ state }) => state)).toEqual(['DUE', 'DUE']);
    expect((await send(large, '1111111111', [])).status).toBe(200);
    expect((await refundsOf(lan)).map(({ state }) => state)).toEqual(['DUE', 'SENT']);
  });
});

describe('H2: what we promise who joins', () => {
  const refuse = (id: string, body: object) => decide(id, 'decline', { reason: { vi: 'Không nhận được' }, ...body });

  test('who withdraws during the review gets back what had arrived, and begins with a new bill', async () => {
    const person = await newMember(world);
    const { id, bill, billAmount } = await applyCompletely(world, person, 'merchant');
    await decide(id, 'approve', { amount: 1_000_000, part: true, reason: 'Sao kê' });
    await applyPending(world);
    await sendReceipt(world, person, { bill, billAmount: billAmount - 1_000_000 });
    expect(await as(person, 'DELETE', '/user/register:merchant')).toMatchObject({
      status: 200,
      data: { state: 'AUDITING', withdrawn: true },
    });
    expect((await decide(id, 'approve', { amount: billAmount - 1_000_000 })).status).toBe(409);
    expect((await decide(id, 'reject', { reason: { vi: 'Giấy mờ' } })).status).toBe(409);
    expect((await decide(id, 'decline', { amount: billAmount - 1_000_000 })).status).toBe(200);
    await applyPending(world);
    expect((await as(person, 'GET', '/user/designer-request-process?type=merchant')).data).toMatchObject({
      state: 'DRAFT',
    });
    expect((await refundsOf(person)).reduce((sum, { amount }) => sum + amount, 0)).toBe(billAmount);
    expect(new Set((await refundsOf(person)).map(({ why }) => why))).toEqual(new Set(['withdrawn']));
    const form = await wholeForm(world, person, 'merchant', { verificationCode: '' });
    const again = await submit(world, person, 'merchant', form);
    expect(again).toMatchObject({ status: 200, data: { state: 'AWAITING_REMITTANCE', billAmount } });
    expect((again.data as { bill: string }).bill).not.toBe(bill);
  });

  /** Part of the fee arrived, and the form is open to be changed. */
  async function partlyPaid(type: 'designer' | 'merchant', more: Record<string, string> = {}): Promise<Member> {
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, type, more);
    await decide(id, 'approve', { amount: 1000, part: true, reason: 'Sao kê' });
    await applyPending(world);
    expect((await as(person, 'DELETE', `/user/register:${type}`)).status).toBe(200);
    return person;
  }
  /** What `step` answered while an admin gave them a plan: each tells them something, once their notices are free. */
  async function whileGivenPlan(person: Member, step: () => Promise<Answer>): Promise<Answer> {
    const answered = Promise.withResolvers<Answer>();
    const holdNotices = (db: Database) =>
      db
        .selectFrom('notice_boxes')
        .select('user_id')
        .where('user_id', '=', person.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
    const first = async () => {
      const answer = await step();
      answered.resolve(answer);
      return answer;
    };
    const version = await grantsVersion(world.db, person.id);
    const give = () =>
      as(admin, 'POST', `/admin/people/${person.id}/plan`, {
        version,
        level: 'pro',
        months: 1,
        reason: { vi: 'Quà' },
      });
    expect(await faultsOfBoth(world, holdNotices, first, give)).toEqual([]);
    expect(await termsOf(person)).toMatchObject([{ level: 'pro', months: 1 }]);
    expect(await refundsOf(person)).toMatchObject([{ amount: 1000 }]);
    return answered.promise;
  }

  test('given up, or sent again with another plan, while an admin gives them one: the person before what tells them', async () => {
    const merchant = await partlyPaid('merchant');
    expect(await whileGivenPlan(merchant, () => as(merchant, 'DELETE', '/user/register:merchant'))).toMatchObject({
      status: 200,
      data: { state: 'DRAFT' },
    });
    const designer = await partlyPaid('designer', { plan: 'PRO_MONTHLY' });
    const form = await wholeForm(world, designer, 'designer', { verificationCode: '', plan: 'PREMIUM_YEARLY' });
    expect(await whileGivenPlan(designer, () => submit(world, designer, 'designer', form))).toMatchObject({
      status: 200,
      data: { billAmount: 24_800_000 },
    });
  });

  test('not while an approval waits to take effect', async () => {
    const person = await newMember(world);
    const { id, billAmount } = await applyCompletely(world, person, 'merchant');
    await decide(id, 'approve', { amount: billAmount, reason: 'Sao kê' });
    expect(await as(person, 'DELETE', '/user/register:merchant')).toMatchObject({
      status: 409,
      error: 'application_state',
    });
    expect(await refuse(id, { amount: billAmount })).toMatchObject({ status: 409, error: 'confirmation_pending' });
    await applyPending(world);
    expect((await as(person, 'DELETE', '/user/register:merchant')).status).toBe(404);
  });

  test.each(['AUDITING', 'REJECTED'])(
    'declined for good while %s: what was seen in the account goes back',
    async (state) => {
      const person = await newMember(world);
      const { id, billAmount } = await applyCompletely(world, person, 'merchant');
      if (state === 'REJECTED') await decide(id, 'reject', { reason: { vi: 'Giấy mờ' }, receipt: false });
      expect(await refuse(id, { amount: billAmount })).toMatchObject({
        status: 200,
        data: { pending: { amount: billAmount } },
      });
      expect(await refundsOf(person)).toEqual([]);
      await applyPending(world);
      expect(await refundsOf(person)).toMatchObject([{ amount: billAmount, state: 'DUE', why: 'declined' }]);
      expect((await as(person, 'GET', '/user/designer-request-process?type=merchant')).data).toMatchObject({
        state: 'REJECTED',
        reason: { text: 'Không nhận được' },
      });
      expect((await as(person, 'GET', '/user')).data).toMatchObject({ roles: [{ name: 'ROLE_USER' }] });
      expect(Object.values(await storedLedger(world.db)).reduce((sum, each) => sum + each, 0)).toBe(0);
    },
  );

  test('only a part was seen: that part goes back; taken back in time, nothing has happened', async () => {
    const person = await newMember(world);
    const { id, billAmount } = await applyCompletely(world, person, 'merchant');
    const first = await refuse(id, { amount: billAmount });
    const { pending } = first.data as { pending: { id: string } };
    expect((await decide(id, 'take-back', { confirmation: pending.id })).status).toBe(200);
    await applyPending(world);
    expect(await refundsOf(person)).toEqual([]);
    expect((await refuse(id, { amount: 500_000 })).status).toBe(200);
    await applyPending(world);
    expect(await refundsOf(person)).toMatchObject([{ amount: 500_000, state: 'DUE', why: 'declined' }]);
    expect((await as(person, 'GET', '/user/designer-request-process?type=merchant')).data).toMatchObject({
      state: 'REJECTED',
    });
  });

  test('declined where nothing has arrived, or withdrawn after it was sent back: the bill ends, nothing goes back', async () => {
    const first = await newMember(world);
    const { id } = await applyCompletely(world, first, 'merchant');
    expect((await refuse(id, { amount: 0 })).status).toBe(200);
    const second = await newMember(world);
    const other = await applyCompletely(world, second, 'designer');
    await decide(other.id, 'reject', { reason: { vi: 'Giấy mờ' }, receipt: false });
    expect((await as(second, 'DELETE', '/user/register:designer')).data).toMatchObject({ withdrawn: true });
    expect((await decide(other.id, 'decline', { amount: 0 })).status).toBe(200);
    await applyPending(world);
    expect([...(await refundsOf(first)), ...(await refundsOf(second))]).toEqual([]);
  });
});

describe('H2: the commission', () => {
  const setCommission = async (basisPoints: number) => {
    const row = await world.db
      .selectFrom('settings')
      .select('version')
      .where('key', '=', 'commission')
      .executeTakeFirst();
    const body = { version: row?.version ?? 0, value: { basisPoints } };
    expect((await as(admin, 'PUT', '/admin/settings/commission', body)).status).toBe(200);
  };
  const order = async () => {
    const token = await signIn(world, desk.buyer);
    return ((await desk.place(desk.form(), token)).data as Placed).orders[0]!;
  };
  /** Answers what was kept of it. */
  async function complete({ id, bill }: Placed['orders'][number]): Promise<number> {
    await desk.pay({ bill });
    const [buyer, shop] = [await signIn(world, desk.buyer), await signIn(world, seller)];
    const shipment = { carrier: 'GHN', tracking: '1' };
    expect((await world.call('POST', `/merchant/orders/${id}/ship`, { token: shop, body: shipment })).status).toBe(200);
    expect((await world.call('POST', `/user/orders/${id}/complete`, { token: buyer })).status).toBe(200);
    const rows = await world.db
      .selectFrom('ledger_postings')
      .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
      .select('amount')
      .where('subject', '=', id)
      .where('kind', '=', 'settlement')
      .where('account', '=', 'commission')
      .execute();
    return Math.abs(rows.reduce((sum, { amount }) => sum + amount, 0));
  }

  test('a change holds for orders placed from a later day on, which sellers are told before', async () => {
    const before = await order();
    await setCommission(5000);
    expect(await complete(before)).toBe(0);
    expect(await complete(await order())).toBe(0);
    await tellSellers(world.db, world.services);
    expect((await as(seller, 'GET', '/user/mails')).data).toMatchObject({
      content: expect.arrayContaining([
        expect.objectContaining({
          type: 'COMMISSION_CHANGED',
          details: { rate: 50, before: 0, until: world.clock.now().getTime() + 14 * 86_400_000 },
        }),
      ]),
    });
    const letters = await world.db.selectFrom('outbox').select('payload').execute();
    expect(letters.some(({ payload }) => JSON.stringify(payload).includes(seller.email))).toBe(true);
    const from = new Date(world.clock.now().getTime() + 14 * 86_400_000).toISOString();
    expect(await commissionStanding(world)).toMatchObject({ basisPoints: 0, coming: { basisPoints: 5000, from } });
    world.clock.advance(14 * 86_400);
    const after = await order();
    expect(await complete(after)).toBe(after.total / 2);
    expect(await commissionStanding(world)).toMatchObject({ basisPoints: 5000, coming: null });
  });
});
