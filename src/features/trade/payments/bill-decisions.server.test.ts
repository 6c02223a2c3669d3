import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticePage } from '#features/people/notifications/notice.ts';
import { payerAccount } from '#features/trade/ledger/book.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { openSomeBill, outcomeOf as outcome, witness, type Witness } from '../../../../tests/support/money/bills.ts';
import { applyPending, requestOf, sendReceipt } from '../../../../tests/support/money/payments.ts';
import { storedLedger } from '../../../../tests/support/money/replay-ledger.ts';
import type { BillDetail } from './bill.ts';
import { closeBill, type Bill } from './bills.server.ts';
import {
  applyConfirmations,
  confirmArrival,
  confirmLocked,
  confirmReceipt,
  rejectBill,
  takeBackConfirmation,
} from './confirmations.server.ts';
import { confirmAfterSeconds } from './payment-limits.ts';

let world: TestApp;
let auditor: Member;
let second: Member;
let lan: Member;
beforeAll(async () => {
  world = await testApp();
  [auditor, second, lan] = [await newMember(world), await newMember(world), await newMember(world)];
  for (const { id } of [auditor, second]) await giveRoles(world, id, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const as = (person: Member) => requestOf(world, person, 'vi');
const amount = 388_000;
const statusOf = async (id: string) =>
  (await world.db.selectFrom('bills').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const pendingOf = (billId: string) =>
  world.db.selectFrom('bill_confirmations').selectAll().where('bill_id', '=', billId).execute();
const noticesOf = async (person: Member) =>
  noticePage.parse((await world.call('GET', '/user/mails', { token: person.token })).data).content;
const shown = async (bill: Bill, person = lan) =>
  (await world.call('GET', `/user/bills/${bill.id}`, { token: person.token, locale: 'zh' })).data as BillDetail;
const reject = (bill: Bill, owner: Witness, receipt?: string) =>
  rejectBill(as(auditor), [owner], bill.id, { by: auditor.id, receipt, reason: { vi: 'Ảnh mờ.' } });
const arrived = (bill: Bill, seen = amount) =>
  confirmArrival(as(auditor), bill.id, { by: auditor.id, amount: seen, reason: 'Thấy trên sao kê' });

/** A bill whose receipt is under review. */
async function submitted(
  person: Member,
  given: Parameters<typeof openSomeBill>[2] = {},
): Promise<{ bill: Bill; receipt: string; owner: Witness }> {
  const owner = witness(given.kind);
  const bill = await openSomeBill(world, person, given);
  const receipt = await sendReceipt(world, bill.id, { owners: [owner] });
  owner.heard.length = 0;
  return { bill, receipt, owner };
}
const confirm = ({ bill, receipt }: { bill: Bill; receipt: string }, seen = amount, by = auditor) =>
  confirmReceipt(as(by), bill.id, { by: by.id, amount: seen, receipt });

describe('H2: a decision', () => {
  test('confirms: for a minute nothing is done or told; then bill, owner, book, record and notice in one', async () => {
    const lan = await newMember(world);
    const waiting = await submitted(lan, { page: '/price' });
    const { bill, owner, receipt } = waiting;
    expect(await confirm(waiting)).toEqual({
      status: 'SUBMITTED',
      pending: {
        id: expect.any(String),
        amount,
        by: auditor.nickname,
        byId: auditor.id,
        at: world.clock.now().toISOString(),
        effectiveAt: new Date(world.clock.now().getTime() + 60_000).toISOString(),
        reason: null,
      },
    });
    const at = (seconds: number) => ({
      ...as(auditor),
      clock: { now: () => new Date(world.clock.now().getTime() + seconds * 1000) },
    });
    expect(await applyConfirmations(world.db, at(confirmAfterSeconds - 1), [owner])).toBe(0);
    expect([await statusOf(bill.id), owner.heard, await noticesOf(lan)]).toEqual(['SUBMITTED', [], []]);
    expect((await storedLedger(world.db))[payerAccount(bill.id)]).toBeUndefined();
    expect(await applyConfirmations(world.db, at(confirmAfterSeconds), [owner])).toBe(1);
    expect([await statusOf(bill.id), owner.heard]).toEqual(['PAID', ['paid PAID']]);
    expect(await shown(bill, lan)).toMatchObject({ received: amount, rest: 0 });
    expect(
      await world.db.selectFrom('ledger_entries').select(['kind', 'memo']).where('subject', '=', receipt).execute(),
    ).toEqual([{ kind: 'receipt', memo: bill.reference }]);
    expect(await noticesOf(lan)).toMatchObject([
      { type: 'BILL_PAID', details: { reference: bill.reference }, link: '/price' },
    ]);
    const trail = await world.db
      .selectFrom('audit')
      .select(['action', 'actor_id'])
      .where('target', '=', bill.id)
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { action: 'bill.opened', actor_id: lan.id },
      { action: 'bill.confirming', actor_id: auditor.id },
      { action: 'bill.received', actor_id: auditor.id },
      { action: 'bill.paid', actor_id: auditor.id },
    ]);
    expect(await applyConfirmations(world.db, at(confirmAfterSeconds), [owner]), 'once').toBe(0);
  });

  test('is taken back by any admin until it takes effect, and nothing has happened; later the true state is named', async () => {
    const waiting = await submitted(lan);
    const { bill, owner } = waiting;
    const { pending } = await confirm(waiting);
    const takeBack = (id: string, by = second) => outcome(takeBackConfirmation(as(by), [owner], by.id, bill.id, id));
    expect(await takeBack('bc_none')).toBe('not_found');
    expect(await takeBack(pending!.id)).toBe('done');
    expect(await applyPending(world, [owner])).toBe(0);
    expect([await statusOf(bill.id), owner.heard]).toEqual(['SUBMITTED', []]);
    expect(await takeBack(pending!.id)).toBe('confirmation_done SUBMITTED');
    const again = await confirm(waiting);
    expect(await applyPending(world, [owner])).toBe(1);
    expect(await takeBack(again.pending!.id)).toBe('confirmation_done PAID');
    expect(owner.heard).toEqual(['paid PAID']);
  });

  test('turns down with a reason; another receipt may follow, and the reason is gone', async () => {
    const { bill, owner } = await submitted(lan);
    expect(await reject(bill, owner)).toEqual({ status: 'REJECTED', pending: null });
    expect(await shown(bill)).toMatchObject({ status: 'REJECTED', reason: { text: 'Ảnh mờ.', lang: 'vi' } });
    await sendReceipt(world, bill.id, { owners: [owner] });
    expect(await shown(bill)).toMatchObject({ status: 'SUBMITTED', reason: null });
    expect(owner.heard).toEqual(['rejected REJECTED', 'submitted SUBMITTED']);
  });

  test('by ten at once, some for and some against: one wins, the others hear how it stands', async () => {
    const waiting = await submitted(lan);
    const { bill, owner } = waiting;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => outcome(n % 2 ? confirm(waiting) : reject(bill, owner))),
    );
    const refusal = (await pendingOf(bill.id)).length > 0 ? 'confirmation_pending SUBMITTED' : 'bill_state REJECTED';
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => refusal), 'done'].toSorted());
    await applyPending(world, [owner]);
    expect(owner.heard).toHaveLength(1);
  });

  test('that waits to take effect stands in the way of another, for or against', async () => {
    const waiting = await submitted(lan);
    await confirm(waiting);
    expect(await outcome(confirm(waiting, amount, second))).toBe('confirmation_pending SUBMITTED');
    expect(await outcome(reject(waiting.bill, waiting.owner))).toBe('confirmation_pending SUBMITTED');
    expect(await applyPending(world, [waiting.owner])).toBe(1);
    const open = await openSomeBill(world, lan);
    await arrived(open, 50_000);
    expect(await outcome(arrived(open)), 'the state is the bill’s').toBe('confirmation_pending OPEN');
    expect(await applyPending(world, [witness()])).toBe(1);
  });

  test('that takes effect in two processes at once does so once', async () => {
    const waiting = await submitted(lan);
    await confirm(waiting);
    const applied = await Promise.all(Array.from({ length: 5 }, () => applyPending(world, [waiting.owner])));
    expect(applied.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect([waiting.owner.heard, (await shown(waiting.bill)).received]).toEqual([['paid PAID'], amount]);
  });

  test('about a receipt that another has followed is refused', async () => {
    const { bill, owner, receipt } = await submitted(lan);
    await reject(bill, owner);
    await sendReceipt(world, bill.id, { owners: [owner] });
    expect(await outcome(confirm({ bill, receipt }))).toBe('bill_state SUBMITTED');
    expect(await outcome(reject(bill, owner, receipt))).toBe('bill_state SUBMITTED');
  });

  test('whose owner refuses is none: no state, no money, no notice; it is tried again, and holds up no other', async () => {
    const lan = await newMember(world);
    const waiting = await submitted(lan);
    const other = await submitted(lan, { kind: 'joining' });
    await confirm(waiting);
    await world.db
      .transaction()
      .execute((db) => confirmLocked(db, as(auditor), other.bill, { by: auditor.id, amount }));
    await expect(applyPending(world, [witness('plan', { refuses: true }), other.owner])).rejects.toThrow(
      /did not take effect/,
    );
    expect([await statusOf(waiting.bill.id), await statusOf(other.bill.id)]).toEqual(['SUBMITTED', 'PAID']);
    expect((await storedLedger(world.db))[payerAccount(waiting.bill.id)]).toBeUndefined();
    expect((await noticesOf(lan)).map(({ details }) => details)).toEqual([{ reference: other.bill.reference }]);
    expect(await applyPending(world, [waiting.owner])).toBe(1);
    expect(await statusOf(waiting.bill.id)).toBe('PAID');
  });

  test('that cannot take effect can be taken back after its minute: nobody is stuck', async () => {
    const waiting = await submitted(lan);
    const { pending } = await confirm(waiting);
    await expect(applyPending(world, [witness('plan', { refuses: true })])).rejects.toThrow(/did not take effect/);
    world.clock.advance(confirmAfterSeconds + 1);
    await takeBackConfirmation(as(second), [waiting.owner], second.id, waiting.bill.id, pending?.id ?? '');
    expect(await reject(waiting.bill, waiting.owner)).toEqual({ status: 'REJECTED', pending: null });
  });

  test('is told by the owner where the owner tells', async () => {
    const lan = await newMember(world);
    const waiting = await submitted(lan);
    await confirm(waiting);
    await applyPending(world, [witness('plan', { tells: true })]);
    expect(await noticesOf(lan)).toEqual([]);
  });

  test('of a joining fee is made with its application, not here', async () => {
    const waiting = await submitted(lan, { kind: 'joining' });
    expect(await outcome(confirm(waiting))).toBe('bill_elsewhere');
    expect(await outcome(reject(waiting.bill, waiting.owner))).toBe('bill_elsewhere');
    expect(await statusOf(waiting.bill.id)).toBe('SUBMITTED');
  });

  test('of what is open, rejected, paid or cancelled: 409 with the state', async () => {
    const fresh = await openSomeBill(world, lan);
    const turned = await submitted(lan);
    await reject(turned.bill, turned.owner);
    const done = await submitted(lan);
    await confirm(done);
    await applyPending(world, [done.owner]);
    const decide = (bill: Pick<Bill, 'id'>) =>
      outcome(confirmReceipt(as(auditor), bill.id, { by: auditor.id, amount, receipt: 'r_any' }));
    expect([
      await decide(fresh),
      await decide(turned.bill),
      await decide(done.bill),
      await decide({ id: 'h_none' }),
    ]).toEqual(['bill_state OPEN', 'bill_state REJECTED', 'bill_state PAID', 'not_found']);
    await closeBill(world.db, as(lan), fresh.id);
    expect(await decide(fresh)).toBe('bill_state CANCELLED');
  });
});

