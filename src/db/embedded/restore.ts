import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { livingServer } from './attach.ts';
import { backupData, verifyBackup, type Manifest } from './backup-manifest.ts';
import { clusterPaths } from './cluster-paths.ts';
import { copyFiles } from './file-copies.ts';
import { startEmbeddedDatabase } from './supervisor.ts';

interface RestoreOptions {
  backup: string;
  dataDir: string;
  /** Put a folder that has something in it aside. */
  force?: boolean;
  log: (message: string) => void;
}

/**
 * Verifies the backup, copies it beside the data folder, lets the database recover there, and only then renames the
 * folder. Until that moment nothing existing is touched. Returns the path of the former folder, if there was one.
 */
export async function restore({ backup, dataDir, force = false, log }: RestoreOptions): Promise<string | null> {
  const to = resolve(dataDir);
  requireRestorable(to, force);
  log('Checking the backup …');
  const manifest = await verifyBackup(backup);
  const beside = `${to}.restoring-${process.pid}`;
  try {
    log('Copying …');
    await copyBack(join(backup, backupData), beside, manifest);
    log('Starting the database on the copy …');
    await untilRecovered(beside, log);
    requireRestorable(to, force);
    return swapIn(beside, to);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

function requireRestorable(to: string, force: boolean): void {
  if (livingServer({ paths: clusterPaths(to) }) !== null)
    throw new Error(`The database in ${to} is running. Stop the product first.`);
  if (!existsSync(to)) return;
  if (statSync(to).dev !== statSync(dirname(to)).dev)
    throw new Error(
      `${to} is a disk of its own and cannot be replaced as a whole. Restore into another folder and move its content there.`,
    );
  if (!force && readdirSync(to).length > 0)
    throw new Error(`${to} is not empty. With --force it is put aside and replaced.`);
}

async function copyBack(from: string, to: string, { folders, files }: Manifest): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  mkdirSync(to, { mode: 0o700 });
  for (const path of folders) mkdirSync(join(to, path), { recursive: true, mode: 0o700 });
  const copied = new Map(
    (
      await copyFiles(
        from,
        to,
        files.map(({ path }) => path),
      )
    ).map(({ path, sha256 }) => [path, sha256]),
  );
  for (const { path, sha256, mode } of files) {
    if (copied.get(path) !== sha256) throw new Error(`The backup changed while it was read: ${path}.`);
    chmodSync(join(to, path), mode);
  }
}

async function untilRecovered(dataDir: string, log: (message: string) => void): Promise<void> {
  const server = await startEmbeddedDatabase({ dataDir, log });
  const client = new Client({ connectionString: server.adminUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    while ((await client.query<{ busy: boolean }>('select pg_is_in_recovery() as busy')).rows[0]!.busy) await sleep(50);
  } finally {
    await client.end().catch(() => {});
    await server.stop();
  }
}

function swapIn(beside: string, to: string): string | null {
  const former =
    existsSync(to) && readdirSync(to).length > 0
      ? `${to}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
      : null;
  if (former !== null) renameSync(to, former);
  else if (existsSync(to)) rmdirSync(to);
  renameSync(beside, to);
  return former;
}
