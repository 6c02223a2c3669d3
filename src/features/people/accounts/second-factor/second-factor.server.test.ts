import { z } from 'zod';
import readQr from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  appOnDatabase,
  newMember,
  registerPerson,
  signIn,
  testApp,
  tokenOf,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import { lockAccount } from '#platform/leaving-queries.server.ts';
import { waitingForLocks } from '../../../../../tests/support/money/both-at-once.ts';
import { until } from '../../../../../tests/support/until.ts';
import { secondFactorHours } from '../account-limits.ts';
import { codeAt, fromBase32, stepAt } from './totp.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp({ HIEN_DEMO: '0' });
});
afterAll(() => world.close());

/** From another machine: not at the server itself. */
const outside = { from: '203.0.113.7', headers: { host: 'hien.example' } };
const adminCall = (token: string, where = {}) =>
  world.call('GET', '/admin/users/export?w=nobody-at-all', { token, ...where });
const codeOf = (secret: string, off = 0) => codeAt(fromBase32(secret), stepAt(world.clock.now()) + off);
const enrolmentShape = z.object({
  secret: z.string(),
  address: z.string(),
  picture: z.object({ size: z.number(), path: z.string() }),
});

async function enrolled() {
  const admin = await newMember(world, 'ROLE_ADMIN');
  const begun = await world.call('POST', '/user/second-factor:begin', {
    token: admin.token,
    body: { password: admin.password },
  });
  const { secret, address, picture } = enrolmentShape.parse(begun.data);
  const confirmed = await world.call('POST', '/user/second-factor:confirm', {
    token: admin.token,
    body: { code: codeOf(secret) },
  });
  const { recoveryCodes } = z.object({ recoveryCodes: z.array(z.string()) }).parse(confirmed.data);
  // The step just used is over; the next one is half a minute away.
  world.clock.advance(30);
  return { ...admin, secret, address, picture, recoveryCodes };
}

test('M1 TOTP: a code of one window’s secret does not confirm the one another window has begun meanwhile', async () => {
  const admin = await newMember(world, 'ROLE_ADMIN');
  const begin = () =>
    world.call('POST', '/user/second-factor:begin', { token: admin.token, body: { password: admin.password } });
  const { secret } = enrolmentShape.parse((await begin()).data);
  const stored = () =>
    world.db.selectFrom('second_factors').selectAll().where('user_id', '=', admin.id).executeTakeFirstOrThrow();
  const first = await stored();
  const { secret: second } = enrolmentShape.parse((await begin()).data);
  const later = await stored();
  await world.db.updateTable('second_factors').set({ secret: first.secret }).where('user_id', '=', admin.id).execute();
  const confirm = (of: string) =>
    world.call('POST', '/user/second-factor:confirm', { token: admin.token, body: { code: codeOf(of) } });
  const confirming = await world.db.transaction().execute(async (db) => {
    // Whoever writes waits here, with what was read before.
    await lockAccount(db, admin.id);
    const asked = confirm(secret);
    await until(async () => (await waitingForLocks(world.db)) === 1);
    await db.updateTable('second_factors').set({ secret: later.secret }).where('user_id', '=', admin.id).execute();
    return { asked };
  });
  expect(await confirming.asked).toMatchObject({ status: 409, error: 'conflict' });
  expect(await confirm(second)).toMatchObject({ status: 200 });
});

