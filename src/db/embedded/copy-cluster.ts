import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { isTransient, walBetween } from './cluster-files.ts';
import { copyFiles, hashFile, listTree, type CopiedFile } from './file-copies.ts';
import { startEmbeddedDatabase } from './supervisor.ts';

interface CopiedTree {
  files: CopiedFile[];
  folders: string[];
}

/** Where the cluster lies inside the product's data folder. */
const data = 'postgres/data';

/**
 * Copies the files of a running server in PostgreSQL's own way: they are torn, and the log written meanwhile, which is
 * copied after them, mends them when the copy is started.
 */
export async function copyCluster(dataDir: string, to: string, log: (message: string) => void): Promise<CopiedTree> {
  const server = await startEmbeddedDatabase({ dataDir, log });
  const client = new Client({ connectionString: server.adminUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    // Keeps the log from being recycled meanwhile; it goes with this connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `hien_backup_${process.pid}_${Date.now()}`,
    ]);
    await client.query(`select pg_backup_start('hien', fast => true)`);
    const copied = await copyDataFiles(dataDir, to);
    const { label, last } = await stopBackup(client);
    const segments = await copyLog(dataDir, to, label, last);
    return { folders: copied.folders, files: [...copied.files, await writeLabel(to, label), ...segments] };
  } finally {
    await client.end().catch(() => {});
    await server.stop();
  }
}

/** The control file comes last, and as two equal readings: it may be written while it is read. */
async function copyDataFiles(dataDir: string, to: string): Promise<CopiedTree> {
  const control = `${data}/global/pg_control`;
  const { files, folders } = listTree(dataDir, isWanted);
  const copied = await copyFiles(
    dataDir,
    to,
    files.filter((path) => path !== control),
  );
  return { folders, files: [...copied, await copySettled(dataDir, to, control)] };
}

function isWanted(path: string): boolean {
  if (path === 'postgres' || path === data) return true;
  const inside = path.startsWith(`${data}/`) ? path.slice(data.length + 1) : null;
  return inside !== null && !isTransient(inside) && !/^pg_wal\/[0-9A-F]{24}/.test(inside);
}

async function copySettled(dataDir: string, to: string, path: string): Promise<CopiedFile> {
  for (;;) {
    const before = readFileSync(join(dataDir, path));
    if (!before.equals(readFileSync(join(dataDir, path)))) continue;
    mkdirSync(join(to, path, '..'), { recursive: true, mode: 0o700 });
    writeFileSync(join(to, path), before, { mode: 0o600 });
    return describe(to, path);
  }
}

async function stopBackup(client: Client): Promise<{ label: string; last: string }> {
  const { rows } = await client.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
  );
  return rows[0]!;
}

async function copyLog(dataDir: string, to: string, label: string, last: string): Promise<CopiedFile[]> {
  const needed = walBetween(readdirSync(join(dataDir, data, 'pg_wal')), label, last);
  const copied = await copyFiles(
    dataDir,
    to,
    needed.map((name) => `${data}/pg_wal/${name}`),
  );
  if (copied.length < needed.length) throw new Error('Part of the write-ahead log went away during the backup.');
  return copied;
}

/** Tells the restored server where in the log to begin. */
async function writeLabel(to: string, label: string): Promise<CopiedFile> {
  writeFileSync(join(to, data, 'backup_label'), label, { mode: 0o600 });
  return describe(to, `${data}/backup_label`);
}

async function describe(root: string, path: string): Promise<CopiedFile> {
  return { path, mode: 0o600, ...(await hashFile(join(root, path)))! };
}
