import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import {
  appOnDatabase,
  giveRoles,
  registerPerson,
  sendEmailCode,
  sendMobileCode,
  setStatus,
  signIn,
  unregisteredPerson,
  testApp,
  wrongCode,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
let person: Person;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await registerPerson(world);
  world.clock.advance(61);
});

let networks = 0;
const rotating = () => `10.50.${Math.floor(++networks / 250)}.${networks % 250}`;
const forget = (body: unknown, options = {}) =>
  world.call('POST', '/common/forget', { body, from: rotating(), ...options });
const change = (token: string, body: unknown) => world.call('PUT', '/user/password', { token, body, from: rotating() });
const opens = async (password: string, name = person.email) =>
  (await world.call('POST', '/auth/login', { body: { mobileOrEmail: name, password }, from: rotating() })).status ===
  200;
async function resetCode(): Promise<string> {
  await sendEmailCode(world, person.email, 'reset', rotating());
  return world.lastCode(person.email);
}
const lettersTo = async (email: string) =>
  (await world.db.selectFrom('outbox').select('payload').orderBy('id').execute())
    .map((row) => row.payload as { to: string; template: string; locale: string })
    .filter((letter) => letter.to === email);

describe('C4, D3: the forgotten password', () => {
  test('a code to the email sets a new one, ends every session, clears the cookies and tells the owner', async () => {
    const tokens = [await signIn(world, person), await signIn(world, person)];
    const answer = await forget({ email: person.email.toUpperCase(), code: await resetCode(), password: 'brand-new' });
    expect(answer).toMatchObject({ status: 200, code: 200, data: null, cookies: { token: '', refresh: '' } });
    expect([await opens(person.password), await opens('brand-new')]).toEqual([false, true]);
    for (const token of tokens) expect((await world.call('GET', '/user', { token })).status).toBe(401);
    expect((await lettersTo(person.email)).map((letter) => letter.template)).toContain('passwordChanged');
  });

  test('a code to the phone does the same', async () => {
    await sendMobileCode(world, person.mobile, 'reset', rotating());
    expect(
      (
        await forget({
          mobile: person.mobile.replace('+84', '0'),
          code: await world.lastCode(person.mobile),
          password: 'brand-new',
        })
      ).status,
    ).toBe(200);
    expect(await opens('brand-new')).toBe(true);
  });

  test('a wrong code changes nothing and says so in each language', async () => {
    const code = await resetCode();
    for (const locale of locales) {
      expect(
        await forget({ email: person.email, code: wrongCode(code), password: 'brand-new' }, { locale }),
      ).toMatchObject({
        status: 400,
        error: 'message_email_code_error',
        field: 'code',
        message: translator(locale, 'errors')('message_email_code_error'),
      });
    }
    expect(await opens(person.password)).toBe(true);
  });

  test('a code resets once', async () => {
    const code = await resetCode();
    expect((await forget({ email: person.email, code, password: 'brand-new' })).status).toBe(200);
    expect((await forget({ email: person.email, code, password: 'brand-newer' })).error).toBe(
      'message_email_code_error',
    );
    expect(await opens('brand-newer')).toBe(false);
  });

  test('of ten resets at once with one code one wins', async () => {
    const code = await resetCode();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => forget({ email: person.email, code, password: `meo-muop-${i}` })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await opens(`meo-muop-${answers.findIndex((answer) => answer.status === 200)}`)).toBe(true);
  });

  test('D2: known and unknown answer alike', async () => {
    const code = wrongCode(await resetCode());
    const unknown = unregisteredPerson();
    await sendEmailCode(world, unknown.email, 'reset', rotating());
    const a = await forget({ email: person.email, code, password: 'brand-new' });
    const b = await forget({ email: unknown.email, code, password: 'brand-new' });
    expect([b.status, b.error, b.field, b.message]).toEqual([a.status, a.error, a.field, a.message]);
  });

  test.each([
    ['of five', '12345'],
    ['empty', ''],
    ['of 17', '1'.repeat(17)],
    ['of 129', '1'.repeat(129)],
    ['that is missing', undefined],
  ])('C5: a password %s is refused and the code still serves', async (_, password) => {
    const code = await resetCode();
    expect(await forget({ email: person.email, code, password })).toMatchObject({
      status: 400,
      error: 'field_pwd',
      field: 'password',
    });
    expect((await forget({ email: person.email, code, password: 'brand-new' })).status).toBe(200);
  });

  test('C5: without an account it says that one is needed', async () => {
    expect(await forget({ code: '123456', password: 'brand-new' })).toMatchObject({
      status: 400,
      error: 'message_input_account',
      field: 'email',
    });
  });

  test('a suspended account cannot be reset open', async () => {
    const code = await resetCode();
    await setStatus(world, person.id, 'suspended');
    expect((await forget({ email: person.email, code, password: 'brand-new' })).error).toBe('message_email_code_error');
  });
});

