import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const sms = { SMS_PROVIDER: 'twilio', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't', SMS_FROM: '+1' };

describe('DESIGN §1: settings', () => {
  test('the product runs with none', () => {
    expect(readConfig({})).toEqual({
      host: 'localhost',
      port: 3000,
      origin: 'http://localhost:3000',
      origins: ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000'],
      api: null,
      trustProxy: [],
      dataDir: '.hien',
      secret: null,
      role: 'all',
      demo: true,
      databaseUrl: null,
      replicaUrl: null,
      smtpUrl: null,
      mailFrom: 'Hiên 轩 <no-reply@localhost>',
      sms: null,
      s3: null,
      renderThreads: expect.any(Number),
      renderDraft: false,
      renderFor: null,
      ffmpeg: null,
      workspaceUrl: null,
      chat: null,
      passwordPolicy: 'seed',
      phoneCountries: ['VN'],
      zoomShortcutsBlocked: true,
      hstsSubdomains: true,
      metricsToken: null,
      logLevel: 'info',
    });
  });

  test('an empty variable is one that is not set', () => {
    const names = [
      'HOST',
      'PORT',
      'HIEN_ORIGIN',
      'API_ORIGIN',
      'TRUST_PROXY',
      'HIEN_DATA',
      'HIEN_SECRET',
      'HIEN_ROLE',
      'HIEN_DEMO',
      'DATABASE_URL',
      'DATABASE_REPLICA_URL',
      'SMTP_URL',
      'SMS_PROVIDER',
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_REGION',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
      'HIEN_RENDER_THREADS',
      'HIEN_RENDER_DRAFT',
      'HIEN_SERVER',
      'HIEN_RENDER_TOKEN',
      'WORKSPACE_URL',
      'CHAT_PROVIDER',
      'CHAT_ACCOUNT',
      'CHAT_URL',
      'PASSWORD_POLICY',
      'PHONE_COUNTRIES',
      'ZOOM_SHORTCUTS',
      'LOG_LEVEL',
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['HIEN_ORIGIN', 'hien.example'],
    ['HIEN_ORIGIN', 'ftp://hien.example'],
    ['HIEN_ORIGIN', 'javascript:alert(1)'],
    ['API_ORIGIN', 'api.hien.example'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,nonsense'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '2001:db8::/129'],
    ['HIEN_SECRET', 'too short'],
    ['HIEN_ROLE', 'boss'],
    ['HIEN_DEMO', 'maybe'],
    ['DATABASE_URL', 'mysql://db/hien'],
    ['DATABASE_URL', 'nonsense'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMS_PROVIDER', 'pigeon'],
    ['SMS_BASE_URL', 'nonsense'],
    ['S3_ENDPOINT', 'ftp://x'],
    ['S3_BUCKET', 'a/../b'],
    ['S3_REGION', 'x y'],
    ['HIEN_RENDER_THREADS', '-1'],
    ['HIEN_RENDER_DRAFT', 'small'],
    ['HIEN_SERVER', 'hien.example'],
    ['HIEN_SERVER', 'https://hien.example'],
    ['HIEN_RENDER_TOKEN', 'not a token of ours'],
    ['WORKSPACE_URL', 'javascript:alert(1)'],
    ['CHAT_PROVIDER', 'megaphone'],
    ['CHAT_URL', 'javascript:alert(1)'],
    ['PASSWORD_POLICY', 'none'],
    ['PHONE_COUNTRIES', 'Vietnam'],
    ['PHONE_COUNTRIES', 'vn'],
    // No country: every number that is refused would be a fault of ours.
    ['PHONE_COUNTRIES', 'VN,UK'],
    ['PHONE_COUNTRIES', ','],
    ['ZOOM_SHORTCUTS', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('a bad %s (%s) is named, and its value is not repeated', (name, value) => {
    let output = '';
    try {
      readConfig({ [name]: value });
    } catch (error) {
      output = (error as Error).message;
    }
    expect(output).toContain('Settings: ');
    expect(output).toContain(name);
    if (value.length > 8) expect(output).not.toContain(value);
  });

  test('A7: a chat is a provider we know and an account as that provider writes it', () => {
    const crisp = '0a1b2c3d-0000-4000-8000-0123456789ab';
    expect(readConfig({ CHAT_PROVIDER: 'crisp', CHAT_ACCOUNT: crisp }).chat).toEqual({
      provider: 'crisp',
      account: crisp,
      origin: 'https://client.crisp.chat',
    });
    expect(
      readConfig({ CHAT_PROVIDER: 'tawk', CHAT_ACCOUNT: '5f0c1e2d3b4a596877665544/1ef2a3b4c' }).chat,
    ).toMatchObject({ provider: 'tawk', origin: 'https://embed.tawk.to' });
    expect(
      readConfig({
        CHAT_PROVIDER: 'chatwoot',
        CHAT_ACCOUNT: 'aBcDeFgH12345678',
        CHAT_URL: 'https://chat.hien.example/x',
      }).chat,
    ).toMatchObject({ origin: 'https://chat.hien.example' });
    for (const CHAT_ACCOUNT of ['', 'x', `${crisp}"><script>`, `../${crisp}`])
      expect(() => readConfig({ CHAT_PROVIDER: 'crisp', CHAT_ACCOUNT })).toThrow('CHAT_ACCOUNT');
    expect(() => readConfig({ CHAT_ACCOUNT: crisp })).toThrow('CHAT_PROVIDER');
    expect(() =>
      readConfig({ CHAT_PROVIDER: 'crisp', CHAT_ACCOUNT: crisp, CHAT_URL: 'https://elsewhere.example' }),
    ).toThrow('CHAT_URL');
  });

  test('the calls may have a host of their own beside the site, under one domain', () => {
    expect(readConfig({ HIEN_ORIGIN: 'https://hien.example', API_ORIGIN: 'https://api.hien.example' }).api).toEqual({
      origin: 'https://api.hien.example',
      cookieDomain: 'hien.example',
    });
    expect(
      readConfig({ HIEN_ORIGIN: 'https://www.hien.example', API_ORIGIN: 'https://api.hien.example/x' }).api,
    ).toEqual({ origin: 'https://api.hien.example', cookieDomain: 'hien.example' });
    for (const API_ORIGIN of [
      'http://api.hien.example',
      'https://api.other.example',
      'https://10.0.0.1',
      'https://example',
    ])
      expect(() => readConfig({ HIEN_ORIGIN: 'https://hien.example', API_ORIGIN })).toThrow('API_ORIGIN');
    expect(
      () => readConfig({ API_ORIGIN: 'https://api.hien.example' }),
      'without a public name there is no sibling',
    ).toThrow('API_ORIGIN');
  });

  test('all bad ones are named at once', () => {
    expect(() => readConfig({ PORT: 'x', HIEN_ROLE: 'y', SMTP_URL: 'z' })).toThrow(/PORT.*HIEN_ROLE.*SMTP_URL/);
  });

  test('SMS needs its account, token and sender', () => {
    expect(() => readConfig({ SMS_PROVIDER: 'twilio' })).toThrow('SMS_ACCOUNT, SMS_TOKEN, SMS_FROM');
    expect(() => readConfig({ ...sms, SMS_TOKEN: '' })).toThrow(/SMS_TOKEN \(needed/);
    expect(readConfig(sms).sms).toEqual({ account: 'AC1', token: 't', from: '+1', baseUrl: 'https://api.twilio.com' });
  });

  test('S3 is whole or not at all; its region has a default', () => {
    const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'hien', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'hien',
      region: 'us-east-1',
      accessKey: 'a',
      secretKey: 's',
    });
    expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow('S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY');
    for (const name of Object.keys(s3)) expect(() => readConfig({ ...s3, [name]: '' })).toThrow(name);
  });

  test.each([
    [{}, true],
    [{ PORT: '4000' }, true],
    [{ DATABASE_URL: 'postgres://db/hien' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HIEN_DEMO: '1', DATABASE_URL: 'postgres://db/hien' }, true],
    [{ HIEN_DEMO: 'true', HOST: '0.0.0.0' }, true],
    [{ HIEN_DEMO: '0' }, false],
    [{ HIEN_DEMO: 'false' }, false],
    [{ HIEN_ORIGIN: 'https://hien.example' }, false],
    [{ TRUST_PROXY: 'loopback' }, true],
    [{ HIEN_ORIGIN: 'http://localhost:4000' }, true],
    [{ HIEN_ORIGIN: 'http://localhost.evil.example' }, false],
    [{ HIEN_DEMO: '1', HIEN_ORIGIN: 'https://demo.hien.example' }, true],
  ])('the demo is on only at home, or as it is said: %o → %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  test('the public origin is the one given, without a path, and then the only one', () => {
    expect(readConfig({ HIEN_ORIGIN: 'https://Hien.Example/path?x=1' })).toMatchObject({
      origin: 'https://hien.example',
      origins: ['https://hien.example'],
    });
    expect(readConfig({ HOST: '0.0.0.0', PORT: '80' }).origin).toBe('http://localhost:80');
    expect(readConfig({ HOST: '10.0.0.5' }).origins).toContain('http://10.0.0.5:3000');
  });

  test('lists are split and trimmed', () => {
    expect(readConfig({ TRUST_PROXY: ' loopback, 10.0.0.0/8 ,2001:db8::1' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::1',
    ]);
    expect(readConfig({ PHONE_COUNTRIES: 'VN, CN' }).phoneCountries).toEqual(['VN', 'CN']);
  });

  test('a replica is one of a database of your own', () => {
    const replica = 'postgresql://hien@replica/hien';
    expect(() => readConfig({ DATABASE_REPLICA_URL: replica })).toThrow(/DATABASE_REPLICA_URL .*DATABASE_URL/);
    expect(() => readConfig({ DATABASE_URL: replica, DATABASE_REPLICA_URL: 'mysql://replica/hien' })).toThrow(
      /DATABASE_REPLICA_URL/,
    );
    expect(readConfig({ DATABASE_URL: 'postgresql://hien@main/hien', DATABASE_REPLICA_URL: replica }).replicaUrl).toBe(
      replica,
    );
  });
});
