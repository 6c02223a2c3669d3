import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that can be made again, by name, in one folder; the least recently used are evicted. */
interface FileCache {
  read(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}

/** Share of the capacity that is kept when evicting. */
const keptShare = 0.8;

/** A folder that cannot be written to is slow, not a failure: what cannot be cached is made again. */
export function createFileCache(folder: string, mostBytes: number): FileCache {
  /** Bytes in the folder, counted once and kept up to date; null until someone writes. */
  let held: Promise<{ bytes: number }> | null = null;
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const all = await (held ??= sizeOf(folder).then((bytes) => ({ bytes })));
    const path = pathOf(name);
    const draft = `${path}.${randomBytes(6).toString('hex')}`;
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
    // Renamed only when complete: another process may be reading.
    await writeFile(draft, bytes);
    await rename(draft, path);
    all.bytes += bytes.byteLength;
    if (all.bytes > mostBytes) all.bytes = await makeRoom(folder, mostBytes * keptShare);
  }

  return {
    has: (name) =>
      stat(pathOf(name)).then(
        () => true,
        () => false,
      ),
    async read(name) {
      const bytes = await readFile(pathOf(name)).catch(() => null);
      if (bytes !== null) await utimes(pathOf(name), new Date(), new Date()).catch(() => undefined);
      return bytes;
    },
    write: (name, bytes) => write(name, bytes).catch(() => undefined),
  };
}

interface CachedFile {
  path: string;
  bytes: number;
  used: number;
}

async function makeRoom(folder: string, wanted: number): Promise<number> {
  const files = (await filesIn(folder)).toSorted((a, b) => a.used - b.used);
  let total = files.reduce((sum, file) => sum + file.bytes, 0);
  for (const file of files) {
    if (total <= wanted) break;
    await rm(file.path, { force: true });
    total -= file.bytes;
  }
  return total;
}

async function sizeOf(folder: string): Promise<number> {
  return (await filesIn(folder)).reduce((sum, file) => sum + file.bytes, 0);
}

async function filesIn(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const kept = await Promise.all(
    files.map((path) =>
      stat(path).then(
        (found) => ({ path, bytes: found.size, used: found.mtimeMs }),
        () => null,
      ),
    ),
  );
  return kept.filter((file) => file !== null);
}
