import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  newMember,
  registerPerson,
  registrationForm,
  sendEmailCode,
  sendMobileCode,
  signIn,
  testApp,
  unregisteredPerson,
  wrongCode,
  type Member,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

let addresses = 0;
/** Codes are limited by who asks for them. */
const fresh = () => `10.9.0.${(addresses += 1)}`;
const letters = async (to: string) =>
  (await world.db.selectFrom('outbox').select(['kind', 'payload']).execute())
    .map(({ kind, payload }) => ({
      kind,
      ...(payload as { to: string; template: string; values: { now?: string; reset?: string } }),
    }))
    .filter((letter) => letter.to === to && letter.template === 'contactChanged');
const userOf = async (token: string) =>
  (await world.call('GET', '/user', { token })).data as { email: string; mobile: string };

describe('C2: the email is proven at its own step', () => {
  const check = (email: string, code: string) =>
    world.call('POST', '/auth/check-email-code', { body: { email, code } });

  test('a wrong code is refused there, a right one stays good for registering', async () => {
    const person = unregisteredPerson();
    const form = await registrationForm(world, person);
    expect(await check(person.email, wrongCode(form.verificationCode!))).toMatchObject({
      status: 400,
      error: 'message_email_code_error',
      field: 'code',
    });
    for (const _ of [1, 2]) expect((await check(person.email, form.verificationCode!)).status).toBe(200);
    expect((await world.call('POST', '/auth/register', { body: form })).status).toBe(200);
    expect((await check(person.email, form.verificationCode!)).status, 'spent').toBe(400);
  });

  test('D2: guesses there are counted like everywhere: after five the right one is of no use', async () => {
    const person = unregisteredPerson();
    const form = await registrationForm(world, person);
    for (let n = 0; n < 5; n += 1) await check(person.email, wrongCode(form.verificationCode!));
    expect((await check(person.email, form.verificationCode!)).status).toBe(400);
  });

  test('it tells nobody whether the email has an account', async () => {
    const known = await registerPerson(world);
    const answers = [await check(known.email, '123456'), await check('nobody@mail.example', '123456')];
    expect(answers[0]).toMatchObject({ status: 400, error: 'message_email_code_error' });
    expect({ ...answers[1], requestId: '', headers: {} }).toEqual({ ...answers[0], requestId: '', headers: {} });
  });
});

test('C2: who has registered is signed in', async () => {
  const answer = await world.call('POST', '/auth/register', {
    body: await registrationForm(world, unregisteredPerson()),
  });
  const token = Object.entries(answer.cookies).find(([name]) => /token/i.test(name) && !/refresh/i.test(name))?.[1];
  expect(token).toBeDefined();
  expect((await world.call('GET', '/user', { token })).data).toMatchObject(answer.data as object);
  expect(JSON.stringify(answer.data), 'the token is not in the data').not.toContain(token!);
});

describe('change of email and of mobile', () => {
  async function change(
    person: Member,
    what: 'email' | 'mobile',
    value: string,
    given: { code?: string; password?: string } = {},
  ) {
    const sent = await (what === 'email'
      ? sendEmailCode(world, value, 'bind', fresh())
      : sendMobileCode(world, value, 'bind', fresh()));
    expect(sent.status).toBe(200);
    const code = given.code ?? (await world.lastCode(what === 'email' ? value : `+84${value.slice(1)}`));
    return world.call('PUT', `/user/${what}`, {
      token: person.token,
      body: { [what]: value, code, password: given.password ?? person.password },
    });
  }

  test('a new email, proven by its code: one signs in with it, the old one is told, other sessions end', async () => {
    const lan = await newMember(world);
    const other = await signIn(world, lan);
    const answer = await change(lan, 'email', 'lan.moi@mail.example');
    expect(answer).toMatchObject({ status: 200, data: { email: 'lan.moi@mail.example' } });
    expect((await world.call('GET', '/user', { token: other })).status).toBe(401);
    expect((await userOf(lan.token)).email).toBe('lan.moi@mail.example');
    expect(await letters(lan.email)).toEqual([
      expect.objectContaining({
        kind: 'mail',
        values: expect.objectContaining({ now: 'l***@mail.example', reset: 'mobile' }),
      }),
    ]);
    await expect(signIn(world, lan)).rejects.toThrow('login_failed');
    await signIn(world, { ...lan, email: 'lan.moi@mail.example' });
  });

  test('a new mobile: the old one is told by SMS, and by mail', async () => {
    const huy = await newMember(world);
    const old = (await userOf(huy.token)).mobile;
    expect(await change(huy, 'mobile', '0987654321')).toMatchObject({ status: 200, data: { mobile: '+84987654321' } });
    expect(await letters(old)).toMatchObject([{ kind: 'sms', values: { reset: 'email' } }]);
    expect((await letters(huy.email)).map(({ kind }) => kind)).toEqual(['mail']);
  });

  test('not without the code of this purpose, the password, or with what somebody else has', async () => {
    const an = await newMember(world);
    const taken = await registerPerson(world);
    expect(await change(an, 'email', 'an.moi@mail.example', { code: '000000' })).toMatchObject({
      status: 400,
      error: 'message_email_code_error',
      field: 'code',
    });
    expect(await change(an, 'email', 'an.hai@mail.example', { password: 'khongphai' })).toMatchObject({
      status: 400,
      error: 'old_password_error',
      field: 'password',
    });
    // Its owner has just had a code; another may be asked for after a minute.
    world.clock.advance(61);
    expect(await change(an, 'email', taken.email)).toMatchObject({ status: 409, error: 'email_taken', field: 'email' });
    await sendEmailCode(world, 'an.ba@mail.example', 'register', fresh());
    const registering = await world.lastCode('an.ba@mail.example');
    expect(
      await world.call('PUT', '/user/email', {
        token: an.token,
        body: { email: 'an.ba@mail.example', code: registering, password: an.password },
      }),
    ).toMatchObject({ status: 400, error: 'message_email_code_error' });
    expect((await userOf(an.token)).email).toBe(an.email);
    expect(await letters(an.email)).toEqual([]);
  });
});

test('A6: the agreement to cookies is read from the account, and can be taken back', async () => {
  const lan = await newMember(world);
  const agreed = async () =>
    ((await world.call('GET', '/user', { token: lan.token })).data as { cookieAgreement: boolean }).cookieAgreement;
  await world.call('PUT', '/user/cookie-agreement', { token: lan.token });
  expect(await agreed()).toBe(true);
  expect((await world.call('DELETE', '/user/cookie-agreement', { token: lan.token })).status).toBe(200);
  expect(await agreed()).toBe(false);
});

test('C5: a password too short to be one is refused by the same schema at login, change and deletion', async () => {
  const lan = await newMember(world);
  const login = await world.call('POST', '/auth/login', { body: { mobileOrEmail: lan.email, password: 'abc' } });
  expect(login).toMatchObject({ status: 400, error: 'field_pwd', field: 'password' });
  const change = await world.call('PUT', '/user/password', {
    token: lan.token,
    body: { oldPassword: 'abc', newPassword: 'matkhau moi' },
  });
  expect(change).toMatchObject({ status: 400, error: 'field_pwd', field: 'oldPassword' });
});

test('the words of a session that has ended: again in Chinese, first in the others', async () => {
  const said = async (locale: 'zh' | 'en') => (await world.call('GET', '/user', { locale })).message;
  expect(await said('zh')).toBe('请重新登录。');
  expect(await said('en')).toBe('Please log in first.');
});
