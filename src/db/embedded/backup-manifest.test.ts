import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyBackup, writeManifest, type Manifest } from './backup-manifest.ts';
import { copyFile, listTree } from './file-copies.ts';

let backup: string;
beforeEach(() => {
  backup = mkdtempSync(join(tmpdir(), 'hien-backup-'));
});
afterEach(() => rmSync(backup, { recursive: true }));

async function smallBackup(change: Partial<Manifest> = {}): Promise<void> {
  mkdirSync(join(backup, 'from'));
  writeFileSync(join(backup, 'from', 'key'), 'secret', { mode: 0o600 });
  const file = await copyFile(join(backup, 'from'), join(backup, 'data'), 'key');
  writeManifest(backup, {
    format: 'hien-backup-1',
    createdAt: '2026-11-15T00:00:00Z',
    folders: [],
    files: [file!],
    ...change,
  });
}

test('a backup as it was written is good', async () => {
  await smallBackup();
  expect((await verifyBackup(backup)).files).toMatchObject([{ path: 'key', size: 6, mode: 0o600 }]);
});

test('one changed byte, a missing file and an unreadable manifest are damage', async () => {
  await smallBackup();
  writeFileSync(join(backup, 'data', 'key'), 'Secret');
  await expect(verifyBackup(backup)).rejects.toThrow(/key is not as it was written/);
  rmSync(join(backup, 'data', 'key'));
  await expect(verifyBackup(backup)).rejects.toThrow(/key is missing/);
  writeFileSync(join(backup, 'manifest.json'), '{"format":');
  await expect(verifyBackup(backup)).rejects.toThrow(/manifest cannot be read/);
});

test('a folder without a manifest is no backup', async () => {
  await expect(verifyBackup(backup)).rejects.toThrow(/is not a backup/);
});

test.each(['../key', '/etc/key', 'a/../../key', 'a//b', ''])(
  'a path that leaves its folder is refused: %s',
  async (path) => {
    await smallBackup({ files: [{ path, size: 0, mode: 0o600, sha256: 'a'.repeat(64) }] });
    await expect(verifyBackup(backup)).rejects.toThrow(/manifest cannot be read/);
  },
);

test('what vanishes meanwhile is left out; what is refused is not entered', async () => {
  mkdirSync(join(backup, 'a', 'b'), { recursive: true });
  writeFileSync(join(backup, 'a', 'b', 'file'), '');
  expect(listTree(backup)).toEqual({ files: ['a/b/file'], folders: ['a', 'a/b'] });
  expect(listTree(backup, (path) => path !== 'a/b')).toEqual({ files: [], folders: ['a'] });
  expect(await copyFile(backup, join(backup, 'to'), 'gone')).toBeNull();
});
