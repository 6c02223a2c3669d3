import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterPaths } from '#db/embedded/cluster-paths.ts';
import { readPostmaster } from '#db/embedded/postmaster-file.ts';
import { worksIn } from '#db/embedded/processes.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { until } from './database-process.ts';

let parent: string | null = null;
let made = 0;
let seed: Promise<string> | null = null;

export function emptyFolder(): string {
  parent ??= mkdtempSync(join(tmpdir(), 'hien-faults-'));
  made += 1;
  return join(parent, `d${made}`);
}

/** A data folder with a database in it. Made once and copied: creating one takes a second. */
export async function folder(): Promise<string> {
  seed ??= makeSeed();
  const copy = emptyFolder();
  cpSync(await seed, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function makeSeed(): Promise<string> {
  const dataDir = emptyFolder();
  await (await startEmbeddedDatabase({ dataDir, log: () => {} })).stop();
  return dataDir;
}

export function removeFolders(): void {
  if (parent !== null) rmSync(parent, { recursive: true, force: true });
}

export function serverPid(dataDir: string): number {
  return readPostmaster(clusterPaths(dataDir).data)!.pid;
}

/**
 * Every process that has to do with this folder: the server's by where they work, their keepers by what they were told.
 */
export function processesOf(dataDir: string): number[] {
  const { data, root } = clusterPaths(dataDir);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && (worksIn(pid, data) || commandOf(pid).includes(`\0${root}\0`)));
}

/** The shells that look after the server. */
export function keepersOf(dataDir: string): number[] {
  return processesOf(dataDir).filter((pid) => commandOf(pid).startsWith('sh\0'));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

export function gone(dataDir: string): Promise<void> {
  return until(() => processesOf(dataDir).length === 0);
}
