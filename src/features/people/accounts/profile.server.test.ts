import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileBody, userData } from '#features/people/accounts/account.ts';
import { newMember, registerPerson, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';

let world: TestApp;
let person: Member;
beforeAll(async () => {
  world = await testApp();
  person = await newMember(world);
});
afterAll(() => world.close());

const change = (body: unknown, options = {}) => world.call('PUT', '/user', { token: person.token, body, ...options });
const read = async () => userData.parse((await world.call('GET', '/user', { token: person.token })).data);

const full = {
  nickname: 'Ngọc 玉',
  username: 'ngoc',
  experience: '3–5',
  city: 'Huế',
  styles: ['japandi', 'indochine'],
  companyName: 'Xưởng',
  introduction: 'Hai dòng\n两行',
  livingAddress: '1 Lê Lợi',
  school: 'ĐH Kiến trúc',
  major: 'Nội thất',
  companyAddress: '2 Lê Lợi',
  contactPhone: '024 3825 2525',
  businessScope: 'Gỗ\n竹',
};

test('D1: GET /user answers every field of the seed’s section 3 by its name', async () => {
  const seed = [
    'username',
    'nickname',
    'avatar',
    'experience',
    'city',
    'styles',
    'email',
    'companyName',
    'mobile',
    'introduction',
    'livingAddress',
    'school',
    'major',
    'companyAddress',
    'contactPhone',
    'businessScope',
    'designerLevel',
    'roles',
  ];
  const answer = (await world.call('GET', '/user', { token: person.token })).data as Record<string, unknown>;
  expect(Object.keys(answer)).toEqual(expect.arrayContaining(seed));
  expect(answer).toMatchObject({
    id: person.id,
    email: person.email,
    mobile: person.mobile,
    roles: [{ name: 'ROLE_USER' }],
    designerLevel: 'free',
    planEndsAt: null,
    cookieAgreement: false,
  });
  expect(JSON.stringify(answer)).not.toMatch(/password|argon2|hash|status/);
});

test('D1: PUT /user changes each field there is, and only the one given', async () => {
  expect(Object.keys(full)).toEqual(Object.keys(profileBody.shape));
  expect((await change(full)).data).toMatchObject(full);
  expect((await change({ city: 'Đà Nẵng' })).data).toMatchObject({ ...full, city: 'Đà Nẵng' });
  expect(await read()).toMatchObject({ ...full, city: 'Đà Nẵng', email: person.email, roles: [{ name: 'ROLE_USER' }] });
});

test('an emptied field is no value; an emptied list is an empty list', async () => {
  await change(full);
  expect((await change({ introduction: '  ', styles: [] })).data).toMatchObject({
    introduction: null,
    styles: [],
    city: 'Huế',
  });
});

test('the language it was changed in becomes the language letters are written in', async () => {
  await change({ city: 'Huế' }, { locale: 'zh' });
  expect(await world.db.selectFrom('users').select('locale').where('id', '=', person.id).executeTakeFirst()).toEqual({
    locale: 'zh',
  });
});

test('the audit record names the fields, not what was written in them', async () => {
  await change({ introduction: 'a private thing' });
  const last = await world.db
    .selectFrom('audit')
    .selectAll()
    .where('target', '=', person.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(last).toMatchObject({ action: 'user.profile', actor_id: person.id, after: { fields: ['introduction'] } });
  expect(JSON.stringify(last)).not.toContain('a private thing');
});

test.each([
  'roles',
  'status',
  'email',
  'mobile',
  'designerLevel',
  'designer_level',
  'id',
  'trialEndsAt',
  'applyStatus',
  'password',
  'password_hash',
  'cookieAgreement',
  'demo_kind',
  'createdAt',
  'constructor',
  'toString',
])('D1: the unknown field %s is refused and nothing is written', async (field) => {
  await change({ city: 'Huế' });
  const before = await world.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirst();
  expect(await change({ city: 'Sài Gòn', [field]: 'ROLE_ADMIN' })).toMatchObject({
    status: 400,
    error: 'unknown_field',
    field,
  });
  expect(await world.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirst()).toEqual(before);
});

test.each([
  ['nickname', ''],
  ['nickname', 'n'.repeat(41)],
  ['city', 'c'.repeat(81)],
  ['introduction', 'i'.repeat(2001)],
  ['styles', Array.from({ length: 13 }, () => 'x')],
  ['styles', ['s'.repeat(41)]],
  ['styles', 'japandi'],
  ['contactPhone', 1],
  ['school', null],
])('C5: %s that is too long, too short or of another kind is refused by name', async (field, value) => {
  const answer = await change({ [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.field!.split('.')[0]).toBe(field);
});

test('A6: PUT /user/cookie-agreement, without a body, is kept', async () => {
  expect(await world.call('PUT', '/user/cookie-agreement', { token: person.token })).toMatchObject({
    status: 200,
    data: null,
  });
  expect((await read()).cookieAgreement).toBe(true);
  expect((await world.call('PUT', '/user/cookie-agreement')).status).toBe(401);
});

test('one person’s change is nobody else’s', async () => {
  const other = await registerPerson(world);
  await change({ nickname: 'mine' });
  expect(await world.db.selectFrom('users').select('nickname').where('id', '=', other.id).executeTakeFirst()).toEqual({
    nickname: other.nickname,
  });
});

test('I1: the language chosen on the site is the one mails are written in', async () => {
  const lan = await newMember(world);
  const language = { token: lan.token, body: { language: 'vi' } };
  expect((await world.call('PUT', '/user/language', language)).status).toBe(200);
  expect((await world.call('PUT', '/user/language', { ...language, body: { language: 'fr' } })).status).toBe(400);
  const password = { oldPassword: lan.password, newPassword: 'another-16' };
  expect((await world.call('PUT', '/user/password', { token: lan.token, body: password })).status).toBe(200);
  const letters = (await world.db.selectFrom('outbox').select('payload').execute())
    .map(({ payload }) => payload as { to: string; template: string; locale: string })
    .filter(({ to, template }) => to === lan.email && template !== 'code');
  expect(letters.map(({ locale }) => locale)).toEqual(['vi']);
});