describe('H2: what arrives is what the account shows', () => {
  const refundsOf = async (bill: Bill) => (await shown(bill)).refunds;

  test('less than the bill: it waits for the rest, the payer is told, and the rest pays it', async () => {
    const lan = await newMember(world);
    const waiting = await submitted(lan);
    const { bill, owner } = waiting;
    await confirm(waiting, 300_000);
    await applyPending(world, [owner]);
    expect(await shown(bill, lan)).toMatchObject({ status: 'OPEN', amount, received: 300_000, rest: 88_000 });
    expect(owner.heard).toEqual(['short OPEN']);
    expect(await noticesOf(lan)).toMatchObject([
      { type: 'BILL_SHORT', details: { reference: bill.reference, received: 300_000, rest: 88_000 } },
    ]);
    const receipt = await sendReceipt(world, bill.id, { owners: [owner] });
    await confirm({ bill, receipt }, 88_000);
    await applyPending(world, [owner]);
    expect(await shown(bill, lan)).toMatchObject({ status: 'PAID', received: amount, rest: 0, refunds: [] });
  });

  test('less is missing than banks transfer: the notice and the mail ask for what they do transfer', async () => {
    const lan = await newMember(world);
    const waiting = await submitted(lan);
    await confirm(waiting, amount - 500);
    await applyPending(world, [waiting.owner]);
    expect(await noticesOf(lan)).toMatchObject([
      { type: 'BILL_SHORT', details: { rest: 500, asked: leastTransfer, way: 'least' } },
    ]);
    const letters = await world.db.selectFrom('outbox').select('payload').execute();
    const said = letters.map(({ payload }) => JSON.stringify(payload)).filter((text) => text.includes(lan.email));
    expect(said.join('\n')).toMatch(/Banks do not transfer less than ₫1,000|Ngân hàng chỉ chuyển từ 1\.000/u);
  });

  test('more than the bill: it is paid, and the surplus is due back', async () => {
    const waiting = await submitted(lan);
    await confirm(waiting, amount + 12_000);
    await applyPending(world, [waiting.owner]);
    expect(await statusOf(waiting.bill.id)).toBe('PAID');
    expect(await refundsOf(waiting.bill)).toMatchObject([
      { amount: 12_000, why: 'surplus', state: 'DUE', order: null },
    ]);
  });

  test('without a receipt under review: it pays an open bill; for one that has ended all of it goes back', async () => {
    const open = await openSomeBill(world, lan);
    const turned = await submitted(lan);
    await reject(turned.bill, turned.owner);
    const ended = await openSomeBill(world, lan);
    await closeBill(world.db, as(lan), ended.id);
    for (const bill of [open, turned.bill, ended]) await arrived(bill);
    expect(await applyPending(world, [witness()])).toBe(3);
    expect([await statusOf(open.id), await statusOf(turned.bill.id), await statusOf(ended.id)]).toEqual([
      'PAID',
      'PAID',
      'CANCELLED',
    ]);
    expect(await refundsOf(ended)).toMatchObject([{ amount, why: 'late', state: 'DUE' }]);
    expect(await refundsOf(open)).toEqual([]);
    await arrived(open, 50_000);
    await applyPending(world, [witness()]);
    expect(await refundsOf(open), 'paid twice').toMatchObject([{ amount: 50_000, why: 'late' }]);
    const waiting = await submitted(lan);
    expect(await outcome(arrived(waiting.bill)), 'a receipt under review is decided as such').toBe(
      'bill_state SUBMITTED',
    );
  });

  test('for part of a bill that then ends: the part goes back', async () => {
    const waiting = await submitted(lan);
    await confirm(waiting, 300_000);
    await applyPending(world, [waiting.owner]);
    await world.db.transaction().execute((db) => closeBill(db, as(lan), waiting.bill.id, 'unpaid'));
    expect(await shown(waiting.bill)).toMatchObject({
      status: 'CANCELLED',
      amount,
      refunds: [{ amount: 300_000, why: 'unpaid', state: 'DUE' }],
    });
  });
});
