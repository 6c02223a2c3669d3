import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { findApplication } from '#features/trade/applications/application-queries.server.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { applyCompletely, approve, submit, wholeForm } from '../../../../../tests/support/applicants.ts';
import { waitingForLocks } from '../../../../../tests/support/money/both-at-once.ts';
import { applyPending, requestOf } from '../../../../../tests/support/money/payments.ts';
import { until } from '../../../../../tests/support/until.ts';
import { lockBill, openBill } from '../bills.server.ts';

let world: TestApp;
let admin: Member;
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const keep = (person: Member, body: object) =>
  world.call('PUT', '/user/register:designer', { token: person.token, body });

test('H2 H3 who paid for a cheap plan does not get a dear one by keeping it in the draft first', async () => {
  const person = await newMember(world);
  const { id } = await applyCompletely(world, person, 'designer', { plan: 'PRO_MONTHLY' });
  const turnedDown = await world.call('POST', `/admin/applications/${id}/reject`, {
    token: admin.token,
    body: { reason: { vi: 'Ảnh mờ' }, receipt: false },
  });
  expect(turnedDown.status).toBe(200);
  for (const plan of ['', 'PREMIUM_YEARLY'])
    expect(await keep(person, { plan, school: 'Mỹ thuật' })).toMatchObject({
      status: 200,
      data: { plan: 'PRO_MONTHLY', school: 'Mỹ thuật', planSettled: true },
    });
  const form = await wholeForm(world, person, 'designer', { verificationCode: '' });
  expect(await submit(world, person, 'designer', { ...form, plan: 'PREMIUM_YEARLY' })).toMatchObject({
    status: 400,
    field: 'plan',
  });
  expect((await submit(world, person, 'designer', { ...form, plan: 'PRO_MONTHLY' })).status).toBe(200);
  expect((await approve(world, admin, id)).status).toBe(200);
  expect(
    await world.db.selectFrom('plan_terms').select(['level', 'months']).where('user_id', '=', person.id).execute(),
  ).toEqual([{ level: 'pro', months: 1 }]);
});

test('H2 who goes back to the form in a window of before does not give the application up, nor by asking twice', async () => {
  const back = (person: Member) =>
    world.call('DELETE', '/user/register:designer?seen=AWAITING_REMITTANCE', { token: person.token });
  const sent = await newMember(world);
  await applyCompletely(world, sent, 'designer');
  expect(await back(sent)).toMatchObject({ status: 409, error: 'application_state', state: 'AUDITING' });
  const twice = await newMember(world);
  const { id } = await applyCompletely(world, twice, 'designer');
  const part = { amount: 100_000, part: true, reason: 'Đã đối chiếu' };
  await world.call('POST', `/admin/applications/${id}/approve`, { token: admin.token, body: part });
  await applyPending(world);
  expect(await back(twice)).toMatchObject({ status: 200, data: { state: 'DRAFT' } });
  expect(await back(twice)).toMatchObject({ status: 409, error: 'application_state', state: 'DRAFT' });
  expect(await world.db.selectFrom('refunds').select('id').where('user_id', '=', twice.id).execute()).toEqual([]);
});

test('H3 where joining is free, documents that are sent anew while others are approved are not approved with them', async () => {
  await writeSetting(world.db, 'joining', { merchant: 0 }, world.clock.now());
  const person = await newMember(world);
  const sent = await submit(world, person, 'merchant', await wholeForm(world, person, 'merchant'));
  expect(sent).toMatchObject({ status: 200, data: { state: 'AUDITING' } });
  const { id } = sent.data as { id: string };
  let approval: ReturnType<typeof approve> | undefined;
  await transaction(world.db, async (db) => {
    // As taking it back and sending it again leave it.
    await db.updateTable('applications').set({ attempt: 2 }).where('id', '=', id).execute();
    approval = approve(world, admin, id, { attempt: 1 });
    await until(async () => (await waitingForLocks(world.db)) > 0);
  });
  expect(await approval).toMatchObject({ status: 409, error: 'application_state' });
  await world.db.deleteFrom('settings').where('key', '=', 'joining').execute();
});

test('H2 H3 who withdraws while their application gets another bill does not wait in a circle with who decides about that one', async () => {
  const person = await newMember(world);
  const { id, bill } = await applyCompletely(world, person, 'designer');
  const asked = { reason: { vi: 'Ảnh mờ' }, receipt: true };
  await world.call('POST', `/admin/applications/${id}/reject`, { token: admin.token, body: asked });
  const now = world.clock.now();
  await world.db
    .insertInto('bank_accounts')
    .values({
      user_id: person.id,
      bin: '970436',
      account: '0071001234567',
      holder: 'NGUYEN LAN',
      created_at: now,
      updated_at: now,
    })
    .execute();
  const applications = world.db.selectFrom('applications').select('id').where('id', '=', id);
  let next = '';
  let answered = false;
  const withdrawing: { answer?: ReturnType<typeof world.call> } = {};
  await transaction(world.db, async (deciding) => {
    await transaction(world.db, async (account) => {
      await account.selectFrom('bank_accounts').select('bin').where('user_id', '=', person.id).forUpdate().execute();
      await transaction(world.db, async (other) => {
        await lockBill(other, bill);
        withdrawing.answer = world.call('DELETE', '/user/register:designer', { token: person.token });
        void withdrawing.answer.then(() => (answered = true));
        await until(async () => (await waitingForLocks(world.db)) > 0);
        await other.updateTable('bills').set({ status: 'CANCELLED' }).where('id', '=', bill).execute();
        const of = { userId: person.id, kind: 'joining', subject: id, amount: 1_000_000, payBy: null } as const;
        const opened = await openBill(other, requestOf(world, admin, 'vi'), of);
        await other.updateTable('bills').set({ status: 'REJECTED' }).where('id', '=', opened.id).execute();
        await other.updateTable('applications').set({ bill_id: opened.id }).where('id', '=', id).execute();
        next = opened.id;
      });
      await lockBill(deciding, next);
    });
    await until(async () => answered || (await applications.forUpdate().skipLocked().execute()).length === 0);
    await findApplication(deciding, id, true);
  });
  expect(await withdrawing.answer).toMatchObject({ status: 409, error: 'conflict' });
});
