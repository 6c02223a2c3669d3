import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3, type S3Server } from '../../../tests/support/s3-server.ts';
import { contentHash, storagePath } from './content-hash.ts';
import { folderStorage } from './folder-storage.server.ts';
import { s3Storage } from './s3-storage.server.ts';
import type { Storage } from './storage.ts';

const account = {
  bucket: 'hien-media',
  region: 'ap-southeast-1',
  accessKey: 'AKHIEN',
  secretKey: 'secret/with+odd=marks',
};
const now = new Date('2026-11-15T03:00:00Z');
const clock = { now: () => now };
const patience = { tries: 3, pauseMs: 1, timeoutMs: 2_000 };
const bytes = Buffer.from('a picture, more or less');
const hash = contentHash(bytes);

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hien-storage-'));
  s3 = await startS3(account, () => now);
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const kinds: [string, () => Storage][] = [
  ['a folder', () => folderStorage(join(folder, 'media'))],
  ['S3', () => s3Storage({ ...account, endpoint: s3.endpoint }, clock, patience)],
];

describe.each(kinds)('D6: storage in %s', (_name, open) => {
  test('keeps bytes by their content, once however often', async () => {
    const storage = open();
    expect(await storage.put(bytes)).toBe(hash);
    expect(await storage.put(bytes)).toBe(hash);
    expect(Buffer.from((await storage.get(hash))!)).toEqual(bytes);
    expect(await storage.head(hash)).toEqual({ bytes: bytes.length });
  });

  test('hands out a part', async () => {
    const storage = open();
    await storage.put(bytes);
    expect(Buffer.from((await storage.get(hash, { first: 2, last: 8 }))!).toString()).toBe('picture');
    expect(Buffer.from((await storage.get(hash, { first: 18, last: 900 }))!).toString()).toBe(
      bytes.subarray(18).toString(),
    );
  });

  test('what is not there is not there; deleting it is no fault', async () => {
    const storage = open();
    const other = contentHash(Buffer.from('nobody put this'));
    expect(await storage.get(other)).toBeNull();
    expect(await storage.head(other)).toBeNull();
    await storage.delete(other);
    await storage.put(bytes);
    await storage.delete(hash);
    expect(await storage.get(hash)).toBeNull();
  });

  test('the empty file and one of every byte', async () => {
    const storage = open();
    for (const content of [Buffer.alloc(0), Buffer.from(Array.from({ length: 256 }, (_, i) => i))])
      expect(Buffer.from((await storage.get(await storage.put(content)))!)).toEqual(content);
  });

  test('a name that is no hash reaches nothing', async () => {
    for (const name of ['../../secret', 'A'.repeat(64), '', `${'a'.repeat(63)}/`])
      await expect(open().get(name)).rejects.toThrow('not a content hash');
  });

  test('twenty at once store one', async () => {
    const storage = open();
    const content = Buffer.from('all together now');
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => storage.put(content)))).size).toBe(1);
    expect(Buffer.from((await storage.get(contentHash(content)))!)).toEqual(content);
  });
});

describe('a folder', () => {
  const root = () => join(folder, 'own');
  const path = () => join(root(), storagePath(hash));

  test('lies in shelves, for its owner only, and leaves no drafts', async () => {
    await folderStorage(root()).put(bytes);
    expect(path()).toBe(join(root(), hash.slice(0, 2), hash.slice(2, 4), hash));
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(root(), 'drafts'))).toEqual([]);
  });

  test('bytes that changed on the disk are not handed out, and storing them again mends a cut file', async () => {
    writeFileSync(path(), Buffer.from('b picture, more or less'));
    await expect(folderStorage(root()).get(hash)).rejects.toThrow('damaged');
    writeFileSync(path(), bytes.subarray(0, 4));
    await folderStorage(root()).put(bytes);
    expect(readFileSync(path())).toEqual(bytes);
  });

  test('drafts of a process that is gone are cleared away, those of a living one are not', async () => {
    const drafts = join(root(), 'drafts');
    mkdirSync(drafts, { recursive: true });
    writeFileSync(join(drafts, 'old'), 'x');
    writeFileSync(join(drafts, 'new'), 'x');
    const longAgo = new Date(Date.now() - 7_200_000);
    utimesSync(join(drafts, 'old'), longAgo, longAgo);
    await folderStorage(root()).put(Buffer.from('something else'));
    expect(readdirSync(drafts)).toEqual(['new']);
  });

  test('a process killed in the middle of storing leaves a whole file or none', () => {
    const root = join(folder, 'killed');
    const script = `import { folderStorage } from '${join(import.meta.dirname, 'folder-storage.server.ts')}';
      import { readdirSync } from 'node:fs';
      const storage = folderStorage(process.argv[1]);
      await storage.put(Buffer.from('the first, whole'));
      const look = () => (readdirSync(process.argv[1] + '/drafts').length > 0 ? process.kill(process.pid, 'SIGKILL') : setImmediate(look));
      look();
      for (let n = 0; ; n++) await storage.put(Buffer.alloc(3_000_000, String(n)));`;
    try {
      execFileSync(process.execPath, ['--input-type=module', '-e', script, root], { stdio: 'ignore' });
    } catch {
      /* it was killed */
    }
    expect(readdirSync(join(root, 'drafts')), 'killed while it wrote').toHaveLength(1);
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.parentPath.endsWith('drafts'),
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(contentHash(readFileSync(join(file.parentPath, file.name)))).toBe(file.name);
  });
});

