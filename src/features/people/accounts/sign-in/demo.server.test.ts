import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '#demo/load-demo.server.ts';
import { demoAccounts, demoKinds, demoPassword } from '#features/people/accounts/demo-accounts.ts';
import {
  appOnDatabase,
  sendEmailCode,
  signIn,
  testApp,
  tokenOf,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp({ HIEN_DEMO: '1' });
  await loadDemo(world.db, world.clock, world.services.hasher);
});
afterAll(() => world.close());

const enter = (kind: unknown, at = world) => at.call('POST', '/demo/login', { body: { kind } });

describe('N5: one-click sign-in', () => {
  test.each(demoKinds)('as %s', async (kind) => {
    const answer = await enter(kind);
    expect(answer.status).toBe(200);
    const person = (await world.call('GET', '/user', { token: tokenOf(answer) })).data;
    expect(person).toMatchObject({
      email: demoAccounts[kind].email,
      nickname: demoAccounts[kind].nickname,
      roles: demoAccounts[kind].roles.map((name) => ({ name })),
    });
  });

  test('each also signs in with the password that is printed at the start', async () => {
    for (const kind of demoKinds)
      expect(await signIn(world, { email: demoAccounts[kind].email, password: demoPassword })).toMatch(/^ey/);
  });

  test('loading twice leaves one of each, and mends what a visitor changed', async () => {
    await world.db
      .updateTable('users')
      .set({ nickname: 'rude words', roles: ['ROLE_ADMIN'], password_hash: '' })
      .where('demo_kind', '=', 'user')
      .execute();
    await loadDemo(world.db, world.clock, world.services.hasher);
    const rows = await world.db
      .selectFrom('users')
      .select(['demo_kind', 'nickname', 'roles'])
      .orderBy('email')
      .execute();
    expect(rows).toHaveLength(4);
    expect(rows.find((row) => row.demo_kind === 'user')).toMatchObject({ nickname: 'Lan', roles: ['ROLE_USER'] });
    expect((await signIn(world, { email: 'lan@hien.example', password: demoPassword })).length).toBeGreaterThan(20);
  });

  test('a visitor cannot take its email away: another account would have it, and the demo could not be restored', async () => {
    const { email } = demoAccounts.user;
    const token = await signIn(world, { email, password: demoPassword });
    await sendEmailCode(world, 'rude@mail.example', 'bind');
    const code = await world.lastCode('rude@mail.example');
    const body = { email: 'rude@mail.example', code, password: demoPassword };
    expect(await world.call('PUT', '/user/email', { token, body })).toMatchObject({ status: 403, error: 'forbidden' });
    expect((await world.call('GET', '/user', { token })).data).toMatchObject({ email });
  });

  test('where the demo is off the call is not there, even with the accounts in the database', async () => {
    const plain = await appOnDatabase(world.url, { HIEN_DEMO: '0' }, { clock: world.clock });
    for (const kind of demoKinds)
      expect(await enter(kind, plain)).toMatchObject({ status: 404, error: 'not_found', cookies: {} });
    await plain.close();
  });

  test.each([['root'], [''], [null], [{}], ['__proto__'], ['constructor']])(
    'an unknown kind %s is refused',
    async (kind) => {
      expect(await enter(kind)).toMatchObject({ status: 400, error: 'invalid_form', field: 'kind' });
    },
  );
});
