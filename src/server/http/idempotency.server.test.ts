import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#server/calls.ts';
import { claimKey } from '#server/http/idempotency-queries.server.ts';
import {
  appOnDatabase,
  registrationForm,
  unregisteredPerson,
  testApp,
  wrongCode,
  type TestApp,
} from '../../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

let keys = 0;
const newKey = () => `key-for-one-try-${++keys}`;
const register = (body: unknown, key: string, at = world) =>
  at.call('POST', '/auth/register', { body, headers: { 'idempotency-key': key } });
const accounts = (email: string) => world.db.selectFrom('users').select('id').where('email', '=', email).execute();

describe('D5: Idempotency-Key', () => {
  /** What says the same however often it is said, or must not answer from memory: sessions, codes, tickets, reading. */
  const repeatable = [
    '/auth/login',
    '/auth/login:mobile-code',
    '/auth/login:email-code',
    '/auth/logout',
    '/auth/logout:everywhere',
    '/common/forget',
    '/demo/login',
    '/workspace/redeem',
    '/workspace/redeem-design',
    '/designs/{id}/hand-over',
    '/user/sse-ticket',
    '/user/second-factor:begin',
    '/user/second-factor:confirm',
    '/user/second-factor',
    '/user/second-factor:recovery-codes',
    '/user/mail/{id}/read',
    '/user/mails/read-all',
    '/notices/unsubscribe',
    '/user/orders/quote',
    '/common/cart',
    '/common/list',
    // Says what could be done; what is taken of it is a command.
    '/designs/{id}/furnish',
    '/auth/check-email-code',
    '/works/{id}/view',
    // Each command has an id of its own.
    '/designs/{id}/commands',
    // Told and kept nowhere; a link traded again is the same cookie.
    '/designs/{id}/presence',
    '/common/design-link',
    '/admin/audit/verify',
    '/admin/broadcasts/reach',
    '/admin/broadcasts/{id}/stop',
    '/admin/settings/bank/stop',
    // A token is shown once; a machine asks again by itself.
    '/admin/render-workers',
    '/admin/render-workers/{id}/unblock',
    '/render/beat',
    '/render/claim',
    '/render/pieces/{job}/{n}/fail',
  ];

  test('is taken by every call that creates or decides', () => {
    expect(
      allCalls('seed')
        .filter((call) => call.method === 'POST' && !call.idempotent)
        .map((call) => call.path)
        .toSorted(),
    ).toEqual(repeatable.toSorted());
  });

  test('the same request again gets the first answer, though its codes are spent', async () => {
    const form = await registrationForm(world, unregisteredPerson());
    const key = newKey();
    const first = await register(form, key);
    expect(first.status).toBe(200);
    for (let i = 0; i < 3; i++) expect(await register(form, key)).toMatchObject({ status: 200, data: first.data });
    expect(await accounts(form.email!)).toHaveLength(1);
  });

  test('also at another server, after a restart', async () => {
    const form = await registrationForm(world, unregisteredPerson());
    const key = newKey();
    const first = await register(form, key);
    const restarted = await appOnDatabase(world.url, {}, { clock: world.clock });
    expect((await register(form, key, restarted)).data).toEqual(first.data);
    await restarted.close();
  });

  test('the same key with another body is refused', async () => {
    const form = await registrationForm(world, unregisteredPerson());
    const key = newKey();
    await register(form, key);
    expect(await register({ ...form, nickname: 'another' }, key)).toMatchObject({
      status: 422,
      error: 'idempotency_mismatch',
      data: null,
    });
  });

  test('of twenty at once with one key one does the work; the others hear that it is being done, or its answer', async () => {
    const form = await registrationForm(world, unregisteredPerson());
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(form, key)));
    expect(answers.every((answer) => answer.status === 200 || answer.error === 'idempotency_busy')).toBe(true);
    const done = answers.filter((answer) => answer.status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await accounts(form.email!)).toHaveLength(1);
    expect((await register(form, key)).data).toEqual(done[0]!.data);
  });

  test('a failure gives the key back: mended, the form goes through under it', async () => {
    const form = await registrationForm(world, unregisteredPerson());
    const key = newKey();
    expect((await register({ ...form, code: wrongCode(form.code!) }, key)).error).toBe('bind_mobile_or_code_error');
    expect((await register(form, key)).status).toBe(200);
  });

  test('a form that does not even parse claims no key', async () => {
    const key = newKey();
    await register({}, key);
    expect(await world.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).execute()).toEqual([]);
  });

  test('a try whose process died may be taken over after a minute, not before', async () => {
    const attempt = { scope: 'visitor', key: newKey(), call: 'x', requestHash: 'h' };
    expect((await claimKey(world.db, world.clock, attempt)).first).toBe(true);
    await expect(claimKey(world.db, world.clock, attempt)).rejects.toMatchObject({ key: 'idempotency_busy' });
    world.clock.advance(61);
    expect((await claimKey(world.db, world.clock, attempt)).first).toBe(true);
    await expect(claimKey(world.db, world.clock, { ...attempt, requestHash: 'other' })).rejects.toMatchObject({
      key: 'idempotency_mismatch',
    });
  });

  test('a try that was taken over forgets its own claim, not that of who took it over', async () => {
    const attempt = { scope: 'visitor', key: newKey(), call: 'x', requestHash: 'h' };
    const first = await claimKey(world.db, world.clock, attempt);
    world.clock.advance(61);
    const second = await claimKey(world.db, world.clock, attempt);
    if (!first.first || !second.first) throw new Error('both should have claimed it');
    await first.forget();
    await expect(claimKey(world.db, world.clock, attempt)).rejects.toMatchObject({ key: 'idempotency_busy' });
    await second.forget();
    expect((await claimKey(world.db, world.clock, attempt)).first).toBe(true);
  });

  test('a try that was taken over and is not dead after all does nothing: the work is done once', async () => {
    const attempt = { scope: 'visitor', key: newKey(), call: 'x', requestHash: 'h' };
    const first = await claimKey(world.db, world.clock, attempt);
    world.clock.advance(61);
    const second = await claimKey(world.db, world.clock, attempt);
    if (!first.first || !second.first) throw new Error('both should have claimed it');
    await expect(first.remember(world.db, 'of the first')).rejects.toMatchObject({ key: 'idempotency_busy' });
    await second.remember(world.db, 'of the second');
    expect(await claimKey(world.db, world.clock, attempt)).toEqual({ first: false, data: 'of the second' });
  });

  test('the answer is kept with the work or not at all', async () => {
    const form = await registrationForm(world, unregisteredPerson());
    const key = newKey();
    await register(form, key);
    const row = await world.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(row.response).toMatchObject({ data: { nickname: form.nickname } });
    expect(JSON.stringify(row)).not.toContain(form.password);
  });

  test('what is kept of the request is no plain hash that could be tried against passwords', async () => {
    const { createHash } = await import('node:crypto');
    const form = await registrationForm(world, unregisteredPerson());
    const key = newKey();
    await register(form, key);
    const row = await world.db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const guesses = [form, [undefined, undefined, form]].flatMap((input) =>
      ['', 'POST /auth/register'].map((call) =>
        createHash('sha256').update(call).update(JSON.stringify(input)).digest('base64url'),
      ),
    );
    expect(guesses).not.toContain(row.request_hash);
  });

  test.each([['short'], ['x'.repeat(129)], ['with space in it'], ['tiếng-việt-key'], ['']])(
    'a key that is none is refused: %s',
    async (key) => {
      const form = { ...(await registrationForm(world, unregisteredPerson())) };
      expect(await register(form, encodeURI(key) === key ? key : Buffer.from(key).toString('latin1'))).toMatchObject({
        status: 400,
        error: 'malformed',
        field: 'Idempotency-Key',
      });
      expect(await accounts(form.email!)).toEqual([]);
    },
  );
});
