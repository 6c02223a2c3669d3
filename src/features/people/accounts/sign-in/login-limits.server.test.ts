import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import {
  appOnDatabase,
  registerPerson,
  sendEmailCode,
  signIn,
  testApp,
  type Answer,
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
  world.clock.advance(86_400);
  person = await registerPerson(world);
});

let networks = 0;
const rotating = () => `10.30.${Math.floor(++networks / 250)}.${networks % 250}`;
const attempt = (mobileOrEmail: string, password: string, options = {}) =>
  world.call('POST', '/auth/login', { body: { mobileOrEmail, password }, from: rotating(), ...options });
const fail = async (times: number, name = person.email) => {
  for (let i = 0; i < times; i++) expect((await attempt(name, 'wrong one')).error).toBe('login_failed');
};

const use = (from: string, hits: number) =>
  world.db
    .insertInto('limits')
    .values({ key: `login:address:${from}`, hits, resets_at: new Date(world.clock.now().getTime() + 900_000) })
    .execute();
const visible = ({ status, code, message, data, error, field, cookies }: Answer) => ({
  status,
  code,
  message,
  data,
  error,
  field,
  cookies: Object.keys(cookies),
});

describe('D2: ten failures an account in 15 minutes, from however many addresses', () => {
  test('the eleventh attempt is refused, the right password too, and says when to come back', async () => {
    await fail(10);
    for (const locale of locales) {
      const answer = await attempt(person.email, person.password, { locale });
      expect(answer).toMatchObject({ status: 429, error: 'login_too_many', data: null, cookies: {} });
      expect(answer.message).toBe(translator(locale, 'errors')('login_too_many', { seconds: 900 }));
      expect(answer.headers['retry-after']).toBe('900');
    }
  });

  test('after 15 minutes it is open again', async () => {
    await fail(10);
    world.clock.advance(899);
    expect((await attempt(person.email, person.password)).status).toBe(429);
    world.clock.advance(1);
    expect((await attempt(person.email, person.password)).status).toBe(200);
  });

  test('a success gives its place back: failures count, sign-ins do not', async () => {
    await fail(9);
    for (let i = 0; i < 5; i++) expect((await attempt(person.email, person.password)).status).toBe(200);
    await fail(1);
    expect((await attempt(person.email, person.password)).status).toBe(429);
  });

  test('another case or another spelling of the same name is not another ten guesses', async () => {
    const local = person.mobile.replace('+84', '0');
    const spellings = [
      person.mobile,
      local,
      person.mobile.slice(1),
      `+84 ${local.slice(1)}`,
      `(0)${local.slice(1)}`,
      `${local.slice(0, 4)} ${local.slice(4)}`,
      `${local.slice(0, 4)}-${local.slice(4)}`,
      `${local.slice(0, 5)}.${local.slice(5)}`,
      ` ${local}`,
      `${local}\t`,
    ];
    for (const name of spellings) await fail(1, name);
    expect(await attempt(local, person.password)).toMatchObject({ status: 429 });

    const other = await registerPerson(world);
    for (let i = 0; i < 10; i++) await fail(1, i % 2 ? other.email : other.email.toUpperCase());
    expect(await attempt(other.email, other.password)).toMatchObject({ status: 429 });
  });

  test('email and phone are one account: ten over both, and the right password opens by neither', async () => {
    await fail(5, person.email);
    await fail(5, person.mobile);
    expect((await attempt(person.email, person.password)).status).not.toBe(200);
    expect((await attempt(person.mobile, person.password)).status).not.toBe(200);
    world.clock.advance(901);
    expect((await attempt(person.mobile, person.password)).status).toBe(200);
  });

  test('an unknown account is locked just as a known one', async () => {
    for (let i = 0; i < 10; i++) expect((await attempt('no-one@mail.example', 'not it')).error).toBe('login_failed');
    await fail(10);
    const unknown = await attempt('no-one@mail.example', 'not it', { locale: 'vi' });
    const known = await attempt(person.email, 'not it', { locale: 'vi' });
    expect(visible(unknown)).toEqual(visible(known));
  });

  test('a lock under one name does not show under the other: it would tell that both are one account', async () => {
    await fail(10, person.email);
    const own = await attempt(person.mobile, 'not it');
    const nobodys = await attempt('+84987650001', 'not it');
    expect([own.status, own.error, own.message]).toEqual([nobodys.status, nobodys.error, nobodys.message]);
  });

  test('a hundred at once from a hundred addresses: ten are compared', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => attempt(person.email, 'wrong one')));
    expect(answers.filter((answer) => answer.error === 'login_failed')).toHaveLength(10);
    expect(answers.filter((answer) => answer.error === 'login_too_many')).toHaveLength(90);
  });

  test('they survive a restart: another server on the same database knows of them', async () => {
    await fail(10);
    const restarted = await appOnDatabase(world.url, {}, { clock: world.clock });
    expect(
      await restarted.call('POST', '/auth/login', {
        body: { mobileOrEmail: person.email, password: person.password },
        from: rotating(),
      }),
    ).toMatchObject({ status: 429 });
    await restarted.close();
  });

  test('C4: the reset that the message offers opens the door again', async () => {
    await fail(10);
    world.clock.advance(61);
    await sendEmailCode(world, person.email, 'reset', rotating());
    const body = { email: person.email, code: await world.lastCode(person.email), password: 'another-one' };
    expect((await world.call('POST', '/common/forget', { body })).status).toBe(200);
    expect((await attempt(person.email, 'another-one')).status).toBe(200);
  });

  test('asking for the password again counts the same: ten wrong old passwords, then no more', async () => {
    const token = await signIn(world, person);
    const change = (oldPassword: string) =>
      world.call('PUT', '/user/password', {
        token,
        body: { oldPassword, newPassword: 'another-one' },
        from: rotating(),
      });
    for (let i = 0; i < 10; i++)
      expect(await change('wrong one')).toMatchObject({
        status: 400,
        error: 'old_password_error',
        field: 'oldPassword',
      });
    expect(await change(person.password)).toMatchObject({ status: 429, error: 'login_too_many' });
    expect(
      await world.call('DELETE', '/user', { token, body: { password: person.password }, from: rotating() }),
    ).toMatchObject({ status: 429 });
  });
});

