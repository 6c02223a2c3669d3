import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '#demo/load-demo.server.ts';
import {
  registerPerson,
  registrationForm,
  sendEmailCode,
  sendMobileCode,
  signIn,
  unregisteredPerson,
  testApp,
  tokenOf,
  wrongCode,
  type TestApp,
} from '../../tests/support/app.ts';

const lines: string[] = [];
let world: TestApp;
beforeAll(async () => {
  world = await testApp({ HIEN_DEMO: '1', LOG_LEVEL: 'debug' }, { logTo: { write: (line) => lines.push(line) } });
});
afterAll(() => world.close());

const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('N4: logs', () => {
  test('a whole journey leaves no password, code, token, email, phone or name in any line', async () => {
    await loadDemo(world.db, world.clock, world.services.hasher);
    const secrets: string[] = [];
    const seen = <T extends string>(secret: T): T => {
      secrets.push(secret);
      return secret;
    };

    const person = unregisteredPerson({ password: 'hush-hush-12', nickname: 'Trần Thị Bí Mật' });
    for (const value of [
      person.email,
      person.mobile,
      person.mobile.slice(1),
      `0${person.mobile.slice(3)}`,
      person.password,
      person.nickname,
    ])
      seen(value);
    const form = await registrationForm(world, person);
    seen(form.code!);
    seen(form.verificationCode!);
    await world.call('POST', '/auth/register', { body: { ...form, code: wrongCode(form.code!) } });
    await world.call('POST', '/auth/register', {
      body: form,
      headers: { 'idempotency-key': seen('a-key-that-opens-the-answer') },
    });

    const login = await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: person.email, password: person.password },
    });
    const token = seen(tokenOf(login));
    seen(login.cookies.refresh!);
    seen(login.cookies.device!);
    await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: person.mobile, password: seen('not-my-password') },
    });
    const refreshed = await world.call('GET', '/user/refresh-token', { cookies: { refresh: login.cookies.refresh! } });
    seen(tokenOf(refreshed));
    await world.call('GET', '/user', { token });
    await world.call('PUT', '/user', {
      token,
      body: { introduction: seen('nobody’s business but mine'), livingAddress: seen('18 Nguyễn Thái Học') },
    });
    const way = (await world.call('GET', '/user/coohom-token', { token })).data as { token: string };
    await world.call('POST', '/workspace/redeem', { body: { token: seen(way.token) } });
    await world.call('POST', '/workspace/redeem', { body: { token: way.token } });

    world.clock.advance(61);
    await sendEmailCode(world, person.email, 'login');
    await sendMobileCode(world, person.mobile, 'login');
    for (const to of [person.email, person.mobile]) seen(await world.lastCode(to));
    await world.call('POST', '/auth/login:email-code', {
      body: { email: person.email, code: await world.lastCode(person.email) },
    });
    world.clock.advance(61);
    await sendEmailCode(world, person.email, 'reset');
    await world.call('POST', '/common/forget', {
      body: { email: person.email, code: seen(await world.lastCode(person.email)), password: seen('hush-hush-34') },
    });
    const again = seen(await signIn(world, { ...person, password: 'hush-hush-34' }));
    await world.call('PUT', '/user/password', {
      token: again,
      body: { oldPassword: 'hush-hush-34', newPassword: seen('hush-hush-56') },
    });
    await world.call('GET', `/outbox?to=${encodeURIComponent(person.email)}`);
    await world.call('POST', '/demo/login', { body: { kind: 'designer' } });
    const last = seen(await signIn(world, { ...person, password: 'hush-hush-56' }));
    await world.call('GET', '/user/data', { token: last });
    await world.call('POST', '/auth/login', {
      body: `{"mobileOrEmail":"${person.email}"`,
      headers: { 'content-type': 'application/json' },
    });
    await world.call('GET', `/nothing/${person.email}?token=${token}`);
    await world.call('GET', `/auth/email-verification-code/${person.email}%E0%A4%A`);
    await world.call('DELETE', '/user', { token: last, body: { password: 'hush-hush-56' } });

    expect(lines.length).toBeGreaterThan(25);
    // Times and ids are figures too; six of them in a row could be a code by chance.
    const text = parsed()
      .map((line) => JSON.stringify({ ...line, time: 0, reqId: '', requestId: '' }))
      .join('\n');
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
  });

  test('each line is JSON with the request’s id, the declared route and the outcome', async () => {
    lines.length = 0;
    const answer = await world.call('GET', '/user/sessions/s_1');
    await world.call('DELETE', '/user/sessions/s_1');
    expect(parsed()[0]).toMatchObject({
      method: 'GET',
      route: '/api/*',
      status: 404,
      requestId: answer.requestId,
      ms: expect.any(Number),
    });
    expect(parsed()[1]).toMatchObject({ method: 'DELETE', route: '/api/user/sessions/:id', status: 401 });
  });

  test('one id in the header, the envelope and the log', async () => {
    lines.length = 0;
    const answer = await world.call('GET', '/user');
    expect(answer.headers['x-request-id']).toBe(answer.requestId);
    expect(parsed().map((line) => line.requestId)).toEqual([answer.requestId]);
    expect(
      (await world.call('GET', '/user', { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })).requestId,
    ).not.toBe('mine');
  });

  test('a failure nobody foresaw is logged with its id and without people’s data, and answered with nothing but the id', async () => {
    const person = await registerPerson(world);
    lines.length = 0;
    const answer = await withoutAuditTable(() =>
      world.call('POST', '/auth/login', {
        body: { mobileOrEmail: person.email, password: person.password },
        locale: 'en',
      }),
    );
    expect(answer).toMatchObject({ status: 500, code: 500, error: 'server_fail', data: null });
    expect(Object.keys(answer).sort()).toEqual([
      'code',
      'cookies',
      'data',
      'error',
      'headers',
      'message',
      'requestId',
      'status',
    ]);
    const logged = parsed()
      .filter((line) => line.msg === 'request failed')
      .at(-1)!;
    expect(logged).toMatchObject({ level: 50, reqId: answer.requestId, err: { type: 'error', code: '42P01' } });
    const text = JSON.stringify(logged);
    for (const secret of [person.email, person.password, person.mobile]) expect(text).not.toContain(secret);
  });

  test('a refused value of the database does not spell itself out', async () => {
    const person = await registerPerson(world);
    await sql`alter table sessions add constraint nobody check (user_agent <> 'Secret Agent')`.execute(world.db);
    lines.length = 0;
    const answer = await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: person.email, password: person.password },
      headers: { 'user-agent': 'Secret Agent' },
    });
    expect(answer.status).toBe(500);
    expect(lines.join()).not.toMatch(/Secret Agent/);
    await sql`alter table sessions drop constraint nobody`.execute(world.db);
  });

  test('L1: an address that is no text is refused without a word: no error, no stack', async () => {
    lines.length = 0;
    for (const path of [
      '/outbox?to=%00',
      '/outbox?to=%ff',
      '/outbox?to=a&to=%00',
      '/user/%00',
      '/user/%ff',
      '/x?%00=1',
    ])
      expect([path, await world.call('GET', path)]).toMatchObject([path, { status: 400, error: 'malformed' }]);
    expect(parsed().filter(({ level }) => Number(level) > 30)).toEqual([]);
    expect(lines.join()).not.toMatch(/stack|%00|%ff/);
  });

  test('V16.3: at the level of every day it says what was refused: why, from where, to whom', async () => {
    const quiet: string[] = [];
    const plain = await testApp({ LOG_LEVEL: 'info' }, { logTo: { write: (line) => quiet.push(line) } });
    await plain.call('GET', '/common/settings');
    await plain.call('POST', '/auth/login', { body: { mobileOrEmail: 'a@mail.example', password: 'not it' } });
    const person = await registerPerson(plain);
    const token = await signIn(plain, person);
    await plain.call('GET', '/admin/users/export', { token, from: '2001:db8:1:2:3::4' });
    await plain.call('PUT', '/user', { token, body: { roles: ['ROLE_ADMIN'] } });
    await plain.call('POST', '/auth/logout', { token, headers: { origin: 'https://evil.example' } });
    await plain.call('GET', '/user');
    expect(quiet.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 30, msg: 'refused', route: '/api/auth/login', status: 400, error: 'login_failed', person: null },
      { status: 403, error: 'forbidden', person: person.id, network: '2001:db8:1:2::/64' },
      { route: '/api/user', status: 400, error: 'unknown_field', person: person.id, network: '127.0.0.1' },
      { route: '/api/auth/logout', status: 403, error: 'cross_site' },
      { route: '/api/user', method: 'GET', status: 401, error: 'login_required', person: null },
    ]);
    for (const line of quiet) expect(line).toMatch(/"time":\d+,.*"requestId":"[0-9a-f-]{36}"/);
    await plain.close();
  });
});

async function withoutAuditTable<T>(work: () => Promise<T>): Promise<T> {
  await sql`alter table audit rename to audit_away`.execute(world.db);
  try {
    return await work();
  } finally {
    await sql`alter table audit_away rename to audit`.execute(world.db);
  }
}
