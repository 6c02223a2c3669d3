import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import {
  registerPerson,
  sendEmailCode,
  sendMobileCode,
  setStatus,
  signIn,
  testApp,
  tokenOf,
  wrongCode,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
let person: Person;
beforeAll(async () => {
  world = await testApp();
  person = await registerPerson(world, { email: 'lan@mail.example', mobile: '+84912345678' });
});
afterAll(() => world.close());

const login = (mobileOrEmail: string, password: string, options = {}) =>
  world.call('POST', '/auth/login', { body: { mobileOrEmail, password }, ...options });
let networks = 0;
/** A new address each time, so that these cases do not count against one another. */
const fresh = () => `10.20.${Math.floor(++networks / 250)}.${networks % 250}`;

describe('D3: signing in by password', () => {
  const spellings = [
    'lan@mail.example',
    'LAN@Mail.Example',
    '  lan@mail.example ',
    '+84912345678',
    '84912345678',
    '0912345678',
    '+84 912 345 678',
    '0912.345.678',
    '(+84) 912-345-678',
  ];
  test.each(spellings)('as %s', async (spelling) => {
    const answer = await login(spelling, person.password, { locale: 'en' });
    expect(answer).toMatchObject({ status: 200, code: 200, message: 'You are signed in.' });
    expect((await world.call('GET', '/user', { token: tokenOf(answer) })).data).toMatchObject({
      id: person.id,
      email: person.email,
    });
  });

  test('PRODUCT Accounts: the data is a signed token of 15 minutes with sub, sid, email, aud, exp', async () => {
    const claims = decodeJwt(await signIn(world, person));
    expect(claims).toMatchObject({
      sub: person.id,
      email: person.email,
      aud: 'hien',
      sid: expect.stringMatching(/^s_/),
    });
    expect(claims.exp! - claims.iat!).toBe(900);
  });

  test('PRODUCT Accounts: the browser gets it as an HttpOnly, Lax cookie, and the refresh token only for its one call', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: 'http://localhost:3000' },
      payload: { mobileOrEmail: person.email, password: person.password },
    });
    const cookies = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
    expect(cookies.refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/user/refresh-token' });
    expect(cookies.token!.secure).toBeUndefined();
    expect(response.headers['x-refresh-token']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('PRODUCT Accounts: a client without an Origin gets the refresh token in a header', async () => {
    const answer = await login(person.email, person.password, { headers: { origin: undefined } });
    expect(answer.headers['x-refresh-token']).toBe(answer.cookies.refresh);
  });

  test('one Vietnamese letter is one letter, whether a keyboard writes it as one character or two', async () => {
    const typist = await registerPerson(world, { password: 'mẹ nấu ốc 1'.normalize('NFD') });
    expect((await login(typist.email, 'mẹ nấu ốc 1'.normalize('NFC'))).status).toBe(200);
    expect((await login(typist.email, 'mẹ nấu ốc 1'.normalize('NFD'))).status).toBe(200);
  });
});

describe('D2: nothing tells whether an account exists', () => {
  const unknown = ['nobody@mail.example', '+84987654321', '0987654321', 'not an account at all', "' or 1=1 --"];
  test.each(unknown)('a wrong password and the unknown account %s answer alike', async (name) => {
    for (const locale of locales) {
      const known = await login(person.email, 'not the one', { locale, from: fresh() });
      const other = await login(name, 'not the one', { locale, from: fresh() });
      expect(visible(other)).toEqual(visible(known));
      expect(known).toMatchObject({
        status: 400,
        error: 'login_failed',
        message: translator(locale, 'errors')('login_failed'),
      });
    }
    await login(person.email, person.password);
    world.clock.advance(901);
  });

  test('sending a code answers alike for known and unknown, email and phone, in each language', async () => {
    for (const purpose of ['register', 'login', 'reset']) {
      world.clock.advance(3601);
      for (const locale of locales) {
        world.clock.advance(61);
        const ask = (path: string) => world.call('GET', path, { locale, from: fresh() });
        const mail = await ask(`/auth/email-verification-code/lan@mail.example?purpose=${purpose}`);
        const nobody = await ask(
          `/auth/email-verification-code/no-${purpose}-${locale}@mail.example?purpose=${purpose}`,
        );
        expect(visible(nobody)).toEqual(visible(mail));
        expect(mail).toMatchObject({
          status: 200,
          message: translator(locale, 'errors')('message_success'),
          data: null,
        });
      }
    }
  });

  test('a code to an unknown address is the same work and no letter', async () => {
    await sendEmailCode(world, 'ghost@mail.example', 'login', fresh());
    await sendEmailCode(world, 'ghost2@mail.example', 'reset', fresh());
    const rows = await world.db.selectFrom('outbox').select(['kind', 'payload']).execute();
    const ghosts = rows.filter((row) => JSON.stringify(row.payload).includes('ghost'));
    expect(ghosts.map((row) => row.kind)).toEqual(['nothing', 'nothing']);
  });

  test('a wrong code answers alike for known and unknown', async () => {
    world.clock.advance(3601);
    await sendEmailCode(world, person.email, 'login', fresh());
    await sendEmailCode(world, 'ghost3@mail.example', 'login', fresh());
    const code = wrongCode(await world.lastCode(person.email));
    const attempt = (email: string) =>
      world.call('POST', '/auth/login:email-code', { body: { email, code }, from: fresh() });
    expect(visible(await attempt('ghost3@mail.example'))).toEqual(visible(await attempt(person.email)));
  });
});

describe('D3: signing in by code', () => {
  test.each(['lan@mail.example', 'LAN@mail.example'])('email %s', async (email) => {
    world.clock.advance(86_401);
    await sendEmailCode(world, email, 'login', fresh());
    const answer = await world.call('POST', '/auth/login:email-code', {
      body: { email, code: await world.lastCode('lan@mail.example') },
    });
    expect(answer.status).toBe(200);
    expect((await world.call('GET', '/user', { token: tokenOf(answer) })).data).toMatchObject({ id: person.id });
  });

  test.each(['0912345678', '84912345678', '+84 912 345 678', '+84-912-345-678', '912345678'])(
    'phone %s',
    async (mobile) => {
      world.clock.advance(86_401);
      expect((await sendMobileCode(world, mobile, 'login', fresh())).status).toBe(200);
      const answer = await world.call('POST', '/auth/login:mobile-code', {
        body: { mobile: '0912 345 678', code: await world.lastCode('+84912345678') },
      });
      expect(answer.status).toBe(200);
    },
  );

  test('each wrong code says so in its own words and names the field', async () => {
    world.clock.advance(86_401);
    const wrong = { status: 400, field: 'code', data: null };
    expect(
      await world.call('POST', '/auth/login:email-code', { body: { email: person.email, code: '123456' } }),
    ).toMatchObject({ ...wrong, error: 'message_email_code_error' });
    expect(
      await world.call('POST', '/auth/login:mobile-code', { body: { mobile: person.mobile, code: '123456' } }),
    ).toMatchObject({ ...wrong, error: 'bind_mobile_or_code_error' });
    expect(await world.call('POST', '/auth/login:mobile-code', { body: { mobile: person.mobile } })).toMatchObject({
      status: 400,
      field: 'code',
      error: 'input_code',
    });
  });
});

describe('a suspended account', () => {
  test('D2: is told so only with the right password, and its sessions are over', async () => {
    const other = await registerPerson(world);
    const token = await signIn(world, other);
    await setStatus(world, other.id, 'suspended');
    expect(await login(other.email, 'wrong one', { from: fresh() })).toMatchObject({
      status: 400,
      error: 'login_failed',
    });
    expect(await login(other.email, other.password, { from: fresh() })).toMatchObject({
      status: 403,
      error: 'account_suspended',
      data: null,
    });
    expect(await world.call('GET', '/user', { token })).toMatchObject({ status: 401, error: 'login_required' });
  });

  test('D2: gets no code by which it could come in', async () => {
    const other = await registerPerson(world);
    await setStatus(world, other.id, 'suspended');
    world.clock.advance(61);
    expect((await sendEmailCode(world, other.email, 'login', fresh())).status).toBe(200);
    const last = await world.db.selectFrom('outbox').select('kind').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(last.kind).toBe('nothing');
  });
});

test('C5: signing in without an account or a password names what is missing', async () => {
  expect(await world.call('POST', '/auth/login', { body: { mobileOrEmail: ' ', password: 'not it' } })).toMatchObject({
    status: 400,
    error: 'message_input_account',
    field: 'mobileOrEmail',
  });
  expect(await world.call('POST', '/auth/login', { body: { mobileOrEmail: 'a@b.vn' } })).toMatchObject({
    status: 400,
    error: 'field_pwd',
    field: 'password',
  });
});

function visible({ status, code, message, data, error, field, cookies }: Awaited<ReturnType<typeof login>>) {
  return {
    status,
    code,
    message,
    data,
    error,
    field,
    cookies: Object.keys(cookies).filter((name) => name !== 'device'),
  };
}
