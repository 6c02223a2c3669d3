import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSecret } from '#server/secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hien-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('DESIGN §1: HIEN_SECRET', () => {
  test('one that is given is the one; nothing is written', async () => {
    expect(await readSecret(join(folder, 'data'), 'given '.repeat(8))).toBe('given '.repeat(8));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('made once, readable by its owner only, in a folder of its owner, and the same ever after', async () => {
    const data = join(folder, 'a', 'data');
    const secret = await readSecret(data, null);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(await readSecret(data, null)).toBe(secret);
    expect(readdirSync(data)).toEqual(['secret']);
  });

  test('twenty at once in one process end with one', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret(folder, null)));
    expect(new Set(secrets).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test('processes that start at once end with one', async () => {
    const script = `const { readSecret } = await import(${JSON.stringify(join(import.meta.dirname, 'secret.ts'))}); process.stdout.write(await readSecret(${JSON.stringify(folder)}, null));`;
    const run = promisify(execFile);
    const printed = await Promise.all(
      Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '--eval', script])),
    );
    expect(new Set(printed.map(({ stdout }) => stdout))).toEqual(
      new Set([readFileSync(join(folder, 'secret'), 'utf8')]),
    );
  });

  test('two houses have two', async () => {
    expect(await readSecret(join(folder, 'a'), null)).not.toBe(await readSecret(join(folder, 'b'), null));
  });

  test.each(['', 'short'])(
    'a file that holds none (%s) stops the start and is named; it is not replaced',
    async (content) => {
      writeFileSync(join(folder, 'secret'), content);
      await expect(readSecret(folder, null)).rejects.toThrow(join(folder, 'secret'));
      expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(content);
    },
  );
});
