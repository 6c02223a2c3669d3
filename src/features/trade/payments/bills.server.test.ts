import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { openSomeBill, outcomeOf as outcome, witness } from '../../../../tests/support/money/bills.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { confirmBill, requestOf } from '../../../../tests/support/money/payments.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import { mediaData } from '#features/foundation/media/media.ts';
import { billPage } from './bill.ts';
import { closeBill, type Bill } from './bills.server.ts';
import { submitReceipt } from './receipts.server.ts';

let world: TestApp;
let auditor: Member;
let lan: Member;
let huy: Member;
beforeAll(async () => {
  world = await testApp();
  auditor = await newMember(world);
  lan = await newMember(world);
  huy = await newMember(world);
  await giveRoles(world, auditor.id, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const as = (person: Member) => requestOf(world, person, 'vi');
const owners = [witness()];
const statusOf = async (id: string) =>
  (await world.db.selectFrom('bills').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const receiptsOf = (billId: string) =>
  world.db.selectFrom('receipts').selectAll().where('bill_id', '=', billId).orderBy('id').execute();
const open = (person: Member, given?: Parameters<typeof openSomeBill>[2]) => openSomeBill(world, person, given);
const confirm = (bill: Bill) => confirmBill(world, auditor, bill.id, { owners });

let pictures = 0;
async function bring(person: Member, kind: MediaKind = 'receipt', bytes?: Buffer): Promise<string> {
  const form = formOf({ bytes: bytes ?? (await jpegOf(200 + ++pictures, 300)) });
  return mediaData.parse((await world.call('POST', `/media?kind=${kind}`, { token: person.token, ...form })).data).id;
}

async function submitted(person: Member, given: Parameters<typeof open>[1] = {}): Promise<Bill> {
  const bill = await open(person, given);
  await submitReceipt(as(person), owners, person.id, bill.id, {
    media: await bring(person),
    amount: bill.amount,
    remark: '',
  });
  return bill;
}

describe('H2: a bill', () => {
  test('has a reference a bank carries and nobody misreads, another for each', async () => {
    const references = [];
    for (let n = 0; n < 20; n++) references.push((await open(lan)).reference);
    for (const reference of references) expect(reference).toMatch(/^HIEN[34679ACDEFGHJKMNPRTWXY]{8}$/);
    expect(new Set(references).size).toBe(20);
  });

  test.each([0, -1, 1.5, 1e15, Number.NaN, Number.POSITIVE_INFINITY])('of %s đồng is none', async (amount) => {
    expect(await outcome(open(auditor, { amount }))).toBe('invalid_form');
  });

  test('of the same thing is not asked twice at a time, also by ten at once; after a cancelled one it is', async () => {
    const lan = await newMember(world);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcome(open(lan, { subject: 'one' }))));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'conflict'), 'done']);
    const bill = await world.db.selectFrom('bills').selectAll().where('user_id', '=', lan.id).executeTakeFirstOrThrow();
    await closeBill(world.db, as(lan), bill.id);
    expect(await outcome(open(lan, { subject: 'one' }))).toBe('done');
  });

  test('is cancelled before it is paid and never after', async () => {
    const fresh = await open(lan);
    const waiting = await submitted(lan);
    const done = await submitted(lan);
    await confirm(done);
    for (const bill of [fresh, waiting]) expect((await closeBill(world.db, as(lan), bill.id)).status).toBe('CANCELLED');
    expect(await outcome(closeBill(world.db, as(lan), done.id))).toBe('bill_state PAID');
    expect(await outcome(closeBill(world.db, as(lan), fresh.id))).toBe('bill_state CANCELLED');
    expect(await outcome(closeBill(world.db, as(lan), 'h_none'))).toBe('not_found');
  });
});

describe('D1: GET /user/bills', () => {
  const bills = async (token: string, query = '') =>
    billPage.parse((await world.call('GET', `/user/bills?${query}`, { token })).data);

  test('lists one’s own, newest first, by page and by state', async () => {
    const lan = await newMember(world);
    const first = await open(lan);
    const second = await submitted(lan, { page: '/price?bill=1' });
    const third = await open(lan);
    await open(huy);
    expect(await bills(lan.token, 'size=2')).toMatchObject({
      page: 0,
      size: 2,
      total: 3,
      content: [
        { id: third.id, receipt: null },
        { id: second.id, status: 'SUBMITTED', page: '/price?bill=1', receipt: { amount: 388_000 } },
      ],
    });
    expect((await bills(lan.token, 'size=2&page=1')).content.map(({ id }) => id)).toEqual([first.id]);
    expect(await bills(lan.token, 'status=submitted')).toMatchObject({ total: 1, content: [{ id: second.id }] });
  });

  test('page=-1, size=0, size=1e9 and a state there is not are refused', async () => {
    for (const query of ['page=-1', 'page=1.5', 'size=0', 'size=1e9', 'status=LOST', 'status='])
      expect((await world.call('GET', `/user/bills?${query}`, { token: auditor.token })).status).toBe(400);
  });

  test('someone else’s is the same 404 as one that does not exist', async () => {
    const bill = await open(lan);
    for (const id of [bill.id, 'h_none']) {
      expect(await world.call('GET', `/user/bills/${id}`, { token: huy.token })).toMatchObject({
        status: 404,
        error: 'not_found',
      });
      expect(
        await world.call('POST', `/user/bills/${id}/receipt`, {
          token: huy.token,
          body: { media: await bring(huy), amount: 388_000 },
        }),
      ).toMatchObject({ status: 404, error: 'not_found' });
    }
    expect(await world.call('GET', `/user/bills/${bill.id}`, { token: lan.token })).toMatchObject({
      status: 200,
      data: { reference: bill.reference, amount: 388_000, currency: 'VND' },
    });
  });
});

