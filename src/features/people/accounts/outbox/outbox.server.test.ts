import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localMailer } from '#platform/mail.server.ts';
import { localSms } from '#platform/sms.server.ts';
import { writeLetter, writeSms } from '#platform/letters.server.ts';
import { appOnDatabase, testApp, type CallOptions, type TestApp } from '../../../../../tests/support/app.ts';

const letter = (to: string) => ({
  to,
  locale: 'vi' as const,
  template: 'code' as const,
  values: { code: '314159', minutes: 10 },
});
let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await localMailer(world.db, world.clock).send(writeLetter(letter('a@mail.example')));
  await localSms(world.db, world.clock).send(writeSms(letter('+84912345678')));
});
afterAll(() => world.close());

const look = (options: CallOptions = {}, at = world) => at.call('GET', '/outbox', options);

describe('D4: the local outbox', () => {
  test('shows letters of an unconfigured channel, newest first, to someone at this machine', async () => {
    const { status, data } = await look();
    expect(status).toBe(200);
    expect(data).toMatchObject([
      { channel: 'sms', to: '+84912345678', subject: null },
      { channel: 'mail', to: 'a@mail.example' },
    ]);
    expect(JSON.stringify(data)).toContain('314159');
  });

  test('?to= shows one recipient’s', async () => {
    expect((await world.call('GET', '/outbox?to=a%40mail.example')).data).toMatchObject([{ to: 'a@mail.example' }]);
    expect((await world.call('GET', '/outbox?to=nobody%40mail.example')).data).toEqual([]);
  });

  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('peer %s is this machine', async (from) => {
    expect((await look({ from })).status).toBe(200);
  });

  test.each(['localhost:3000', 'localhost', '127.0.0.1:4000', '[::1]:3000'])(
    'Host %s is this machine',
    async (host) => {
      expect((await look({ headers: { host } })).status).toBe(200);
    },
  );

  test.each(['10.0.0.1', '192.168.1.10', '203.0.113.1', '2001:db8::1', '::ffff:10.0.0.1', 'fe80::1'])(
    'peer %s is not: as if the call were not there',
    async (from) => {
      expect(await look({ from })).toMatchObject({ status: 404, error: 'not_found', data: null });
    },
  );

  test.each(['hien.example', 'localhost.evil.example', 'evil.example:3000', '127.0.0.1.nip.io', '0.0.0.0:3000'])(
    'Host %s is not, whoever the peer: a rebound name gets nothing',
    async (host) => {
      expect((await look({ headers: { host } })).status).toBe(404);
    },
  );

  test.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-real-ip',
    'via',
    'cf-connecting-ip',
    'true-client-ip',
  ])('a %s header means a proxy stands between', async (name) => {
    expect((await look({ headers: { [name]: '127.0.0.1' } })).status).toBe(404);
  });

  test('a trusted proxy that says the client is local does not open it', async () => {
    const proxied = await appOnDatabase(world.url, { TRUST_PROXY: 'loopback' });
    expect((await look({ headers: { 'x-forwarded-for': '127.0.0.1' } }, proxied)).status).toBe(404);
    await proxied.close();
  });

  test('M2: with a public name it is not there, even where a bare proxy makes every request look like this machine', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:25' };
    for (const [origin, status] of [
      ['https://shop.example', 404],
      ['http://shop.example', 404],
      ['http://localhost:3000', 200],
      ['http://127.0.0.1:8080', 200],
    ] as const) {
      const named = await appOnDatabase(world.url, { ...smtp, HIEN_ORIGIN: origin });
      const answer = await look({ headers: { origin } }, named);
      expect([origin, answer.status]).toEqual([origin, status]);
      expect(JSON.stringify(answer.data).includes('314159')).toBe(status === 200);
      await named.close();
    }
  });

  test('is gone when both channels are configured, and there while one is not', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:25' };
    const sms = { SMS_PROVIDER: 'twilio', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't', SMS_FROM: '+1' };
    for (const [env, status] of [
      [{ ...smtp, ...sms }, 404],
      [smtp, 200],
      [sms, 200],
    ] as const) {
      const configured = await appOnDatabase(world.url, env);
      expect((await look({}, configured)).status).toBe(status);
      await configured.close();
    }
  });
});
