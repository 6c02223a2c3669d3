import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { requiresTls } from '#platform/mail.server.ts';
import { weakSettings } from '#server/weak-settings.ts';

const sound = {
  HIEN_ORIGIN: 'https://hien.example',
  TRUST_PROXY: '10.0.0.1',
  PASSWORD_POLICY: 'strict',
  DATABASE_URL: 'postgres://hien:x@db.example/hien?sslmode=verify-full',
  SMTP_URL: 'smtp://user:x@mail.example:587',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
  SMS_PROVIDER: 'twilio',
  SMS_ACCOUNT: 'a',
  SMS_TOKEN: 'b',
  SMS_FROM: '+100000000',
};
const told = (env: Record<string, string>) => weakSettings(readConfig({ ...sound, ...env }));

describe('V12, V13: an operator is told what is weaker than a public site should be', () => {
  test('nothing of a sound one, and nothing at home', () => {
    expect(told({})).toEqual([]);
    expect(weakSettings(readConfig({}))).toEqual([]);
  });

  test.each([
    [{ HIEN_ORIGIN: 'http://hien.example' }, /HIEN_ORIGIN/],
    [{ DATABASE_URL: 'postgres://hien:x@db.example/hien' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://hien:x@db.example/hien?sslmode=require' }, /DATABASE_URL/],
    [{ SMTP_URL: 'smtp://mail.example:25?requireTLS=false' }, /SMTP_URL/],
    [{ S3_ENDPOINT: 'http://s3.example' }, /S3_ENDPOINT/],
    [{ SMS_BASE_URL: 'http://sms.example' }, /SMS_BASE_URL/],
    [{ HIEN_SERVER: 'http://far.example', HIEN_RENDER_TOKEN: `hrw_${'a'.repeat(43)}` }, /HIEN_SERVER/],
    [{ PASSWORD_POLICY: 'seed' }, /PASSWORD_POLICY/],
    [{ HIEN_DEMO: '1' }, /HIEN_DEMO/],
    [{ TRUST_PROXY: '' }, /TRUST_PROXY/],
  ])('%j', (env, name) => {
    const lines = told(env as Record<string, string>);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(name);
  });

  test.each([
    'postgres:///hien?host=/var/run/postgresql',
    'postgres://hien@localhost/hien',
    'postgres://hien@[::1]:5432/hien',
  ])('a database of this machine needs no certificate: %s', (DATABASE_URL) => {
    expect(told({ DATABASE_URL })).toEqual([]);
  });
});

describe('V12.3.1: mail is encrypted or not sent', () => {
  test.each([
    ['smtp://user:x@mail.example:587', true],
    ['smtp://mail.example', true],
    ['smtps://user:x@mail.example:465', false],
    ['smtp://localhost:25', false],
    ['smtp://mail.example?requireTLS=false', false],
  ])('%s → STARTTLS demanded: %s', (url, demanded) => {
    expect(requiresTls(url)).toBe(demanded);
  });
});
