import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash, requireContentHash, storagePath } from './content-hash.ts';
import type { ByteRange, Storage } from './storage.ts';

/** A draft this old belongs to a process that is gone. */
const abandonedMs = 3_600_000;

/** The local default: files in a folder of the data directory. */
export function folderStorage(folder: string): Storage {
  const pathOf = (hash: string) => join(folder, storagePath(hash));
  const drafts = join(folder, 'drafts');
  let swept: Promise<void> | null = null;

  return {
    async put(bytes) {
      const hash = contentHash(bytes);
      const path = pathOf(hash);
      if ((await sizeOf(path)) === bytes.byteLength) return hash;
      await (swept ??= makeDrafts(drafts));
      await writeDurably(join(drafts, randomBytes(12).toString('hex')), path, bytes);
      return hash;
    },
    async get(hash, range) {
      const bytes = await readWhole(pathOf(hash), range);
      return bytes === null || range ? bytes : requireContentHash(bytes, hash);
    },
    async head(hash) {
      const bytes = await sizeOf(pathOf(hash));
      return bytes === null ? null : { bytes };
    },
    delete: (hash) => rm(pathOf(hash), { force: true }),
  };
}

/** Complete on the disk before it has its name, and the name on the disk before this returns. */
async function writeDurably(draft: string, path: string, bytes: Uint8Array): Promise<void> {
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // A new folder is an entry in the folder above it. In parallel, because the disk writes shared entries once.
  await Promise.all([dirname(path), dirname(dirname(path)), dirname(dirname(dirname(path)))].map(syncFolder));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function readWhole(path: string, range: ByteRange | undefined): Promise<Uint8Array | null> {
  const file = await open(path).catch(absent);
  if (file === null) return null;
  try {
    if (!range) return await file.readFile();
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.max(0, Math.min(range.last + 1, size) - range.first));
    await file.read(bytes, 0, bytes.length, range.first);
    return bytes;
  } finally {
    await file.close();
  }
}

function sizeOf(path: string): Promise<number | null> {
  return stat(path).then((found) => found.size, absent);
}

async function makeDrafts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(absent);
    if (found !== null && Date.now() - found.mtimeMs > abandonedMs) await rm(join(folder, name), { force: true });
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
