import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clusterPasswords } from './cluster-secret.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hien-secret-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('made once, for its owner only, with a password for each role', () => {
  const file = join(folder, 'postgres.secret');
  const first = clusterPasswords(file, false);
  expect(clusterPasswords(file, true)).toEqual(first);
  expect(first.admin).not.toBe(first.app);
  expect(first.app).toMatch(/^[\w-]{43}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['postgres.secret']);
});

test('a cluster that lost its secret is not given another', () => {
  expect(() => clusterPasswords(join(folder, 'lost'), true)).toThrow(/missing/);
});