describe('M1 TOTP: who needs it', () => {
  test('at the server itself a password is enough; from anywhere else the console stays shut until one is set up', async () => {
    const { token } = await newMember(world, 'ROLE_ADMIN');
    expect(await adminCall(token)).toMatchObject({ status: 200 });
    expect(await adminCall(token, outside)).toMatchObject({ status: 403, error: 'forbidden' });
    expect(await adminCall(token, { headers: { 'x-forwarded-for': '203.0.113.7' } })).toMatchObject({ status: 403 });
    expect(await world.call('GET', '/user', { token, ...outside })).toMatchObject({ status: 200 });
  });

  test('a site with a name of its own asks also where its proxy says nothing of itself', async () => {
    const { token } = await newMember(world, 'ROLE_ADMIN');
    const named = await appOnDatabase(
      world.url,
      { HIEN_DEMO: '0', HIEN_ORIGIN: 'https://hien.example' },
      { clock: world.clock },
    );
    try {
      expect(await named.call('GET', '/admin/users/export?w=nobody-at-all', { token })).toMatchObject({ status: 403 });
      expect(await named.call('GET', '/user', { token })).toMatchObject({ status: 200 });
    } finally {
      await named.close();
    }
  });

  test('set up from outside it opens at once, in this session only', async () => {
    const admin = await newMember(world, 'ROLE_ADMIN');
    const begun = await world.call('POST', '/user/second-factor:begin', {
      token: admin.token,
      body: { password: admin.password },
      ...outside,
    });
    const { secret } = enrolmentShape.parse(begun.data);
    expect(await adminCall(admin.token, outside)).toMatchObject({ status: 403 });
    expect(
      await world.call('POST', '/user/second-factor:confirm', {
        token: admin.token,
        body: { code: codeOf(secret) },
        ...outside,
      }),
    ).toMatchObject({ status: 200 });
    expect(await adminCall(admin.token, outside)).toMatchObject({ status: 200 });
    const another = await signIn(world, admin);
    expect(await adminCall(another)).toMatchObject({ status: 403 });
    expect(await adminCall(another, outside)).toMatchObject({ status: 403 });
  });

  test('for whoever is no admin there is no such thing', async () => {
    const person = await registerPerson(world);
    const token = await signIn(world, person);
    expect(await world.call('GET', '/user/second-factor', { token })).toMatchObject({ status: 404 });
    expect(
      await world.call('POST', '/user/second-factor:begin', { token, body: { password: person.password } }),
    ).toMatchObject({ status: 404 });
    expect(await world.call('POST', '/user/second-factor', { token, body: { code: '123456' } })).toMatchObject({
      status: 404,
    });
  });
});

describe('M1 TOTP: setting it up', () => {
  test('asks for the password, and the picture says the address', async () => {
    const admin = await newMember(world, 'ROLE_ADMIN');
    expect(
      await world.call('POST', '/user/second-factor:begin', { token: admin.token, body: { password: 'not mine' } }),
    ).toMatchObject({ status: 400, error: 'old_password_error', field: 'password' });
    const { address, picture, secret, email } = await enrolled();
    expect(address).toContain(encodeURIComponent(email));
    expect(address).toContain(`secret=${secret}`);
    const scale = 4;
    const side = picture.size * scale;
    const data = new Uint8Array(side * side * 4).fill(255);
    for (const [, x, y] of picture.path.matchAll(/M(\d+) (\d+)h1/g))
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++)
          data.fill(
            0,
            ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4,
            ((Number(y) * scale + dy) * side + Number(x) * scale + dx) * 4 + 3,
          );
    expect(readQr({ width: side, height: side, data })).toBe(address);
  });

  test('a wrong first code switches nothing on', async () => {
    const admin = await newMember(world, 'ROLE_ADMIN');
    const begun = await world.call('POST', '/user/second-factor:begin', {
      token: admin.token,
      body: { password: admin.password },
    });
    const { secret } = enrolmentShape.parse(begun.data);
    expect(
      await world.call('POST', '/user/second-factor:confirm', {
        token: admin.token,
        body: { code: codeOf(secret, 5) },
      }),
    ).toMatchObject({ status: 400, error: 'code_error', field: 'code' });
    expect(await world.call('GET', '/user/second-factor', { token: admin.token })).toMatchObject({
      data: { on: false },
    });
    expect(await adminCall(admin.token)).toMatchObject({ status: 200 });
  });

  test('the secret lies sealed, the recovery codes as hashes', async () => {
    const { id, secret, recoveryCodes } = await enrolled();
    const row = await world.db
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.secret).not.toContain(secret);
    const hashes = await world.db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', id).execute();
    expect(hashes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    // V6.5.2: 24 letters of five bits.
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/);
    for (const code of recoveryCodes) expect(JSON.stringify(hashes)).not.toContain(code.slice(0, 5));
  });

  test('once on, it is not set up anew over its head', async () => {
    const admin = await enrolled();
    expect(
      await world.call('POST', '/user/second-factor:begin', { token: admin.token, body: { password: admin.password } }),
    ).toMatchObject({ status: 409 });
  });
});

