import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import {
  appOnDatabase,
  registerPerson,
  registrationForm,
  sendEmailCode,
  sendMobileCode,
  unregisteredPerson,
  testApp,
  wrongCode,
  type Answer,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
let person: Person;
beforeAll(async () => {
  world = await testApp();
  person = await registerPerson(world);
});
afterAll(() => world.close());

let targets = 0;
const someone = () => `target${++targets}@mail.example`;
let networks = 0;
const rotating = () => `10.40.${Math.floor(++networks / 250)}.${networks % 250}`;
const send = (to: string, options: { purpose?: string; from?: string } = {}) =>
  sendEmailCode(world, to, options.purpose ?? 'register', options.from ?? rotating());
const loginByCode = (email: string, code: string) =>
  world.call('POST', '/auth/login:email-code', { body: { email, code }, from: rotating() });
async function freshLoginCode(): Promise<string> {
  world.clock.advance(86_400);
  expect((await send(person.email, { purpose: 'login' })).status).toBe(200);
  return world.lastCode(person.email);
}

describe('D2: how often a code is sent', () => {
  test('60 seconds between two, and the message counts down, in three languages', async () => {
    const to = someone();
    expect((await send(to)).status).toBe(200);
    world.clock.advance(20);
    for (const locale of locales) {
      const answer = await world.call('GET', `/auth/email-verification-code/${to}`, { locale, from: rotating() });
      expect(answer).toMatchObject({
        status: 429,
        error: 'code_too_soon',
        message: translator(locale, 'errors')('code_too_soon', { seconds: 40 }),
      });
    }
    world.clock.advance(40);
    expect((await send(to)).status).toBe(200);
  });

  test('the 60 seconds hold over all purposes', async () => {
    const to = someone();
    await send(to, { purpose: 'register' });
    expect((await send(to, { purpose: 'login' })).error).toBe('code_too_soon');
  });

  test('5 an hour a target and address', async () => {
    const to = someone();
    const from = rotating();
    for (let i = 0; i < 5; i++, world.clock.advance(61)) expect((await send(to, { from })).status).toBe(200);
    expect(await send(to, { from })).toMatchObject({ status: 429, error: 'code_too_many' });
    world.clock.advance(3600 - 5 * 61);
    expect((await send(to, { from })).status).toBe(200);
  });

  test('10 a day a target and address', async () => {
    const to = someone();
    const from = rotating();
    for (let i = 0; i < 10; i++, world.clock.advance(721)) expect((await send(to, { from })).status).toBe(200);
    world.clock.advance(3601);
    expect(await send(to, { from })).toMatchObject({ status: 429, error: 'code_too_many' });
    world.clock.advance(86_400 - 3601 - 10 * 721);
    expect((await send(to, { from })).status).toBe(200);
  });

  test('20 an hour a target, from however many addresses', async () => {
    const to = someone();
    for (let i = 0; i < 20; i++, world.clock.advance(61)) expect((await send(to)).status).toBe(200);
    expect(await send(to)).toMatchObject({ status: 429, error: 'code_too_many' });
    world.clock.advance(3600 - 20 * 61);
    expect((await send(to)).status).toBe(200);
  });

  test('20 an hour an address, IPv6 by its /64', async () => {
    for (let i = 0; i < 20; i++) expect((await send(someone(), { from: '10.41.0.1' })).status).toBe(200);
    expect(await send(someone(), { from: '10.41.0.1' })).toMatchObject({ status: 429, error: 'code_too_many' });
    for (let i = 0; i < 20; i++) expect((await send(someone(), { from: `2001:db8:9:9::${i}` })).status).toBe(200);
    expect((await send(someone(), { from: '2001:db8:9:9:abcd::1' })).status).toBe(429);
    expect((await send(someone(), { from: '2001:db8:9:a::1' })).status).toBe(200);
    expect((await sendMobileCode(world, '+84981230001', 'register', '10.41.0.1')).status).toBe(429);
  });

  test('fifty at once to one target: one is sent', async () => {
    const to = someone();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(to)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const sent = await world.db.selectFrom('outbox').select('payload').execute();
    expect(sent.filter((row) => JSON.stringify(row.payload).includes(`"${to}"`))).toHaveLength(1);
  });

  test('a refused one uses up nothing: an impatient finger does not shut out the office', async () => {
    const to = someone();
    await send(to, { from: '10.41.0.2' });
    for (let i = 0; i < 30; i++) expect((await send(to, { from: '10.41.0.2' })).error).toBe('code_too_soon');
    expect((await send(someone(), { from: '10.41.0.2' })).status).toBe(200);
    world.clock.advance(61);
    expect((await send(to, { from: '10.41.0.2' })).status).toBe(200);
  });

  test('limits survive a restart', async () => {
    const to = someone();
    await send(to);
    const restarted = await appOnDatabase(world.url, {}, { clock: world.clock });
    expect((await sendEmailCode(restarted, to, 'register', rotating())).error).toBe('code_too_soon');
    await restarted.close();
  });
});

describe('D2: what a code is worth', () => {
  test('six digits, made by the server; one in the query is ignored', async () => {
    await world.call('GET', '/auth/sendVerificationCodeToMobile?mobile=%2B84981234001&verificationCode=123456', {
      from: rotating(),
    });
    const code = await world.lastCode('+84981234001');
    expect(code).toMatch(/^\d{6}$/);
    const rows = await world.db.selectFrom('codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    const body = { ...(await registrationForm(world, unregisteredPerson())), mobile: '+84981234001' };
    expect(
      (await world.call('POST', '/auth/register', { body: { ...body, code: code === '123456' ? '654321' : '123456' } }))
        .error,
    ).toBe('bind_mobile_or_code_error');
    expect((await world.call('POST', '/auth/register', { body: { ...body, code } })).status).toBe(200);
  });

  test('ten minutes and not one second more', async () => {
    const code = await freshLoginCode();
    world.clock.advance(600);
    expect((await loginByCode(person.email, code)).error).toBe('message_email_code_error');
    const another = await freshLoginCode();
    world.clock.advance(599);
    expect((await loginByCode(person.email, another)).status).toBe(200);
  });

  test('one use', async () => {
    const code = await freshLoginCode();
    expect((await loginByCode(person.email, code)).status).toBe(200);
    expect(await loginByCode(person.email, code)).toMatchObject({ status: 400, error: 'message_email_code_error' });
  });

  test('of twenty at once with the right code one comes in', async () => {
    const code = await freshLoginCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => loginByCode(person.email, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('only the newest serves', async () => {
    const first = await freshLoginCode();
    world.clock.advance(61);
    await send(person.email, { purpose: 'login' });
    const second = await world.lastCode(person.email);
    if (first !== second) expect((await loginByCode(person.email, first)).status).toBe(400);
    expect((await loginByCode(person.email, second)).status).toBe(200);
    expect((await loginByCode(person.email, first)).status).toBe(400);
  });

  test.each(['register', 'reset', 'bind', 'apply'])('one purpose: a %s code does not sign in', async (purpose) => {
    world.clock.advance(86_400);
    await send(person.email, { purpose });
    expect((await loginByCode(person.email, await world.lastCode(person.email))).error).toBe(
      'message_email_code_error',
    );
  });

  test('a login code does not reset a password, nor open an account', async () => {
    const code = await freshLoginCode();
    expect(
      (await world.call('POST', '/common/forget', { body: { email: person.email, code, password: 'another-one' } }))
        .error,
    ).toBe('message_email_code_error');
    const form = await registrationForm(world, unregisteredPerson());
    expect(
      (await world.call('POST', '/auth/register', { body: { ...form, email: person.email, verificationCode: code } }))
        .error,
    ).toBe('message_email_code_error');
  });

  test('a code for the email does not serve for the phone of the same account', async () => {
    const code = await freshLoginCode();
    expect((await world.call('POST', '/auth/login:mobile-code', { body: { mobile: person.mobile, code } })).error).toBe(
      'bind_mobile_or_code_error',
    );
  });

  test('spaces around it are forgiven; signs, other digits and long ones are not', async () => {
    const code = await freshLoginCode();
    for (const typed of [`+${code}`, `${code}.0`, `${code}0`, code.slice(1), ...foreignDigits(code), `${code}\u200b`]) {
      expect((await loginByCode(person.email, typed)).status).toBe(400);
    }
    expect((await loginByCode(person.email, ` ${code} `)).status).toBe(200);
  });
});

describe('D2: guesses at a code', () => {
  test('a thousand, a hundred at a time, from rotating addresses: at most five are evaluated, then the right one is refused', async () => {
    const code = await freshLoginCode();
    const guesses = Array.from({ length: 1000 }, (_, i) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'));
    const answers: Answer[] = [];
    while (guesses.length > 0)
      answers.push(...(await Promise.all(guesses.splice(0, 100).map((guess) => loginByCode(person.email, guess)))));
    expect(answers).toHaveLength(1000);
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.error}`))).toEqual(
      new Set(['400 message_email_code_error']),
    );
    const row = await world.db
      .selectFrom('codes')
      .select(['tries', 'used_at'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ tries: 5, used_at: null });
    expect((await loginByCode(person.email, code)).error).toBe('message_email_code_error');
  });

  test('four wrong ones and then the right one is fine', async () => {
    const code = await freshLoginCode();
    for (let i = 0; i < 4; i++) expect((await loginByCode(person.email, wrongCode(code))).status).toBe(400);
    expect((await loginByCode(person.email, code)).status).toBe(200);
  });

  test('guesses at the phone’s code with one’s own right email code get five tries all the same', async () => {
    const form = await registrationForm(world, unregisteredPerson());
    const guess = (code: string) => world.call('POST', '/auth/register', { body: { ...form, code }, from: rotating() });
    for (let i = 1; i <= 5; i++)
      expect((await guess(String((Number(form.code) + i) % 1_000_000).padStart(6, '0'))).error).toBe(
        'bind_mobile_or_code_error',
      );
    expect((await guess(form.code!)).error).toBe('bind_mobile_or_code_error');
  });

  test('what is not six digits is no guess and costs no try', async () => {
    const code = await freshLoginCode();
    for (let i = 0; i < 10; i++) await loginByCode(person.email, 'abc');
    expect((await loginByCode(person.email, code)).status).toBe(200);
  });
});

describe('PRODUCT Accounts: sendVerificationCodeToMobile', () => {
  test('its text is in data for both outcomes, in each language', async () => {
    for (const locale of locales) {
      world.clock.advance(86_400);
      const ask = (mobile: string) =>
        world.call('GET', `/auth/sendVerificationCodeToMobile?mobile=${encodeURIComponent(mobile)}`, {
          locale,
          from: rotating(),
        });
      const sent = await ask('0981239999');
      expect(sent).toMatchObject({ status: 200, data: translator(locale, 'errors')('message_success') });
      const soon = await ask('0981239999');
      expect(soon).toMatchObject({ status: 429, error: 'code_too_soon', data: soon.message });
      const wrong = await ask('12');
      expect(wrong).toMatchObject({
        status: 400,
        error: 'field_number',
        field: 'mobile',
        data: translator(locale, 'errors')('field_number'),
      });
      expect(await ask('')).toMatchObject({
        status: 400,
        error: 'message_input_account',
        field: 'mobile',
        data: translator(locale, 'errors')('message_input_account'),
      });
    }
  });

  test('a plus in the query that became a space is still the same number', async () => {
    world.clock.advance(86_400);
    expect(
      (await world.call('GET', '/auth/sendVerificationCodeToMobile?mobile=+84981230077', { from: rotating() })).status,
    ).toBe(200);
    expect(await world.lastCode('+84981230077')).toMatch(/^\d{6}$/);
  });

  test('PHONE_COUNTRIES: Vietnamese numbers unless it adds more', async () => {
    const refused = await sendMobileCode(world, '+8613812345678', 'register', rotating());
    expect(refused.error).toBe('field_number');
    expect(refused.faults?.[0], 'it names the country').toMatchObject({ error: 'phone_country', field: 'mobile' });
    expect(refused.faults?.[0]?.message).toContain('+84');
    const wide = await appOnDatabase(world.url, { PHONE_COUNTRIES: 'VN,CN' }, { clock: world.clock });
    expect((await sendMobileCode(wide, '+86 138 1234 5678', 'register', rotating())).status).toBe(200);
    expect(await wide.lastCode('+8613812345678')).toMatch(/^\d{6}$/);
    expect((await sendMobileCode(wide, '+84981230078', 'register', rotating())).status).toBe(200);
    expect((await sendMobileCode(wide, '+14155552671', 'register', rotating())).error).toBe('field_number');
    await wide.close();
  });
});

describe('the letter with the code', () => {
  test.each(locales)('D4: asks to be written in the caller’s language, %s', async (locale) => {
    const to = someone();
    await world.call('GET', `/auth/email-verification-code/${to}`, { locale, from: rotating() });
    const row = await world.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(row).toMatchObject({ kind: 'mail', payload: { to, locale, template: 'code', values: { minutes: 10 } } });
  });

  test('D1: an email as long as emails may be is an address like any other', async () => {
    const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.vn`;
    expect(long.length).toBeGreaterThan(240);
    expect((await send(long)).status).toBe(200);
    expect((await send(`tiếng.việt+${someone()}`)).status).toBe(200);
  });

  test.each([
    ['not-an-email', 'field_number'],
    ['a@b', 'field_number'],
    ['a%00@mail.example', 'malformed'],
    ['a%0d%0aBcc:x@mail.example', 'field_number'],
  ])('C5: %s is refused', async (email, error) => {
    expect(await world.call('GET', `/auth/email-verification-code/${email}`, { from: rotating() })).toMatchObject({
      status: 400,
      error,
    });
  });

  test('C5: an unknown purpose is refused and named', async () => {
    expect(await send(someone(), { purpose: 'admin' })).toMatchObject({
      status: 400,
      error: 'invalid_form',
      field: 'purpose',
    });
  });
});

/** The same figures in other writing systems. */
function foreignDigits(code: string): string[] {
  return [0x0660, 0xff10].map((zero) => [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join(''));
}
