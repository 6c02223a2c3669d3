import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson, setStatus, signIn, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeAdmin } from './make-admin.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp({ HIEN_DEMO: '0' });
});
afterAll(() => world.close());

const password = 'a long enough one';
const console = (token: string) => world.call('GET', '/admin/users/export?w=nobody-at-all', { token });

describe('M1 npm run admin:create', () => {
  test('makes an admin who can sign in and enter', async () => {
    const { created } = await makeAdmin(world.services, { email: 'First@Hien.example', nickname: 'Chủ nhà', password });
    expect(created).toBe(true);
    expect(await console(await signIn(world, { email: 'first@hien.example', password }))).toMatchObject({
      status: 200,
    });
  });

  test('an account that is there becomes an admin’s: new password, open again, every old session over', async () => {
    const person = await registerPerson(world);
    const old = await signIn(world, person);
    await setStatus(world, person.id, 'suspended');
    expect(await makeAdmin(world.services, { email: person.email, nickname: 'x', password })).toEqual({
      id: person.id,
      created: false,
    });
    expect(await world.call('GET', '/user', { token: old })).toMatchObject({ status: 401 });
    expect(
      await world.call('GET', '/user', { token: await signIn(world, { email: person.email, password }) }),
    ).toMatchObject({
      status: 200,
      data: { nickname: person.nickname, roles: [{ name: 'ROLE_USER' }, { name: 'ROLE_ADMIN' }] },
    });
  });

  test.each([
    [{ email: 'nobody' }, 'field_number'],
    [{ password: 'short12' }, 'field_pwd_strict'],
    [{ password: 'x'.repeat(129) }, 'field_pwd_strict'],
  ])('%o is refused', async (bad, key) => {
    await expect(
      makeAdmin(world.services, { email: 'next@hien.example', nickname: 'x', password, ...bad }),
    ).rejects.toMatchObject({ key });
  });
});
