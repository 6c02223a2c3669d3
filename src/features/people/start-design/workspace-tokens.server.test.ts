import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import {
  appOnDatabase,
  giveRoles,
  newMember,
  registerPerson,
  setStatus,
  signIn,
  testApp,
  type Member,
  type TestApp,
} from '../../../../tests/support/app.ts';

let world: TestApp;
let person: Member;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await newMember(world);
});

const way = z.object({ token: z.string(), url: z.string(), mode: z.enum(['own', 'external']), locale: z.string() });
const issue = (options = {}, at = world) => at.call('GET', '/user/coohom-token', { token: person.token, ...options });
const issued = async (options = {}, at = world) => way.parse((await issue(options, at)).data);
const redeem = (workspaceToken: string, options = {}) =>
  world.call('POST', '/workspace/redeem', {
    body: { token: workspaceToken },
    headers: { origin: undefined },
    ...options,
  });
const refusals = () =>
  world.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'workspace.token_refused')
    .where('target', '=', person.id)
    .execute();

describe('J1: who may open the workspace', () => {
  test('a visitor is asked to sign in', async () => {
    expect(await world.call('GET', '/user/coohom-token')).toMatchObject({ status: 401, error: 'login_required' });
  });

  test('anyone while the 30 free days run, and not a second longer', async () => {
    expect((await issue()).status).toBe(200);
    world.clock.advance(30 * 86_400);
    person.token = await signIn(world, person);
    for (const locale of locales) {
      expect(await issue({ locale })).toMatchObject({
        status: 403,
        error: 'workspace_denied',
        message: translator(locale, 'errors')('workspace_denied'),
        data: null,
      });
    }
  });

  test.each(['ROLE_DESIGNER', 'ROLE_MERCHANT'] as const)('%s, trial or not', async (role) => {
    await giveRoles(world, person.id, role);
    world.clock.advance(60 * 86_400);
    person.token = await signIn(world, person);
    expect((await issue()).status).toBe(200);
  });

  test('an admin is not a designer: only the trial counts', async () => {
    await giveRoles(world, person.id, 'ROLE_ADMIN');
    world.clock.advance(60 * 86_400);
    person.token = await signIn(world, person);
    expect((await issue()).status).toBe(403);
  });
});

describe('J1: where it leads', () => {
  test.each([
    ['zh', 'zh_CN'],
    ['en', 'en_US'],
    ['vi', 'vi'],
  ] as const)('our own workspace by default, %s as %s', async (locale, name) => {
    expect(await issued({ locale })).toMatchObject({ url: '/workspace', mode: 'own', locale: name });
  });

  test.each([
    ['zh', 'zh_CN'],
    ['en', 'en_US'],
    ['vi', 'vi'],
  ] as const)('WORKSPACE_URL: the external one with token and locale in its query, %s as %s', async (locale, name) => {
    const external = await appOnDatabase(
      world.url,
      { WORKSPACE_URL: 'https://work.example/open?from=hien' },
      { clock: world.clock },
    );
    const got = await issued({ locale }, external);
    const url = new URL(got.url);
    expect(url.origin + url.pathname).toBe('https://work.example/open');
    expect(Object.fromEntries(url.searchParams)).toEqual({ from: 'hien', token: got.token, locale: name });
    expect(got.mode).toBe('external');
    await external.close();
  });

  test('the token is kept as a hash only', async () => {
    const got = await issued();
    expect(got.token.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(await world.db.selectFrom('workspace_tokens').selectAll().execute())).not.toContain(
      got.token,
    );
  });
});

