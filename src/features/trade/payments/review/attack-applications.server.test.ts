import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { applyCompletely, approve, submit, wholeForm } from '../../../../../tests/support/applicants.ts';

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
