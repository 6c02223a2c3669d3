import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPaths } from './cluster-paths.ts';
import { straysOf, worksIn } from './processes.ts';

/**
 * Removes what a killed server leaves behind. PostgreSQL itself clears lock files of dead processes, but believes one
 * whose number has since gone to another program, which is common in containers, where numbers are small.
 */
export function removeStaleLocks(paths: ClusterPaths): void {
  for (const pid of straysOf(paths.data)) tryKill(pid);
  const locks = [join(paths.data, 'postmaster.pid'), ...socketLocks(paths.root)];
  for (const lock of locks) if (isStaleLock(lock, paths.data)) rmSync(lock, { force: true });
  for (const name of readdirSync(paths.root)) {
    if (name.startsWith('hold.') && !existsSync(`/proc/${name.slice(5)}`))
      rmSync(join(paths.root, name), { force: true });
  }
}

/** The end of the server's log; for the message when it does not start. */
export function readServerLog(file: string, bytes = 2000): string {
  if (!existsSync(file)) return '';
  const from = Math.max(0, statSync(file).size - bytes);
  const fd = openSync(file, 'r');
  const buffer = Buffer.alloc(bytes);
  const read = readSync(fd, buffer, 0, bytes, from);
  closeSync(fd);
  return buffer.toString('utf8', 0, read).trim();
}

function isStaleLock(lock: string, data: string): boolean {
  if (!existsSync(lock)) return false;
  const pid = Math.abs(Number(readFileSync(lock, 'utf8').split('\n')[0]));
  return existsSync(`/proc/${pid}`) && !worksIn(pid, data);
}

function socketLocks(root: string): string[] {
  return readdirSync(root)
    .filter((name) => /^\.s\.PGSQL\.\d+\.lock$/.test(name))
    .map((name) => join(root, name));
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went by itself.
  }
}
