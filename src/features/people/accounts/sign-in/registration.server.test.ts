import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nicknameField } from '#features/people/accounts/account.ts';
import { locales } from '#lib/locale.ts';
import {
  addressOf,
  registerPerson,
  registrationForm,
  sendEmailCode,
  sendMobileCode,
  unregisteredPerson,
  testApp,
  wrongCode,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import { passwordCost } from '#platform/password-hasher.server.ts';
import { translator } from '#text/messages.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp({}, { passwordCost });
});
afterAll(() => world.close());

const register = (body: unknown, options = {}) => world.call('POST', '/auth/register', { body, ...options });
const userOf = (email: string) =>
  world.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const counted = async () =>
  Number(
    (
      await world.db
        .selectFrom('users')
        .select((f) => f.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('C2, D3: someone who holds both codes has an account with 30 free days', async () => {
  const person = unregisteredPerson({ nickname: '  小安 Ngọc  ', email: 'Mixed.Case@Mail.Example' });
  const answer = await register(await registrationForm(world, { ...person, email: person.email.toLowerCase() }), {
    locale: 'vi',
  });
  expect(answer).toMatchObject({
    status: 200,
    code: 200,
    data: { nickname: '小安 Ngọc', trialEndsAt: '2026-12-15T03:00:00.000Z' },
  });
  const row = await userOf('mixed.case@mail.example');
  expect(row).toMatchObject({
    nickname: '小安 Ngọc',
    mobile: person.mobile,
    roles: ['ROLE_USER'],
    status: 'active',
    locale: 'vi',
    designer_level: 'free',
    apply_status: null,
  });
  expect(row!.trial_ends_at).toEqual(new Date('2026-12-15T03:00:00Z'));
});

test.each(['小安', 'Nguyễn Thị Ánh', 'O’Brien-Smith', '👩‍🎨 Lan', '3D', 'ลัน', 'A'])(
  'C5: %s is a nickname',
  (nickname) => {
    expect(nicknameField.parse(nickname)).toBe(nickname);
  },
);

test('D2: the password is kept as argon2id only', async () => {
  const person = await registerPerson(world);
  const { password_hash } = (await userOf(person.email))!;
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const everything = JSON.stringify(await world.db.selectFrom('users').selectAll().execute());
  expect(everything).not.toContain(person.password);
});

test('D3: a registration, which signs in, is on the audit record, once', async () => {
  const person = await registerPerson(world);
  const rows = await world.db.selectFrom('audit').selectAll().where('target', '=', person.id).orderBy('id').execute();
  expect(rows.map((row) => [row.action, row.actor_id])).toEqual([
    ['user.registered', person.id],
    ['session.opened', person.id],
  ]);
  expect(rows[0]!.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

describe('C5: a field that is not right is named, with its key, in the caller’s language, and nothing is written', () => {
  const cases: [string, Record<string, unknown>, string, string][] = [
    ['no nickname', { nickname: undefined }, 'nickname', 'field_nickname'],
    ['an empty nickname', { nickname: '   ' }, 'nickname', 'field_nickname'],
    ['a nickname nobody sees', { nickname: '\u200b\u2060\ufeff' }, 'nickname', 'field_nickname'],
    ['a nickname that turns the text around', { nickname: 'Lan\u202egnp.exe' }, 'nickname', 'field_nickname'],
    ['a nickname of two lines', { nickname: 'Lan\nAdmin' }, 'nickname', 'field_nickname'],
    ['a nickname of 41 characters', { nickname: 'n'.repeat(41) }, 'nickname', 'field_nickname'],
    ['no email', { email: undefined }, 'email', 'field_number'],
    ['an email without a domain', { email: 'someone' }, 'email', 'field_number'],
    ['a domain without a top level', { email: 'someone@mail' }, 'email', 'field_number'],
    ['a top level of one letter', { email: 'someone@mail.x' }, 'email', 'field_number'],
    ['two at signs', { email: 'some@one@mail.example' }, 'email', 'field_number'],
    ['a list of emails', { email: 'a@mail.example,b@mail.example' }, 'email', 'field_number'],
    ['an email with a line break', { email: 'a@mail.example\nBcc: b@mail.example' }, 'email', 'field_number'],
    ['an email of 255 characters', { email: `${'a'.repeat(242)}@mail.example` }, 'email', 'field_number'],
    ['a password of 5', { password: '12345' }, 'password', 'field_pwd'],
    ['a password of 17', { password: '1'.repeat(17) }, 'password', 'field_pwd'],
    ['a phone that is none', { mobile: '12ab' }, 'mobile', 'field_number'],
    ['a Vietnamese landline', { mobile: '+842438252525' }, 'mobile', 'field_number'],
    ['a phone of another country', { mobile: '+8613812345678' }, 'mobile', 'field_number'],
    ['no email code', { verificationCode: '' }, 'verificationCode', 'input_code'],
    ['no phone code', { code: undefined }, 'code', 'input_code'],
    ['letters for a code', { verificationCode: 'abcdef' }, 'verificationCode', 'message_email_code_error'],
    ['another email code', { verificationCode: '000000' }, 'verificationCode', 'message_email_code_error'],
    ['another phone code', { code: '000000' }, 'code', 'bind_mobile_or_code_error'],
  ];
  let form: Record<string, string>;
  beforeAll(async () => {
    form = await registrationForm(world, unregisteredPerson());
    // The chance that a real code is the one the cases call wrong is one in a million; it is taken away.
    while (form.verificationCode === '000000' || form.code === '000000')
      form = await registrationForm(world, unregisteredPerson());
  });

  test.each(cases)('%s', async (_, change, field, error) => {
    const before = await counted();
    for (const locale of locales) {
      const from = `10.1.0.${locales.indexOf(locale)}`;
      const answer = await register({ ...form, ...change }, { locale, from });
      expect(answer).toMatchObject({ status: 400, code: 400, data: null, error, field });
      expect(answer.message).toBe(translator(locale, 'errors')(error as 'field_number'));
      expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(await counted()).toBe(before);
  });

  test('after all of that the very same form still opens the account: nothing was used up', async () => {
    expect(await register(form, { from: '10.1.0.9' })).toMatchObject({ status: 200 });
  });
});

test('C5: every fault is named, not only the first', async () => {
  const answer = await register({}, { locale: 'en' });
  expect(answer.faults!.map(({ field, error }) => `${field} ${error}`)).toEqual([
    'nickname field_nickname',
    'email field_number',
    'password field_pwd',
    'verificationCode input_code',
    'mobile field_number',
    'code input_code',
  ]);
  expect(answer.faults!.every(({ message }) => message.length > 3)).toBe(true);
});

test.each(['email', 'mobile'] as const)('D2: a taken %s is told only to one who holds both codes', async (what) => {
  const owner = await registerPerson(world);
  const second = unregisteredPerson({ [what]: owner[what] });
  world.clock.advance(61);
  const form = await registrationForm(world, second);
  expect(await register({ ...form, code: wrongCode(form.code!) })).toMatchObject({
    status: 400,
    error: 'bind_mobile_or_code_error',
  });
  expect(await register({ ...form, verificationCode: wrongCode(form.verificationCode!) })).toMatchObject({
    status: 400,
    error: 'message_email_code_error',
  });
  const before = await counted();
  expect(await register(form)).toMatchObject({
    status: 409,
    code: 409,
    error: `${what}_taken`,
    field: what,
    data: null,
  });
  expect(await counted()).toBe(before);
});

test('D2: one email in any case, and one phone in any spelling, is one account', async () => {
  await registerPerson(world, { email: 'one.and.only@mail.example', mobile: '+84987000123' });
  world.clock.advance(61);
  await sendMobileCode(world, '0987 000 123', 'register', '10.2.0.1');
  await sendEmailCode(world, 'new-one@mail.example', 'register', '10.2.0.1');
  const form = {
    nickname: 'x',
    email: 'NEW-ONE@mail.example',
    password: 'secret-16',
    mobile: '84987000123',
    verificationCode: await world.lastCode('new-one@mail.example'),
    code: await world.lastCode('+84987000123'),
  };
  expect(await register(form)).toMatchObject({ status: 409, error: 'mobile_taken' });

  await sendMobileCode(world, '0987 000 124', 'register', '10.2.0.1');
  await sendEmailCode(world, 'One.And.ONLY@Mail.Example', 'register', '10.2.0.1');
  const other = {
    ...form,
    email: 'ONE.and.only@mail.example',
    mobile: '+84 987-000-124',
    verificationCode: await world.lastCode('one.and.only@mail.example'),
    code: await world.lastCode('+84987000124'),
  };
  expect(await register(other)).toMatchObject({ status: 409, error: 'email_taken' });
});

test('D2, G2: twenty registrations at once with the same codes make one account', async () => {
  const form = await registrationForm(world, unregisteredPerson());
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => register(form, { from: `10.3.0.${i}` })));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(
    answers.filter((answer) => answer.status !== 200).every((answer) => answer.status === 400 || answer.status === 409),
  ).toBe(true);
  const rows = await world.db.selectFrom('users').select('id').where('email', '=', form.email!).execute();
  expect(rows).toHaveLength(1);
});

test('D2: a code serves once; the same form again is refused', async () => {
  const person = unregisteredPerson();
  const form = await registrationForm(world, person);
  expect((await register(form)).status).toBe(200);
  expect(await register({ ...form, email: 'other@mail.example' })).toMatchObject({
    status: 400,
    error: 'message_email_code_error',
  });
  expect(await register(form, { from: addressOf(person) })).toMatchObject({
    status: 400,
    error: 'message_email_code_error',
    field: 'verificationCode',
  });
});

test('D2: a foreign code, one sent to somebody else, is refused', async () => {
  const mine = await registrationForm(world, unregisteredPerson());
  let theirs = await registrationForm(world, unregisteredPerson());
  while (theirs.code === mine.code || theirs.verificationCode === mine.verificationCode)
    theirs = await registrationForm(world, unregisteredPerson());
  expect(await register({ ...mine, verificationCode: theirs.verificationCode })).toMatchObject({
    status: 400,
    error: 'message_email_code_error',
  });
  expect(await register({ ...mine, code: theirs.code })).toMatchObject({
    status: 400,
    error: 'bind_mobile_or_code_error',
  });
});

test('D1: fields that are not the caller’s to set are refused by name', async () => {
  const form = await registrationForm(world, unregisteredPerson());
  for (const [field, value] of Object.entries({
    roles: ['ROLE_ADMIN'],
    status: 'active',
    id: 'u_1',
    designerLevel: 'pro',
    trialEndsAt: '2099-01-01',
    __proto__x: 1,
  })) {
    expect(await register({ ...form, [field]: value })).toMatchObject({ status: 400, error: 'unknown_field', field });
  }
  expect(await userOf(form.email!)).toBeUndefined();
});
