import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  registerPerson,
  sendEmailCode,
  signIn,
  testApp,
  wrongCode,
  type CallOptions,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
let person: Person;
/** The browser they sign in with every day. */
let device: string;
const home = '203.0.113.50';
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advance(86_400);
  person = await registerPerson(world);
  device = (await login(person.password, { from: home })).cookies.device!;
  world.clock.advance(86_400);
});

let networks = 0;
const rotating = () => `10.60.${Math.floor(++networks / 250)}.${networks % 250}`;
const login = (password: string, options: CallOptions = {}) =>
  world.call('POST', '/auth/login', { body: { mobileOrEmail: person.email, password }, from: rotating(), ...options });
const ask = (path: string, options: CallOptions = {}) => world.call('GET', path, { from: rotating(), ...options });
const codePath = (purpose: string) => `/auth/email-verification-code/${person.email}?purpose=${purpose}`;
const atHome = () => ({ from: home, cookies: { device } });
const byCode = (code: string, options: CallOptions = {}) =>
  world.call('POST', '/auth/login:email-code', { body: { email: person.email, code }, from: rotating(), ...options });

/** Forty passwords by each of their names, at one moment; how many were compared. */
async function guessPasswords(): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, i) =>
      world.call('POST', '/auth/login', {
        body: { mobileOrEmail: i % 2 ? person.email : person.mobile, password: `guess ${i}` },
        from: rotating(),
      }),
    ),
  );
  return answers.filter(({ error }) => error === 'login_failed').length;
}

/** Codes to their email, one a minute for half an hour; how many were sent. */
async function useUpCodes(): Promise<number> {
  let sent = 0;
  for (let i = 0; i < 30; i++, world.clock.advance(61))
    if ((await sendEmailCode(world, person.email, i % 2 ? 'login' : 'reset', rotating())).status === 200) sent += 1;
  return sent;
}

describe('M1: strangers shut nobody out', () => {
  test('A4: after a storm from many addresses the person signs in with their password, on a browser they know', async () => {
    await useUpCodes();
    await guessPasswords();
    expect(await login(person.password)).toMatchObject({ status: 429, error: 'login_too_many' });
    expect((await login(person.password, atHome())).status).toBe(200);
    const byPhone = { mobileOrEmail: person.mobile, password: person.password };
    expect((await world.call('POST', '/auth/login', { ...atHome(), body: byPhone })).status).toBe(200);
    expect((await login(person.password, { cookies: { device } })).status).toBe(200);
  });

  test('A4: and gets a code from their own address, which signs them in', async () => {
    await useUpCodes();
    await guessPasswords();
    expect(await ask(codePath('login'))).toMatchObject({ status: 429, error: 'code_too_many' });
    expect((await ask(codePath('login'), atHome())).status).toBe(200);
    expect((await byCode(await world.lastCode(person.email), atHome())).status).toBe(200);
  });

  test('C4: and a code that sets a new password', async () => {
    await useUpCodes();
    await guessPasswords();
    expect((await ask(codePath('reset'), atHome())).status).toBe(200);
    const body = { email: person.email, code: await world.lastCode(person.email), password: 'another-one' };
    expect((await world.call('POST', '/common/forget', { ...atHome(), body })).status).toBe(200);
    expect((await login('another-one', atHome())).status).toBe(200);
  });

  test('a few strangers’ requests leave the others their code: five an hour count for each address', async () => {
    const from = rotating();
    for (let i = 0; i < 5; i++, world.clock.advance(61))
      expect((await ask(codePath('login'), { from })).status).toBe(200);
    expect((await ask(codePath('login'), { from })).error).toBe('code_too_many');
    expect((await ask(codePath('login'))).status).toBe(200);
  });

  test('a code cannot be spoilt: neither by guesses at it nor by asking for another', async () => {
    expect((await ask(codePath('login'), { from: home })).status).toBe(200);
    const code = await world.lastCode(person.email);
    for (let i = 0; i < 20; i++) expect((await byCode(wrongCode(code))).status).toBe(400);
    world.clock.advance(61);
    expect((await ask(codePath('login'))).status).toBe(200);
    expect((await byCode(code)).status).toBe(400);
    expect((await byCode(code, { from: home })).status).toBe(200);
  });

  test('strangers in the same network use up two hundred failures, not the browser that is known', async () => {
    const office = '203.0.113.60';
    const resets_at = new Date(world.clock.now().getTime() + 900_000);
    for (const [key, hits] of [
      [`login:address:${office}`, 200],
      [`code:address:${office}`, 20],
    ] as const)
      await world.db.insertInto('limits').values({ key, hits, resets_at }).execute();
    const there = { from: office, cookies: { device } };
    expect((await login(person.password, { from: office })).status).toBe(429);
    expect((await login(person.password, there)).status).toBe(200);
    expect((await ask(codePath('login'), there)).status).toBe(200);
    expect((await byCode(await world.lastCode(person.email), there)).status).toBe(200);
  });

  test('who is signed in can change their password meanwhile', async () => {
    const token = await signIn(world, person, atHome());
    await guessPasswords();
    const body = { oldPassword: person.password, newPassword: 'another-one' };
    expect((await world.call('PUT', '/user/password', { token, body })).status).toBe(200);
  });
});

describe('M1: and guessing still stops', () => {
  test('A4: ten passwords by each name in 15 minutes, and the account’s own ten over both', async () => {
    expect(await guessPasswords()).toBe(20);
    expect((await login(person.password)).status).toBe(429);
    const body = { mobileOrEmail: person.mobile, password: person.password };
    expect((await world.call('POST', '/auth/login', { body, from: rotating() })).status).toBe(429);
  });

  test('A3: twenty codes an hour to one person, from however many addresses; each is good for five guesses', async () => {
    expect(await useUpCodes()).toBe(20);
    world.clock.advance(3600);
    const from = rotating();
    expect((await ask(codePath('login'), { from })).status).toBe(200);
    const code = await world.lastCode(person.email);
    for (let i = 0; i < 5; i++) await byCode(wrongCode(code), { from });
    expect((await byCode(code, { from })).status).toBe(400);
  });

  test('the known browser has ten guesses too, and its five codes an hour', async () => {
    for (let i = 0; i < 10; i++) expect((await login('wrong one', atHome())).error).toBe('login_failed');
    expect(await login(person.password, atHome())).toMatchObject({ status: 429, error: 'login_too_many' });
    for (let i = 0; i < 5; i++, world.clock.advance(61))
      expect((await ask(codePath('login'), atHome())).status).toBe(200);
    expect((await ask(codePath('login'), atHome())).error).toBe('code_too_many');
  });

  test('a browser is known to whom it was used by: one’s own, or an invented one, opens nothing of another’s', async () => {
    const stranger = await registerPerson(world);
    const theirs = await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: stranger.email, password: stranger.password },
      from: rotating(),
    });
    await guessPasswords();
    for (const cookie of [theirs.cookies.device!, 'A'.repeat(22), 'x', ''])
      expect((await login(person.password, { cookies: { device: cookie } })).status).toBe(429);
  });

  test('a failed sign-in does not make a browser known', async () => {
    const answer = await login('wrong one');
    await guessPasswords();
    expect((await login(person.password, { cookies: { device: answer.cookies.device ?? '' } })).status).toBe(429);
  });
});