describe('C4, D3: changing the password', () => {
  test('the old one proves who asks; every session ends, this one too', async () => {
    const token = await signIn(world, person);
    const other = await signIn(world, person);
    expect(await change(token, { oldPassword: person.password, newPassword: 'brand-new' })).toMatchObject({
      status: 200,
      data: null,
      cookies: { token: '', refresh: '' },
    });
    for (const each of [token, other]) expect((await world.call('GET', '/user', { token: each })).status).toBe(401);
    expect((await lettersTo(person.email)).at(-1)).toMatchObject({ template: 'passwordChanged' });
    expect([await opens(person.password), await opens('brand-new')]).toEqual([false, true]);
    const trail = await world.db
      .selectFrom('audit')
      .select(['action', 'after'])
      .where('target', '=', person.id)
      .execute();
    expect(trail.map((row) => row.action)).toContain('user.password');
    expect(JSON.stringify(trail)).not.toMatch(/brand-new|secret-16/);
  });

  test('PRODUCT Accounts: a wrong old password is 400 with its key, not 401', async () => {
    const token = await signIn(world, person);
    for (const locale of locales) {
      expect(
        await world.call('PUT', '/user/password', {
          token,
          locale,
          body: { oldPassword: 'wrong one', newPassword: 'brand-new' },
        }),
      ).toMatchObject({
        status: 400,
        error: 'old_password_error',
        field: 'oldPassword',
        message: translator(locale, 'errors')('old_password_error'),
      });
    }
    expect((await world.call('GET', '/user', { token })).status).toBe(200);
  });

  test('a visitor is asked to sign in', async () => {
    expect(
      await world.call('PUT', '/user/password', { body: { oldPassword: 'a', newPassword: 'brand-new' } }),
    ).toMatchObject({ status: 401, error: 'login_required' });
  });

  test.each([['12345'], ['1'.repeat(17)], [123456], [null]])(
    'C5: the new password %s is refused by name',
    async (newPassword) => {
      const token = await signIn(world, person);
      expect(await change(token, { oldPassword: person.password, newPassword })).toMatchObject({
        status: 400,
        error: 'field_pwd',
        field: 'newPassword',
      });
      expect(await opens(person.password)).toBe(true);
    },
  );
});

describe('PRODUCT Accounts: admins are always strict', () => {
  test('8 to 128 where others have 6 to 16', async () => {
    await giveRoles(world, person.id, 'ROLE_ADMIN');
    const short = await change(await signIn(world, person), { oldPassword: person.password, newPassword: '1234567' });
    expect(short).toMatchObject({ status: 400, error: 'field_pwd_strict', field: 'newPassword' });
    const long = 'a very long password for one who may do a lot';
    expect(
      (await change(await signIn(world, person), { oldPassword: person.password, newPassword: long })).status,
    ).toBe(200);
    expect(await opens(long)).toBe(true);
  });

  test('by a code too', async () => {
    await giveRoles(world, person.id, 'ROLE_ADMIN');
    const code = await resetCode();
    expect(await forget({ email: person.email, code, password: '1234567' })).toMatchObject({
      status: 400,
      error: 'field_pwd_strict',
      field: 'password',
    });
    expect((await forget({ email: person.email, code, password: '1'.repeat(128) })).status).toBe(200);
  });
});

describe('PRODUCT Accounts: PASSWORD_POLICY=strict', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await appOnDatabase(world.url, { PASSWORD_POLICY: 'strict' }, { clock: world.clock });
  });
  afterAll(() => strict.close());

  test('7 characters are refused with their own text, 8 and 128 are taken, 129 are not', async () => {
    for (const [length, expected] of [
      [7, 400],
      [129, 400],
      [8, 200],
      [128, 200],
    ] as const) {
      const password = 'p'.repeat(length);
      const made = await registerPerson(strict, { password }).then(
        () => 200,
        (error: Error) => (/field_pwd_strict password/.test(error.message) ? 400 : error.message),
      );
      expect(made).toBe(expected);
    }
  });

  test('settings tell the browser', async () => {
    expect((await strict.call('GET', '/common/settings')).data).toMatchObject({
      password: { min: 8, max: 128, policy: 'strict' },
    });
  });

  test('who had a short one before still comes in, and changes to a strict one', async () => {
    const before = await registerPerson(world, { password: 'ngan-6' });
    const token = await signIn(strict, before);
    const set = (newPassword: string) =>
      strict.call('PUT', '/user/password', { token, body: { oldPassword: 'ngan-6', newPassword } });
    expect(await set('1234567')).toMatchObject({ status: 400, error: 'field_pwd_strict', field: 'newPassword' });
    expect((await set('a'.repeat(60))).status).toBe(200);
  });
});
