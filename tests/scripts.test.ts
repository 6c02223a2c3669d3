import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

const library = join(import.meta.dirname, '../scripts/lib');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hien-scripts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an install sees the system, never the Node inside node_modules', async () => {
  const { systemPath } = (await import(`${library}/project.mjs`)) as { systemPath(path: string): string };
  expect(
    systemPath(
      '/a/node_modules/.bin:/node_modules/.bin:/usr/lib/node_modules/npm/node-gyp-bin:/usr/local/bin:/usr/bin',
    ),
  ).toBe('/usr/local/bin:/usr/bin');
});

test('Node 24 and later run the product', async () => {
  const { isGoodNode } = (await import(`${library}/node.mjs`)) as { isGoodNode(version: string): boolean };
  expect(['20.20.2', '23.11.0', '24.0.0', '26.1.0'].map(isGoodNode)).toEqual([false, false, true, true]);
});

test('a fingerprint changes with content, name and salt, and with nothing else', async () => {
  const { fingerprint } = (await import(`${library}/fingerprint.mjs`)) as {
    fingerprint(entries: string[], accept?: (file: string) => boolean, salt?: string): string;
  };
  const first = fingerprint(['package.json', 'messages']);
  expect(fingerprint(['package.json', 'messages'])).toBe(first);
  expect(fingerprint(['package.json', 'messages', 'not-there'])).toBe(first);
  expect(fingerprint(['package.json', 'messages'], undefined, 'arm64')).not.toBe(first);
  expect(fingerprint(['package.json', 'messages'], (file) => file !== 'package.json')).not.toBe(first);
});

test('text assets get packed siblings, small ones and pictures none', async () => {
  const { compressAssets } = (await import(`${library}/compress.mjs`)) as {
    compressAssets(folder: string): Promise<void>;
  };
  const text = 'export const roof = "hiên";\n'.repeat(100);
  for (const [name, content] of [
    ['a.js', text],
    ['b.css', 'a{}'],
    ['c.webp', text],
  ] as const)
    writeFileSync(join(folder, name), content);
  await compressAssets(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(text);
  expect(['b.css.br', 'c.webp.br', 'c.webp.gz'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});
