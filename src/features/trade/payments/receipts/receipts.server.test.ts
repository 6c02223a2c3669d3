import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { appPicture } from '../../../../../tests/support/money/app-picture.ts';
import { openSomeBill, witness } from '../../../../../tests/support/money/bills.ts';
import { formOf } from '../../../../../tests/support/multipart.ts';
import { applyPending, requestOf } from '../../../../../tests/support/money/payments.ts';
import { mediaData } from '#features/foundation/media/media.ts';
import type { Bill } from '#features/trade/payments/bills.server.ts';
import { readWaiting } from '#features/people/console/figures.server.ts';
import { listRemittances, readRemittance } from '#features/trade/payments/remittances.server.ts';
import { submitReceipt } from '#features/trade/payments/receipts.server.ts';

let world: TestApp;
let lan: Member;
let huy: Member;
let auditor: Member;
beforeAll(async () => {
  world = await testApp();
  lan = await newMember(world);
  huy = await newMember(world);
  auditor = await newMember(world);
  await giveRoles(world, auditor.id, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const owners = [witness(), witness('joining')];
async function shown(person: Member, file: Buffer, stated = 388_000, bill?: Bill): Promise<Bill> {
  world.clock.advance(1);
  const owed = bill ?? (await openSomeBill(world, person));
  const media = mediaData.parse(
    (await world.call('POST', '/media?kind=receipt', { token: person.token, ...formOf({ bytes: file }) })).data,
  ).id;
  await submitReceipt(requestOf(world, person, 'vi'), owners, person.id, owed.id, {
    media,
    amount: stated,
    remark: 'VCB',
  });
  return owed;
}
const judged = async (bill: Bill) => (await readRemittance(world.services, bill.id)).receipts[0]!;
const ask = (bill: Bill, step: 'confirm' | 'reject' | 'arrived' | 'take-back', body: unknown, person = auditor) =>
  world.call('POST', `/admin/bills/${bill.id}/${step}`, { token: person.token, body });

describe('M1: remittances in the console', () => {
  const list = (filter: Partial<Parameters<typeof listRemittances>[1]> = {}, after: string | null = null) =>
    listRemittances(world.services, { state: 'SUBMITTED', kind: null, words: '', ...filter }, after);

  test('a stated amount that differs is flagged, and sent all the same', async () => {
    const bill = await shown(lan, await appPicture(6, 60).jpeg().toBuffer(), 38_800);
    const found = (await list({ words: bill.reference.toLowerCase() })).list.rows;
    expect(found).toMatchObject([
      { id: bill.id, amount: 388_000, stated: 38_800, seenBefore: false, payer: lan.nickname },
    ]);
    expect((await list({ words: lan.email })).list.rows.length).toBeGreaterThan(0);
    expect((await list({ words: "' or 1=1 --" })).list.rows).toEqual([]);
  });

  test('by what to check: as many warnings as the row shows, most first; a bill without a receipt has none', async () => {
    await shown(lan, await appPicture(6, 62).jpeg().toBuffer(), 1_000);
    world.clock.advance(1);
    const silent = await openSomeBill(world, lan);
    const all = { state: 'ALL', kind: null, words: '' } as const;
    const { rows } = (await listRemittances(world.services, all, null, '-flags')).list;
    expect(rows.map(({ id }) => id)).toContain(silent.id);
    const warnings = rows.map(
      ({ seenBefore, pending, received, amount, stated }) =>
        [
          seenBefore,
          pending,
          received > 0 && received < amount,
          stated !== null && received < amount && stated !== amount - received,
        ].filter(Boolean).length,
    );
    expect(warnings[0]).toBeGreaterThan(0);
    expect(warnings).toEqual(warnings.toSorted((one, other) => other - one));
  });

  test('who waited longest comes first; a place that is nonsense begins at the beginning', async () => {
    const {
      list: { rows },
      waiting,
    } = await list();
    expect(rows.map(({ submittedAt }) => submittedAt)).toEqual(rows.map(({ submittedAt }) => submittedAt).toSorted());
    expect(waiting).toBe(rows.length);
    expect((await list({}, 'bm9uc2Vuc2U')).list.rows).toHaveLength(rows.length);
  });

  test('a joining fee waits here too, though it is decided with its application: tab, count and status are one rule', async () => {
    const before = (await list()).waiting;
    const fee = await openSomeBill(world, lan, { kind: 'joining', subject: 'e_fee' });
    await shown(lan, await appPicture(6, 61).jpeg().toBuffer(), 388_000, fee);
    const waits = await list();
    expect(waits.list.rows.map(({ id }) => id)).toContain(fee.id);
    expect(waits.waiting).toBe(before + 1);
    expect((await readWaiting(world)).remittances).toBe(waits.waiting);
    const all = (await list({ state: 'ALL' })).list.rows.filter(
      ({ status, pending }) => status === 'SUBMITTED' && !pending,
    );
    expect(all).toHaveLength(waits.waiting);
    expect((await readRemittance(world.services, fee.id)).elsewhere).toBe('/admin/applications/e_fee');
  });

  test('an admin confirms once; a second one hears how it stands; nobody else is let in', async () => {
    const bill = await shown(huy, await appPicture(7, 70).jpeg().toBuffer());
    const { id: receipt } = await judged(bill);
    const body = { receipt, amount: 388_000 };
    expect(await ask(bill, 'confirm', body, lan)).toMatchObject({ status: 403, error: 'forbidden' });
    expect(await ask(bill, 'confirm', { ...body, receipt: 'r_none' })).toMatchObject({
      status: 409,
      state: 'SUBMITTED',
    });
    expect(await ask(bill, 'confirm', body)).toMatchObject({
      status: 200,
      data: { status: 'SUBMITTED', pending: { amount: 388_000, by: auditor.nickname } },
    });
    expect(await ask(bill, 'confirm', body)).toMatchObject({ status: 409, error: 'confirmation_pending' });
    await applyPending(world, owners);
    expect(await ask(bill, 'confirm', body)).toMatchObject({ status: 409, error: 'bill_state', state: 'PAID' });
    expect(await ask(bill, 'reject', { receipt, reason: { en: 'No.' } })).toMatchObject({ status: 409, state: 'PAID' });
  });

  test('what is confirmed and not in effect yet is marked, no longer waits, and shows who saw how much and why', async () => {
    const bill = await shown(huy, await appPicture(8, 80).jpeg().toBuffer());
    const before = (await list()).waiting;
    const body = { receipt: (await judged(bill)).id, amount: 300_000, reason: 'Khách chuyển thiếu' };
    await ask(bill, 'confirm', body);
    expect((await list()).waiting).toBe(before - 1);
    expect((await list({ words: bill.reference })).list.rows).toMatchObject([{ pending: true, received: 0 }]);
    const { pending, ...seen } = await readRemittance(world.services, bill.id);
    expect([pending, seen]).toMatchObject([
      { amount: 300_000, byId: auditor.id, reason: 'Khách chuyển thiếu' },
      { received: 0, rest: 388_000, arrivals: [], sellers: [], orders: [] },
    ]);
    await applyPending(world, owners);
    expect(await readRemittance(world.services, bill.id)).toMatchObject({
      status: 'OPEN',
      received: 300_000,
      rest: 88_000,
      pending: null,
      arrivals: [{ amount: 300_000, by: auditor.nickname, receipt: body.receipt, reason: 'Khách chuyển thiếu' }],
    });
    expect((await list({ state: 'OPEN', words: bill.reference })).list.rows).toMatchObject([
      { pending: false, received: 300_000 },
    ]);
  });

  test('a receipt seen before is confirmed only with a reason', async () => {
    const file = await appPicture(9, 90).jpeg().toBuffer();
    await shown(lan, file);
    const bill = await shown(huy, file);
    const body = { receipt: (await judged(bill)).id, amount: 388_000 };
    expect(await ask(bill, 'confirm', body)).toMatchObject({ status: 400, error: 'reason_needed', field: 'reason' });
    for (const reason of ['', 'ok', 'x'.repeat(501)])
      expect(await ask(bill, 'confirm', { ...body, reason })).toMatchObject({ status: 400, field: 'reason' });
    expect(await ask(bill, 'confirm', { ...body, reason: 'Hai lần chuyển, đã đối chiếu' })).toMatchObject({
      status: 200,
      data: { pending: { reason: 'Hai lần chuyển, đã đối chiếu' } },
    });
    expect(await applyPending(world, owners)).toBe(1);
  });

  test.each([0, -1, 1.5, 1e15, '388000', null, undefined])('%s đồng cannot have been seen', async (amount) => {
    for (const [step, more] of [
      ['confirm', { receipt: 'r_none' }],
      ['arrived', { reason: 'Thấy trên sao kê', arrivals: 0 }],
    ] as const)
      expect(
        await world.call('POST', `/admin/bills/h_none/${step}`, { token: auditor.token, body: { amount, ...more } }),
      ).toMatchObject({ status: 400, field: 'amount' });
  });

  test('money without a receipt, and taking it back, by the calls; nobody else is let in', async () => {
    const bill = await openSomeBill(world, lan);
    const body = { amount: 388_000, reason: 'Khách quên gửi biên lai', arrivals: 0 };
    expect(await ask(bill, 'arrived', { amount: 388_000 })).toMatchObject({ status: 400, field: 'reason' });
    expect(await ask(bill, 'arrived', body, lan)).toMatchObject({ status: 403 });
    const answer = await ask(bill, 'arrived', body);
    expect(answer).toMatchObject({ status: 200, data: { status: 'OPEN', pending: { amount: 388_000 } } });
    const { id } = (answer.data as { pending: { id: string } }).pending;
    expect(await ask(bill, 'take-back', { confirmation: id }, lan)).toMatchObject({ status: 403 });
    expect(await ask(bill, 'take-back', { confirmation: id })).toMatchObject({
      status: 200,
      data: { status: 'OPEN', pending: null },
    });
    expect(await ask(bill, 'take-back', { confirmation: id })).toMatchObject({
      status: 409,
      error: 'confirmation_done',
      state: 'OPEN',
    });
  });

  test.each([{}, { vi: '' }, { vi: '  ' }, { fr: 'Non.' }, { vi: 'x'.repeat(1001) }, 'Ảnh mờ.'])(
    'a reason must be one: %j',
    async (reason) => {
      expect(
        await world.call('POST', '/admin/bills/h_none/reject', {
          token: auditor.token,
          body: { receipt: 'r_none', reason },
        }),
      ).toMatchObject({ status: 400 });
    },
  );

  test('the file for spreadsheets holds what the list holds, and what people wrote in it is no formula', async () => {
    await world.db
      .updateTable('users')
      .set({ nickname: '=HYPERLINK("http://evil.example")' })
      .where('id', '=', huy.id)
      .execute();
    const answer = await world.call('GET', '/admin/bills.csv?state=PAID', { token: auditor.token, locale: 'en' });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(String(answer.data)).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(await world.call('GET', '/admin/bills.csv', { token: lan.token })).toMatchObject({ status: 403 });
  });
});