describe('M1 TOTP: the step after signing in', () => {
  test('a code opens this session, and the same code no other', async () => {
    const admin = await enrolled();
    const one = await signIn(world, admin);
    const two = await signIn(world, admin);
    const code = codeOf(admin.secret);
    const pass = (token: string) => world.call('POST', '/user/second-factor', { token, body: { code } });
    expect(await pass(one)).toMatchObject({ status: 200 });
    expect(await adminCall(one, outside)).toMatchObject({ status: 200 });
    expect(await pass(two)).toMatchObject({ status: 400, error: 'code_error' });
    expect(await adminCall(two, outside)).toMatchObject({ status: 403 });
  });

  test('V7.3.1: it is asked for again after a working day, and nothing else of the session ends', async () => {
    const admin = await enrolled();
    const first = await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: admin.email, password: admin.password },
    });
    const renewed = async () =>
      tokenOf(await world.call('GET', '/user/refresh-token', { cookies: { refresh: first.cookies.refresh! } }));
    await world.call('POST', '/user/second-factor', {
      token: first.cookies.token!,
      body: { code: codeOf(admin.secret) },
    });
    world.clock.advance(secondFactorHours * 3600 - 1);
    const token = await renewed();
    expect(await adminCall(token, outside)).toMatchObject({ status: 200 });
    world.clock.advance(1);
    expect(await adminCall(token, outside)).toMatchObject({ status: 403 });
    expect(await world.call('GET', '/user', { token, ...outside })).toMatchObject({ status: 200 });
    await world.call('POST', '/user/second-factor', { token, body: { code: codeOf(admin.secret) } });
    expect(await adminCall(token, outside)).toMatchObject({ status: 200 });
  });

  test('the same code twice at once: one is let in', async () => {
    const admin = await enrolled();
    const tokens = [await signIn(world, admin), await signIn(world, admin)];
    const code = codeOf(admin.secret);
    const answers = await Promise.all(
      tokens.map((token) => world.call('POST', '/user/second-factor', { token, body: { code } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a recovery code works once, however it is typed', async () => {
    const admin = await enrolled();
    const [first = ''] = admin.recoveryCodes;
    const pass = async (code: string) =>
      world.call('POST', '/user/second-factor', { token: await signIn(world, admin), body: { code } });
    expect(await pass(` ${first.toUpperCase().replace('-', ' ')} `)).toMatchObject({ status: 200 });
    expect(await pass(first)).toMatchObject({ status: 400, error: 'code_error' });
    expect(await world.call('GET', '/user/second-factor', { token: admin.token })).toMatchObject({
      data: { on: true, recoveryCodesLeft: 9 },
    });
  });

  test('ten wrong ones and even the right one has to wait', async () => {
    const admin = await enrolled();
    const pass = (code: string) =>
      world.call('POST', '/user/second-factor', { token: admin.token, body: { code }, from: '127.3.3.3' });
    for (let n = 0; n < 10; n++) expect(await pass('000000')).toMatchObject({ status: 400 });
    expect(await pass(codeOf(admin.secret))).toMatchObject({ status: 429, error: 'login_too_many' });
  });
});

describe('M1 TOTP: off and new codes', () => {
  test('off with password and code; then as before it was on', async () => {
    const admin = await enrolled();
    const end = (body: object) => world.call('DELETE', '/user/second-factor', { token: admin.token, body });
    expect(await end({ password: 'not mine', code: codeOf(admin.secret) })).toMatchObject({
      status: 400,
      error: 'old_password_error',
    });
    expect(await end({ password: admin.password, code: '000000' })).toMatchObject({ status: 400, error: 'code_error' });
    expect(await end({ password: admin.password, code: codeOf(admin.secret) })).toMatchObject({ status: 200 });
    expect(await adminCall(admin.token)).toMatchObject({ status: 200 });
    expect(await adminCall(admin.token, outside)).toMatchObject({ status: 403 });
    const actions = await world.db
      .selectFrom('audit')
      .select('action')
      .where('target', '=', admin.id)
      .where('action', 'like', 'second\\_factor%')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['second_factor.on', 'second_factor.off']);
  });

  test('new recovery codes end the old ones', async () => {
    const admin = await enrolled();
    expect(
      await world.call('POST', '/user/second-factor:recovery-codes', {
        token: admin.token,
        body: { code: codeOf(admin.secret) },
      }),
    ).toMatchObject({ status: 200 });
    expect(
      await world.call('POST', '/user/second-factor', { token: admin.token, body: { code: admin.recoveryCodes[1] } }),
    ).toMatchObject({ status: 400 });
  });
});