describe('D2: two hundred failures an address in 15 minutes', () => {
  test('the last place is taken and then none, whichever account', async () => {
    await use('10.77.0.1', 199);
    expect((await attempt('a1@mail.example', 'not it', { from: '10.77.0.1' })).error).toBe('login_failed');
    expect(await attempt('a2@mail.example', 'not it', { from: '10.77.0.1' })).toMatchObject({
      status: 429,
      error: 'login_too_many',
    });
    expect(await attempt(person.email, person.password, { from: '10.77.0.1' })).toMatchObject({ status: 429 });
    expect((await attempt(person.email, person.password, { from: '10.77.0.2' })).status).toBe(200);
  });

  test('an IPv6 address counts as its /64', async () => {
    await use('2001:db8:1:2::/64', 199);
    expect((await attempt('b1@mail.example', 'not it', { from: '2001:db8:1:2::1' })).error).toBe('login_failed');
    expect((await attempt('b2@mail.example', 'not it', { from: '2001:db8:1:2:ffff:ffff:ffff:ffff' })).status).toBe(429);
    expect((await attempt('b3@mail.example', 'not it', { from: '2001:db8:1:3::1' })).error).toBe('login_failed');
  });

  test('codes typed at the login count too', async () => {
    await use('10.77.0.3', 199);
    const guess = { body: { email: person.email, code: '123456' }, from: '10.77.0.3' };
    expect((await world.call('POST', '/auth/login:email-code', guess)).error).toBe('message_email_code_error');
    expect(await world.call('POST', '/auth/login:email-code', guess)).toMatchObject({
      status: 429,
      error: 'login_too_many',
    });
  });

  test('attempts at a locked account are not compared and use up nobody’s address', async () => {
    await fail(10);
    for (let i = 0; i < 5; i++) await attempt(person.email, 'not it', { from: '10.77.0.4' });
    const row = await world.db
      .selectFrom('limits')
      .select('hits')
      .where('key', '=', 'login:address:10.77.0.4')
      .executeTakeFirst();
    expect(row?.hits ?? 0).toBe(0);
  });

  test('a forwarded address from nobody’s proxy is not believed', async () => {
    await use('10.77.0.5', 200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip']) {
      expect(
        (await attempt(person.email, person.password, { from: '10.77.0.5', headers: { [name]: '203.0.113.9' } }))
          .status,
      ).toBe(429);
    }
  });

  test('behind a trusted proxy the forwarded address is the one that counts', async () => {
    const proxied = await appOnDatabase(world.url, { TRUST_PROXY: '10.77.1.1' }, { clock: world.clock });
    await use('203.0.113.7', 200);
    const through = (forwarded: string, from: string) =>
      proxied.call('POST', '/auth/login', {
        body: { mobileOrEmail: person.email, password: person.password },
        from,
        headers: { 'x-forwarded-for': forwarded },
      });
    expect((await through('203.0.113.7', '10.77.1.1')).status).toBe(429);
    expect((await through('198.51.100.1, 203.0.113.7', '10.77.1.1')).status).toBe(429);
    expect((await through('203.0.113.7', '10.77.1.2')).status).toBe(200);
    await proxied.close();
  });
});
