import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backupData, writeManifest } from './backup-manifest.ts';
import { clusterPaths } from './cluster-paths.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyFiles, listTree } from './file-copies.ts';

interface BackupOptions {
  dataDir: string;
  /** A folder that does not exist yet. */
  target: string;
  log: (message: string) => void;
}

/**
 * Copies database, keys and media while the product may be running. The database comes first: whatever it refers to in
 * the media folder is then already there. The backup gets its name when it is complete.
 */
export async function backUp({ dataDir, target, log }: BackupOptions): Promise<void> {
  const from = resolve(dataDir);
  const to = resolve(target);
  if (existsSync(to)) throw new Error(`${to} exists already.`);
  if (!existsSync(clusterPaths(from).data)) throw new Error(`There is no embedded database in ${from}.`);
  const unfinished = `${to}.unfinished-${process.pid}`;
  mkdirSync(dirname(to), { recursive: true });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    await fill(from, unfinished, log);
    renameSync(unfinished, to);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function fill(from: string, backup: string, log: (message: string) => void): Promise<void> {
  const to = join(backup, backupData);
  const cluster = await copyCluster(from, to, log);
  const rest = listTree(from, (path) => path !== 'postgres');
  const files = [...cluster.files, ...(await copyFiles(from, to, rest.files))];
  writeManifest(backup, {
    format: 'hien-backup-1',
    createdAt: new Date().toISOString(),
    folders: [...cluster.folders, ...rest.folders],
    files,
  });
}
