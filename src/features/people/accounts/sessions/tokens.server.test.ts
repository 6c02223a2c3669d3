import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import { deriveKeys } from '#platform/keys.server.ts';
import {
  createAccessTokens,
  readRefreshToken,
  refreshTokenOf,
} from '#features/people/accounts/sessions/tokens.server.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';

let world: TestApp;
let person: Person;
let good: string;
let claims: { sub: string; sid: string; email: string };
beforeAll(async () => {
  world = await testApp();
  person = await registerPerson(world);
  good = await signIn(world, person);
  claims = decodeJwt(good);
});
afterAll(() => world.close());

const now = () => Math.floor(world.clock.now().getTime() / 1000);
function forge(
  change: {
    key?: Uint8Array;
    alg?: string;
    audience?: string | null;
    sub?: string;
    sid?: string;
    exp?: number | null;
  } = {},
): Promise<string> {
  const token = new SignJWT({ sid: change.sid ?? claims.sid, email: claims.email })
    .setProtectedHeader({ alg: change.alg ?? 'HS256', typ: 'JWT' })
    .setSubject(change.sub ?? claims.sub)
    .setIssuedAt(now());
  if (change.audience !== null) token.setAudience(change.audience ?? 'hien');
  if (change.exp !== null) token.setExpirationTime(change.exp ?? now() + 900);
  return token.sign(change.key ?? world.services.keys.token);
}
async function refusedEverywhere(token: string): Promise<void> {
  for (const options of [{ token }, { cookies: { token } }]) {
    expect(await world.call('GET', '/user', options)).toMatchObject({
      status: 401,
      code: 401,
      error: 'login_required',
      data: null,
    });
  }
}

describe('D1: a forged token opens nothing', () => {
  test('what the others change is genuine to begin with', async () => {
    expect((await world.call('GET', '/user', { token: await forge() })).status).toBe(200);
  });

  test('alg none', async () => {
    await refusedEverywhere(
      new UnsecuredJWT({ sid: claims.sid, email: claims.email })
        .setSubject(claims.sub)
        .setAudience('hien')
        .setIssuedAt(now())
        .setExpirationTime(now() + 900)
        .encode(),
    );
    const [, payload] = good.split('.');
    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
      await refusedEverywhere(`${header}.${payload}.`);
    }
  });

  test('another key', async () => {
    await refusedEverywhere(await forge({ key: deriveKeys('another secret, of another house, long enough').token }));
    await refusedEverywhere(await forge({ key: new Uint8Array(32) }));
  });

  test('a key of ours that is for something else', async () => {
    const { refresh, code, lookup } = world.services.keys;
    for (const key of [refresh, code, lookup]) await refusedEverywhere(await forge({ key }));
  });

  test('another audience, or none', async () => {
    await refusedEverywhere(await forge({ audience: 'coohom' }));
    await refusedEverywhere(await forge({ audience: null }));
  });

  test('another algorithm of the same family', async () => {
    await refusedEverywhere(
      await forge({ alg: 'HS512', key: Buffer.concat([world.services.keys.token, world.services.keys.token]) }),
    );
  });

  test('an RSA key confused with ours: signed RS256, or HS256 with the public key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const token = new SignJWT({ sid: claims.sid, email: claims.email })
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject(claims.sub)
      .setAudience('hien')
      .setExpirationTime(now() + 900);
    await refusedEverywhere(await token.sign(privateKey));
    await refusedEverywhere(
      await forge({ key: Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }) as string) }),
    );
  });

  test('a header that brings its own key or points to one', async () => {
    const [, payload] = good.split('.');
    for (const header of [
      { alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } },
      { alg: 'HS256', jku: 'http://127.0.0.1/keys' },
      { alg: 'HS256', kid: '../../../../dev/null' },
      { alg: 'HS256', crit: ['b64'], b64: false },
    ]) {
      const head = Buffer.from(JSON.stringify(header)).toString('base64url');
      const mac = createHmac('sha256', '').update(`${head}.${payload}`).digest('base64url');
      await refusedEverywhere(`${head}.${payload}.${mac}`);
    }
  });

  test('a changed payload or signature, one character each', async () => {
    const [header, payload, signature] = good.split('.') as [string, string, string];
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'u_someoneelse' })).toString('base64url');
    await refusedEverywhere(`${header}.${changed}.${signature}`);
    await refusedEverywhere(`${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`);
    await refusedEverywhere(`${header}.${payload}.${signature.slice(0, -2)}`);
    await refusedEverywhere(`${header}.${payload}.`);
  });

  test('without an end', async () => {
    await refusedEverywhere(await forge({ exp: null }));
  });

  test('signed with our key for a person who does not hold that session', async () => {
    const other = await registerPerson(world);
    const theirs: { sid: string } = decodeJwt(await signIn(world, other));
    await refusedEverywhere(await forge({ sid: theirs.sid }));
    await refusedEverywhere(await forge({ sub: other.id }));
    await refusedEverywhere(await forge({ sid: 's_notthere' }));
  });

  test.each([
    '',
    '.',
    '..',
    'a.b.c',
    'null',
    '{}',
    'Bearer',
    '💥',
    'a'.repeat(2000),
    '../../etc/passwd',
    "' or 1=1 --",
    '%00',
  ])('garbage: %s', async (token) => {
    expect(
      (await world.call('GET', '/user', { headers: { authorization: `Bearer ${encodeURI(token)}` } })).status,
    ).toBe(401);
    expect((await world.call('GET', '/user', { cookies: { token: encodeURIComponent(token) } })).status).toBe(401);
  });

  test('a workspace token, a refresh token, a session id are not access tokens', async () => {
    await refusedEverywhere(refreshTokenOf(world.services.keys, claims.sid, 0));
    await refusedEverywhere(claims.sid);
  });

  test('D2: a bad bearer is not made good by a good cookie', async () => {
    expect((await world.call('GET', '/user', { token: 'nonsense', cookies: { token: good } })).status).toBe(401);
  });

  test('a token in the query is no token', async () => {
    expect((await world.call('GET', `/user?token=${good}&access_token=${good}`)).status).toBe(401);
  });
});

