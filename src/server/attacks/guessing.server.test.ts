import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poolOf } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { codesSent, codeTries } from '#features/people/accounts/account-limits.ts';
import {
  registerPerson,
  sendEmailCode,
  sendMobileCode,
  testApp,
  wrongCode,
  type Answer,
  type Person,
  type TestApp,
} from '../../../tests/support/app.ts';

let world: TestApp;
let person: Person;
/** What the server did: every statement, and every password it compared. */
const work: string[] = [];
beforeAll(async () => {
  world = await testApp();
  person = await registerPerson(world);
  const { hasher } = world.services;
  world.services.db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolOf(world.db) }),
    log: ({ query }) => void work.push(query.sql),
  });
  world.services.hasher = {
    hash(password) {
      work.push('hash');
      return hasher.hash(password);
    },
    verify(hash, password) {
      work.push('verify');
      return hasher.verify(hash, password);
    },
  };
});
afterAll(() => world.close());

const login = (email: string, code: string, more: Record<string, unknown>, n: number) =>
  world.call('POST', '/auth/login:email-code', {
    body: { email, code, ...more },
    from: `2001:db8:5:6::${n.toString(16)}`,
    headers: { 'x-forwarded-for': `203.0.113.${n % 250}`, 'x-real-ip': `198.51.100.${n % 250}` },
  });

test('A1: a thousand guesses, fifty at a time, with other fields, forwarded addresses and one /64: five are compared, the right code is refused to the guesser and opens to its owner', async () => {
  world.clock.advance(61);
  await sendEmailCode(world, person.email, 'login', '10.9.1.1');
  const code = await world.lastCode(person.email);
  const answers: Answer[] = [];
  for (let n = 1; n <= 1000; n += 50)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, i) => {
          const guess = String((Number(code) + n + i) % 1_000_000).padStart(6, '0');
          return login(person.email, guess, (n + i) % 4 === 0 ? { [`key${n + i}`]: 'x' } : {}, n + i);
        }),
      )),
    );
  expect(new Set(answers.map(({ status, error }) => `${status} ${error}`))).toEqual(
    new Set(['400 unknown_field', '400 message_email_code_error', '429 login_too_many']),
  );
  const row = await world.db.selectFrom('codes').selectAll().orderBy('created_at', 'desc').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ used_at: null });
  expect(JSON.stringify(row)).not.toContain(code);
  const compared = Object.entries(row).flatMap(([name, value]) => (/tries/.test(name) ? [Number(value)] : []));
  expect(Math.max(...compared)).toBe(codeTries.others);
  expect((await login(person.email, code, {}, 1001)).status).not.toBe(200);
  expect(
    (await world.call('POST', '/auth/login:email-code', { body: { email: person.email, code }, from: '10.9.1.1' }))
      .status,
  ).toBe(200);
});

test('A3: two hundred codes asked for twenty addresses from one network: twenty letters at most', async () => {
  const letters = () => world.db.selectFrom('outbox').select('id').execute();
  const before = (await letters()).length;
  const answers: Answer[] = [];
  for (let n = 0; n < 200; n++)
    answers.push(await sendEmailCode(world, `pumped${n % 20}@mail.example`, 'register', '198.51.100.9'));
  const sent = (await letters()).length - before;
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(codesSent.addressHour);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(sent);
  expect(answers.at(-1)).toMatchObject({ status: 429 });
});

describe('A5: an account that exists costs the same work as one that does not', () => {
  const unknown = { email: 'nobody@mail.example', mobile: '+84987650000' };
  let networks = 0;
  const from = () => `10.66.0.${++networks}`;
  const deeds: [string, (who: { email: string; mobile: string }) => Promise<Answer>][] = [
    [
      'a wrong password',
      ({ email }) =>
        world.call('POST', '/auth/login', { body: { mobileOrEmail: email, password: 'not-the-one' }, from: from() }),
    ],
    [
      'a wrong password by phone',
      ({ mobile }) =>
        world.call('POST', '/auth/login', { body: { mobileOrEmail: mobile, password: 'not-the-one' }, from: from() }),
    ],
    ['a code to sign in by', ({ email }) => sendEmailCode(world, email, 'login', from())],
    ['a code to reset with', ({ mobile }) => sendMobileCode(world, mobile, 'reset', from())],
    ['a code to register with', ({ email }) => sendEmailCode(world, email, 'register', from())],
    [
      'a wrong code',
      ({ email }) => world.call('POST', '/auth/login:email-code', { body: { email, code: '000000' }, from: from() }),
    ],
    [
      'a reset by a wrong code',
      ({ email }) =>
        world.call('POST', '/common/forget', { body: { email, code: '000000', password: 'brand-new' }, from: from() }),
    ],
  ];

  test.each(deeds)('%s', async (_, deed) => {
    const done = async (who: { email: string; mobile: string }) => {
      world.clock.advance(61);
      work.length = 0;
      const { status, error, message, data } = await deed(who);
      return { answer: { status, error, message, data }, work: [...work] };
    };
    const known = await done(person);
    expect(await done(unknown)).toEqual(known);
    expect(known.work.length).toBeGreaterThan(1);
  });

  test('and a password is compared once for each', async () => {
    for (const mobileOrEmail of [person.email, unknown.email]) {
      work.length = 0;
      await world.call('POST', '/auth/login', { body: { mobileOrEmail, password: 'not-the-one' }, from: from() });
      expect(work.filter((each) => each === 'verify')).toHaveLength(1);
    }
  });
});

test('A2: the code of one person is none of another’s', async () => {
  const other = await registerPerson(world);
  world.clock.advance(61);
  await sendMobileCode(world, person.mobile, 'login', '10.9.1.2');
  await sendMobileCode(world, other.mobile, 'login', '10.9.1.2');
  const code = await world.lastCode(person.mobile);
  const enter = (mobile: string, typed: string) =>
    world.call('POST', '/auth/login:mobile-code', { body: { mobile, code: typed }, from: '10.9.1.2' });
  const theirs = await world.lastCode(other.mobile);
  expect((await enter(other.mobile, code === theirs ? wrongCode(code) : code)).status).toBe(400);
  expect((await enter(person.mobile, code)).status).toBe(200);
});
