import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface CopiedFile {
  path: string;
  size: number;
  mode: number;
  sha256: string;
}

/** Regular files and folders below `root` that `wanted` accepts, as relative paths; a refused folder is not entered. */
export function listTree(
  root: string,
  wanted: (path: string) => boolean = () => true,
): { files: string[]; folders: string[] } {
  const found = { files: [] as string[], folders: [] as string[] };
  function enter(folder: string): void {
    for (const entry of readFolder(join(root, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!wanted(path)) continue;
      const kind = kindOf(join(root, path), entry);
      if (kind === 'file') found.files.push(path);
      if (kind === 'folder') {
        found.folders.push(path);
        enter(path);
      }
    }
  }
  enter('');
  return found;
}

/**
 * Copies files durably, several at once: most of the time goes into waiting for the disk. Leaves out what was deleted
 * meanwhile.
 */
export async function copyFiles(from: string, to: string, paths: string[]): Promise<CopiedFile[]> {
  const waiting = paths.values();
  const copied: CopiedFile[] = [];
  async function work(): Promise<void> {
    for (const path of waiting) {
      const file = await copyFile(from, to, path);
      if (file !== null) copied.push(file);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return copied;
}

const atOnce = 8;

/** Copies one file durably and returns what was copied. Null when it was deleted in the meantime. */
export async function copyFile(from: string, to: string, path: string): Promise<CopiedFile | null> {
  const source = await open(join(from, path)).catch(absent);
  if (source === null) return null;
  try {
    const mode = (await source.stat()).mode & 0o777;
    mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    const target = await open(join(to, path), 'wx', mode);
    const content = await readThrough(source, (chunk) => target.writeFile(chunk));
    await target.sync();
    await target.close();
    return { path, mode, ...content };
  } finally {
    await source.close();
  }
}

export async function hashFile(path: string): Promise<{ size: number; sha256: string } | null> {
  const source = await open(path).catch(absent);
  if (source === null) return null;
  return readThrough(source, () => {}).finally(() => source.close());
}

async function readThrough(
  source: FileHandle,
  take: (chunk: Buffer) => unknown,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(256 * 1024);
  for (let size = 0; ;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length);
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await take(chunk);
    size += bytesRead;
  }
}

/** A linked folder, say media on another disk, counts as the folder it leads to. */
function kindOf(path: string, entry: Dirent): 'file' | 'folder' | 'other' {
  const stat = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
  if (stat?.isFile()) return 'file';
  return stat?.isDirectory() ? 'folder' : 'other';
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return absent(error) ?? [];
  }
}

function absent(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
