import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshTokenOf } from '#features/people/accounts/sessions/tokens.server.ts';
import {
  appOnDatabase,
  registerPerson,
  setStatus,
  testApp,
  tokenOf,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
let person: Person;
let first: { access: string; refresh: string };
beforeAll(async () => {
  world = await testApp();
  person = await registerPerson(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advance(3600);
  const answer = await world.call('POST', '/auth/login', {
    body: { mobileOrEmail: person.email, password: person.password },
  });
  first = { access: tokenOf(answer), refresh: answer.cookies.refresh! };
});

const refresh = (token: string, options = {}) =>
  world.call('GET', '/user/refresh-token', { cookies: { refresh: token }, ...options });
const status = async (token: string) => (await world.call('GET', '/user', { token })).status;

describe('PRODUCT Accounts: refresh', () => {
  test('gives a new access token and rotates the refresh token', async () => {
    world.clock.advance(3600);
    const answer = await refresh(first.refresh);
    expect(answer).toMatchObject({ status: 200, code: 200 });
    expect(await status(tokenOf(answer))).toBe(200);
    expect(answer.cookies.token).toBe(answer.data);
    expect(answer.cookies.refresh).not.toBe(first.refresh);
    world.clock.advance(60);
    expect((await refresh(answer.cookies.refresh!)).status).toBe(200);
  });

  test('a client without cookies sends and gets it in a header', async () => {
    const answer = await world.call('GET', '/user/refresh-token', {
      headers: { origin: undefined, 'x-refresh-token': first.refresh },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['x-refresh-token']).toBe(answer.cookies.refresh);
    expect((await refresh(first.refresh)).headers['x-refresh-token']).toBeUndefined();
  });

  test('a replay after 10 seconds revokes the whole family, the newest tokens too', async () => {
    const second = await refresh(first.refresh);
    world.clock.advance(11);
    expect(await refresh(first.refresh)).toMatchObject({ status: 401, error: 'login_required', data: null });
    expect(await status(tokenOf(second))).toBe(401);
    expect((await refresh(second.cookies.refresh!)).status).toBe(401);
    const ended = await world.db
      .selectFrom('sessions')
      .select('revoked_why')
      .where('user_id', '=', person.id)
      .where('revoked_why', 'is not', null)
      .execute();
    expect(ended.at(-1)).toEqual({ revoked_why: 'refresh token replayed' });
  });

  test('an older generation is a replay even within the 10 seconds', async () => {
    const second = await refresh(first.refresh);
    await refresh(second.cookies.refresh!);
    expect((await refresh(first.refresh)).status).toBe(401);
    expect((await refresh(second.cookies.refresh!)).status).toBe(401);
  });

  test('a replay ends its own family, not the person’s other sessions', async () => {
    const other = await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: person.email, password: person.password },
    });
    await refresh(first.refresh);
    world.clock.advance(11);
    await refresh(first.refresh);
    expect(await status(tokenOf(other))).toBe(200);
  });

  test('twenty tabs at once within 10 seconds are fine, and end with one same token', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.cookies.refresh)).size).toBe(1);
    world.clock.advance(10);
    expect((await refresh(first.refresh)).status).toBe(200);
    world.clock.advance(60);
    expect((await refresh(answers[0]!.cookies.refresh!)).status).toBe(200);
  });

  test('two tabs at two servers are fine too', async () => {
    const second = await appOnDatabase(world.url, {}, { clock: world.clock });
    const answers = await Promise.all([
      refresh(first.refresh),
      second.call('GET', '/user/refresh-token', { cookies: { refresh: first.refresh } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    await second.close();
  });

  test('after signing out it is refused', async () => {
    await world.call('POST', '/auth/logout', { token: first.access });
    expect((await refresh(first.refresh)).status).toBe(401);
  });

  test('for a suspended person it is refused', async () => {
    await setStatus(world, person.id, 'suspended');
    expect((await refresh(first.refresh)).status).toBe(401);
    await setStatus(world, person.id, 'active');
  });

  test('after the session’s 30 days it is refused', async () => {
    world.clock.advance(30 * 86_400);
    expect((await refresh(first.refresh)).status).toBe(401);
  });

  test('a token that was never given is refused and ends nobody’s session', async () => {
    const sid = first.refresh.split('.')[0]!;
    const never = [
      refreshTokenOf(world.services.keys, 's_nothere', 0),
      `${sid}.0.AAAA`,
      `${sid}.5.${first.refresh.split('.')[2]}`,
      '',
      'x'.repeat(3000),
    ];
    for (const token of never) expect(await refresh(token)).toMatchObject({ status: 401, error: 'login_required' });
    expect(await status(first.access)).toBe(200);
  });

  test('an access token is no refresh token', async () => {
    expect((await refresh(first.access)).status).toBe(401);
  });

  test('without one it is 401, and says please log in', async () => {
    expect(await world.call('GET', '/user/refresh-token', { locale: 'en' })).toMatchObject({
      status: 401,
      message: 'Please log in first.',
    });
  });

  test('is limited by address', async () => {
    await world.db
      .insertInto('limits')
      .values({
        key: 'call:GET /user/refresh-token:203.0.113.99',
        hits: 1200,
        resets_at: new Date(world.clock.now().getTime() + 1000),
      })
      .execute();
    expect(await refresh(first.refresh, { from: '203.0.113.99' })).toMatchObject({
      status: 429,
      error: 'too_many_requests',
    });
  });
});
