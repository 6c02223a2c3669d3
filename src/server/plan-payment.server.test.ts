import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaData } from '#features/foundation/media/media.ts';
import { purchaseData } from '#features/trade/plan-purchases/plan-view.ts';
import { billData, billKinds } from '#features/trade/payments/bill.ts';
import { confirmAfterSeconds } from '#features/trade/payments/payment-limits.ts';
import { billOwners } from '#server/bill-owners.ts';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../tests/support/app.ts';
import { formOf } from '../../tests/support/multipart.ts';
import { applyPending } from '../../tests/support/money/payments.ts';
import { jpegOf } from '../../tests/support/pictures.ts';

let world: TestApp;
let lan: Member;
let auditor: Member;
beforeAll(async () => {
  world = await testApp();
  lan = await newMember(world);
  auditor = await newMember(world);
  await giveRoles(world, auditor.id, 'ROLE_ADMIN');
});
afterAll(() => world.close());

async function sendReceipt(bill: string, width: number) {
  const media = mediaData.parse(
    (
      await world.call('POST', '/media?kind=receipt', {
        token: lan.token,
        ...formOf({ bytes: await jpegOf(width, 300) }),
      })
    ).data,
  ).id;
  return billData.parse(
    (await world.call('POST', `/user/bills/${bill}/receipt`, { token: lan.token, body: { media, amount: 388_000 } }))
      .data,
  );
}
const level = async () => (await world.call('GET', '/user/plan', { token: lan.token })).data as { level: string };

test('PRODUCT bill: every kind has its owner, and one', () => {
  expect(
    billOwners()
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual([...billKinds].toSorted());
});

describe('H3: a plan, paid for', () => {
  test('through the calls: bought, receipt turned down, sent again, confirmed: a minute later the plan is on', async () => {
    const purchase = purchaseData.parse(
      (await world.call('POST', '/user/plan-purchases', { token: lan.token, body: { choice: 'PRO_MONTHLY' } })).data,
    );
    const first = await sendReceipt(purchase.bill!, 200);
    expect(first).toMatchObject({ status: 'SUBMITTED', amount: 388_000 });
    const reason = { vi: 'Chưa thấy tiền về.' };
    expect(
      await world.call('POST', `/admin/bills/${first.id}/reject`, {
        token: auditor.token,
        body: { receipt: first.receipt!.id, reason },
      }),
    ).toMatchObject({ status: 200, data: { status: 'REJECTED' } });
    expect(await level()).toMatchObject({ level: 'free' });
    const second = await sendReceipt(purchase.bill!, 210);
    expect(
      await world.call('POST', `/admin/bills/${first.id}/confirm`, {
        token: auditor.token,
        body: { receipt: second.receipt!.id, amount: 388_000 },
      }),
    ).toMatchObject({ status: 200, data: { status: 'SUBMITTED', pending: { amount: 388_000 } } });
    expect(await level()).toMatchObject({ level: 'free' });
    expect(await applyPending(world)).toBe(1);
    world.clock.advance(confirmAfterSeconds);
    expect(await level()).toMatchObject({ level: 'pro', runs: true });
    expect(await world.call('GET', '/user/bills?status=PAID', { token: lan.token })).toMatchObject({
      data: { total: 1, content: [{ id: first.id, kind: 'plan', receipt: { id: second.receipt!.id } }] },
    });
  });
});