describe('J2: one-time, 60 s, bound to the account', () => {
  test('an external workspace trades it for the person', async () => {
    const got = await issued({ locale: 'zh' });
    expect(await redeem(got.token)).toMatchObject({
      status: 200,
      data: { userId: person.id, nickname: person.nickname, locale: 'zh_CN', roles: [{ name: 'ROLE_USER' }] },
    });
  });

  test('a second use is refused and on the audit record', async () => {
    const got = await issued();
    await redeem(got.token);
    expect(await redeem(got.token)).toMatchObject({
      status: 410,
      code: 410,
      error: 'workspace_token_used',
      data: null,
    });
    expect((await refusals()).map((row) => row.after)).toEqual([{ redeemedBefore: true }]);
  });

  test('after 60 seconds it is refused and on the audit record', async () => {
    const got = await issued();
    world.clock.advance(60);
    expect((await redeem(got.token)).status).toBe(410);
    expect((await refusals()).map((row) => row.after)).toEqual([{ redeemedBefore: false }]);
    const another = await issued();
    world.clock.advance(59);
    expect((await redeem(another.token)).status).toBe(200);
  });

  test('of twenty redeems at once one wins, and nineteen are on the record', async () => {
    const got = await issued();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => redeem(got.token, { from: `10.60.0.${i}` })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 410)]);
    expect(await refusals()).toHaveLength(19);
  });

  test('someone else who is signed in cannot redeem it, and it still serves its owner', async () => {
    const got = await issued();
    const thief = await signIn(world, await registerPerson(world));
    expect((await redeem(got.token, { token: thief })).status).toBe(410);
    expect((await redeem(got.token, { token: person.token })).status).toBe(200);
  });

  test.each(['suspended', 'deleted'] as const)('a %s person is let in by none', async (status) => {
    const got = await issued();
    await setStatus(world, person.id, status);
    expect((await redeem(got.token)).status).toBe(410);
  });

  const sessionOf = async () => (await world.services.tokens.read(person.token, world.clock.now()))!.sid;
  const ends: [string, () => Promise<unknown>][] = [
    ['signed out', () => world.call('POST', '/auth/logout', { token: person.token })],
    ['signed out everywhere', () => world.call('POST', '/auth/logout:everywhere', { token: person.token })],
    [
      'ended from another browser',
      async () => {
        const another = await signIn(world, person);
        await world.call('DELETE', `/user/sessions/${await sessionOf()}`, { token: another });
      },
    ],
    [
      'the password was changed',
      () =>
        world.call('PUT', '/user/password', {
          token: person.token,
          body: { oldPassword: person.password, newPassword: 'matkhau9tre' },
        }),
    ],
    [
      'the account was deleted',
      () => world.call('DELETE', '/user', { token: person.token, body: { password: person.password } }),
    ],
    [
      'the session ran out',
      async () => {
        const now = world.clock.now();
        await world.db
          .updateTable('sessions')
          .set({ expires_at: now })
          .where('id', '=', await sessionOf())
          .execute();
      },
    ],
    [
      'the free days ran out',
      async () => {
        const now = world.clock.now();
        await world.db.updateTable('users').set({ trial_ends_at: now }).where('id', '=', person.id).execute();
      },
    ],
  ];
  test.each(ends)('it ends with the session it came from, and with the right: %s', async (_, end) => {
    const got = await issued();
    await end();
    expect(await redeem(got.token)).toMatchObject({ status: 410, error: 'workspace_token_used' });
  });

  test('another session of the same person may end; it stays', async () => {
    const got = await issued();
    await world.call('POST', '/auth/logout', { token: await signIn(world, person) });
    expect((await redeem(got.token)).status).toBe(200);
  });

  test.each([['nothing of the kind'], ["' or '1'='1"], ['x'.repeat(100)]])(
    'an invented one is refused: %s',
    async (invented) => {
      expect(await redeem(invented)).toMatchObject({ status: 410, error: 'workspace_token_used' });
    },
  );

  test('one past its length is named by its limit', async () => {
    const answer = await world.call('POST', '/workspace/redeem', { body: { token: 'x'.repeat(101) } });
    expect(answer).toMatchObject({ status: 400, error: 'text_too_long', field: 'token' });
  });

  test.each([[''], [null], [1], [['a']]])('what cannot be one is named: %s', async (value) => {
    expect(await world.call('POST', '/workspace/redeem', { body: { token: value } })).toMatchObject({
      status: 400,
      error: 'invalid_form',
      field: 'token',
    });
  });

  test('two are two: issuing another does not spend the first', async () => {
    const first = await issued();
    const second = await issued();
    expect(first.token).not.toBe(second.token);
    for (const { token: each } of [first, second]) expect((await redeem(each)).status).toBe(200);
  });
});