describe('PRODUCT Accounts: a token lives 15 minutes', () => {
  test('to the second, and opens nothing after', async () => {
    const token = await signIn(world, person);
    world.clock.advance(899);
    expect((await world.call('GET', '/user', { token })).status).toBe(200);
    world.clock.advance(1);
    await refusedEverywhere(token);
    expect((await world.call('PUT', '/user', { token, body: { nickname: 'x' } })).status).toBe(401);
  });

  test('L8: after them it says to the frame of a page that there is a session, not whose, as long as the row stands', async () => {
    const token = await signIn(world, person);
    const { recognise } = await import('#features/people/accounts/sessions/sessions.server.ts');
    world.clock.advance(901);
    expect((await recognise(world.services, token))?.viewer).toMatchObject({
      id: '',
      nickname: '',
      email: '',
      fresh: false,
    });
    await world.call('POST', '/auth/logout', { token });
    expect(await recognise(world.services, token)).toBeNull();
  });

  test('an expired forgery names nobody', async () => {
    const past = await forge({ key: new Uint8Array(32), exp: now() - 10 });
    expect(await world.services.tokens.read(past, world.clock.now())).toBeNull();
    expect(
      await world.services.tokens.read(await forge({ audience: 'other', exp: now() - 10 }), world.clock.now()),
    ).toBeNull();
  });

  test('roles are asked of the row, not of the token: a role given counts at once, and so does one taken', async () => {
    const token = await signIn(world, person);
    const roles = async () =>
      ((await world.call('GET', '/user', { token })).data as { roles: { name: string }[] }).roles.map(
        (role) => role.name,
      );
    await giveRoles(world, person.id, 'ROLE_DESIGNER');
    expect(await roles()).toEqual(['ROLE_USER', 'ROLE_DESIGNER']);
    await giveRoles(world, person.id);
    expect(await roles()).toEqual(['ROLE_USER']);
  });
});

describe('D1: a token that was checked before opens no more than one that was not', () => {
  test('nothing once its session is ended, or its person blocked', async () => {
    const token = await signIn(world, person);
    expect((await world.call('GET', '/user', { token })).status).toBe(200);
    await world.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', person.id).execute();
    await refusedEverywhere(token);
    await world.db.updateTable('users').set({ status: 'active' }).where('id', '=', person.id).execute();
    expect((await world.call('GET', '/user', { token })).status).toBe(200);
    await world.call('POST', '/auth/logout', { token });
    await refusedEverywhere(token);
  });

  test('it ends at its second, and is expired after', async () => {
    const tokens = createAccessTokens(world.services.keys);
    const token = await forge({ exp: now() + 10 });
    const at = (seconds: number) => new Date((now() + seconds) * 1000);
    const read = async (seconds: number) => (await tokens.read(token, at(seconds)))?.expired;
    expect([await read(0), await read(9), await read(10), await read(11), await read(9)]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test('one that differs from it by a character is checked, as is one of another house', async () => {
    const tokens = createAccessTokens(world.services.keys);
    const token = await forge();
    expect(await tokens.read(token, world.clock.now())).toMatchObject({ sub: claims.sub, sid: claims.sid });
    for (let at = 0; at < token.length - 1; at += 7)
      expect(
        await tokens.read(
          `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
          world.clock.now(),
        ),
      ).toBeNull();
    const others = createAccessTokens(deriveKeys('another secret, of another house, long enough'));
    expect(await others.read(token, world.clock.now())).toBeNull();
  });

  test('as many as are remembered, and more, all read as they are', async () => {
    const tokens = createAccessTokens(world.services.keys, 2);
    const sessions = ['s_1', 's_2', 's_3', 's_4'];
    const all = await Promise.all(sessions.map((sid) => forge({ sid })));
    for (let turn = 0; turn < 3; turn++)
      expect(await Promise.all(all.map(async (token) => (await tokens.read(token, world.clock.now()))?.sid))).toEqual(
        sessions,
      );
  });
});

describe('refresh tokens', () => {
  const keys = deriveKeys('a secret of thirty-two characters or more');
  test('only ours read as ours', () => {
    const token = refreshTokenOf(keys, 's_1', 7);
    expect(readRefreshToken(keys, token)).toEqual({ sessionId: 's_1', generation: 7 });
    const mac = token.split('.')[2]!;
    for (const forged of [
      '',
      's_1',
      's_1.7',
      `s_1.8.${mac}`,
      `s_2.7.${mac}`,
      `s_1.7.${mac}x`,
      `s_1.07.${mac}`,
      `s_1.7.${mac}.x`,
      `s_1.-7.${mac}`,
      `s_1.7e0.${mac}`,
      `.7.${mac}`,
      refreshTokenOf(deriveKeys('another one, of thirty-two characters'), 's_1', 7),
    ]) {
      expect(readRefreshToken(keys, forged)).toBeNull();
    }
  });
});
