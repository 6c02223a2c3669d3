import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMember, testApp, type TestApp } from '../../../tests/support/app.ts';
import { formOf } from '../../../tests/support/multipart.ts';
import { jpegOf } from '../../../tests/support/pictures.ts';

let world: TestApp;
let token: string;
const media = mkdtempSync(join(tmpdir(), 'hien-names-'));
beforeAll(async () => {
  world = await testApp({}, { media });
  token = (await newMember(world)).token;
});
afterAll(async () => {
  await world.close();
  rmSync(media, { recursive: true, force: true });
});

const stored = () =>
  readdirSync(media, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('A22, V5.3.2: a file lies under the hash of its bytes, whatever it is called', () => {
  test.each([
    '../../../../tmp/hien-escaped.jpg',
    '..\\..\\escaped.jpg',
    '/etc/cron.d/hien.jpg',
    '%2e%2e%2f%2e%2e%2fescaped.jpg',
    'a\u0000.jpg',
    'CON.jpg',
    `${'x'.repeat(300)}.jpg`,
    '.htaccess',
    'a.jpg; filename="b.php"',
  ])('%j', async (name) => {
    const { body, headers } = formOf({ bytes: await jpegOf(), name });
    const answer = await world.call('POST', '/media?kind=avatar', { token, body, headers });
    expect(answer.status).toBeLessThan(500);
    for (const file of stored()) expect(file).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(tmpdir()).filter((each) => each.includes('escaped'))).toEqual([]);
  });

  test('something was stored', () => {
    expect(stored().length).toBeGreaterThan(0);
  });
});

test.each([
  '/pictures/../../../etc/passwd',
  '/pictures/..%2f..%2f..%2fetc%2fpasswd',
  '/glbs/..%2f..%2fsecret.glb',
  '/pictures/%2e%2e/%2e%2e/package.json',
  '/api/../package.json',
  '/api/media/..%2f..%2fsecret/file',
  '//etc/passwd',
  '/pictures/%5c..%5c..%5csecret',
  '/.git/config',
  '/.env',
  '/package.json',
  '/.hien/secret',
])('A22, V13.4.1: %s leads nowhere', async (url) => {
  const answer = await world.app.inject({ url, headers: { host: 'localhost:3000', authorization: `Bearer ${token}` } });
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toMatch(/root:|"dependencies"|\[core\]/);
});