describe('S3', () => {
  beforeEach(() => {
    s3.said.length = 0;
  });
  const open = (change: object = {}) => s3Storage({ ...account, endpoint: s3.endpoint, ...change }, clock, patience);

  test('lies under media/ in the bucket', async () => {
    await open().put(bytes);
    expect(s3.objects.get(`media/${storagePath(hash)}`)).toEqual(bytes);
  });

  test.each([
    [{ secretKey: 'another' }, 'SignatureDoesNotMatch'],
    [{ accessKey: 'NOBODY' }, 'InvalidAccessKeyId'],
    [{ region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
    [{ bucket: 'not-mine' }, 'NoSuchBucket'],
  ])('the stand-in refuses %o with %s, and so do we, without the service’s words', async (change, code) => {
    await expect(open(change).put(bytes)).rejects.toThrow(/^storage refused: HTTP 4\d\d$/);
    expect(s3.said.at(-1)).toContain(code);
  });

  test('a clock that is wrong is refused', async () => {
    const late = { now: () => new Date(now.getTime() + 16 * 60_000) };
    await expect(s3Storage({ ...account, endpoint: s3.endpoint }, late, patience).put(bytes)).rejects.toThrow(
      'HTTP 403',
    );
    expect(s3.said.at(-1)).toContain('RequestTimeTooSkewed');
  });

  test('a body, a header or a path that changed on the way is refused by the stand-in', async () => {
    const { signed, sha256 } = await import('./signature-v4.ts');
    const url = new URL(`${s3.endpoint}/${account.bucket}/media/x`);
    const good = () => {
      const { host: _, ...headers } = signed(
        { method: 'PUT', url, headers: { 'content-type': 'text/plain' }, payloadHash: sha256('body'), at: now },
        account,
      );
      return headers;
    };
    const send = (headers: Record<string, string>, body = 'body', to = url) =>
      fetch(to, { method: 'PUT', headers, body }).then((answer) => answer.status);
    expect(await send(good())).toBe(200);
    expect(await send(good(), 'bodY')).toBe(400);
    expect(await send({ ...good(), 'content-type': 'text/html' })).toBe(403);
    expect(await send({ ...good(), 'x-amz-acl': 'public-read' })).toBe(403);
    expect(await send({ ...good(), 'x-amz-date': '20261115T030001Z' })).toBe(403);
    expect(await send(good(), 'body', new URL(`${url.href}y`))).toBe(403);
    expect(await send({})).toBe(403);
  });

  test('a service that stumbles is asked again, one that stays down is said to be away', async () => {
    s3.failures.push(503, 500);
    expect(await open().put(bytes)).toBe(hash);
    s3.failures.push(503, 503, 503);
    await expect(open().get(hash)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
      message: 'storage is away: HTTP 503',
    });
    await expect(open({ endpoint: 'http://127.0.0.1:9' }).get(hash)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('what the service lost or mixed up is not handed out', async () => {
    await open().put(bytes);
    s3.objects.set(`media/${storagePath(hash)}`, Buffer.from('something else'));
    await expect(open().get(hash)).rejects.toThrow('damaged');
  });
});
