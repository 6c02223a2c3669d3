import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { applyCompletely, approve } from '../../../../../tests/support/applicants.ts';
import { isDeclined, type ProcessData } from '#features/trade/applications/application.ts';
import { applyPending } from '../../../../../tests/support/money/payments.ts';

let world: TestApp;
let admin: Member;
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const pendingOf = z.object({ pending: z.object({ id: z.string() }), declining: z.literal(true) });
const post = (path: string, body: object) => world.call('POST', path, { token: admin.token, body });
const standing = async (id: string) =>
  world.db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.state', 'users.apply_status', 'applications.refusal'])
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
async function declined(id: string, amount: number): Promise<string> {
  const answer = await post(`/admin/applications/${id}/decline`, { amount, reason: { vi: 'Không nhận nữa' } });
  return pendingOf.parse(answer.data).pending.id;
}

test('H3 declining that was taken back among the remittances is taken back: approved later, the application passes', async () => {
  const person = await newMember(world);
  const { id, bill, billAmount } = await applyCompletely(world, person, 'designer');
  const confirmation = await declined(id, billAmount);
  expect((await post(`/admin/bills/${bill}/take-back`, { confirmation })).status).toBe(200);
  expect((await approve(world, admin, id)).status).toBe(200);
  expect(await standing(id)).toMatchObject({ state: 'PASSED', apply_status: 'PASSED' });
});

test('H3 declining is taken back: what waited for the applicant’s documents waits for them again', async () => {
  const person = await newMember(world);
  const { id, billAmount } = await applyCompletely(world, person, 'designer');
  await post(`/admin/applications/${id}/reject`, { reason: { vi: 'Ảnh mờ' }, receipt: false });
  const before = await standing(id);
  const confirmation = await declined(id, billAmount);
  expect((await post(`/admin/applications/${id}/take-back`, { confirmation })).status).toBe(200);
  expect(before).toMatchObject({ state: 'REJECTED', apply_status: 'REJECTED' });
  expect(await standing(id)).toEqual(before);
});

test('H3 who is declined for good is told that, not that something needs changing', async () => {
  const person = await newMember(world);
  const { id, billAmount } = await applyCompletely(world, person, 'merchant');
  await declined(id, billAmount);
  world.clock.advance(60);
  await applyPending(world);
  const { data } = await world.call('GET', '/user/mails', { token: person.token, locale: 'vi' });
  const told = z.object({ content: z.array(z.object({ type: z.string() })) }).parse(data).content;
  expect(told.map(({ type }) => type)).toContain('REQUEST_DECLINED');
  expect(told.map(({ type }) => type)).not.toContain('DESIGNER_REQUEST_REJECTED');
  const page = await world.call('GET', '/user/designer-request-process', { token: person.token });
  expect(isDeclined((page.data as ProcessData).history)).toBe(true);
});

test('H3 the queue lists apart what was declined for good and what was sent back; the record has the reason', async () => {
  const [left, back] = [await newMember(world), await newMember(world)];
  const { id } = await applyCompletely(world, left, 'merchant');
  const other = await applyCompletely(world, back, 'merchant');
  await post(`/admin/applications/${id}/reject`, { reason: { vi: 'Ảnh mờ' }, receipt: false });
  await post(`/admin/applications/${id}/decline`, { amount: 0, reason: { vi: 'Không nhận nữa' } });
  await post(`/admin/applications/${other.id}/reject`, { reason: { vi: 'Ảnh mờ' }, receipt: false });
  const listed = async (state: string) => {
    const { data } = await world.call('GET', `/admin/applications?state=${state}`, { token: admin.token });
    const shown = z
      .object({ content: z.array(z.object({ id: z.string() })) })
      .parse(data)
      .content.map((each) => each.id);
    return [id, other.id].filter((each) => shown.includes(each));
  };
  expect(await listed('DECLINED')).toEqual([id]);
  expect(await listed('REJECTED')).toEqual([other.id]);
  const { data } = await world.call('GET', `/admin/applications/${id}`, { token: admin.token });
  const { events } = z.object({ events: z.array(z.object({ step: z.string(), reason: z.unknown() })) }).parse(data);
  expect(events.at(-1)).toEqual({ step: 'declined', reason: { text: 'Không nhận nữa', lang: 'vi' } });
});

test.each(['roles', 'suspend'])(
  'M1 whoever loses the right to decide within the minute has decided nothing (%s): another admin does',
  async (how) => {
    const person = await newMember(world);
    const { id, bill, billAmount } = await applyCompletely(world, person, 'designer');
    const gone = await newMember(world, 'ROLE_ADMIN');
    const approved = await world.call('POST', `/admin/applications/${id}/approve`, {
      token: gone.token,
      body: { amount: billAmount },
    });
    expect(approved.status).toBe(200);
    const removed =
      how === 'roles'
        ? await world.call('PUT', `/admin/users/${gone.id}/roles`, {
            token: admin.token,
            body: { roles: [], seen: ['ROLE_USER', 'ROLE_ADMIN'] },
          })
        : await post(`/admin/users/${gone.id}/suspend`, { reason: { vi: 'Tài khoản bị chiếm' } });
    expect(removed.status).toBe(200);
    await applyPending(world);
    expect(await standing(id)).toMatchObject({ state: 'AUDITING' });
    expect(await world.db.selectFrom('bills').select(['status', 'received']).where('id', '=', bill).execute()).toEqual([
      { status: 'SUBMITTED', received: 0 },
    ]);
    expect((await approve(world, admin, id)).status).toBe(200);
    expect(await standing(id)).toMatchObject({ state: 'PASSED' });
  },
);
