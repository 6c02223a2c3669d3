import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#features/people/accounts/demo-accounts.ts';
import { makeAdmin } from '#features/people/accounts/make-admin.server.ts';
import { requireUncommon } from '#features/people/accounts/sign-in/common-password.server.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import {
  appOnDatabase,
  giveRoles,
  registerPerson,
  registrationForm,
  sendEmailCode,
  signIn,
  testApp,
  unregisteredPerson,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import list from './data/common-passwords.json' with { type: 'json' };

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const common = ['123456', 'password', 'Password', 'QWERTY', 'iloveyou', 'matkhau', 'anhyeuem', 'woaini', '5201314'];

describe('L5: a password that is guessed first is not taken', () => {
  test.each(common)('at registration: %s', async (password) => {
    const body = { ...(await registrationForm(world, unregisteredPerson())), password };
    for (const locale of locales)
      expect(await world.call('POST', '/auth/register', { body, locale })).toMatchObject({
        status: 400,
        error: 'password_common',
        field: 'password',
        message: translator(locale, 'errors')('password_common'),
      });
    const better = { ...body, password: 'hoa-giấy-2026' };
    expect((await world.call('POST', '/auth/register', { body: better })).status).toBe(200);
  });

  test('when it is changed, and the old one stays', async () => {
    const person = await registerPerson(world);
    const token = await signIn(world, person);
    const body = { oldPassword: person.password, newPassword: 'Iloveyou' };
    expect(await world.call('PUT', '/user/password', { token, body })).toMatchObject({
      status: 400,
      error: 'password_common',
      field: 'newPassword',
    });
    expect(await signIn(world, person)).toBeTruthy();
  });

  test('when a forgotten one is reset, and the code stays good for a better one', async () => {
    const person = await registerPerson(world);
    world.clock.advance(61);
    await sendEmailCode(world, person.email, 'reset');
    const body = { email: person.email, code: await world.lastCode(person.email), password: 'football' };
    expect(await world.call('POST', '/common/forget', { body })).toMatchObject({
      status: 400,
      error: 'password_common',
      field: 'password',
    });
    expect((await world.call('POST', '/common/forget', { body: { ...body, password: 'hoa-giấy' } })).status).toBe(200);
  });

  test('under the strict rule as well, for an admin and where the site asks for it', async () => {
    const strict = await appOnDatabase(world.url, { PASSWORD_POLICY: 'strict' }, { clock: world.clock });
    const body = { ...(await registrationForm(strict, unregisteredPerson())), password: '123456789' };
    expect((await strict.call('POST', '/auth/register', { body })).error).toBe('password_common');
    await strict.close();
    const admin = await registerPerson(world);
    await giveRoles(world, admin.id, 'ROLE_ADMIN');
    const change = { oldPassword: admin.password, newPassword: 'administrator' };
    expect((await world.call('PUT', '/user/password', { token: await signIn(world, admin), body: change })).error).toBe(
      'password_common',
    );
    await expect(
      makeAdmin(world.services, { email: 'next@hien.example', nickname: 'x', password: 'administrator' }),
    ).rejects.toMatchObject({ key: 'password_common' });
  });

  test('but one chosen before still opens', async () => {
    const person = await registerPerson(world);
    const password_hash = await world.services.hasher.hash('123456');
    await world.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
    expect(await signIn(world, { email: person.email, password: '123456' })).toBeTruthy();
  });
});

const lan = { email: 'lan.tran@mail.example', mobile: '+84912345678', nickname: 'Trần Lan Hương' };

describe('V6.2.11: nor one made of the site’s words or the person’s own names', () => {
  test.each([
    'Hien2026',
    'hiên-轩',
    'Nội thất 99',
    'admin-hien!',
    'designer2026',
    '设计师2026',
    'matkhau123',
    'lan.tran',
    'LanTran1999',
    'Trần Lan Hương',
    'huong-hien',
    'tranlanhuong1',
    '0912345678',
    '+84912345678',
  ])('%s', (password) => {
    expect(() => requireUncommon(password, 'password', lan)).toThrow(
      expect.objectContaining({ key: 'password_own' }) as Error,
    );
  });

  test.each(['hien-cau-vong', 'hoa-giấy-2026', 'lan-can-gỗ', 'mười hai con mèo', '8213-4409-17', '912345'])(
    'but %s has something more in it',
    (password) => {
      expect(() => requireUncommon(password, 'password', lan)).not.toThrow();
    },
  );

  test('at registration, change, reset and for a new admin, in three languages', async () => {
    const form = await registrationForm(world, unregisteredPerson({ nickname: 'Mai Anh' }));
    for (const locale of locales)
      expect(
        await world.call('POST', '/auth/register', { body: { ...form, password: 'maianh-hien9' }, locale }),
      ).toMatchObject({
        status: 400,
        error: 'password_own',
        field: 'password',
        message: translator(locale, 'errors')('password_own'),
      });
    const person = await registerPerson(world);
    const newPassword = person.email.split('@')[0] ?? '';
    const token = await signIn(world, person);
    expect(
      await world.call('PUT', '/user/password', { token, body: { oldPassword: person.password, newPassword } }),
    ).toMatchObject({ status: 400, error: 'password_own', field: 'newPassword' });
    world.clock.advance(61);
    await sendEmailCode(world, person.email, 'reset');
    expect(
      await world.call('POST', '/common/forget', {
        body: { email: person.email, code: await world.lastCode(person.email), password: newPassword },
      }),
    ).toMatchObject({ status: 400, error: 'password_own', field: 'password' });
    await expect(
      makeAdmin(world.services, { email: 'thuha@hien.example', nickname: 'x', password: 'thuha-admin-1' }),
    ).rejects.toMatchObject({ key: 'password_own' });
  });
});

describe('L5: the list', () => {
  const words = list.passwords.flatMap((line) => line.split(' '));

  test('holds ten thousand that the length rule would allow, each once, in small letters', () => {
    expect(words.length).toBeGreaterThan(10_000);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => word.length < 6 || word.length > 16 || word !== word.toLowerCase())).toEqual([]);
  });

  test('is small, has its licence beside it, and leaves the demo’s password alone', () => {
    const folder = join(import.meta.dirname, 'data');
    expect(statSync(join(folder, 'common-passwords.json')).size).toBeLessThanOrEqual(100_000);
    expect(statSync(join(folder, 'LICENSE.txt')).size).toBeGreaterThan(500);
    expect(() => requireUncommon(demoPassword, 'password', {})).not.toThrow();
  });
});