describe('H2: a receipt', () => {
  test('moves the bill, tells its owner in the same transaction and keeps its picture from the sweep', async () => {
    const bill = await open(lan);
    const owner = witness();
    const media = await bring(lan);
    const data = await submitReceipt(as(lan), [owner], lan.id, bill.id, { media, amount: 388_000, remark: 'VCB' });
    expect(data).toMatchObject({
      status: 'SUBMITTED',
      receipt: { picture: `/api/media/${media}/file`, amount: 388_000, remark: 'VCB' },
    });
    expect(owner.heard).toEqual(['submitted SUBMITTED']);
    expect(
      (await world.db.selectFrom('media').select('claimed_at').where('id', '=', media).executeTakeFirstOrThrow())
        .claimed_at,
    ).not.toBeNull();
  });

  test('whose owner refuses leaves nothing behind', async () => {
    const bill = await open(lan);
    const media = await bring(lan);
    expect(
      await outcome(
        submitReceipt(as(lan), [witness('plan', { refuses: true })], lan.id, bill.id, {
          media,
          amount: 388_000,
          remark: '',
        }),
      ),
    ).toBe('unavailable');
    expect([await statusOf(bill.id), await receiptsOf(bill.id)]).toEqual(['OPEN', []]);
  });

  test('sent by ten at once is one', async () => {
    const bill = await open(lan);
    const media = await bring(lan);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        outcome(submitReceipt(as(lan), owners, lan.id, bill.id, { media, amount: 388_000, remark: '' })),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'bill_state SUBMITTED'), 'done']);
    expect(await receiptsOf(bill.id)).toHaveLength(1);
  });

  test('sent twice is 409 with the state as it is, in the payer’s language', async () => {
    const bill = await submitted(lan);
    const again = async () =>
      world.call('POST', `/user/bills/${bill.id}/receipt`, {
        token: lan.token,
        locale: 'vi',
        body: { media: await bring(lan), amount: 388_000 },
      });
    expect(await again()).toMatchObject({
      status: 409,
      error: 'bill_state',
      state: 'SUBMITTED',
      message: 'Biên lai đang được kiểm tra.',
    });
    await confirm(bill);
    expect(await again()).toMatchObject({ status: 409, error: 'bill_state', state: 'PAID' });
  });

  test('of someone else, of another kind, or none: the same 404', async () => {
    const bill = await open(lan);
    for (const media of [await bring(huy), await bring(lan, 'identity'), await bring(lan, 'avatar'), 'i_none']) {
      expect(
        await world.call('POST', `/user/bills/${bill.id}/receipt`, {
          token: lan.token,
          body: { media, amount: 388_000 },
        }),
      ).toMatchObject({ status: 404, error: 'not_found', field: 'media' });
    }
    expect(await statusOf(bill.id)).toBe('OPEN');
  });

  test.each([0, -1, 7, 1.5, 1e15, '388000', null])('that says %s đồng is refused by name', async (amount) => {
    expect(
      await world.call('POST', '/user/bills/h_none/receipt', {
        token: auditor.token,
        body: { media: 'i_none', amount },
      }),
    ).toMatchObject({ status: 400, field: 'amount' });
    expect(
      (
        await world.call('POST', '/user/bills/h_none/receipt', {
          token: auditor.token,
          headers: { 'content-type': 'application/json' },
          body: '{"media":"i_none","amount":NaN}',
        })
      ).status,
    ).toBe(400);
  });

  test('is seen by its payer and by auditors, and by nobody else', async () => {
    const bill = await submitted(lan);
    const { media_id } = (await receiptsOf(bill.id))[0]!;
    const look = async (person: Member) =>
      (await world.call('GET', `/media/${media_id}/file`, { token: person.token })).status;
    expect([await look(lan), await look(auditor), await look(huy)]).toEqual([200, 200, 404]);
  });
});
