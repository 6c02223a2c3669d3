import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import type { Launcher } from './launcher.ts';
import { runCommand } from './run-command.ts';

/** The major version of the cluster on disk must be the one our binaries speak. */
const majorVersion = '18';
export const adminUser = 'postgres';

/** Runs initdb once. It works beside and is renamed into place, so a start that was killed leaves nothing half made. */
export async function initialise(cluster: Cluster, launcher: Launcher, mayCreate: boolean): Promise<void> {
  if (mayCreate && !isInitialised(cluster.paths.data)) await create(cluster, launcher);
  checkVersion(cluster.paths.data);
  // A folder that was copied by hand may have wider permissions than the server accepts.
  chmodSync(cluster.paths.data, 0o700);
  const unfinished = readdirSync(cluster.paths.root).filter((name) => name.startsWith('fresh-'));
  // Another process that started at the same moment may still be writing there, until it notices: then again.
  for (const name of unfinished)
    rmSync(join(cluster.paths.root, name), { recursive: true, force: true, maxRetries: 5 });
}

async function create(cluster: Cluster, { prefix, owner }: Launcher): Promise<void> {
  cluster.log('Creating the database …');
  const fresh = mkdtempSync(join(cluster.paths.root, 'fresh-'));
  const data = join(fresh, 'data');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(join(fresh, 'password'), cluster.passwords.admin, { mode: 0o600 });
  if (owner) for (const path of [fresh, data, join(fresh, 'password')]) chownSync(path, owner.uid, owner.gid);
  const { ok, output } = await runCommand(
    [...prefix, ...initCommand(cluster, data, join(fresh, 'password'))],
    cluster.env,
  );
  const taken = ok && !moveInto(data, cluster.paths.data);
  // Another process that started at the same moment may have been first, and cleaned up after us.
  if ((!ok || taken) && !isInitialised(cluster.paths.data))
    throw new Error(`The database could not be created.\n${output}`);
  syncFolder(cluster.paths.root);
}

/** The builtin locale needs nothing of the system's, and sorts the same on every machine. */
function initCommand({ binaries, settings }: Cluster, data: string, passwordFile: string): string[] {
  const sync = settings.fsync === 'off' ? ['--no-sync'] : [];
  return [
    binaries.initdb,
    '--pgdata',
    data,
    '--username',
    adminUser,
    '--pwfile',
    passwordFile,
    '--auth',
    'scram-sha-256',
    '--data-checksums',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    ...sync,
  ];
}

function moveInto(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

function isInitialised(data: string): boolean {
  return existsSync(join(data, 'PG_VERSION'));
}

function checkVersion(data: string): void {
  // A server that lost its folder while it ran must not come back as an empty one.
  if (!isInitialised(data)) throw new Error(`The database folder ${data} is gone.`);
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (found !== majorVersion)
    throw new Error(
      `The database in ${data} was made by PostgreSQL ${found}; this is ${majorVersion}. Restore a backup into a new HIEN_DATA.`,
    );
}

function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  fsyncSync(fd);
  closeSync(fd);
}
