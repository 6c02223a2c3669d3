import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaData } from '#features/foundation/media/media.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { applyCompletely, submit, wholeForm } from '../../../../tests/support/applicants.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { paint } from '../../../../tests/support/pictures.ts';
import type { AuditedData } from './queue.ts';

let world: TestApp;
let admin: Member;
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

/** One licence, sent by whoever asks for it. */
async function licence(person: Member, width: number): Promise<string> {
  const form = formOf({ bytes: await paint(width, 300).jpeg().toBuffer() });
  const answer = await world.call('POST', '/media?kind=licence', {
    token: person.token,
    body: form.body,
    headers: form.headers,
  });
  return mediaData.parse(answer.data).id;
}
const read = async (id: string) =>
  (await world.call('GET', `/admin/applications/${id}`, { token: admin.token })).data as AuditedData;
const approve = (id: string, body: object) =>
  world.call('POST', `/admin/applications/${id}/approve`, { token: admin.token, body });
const flagRecords = (id: string) =>
  world.db
    .selectFrom('audit')
    .select('after')
    .where('target', '=', id)
    .where('action', '=', 'application.flagged')
    .execute();

test('B2 a paper whose very file another applicant sent is flagged for both, and passes only with a reason, on record', async () => {
  const [lan, huy] = [await newMember(world), await newMember(world)];
  const first = await applyCompletely(world, lan, 'merchant', {
    company: 'Mộc Lan',
    businessLicense: await licence(lan, 900),
  });
  expect((await read(first.id)).flags).toEqual([]);
  const second = await applyCompletely(world, huy, 'merchant', {
    company: 'Mộc Huy',
    businessLicense: await licence(huy, 900),
  });
  const other = await read(first.id);
  expect((await read(second.id)).flags).toEqual([
    { paper: 'businessLicense', application: first.id, number: other.number, name: 'Mộc Lan' },
  ]);
  expect(other.flags).toMatchObject([{ application: second.id, name: 'Mộc Huy' }]);
  const amount = second.billAmount;
  expect(await approve(second.id, { amount })).toMatchObject({ status: 400, error: 'reason_needed', field: 'reason' });
  expect((await read(second.id)).pending).toBeNull();
  expect(await flagRecords(second.id)).toEqual([]);
  expect(await approve(second.id, { amount, reason: 'Vợ chồng, cùng một hộ kinh doanh' })).toMatchObject({
    status: 200,
    data: { state: 'AUDITING', pending: { amount } },
  });
  expect(await flagRecords(second.id)).toEqual([
    { after: { reason: 'Vợ chồng, cùng một hộ kinh doanh', sameAs: [other.number] } },
  ]);
});

test('B2 where joining is free, a flagged paper needs a reason too; what only a draft holds flags nobody', async () => {
  await writeSetting(world.db, 'joining', { merchant: 0 }, world.clock.now());
  const [lan, huy, mai] = [await newMember(world), await newMember(world), await newMember(world)];
  await world.call('PUT', '/user/register:merchant', {
    token: mai.token,
    body: { businessLicense: await licence(mai, 960) },
  });
  const apply = async (person: Member) => {
    const form = await wholeForm(world, person, 'merchant', { businessLicense: await licence(person, 960) });
    return (await submit(world, person, 'merchant', form)).data as { id: string };
  };
  const first = await apply(lan);
  expect((await read(first.id)).flags, 'a draft is private to its owner').toEqual([]);
  const second = await apply(huy);
  expect((await read(second.id)).flags).toMatchObject([{ application: first.id }]);
  expect(await approve(second.id, {})).toMatchObject({ status: 400, error: 'reason_needed' });
  expect(await approve(second.id, { reason: 'Đã gọi điện xác minh' })).toMatchObject({
    status: 200,
    data: { state: 'PASSED' },
  });
  await world.db.deleteFrom('settings').where('key', '=', 'joining').execute();
});
