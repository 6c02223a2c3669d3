import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * Every PostgreSQL process has its data folder as working directory. A process id that was reused by another program,
 * and a zombie, both give false.
 */
export function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

export function parentOf(pid: number): number | null {
  try {
    return parseParent(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

/** The program's name stands in brackets and may hold anything, so the fields are counted from the last one. */
export function parseParent(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/**
 * Server processes that outlived a killed postmaster: they hold its shared memory, and a new one cannot start beside
 * them.
 */
export function straysOf(data: string): number[] {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
  return pids.filter((pid) => isServerProcess(pid) && worksIn(pid, data) && !worksIn(parentOf(pid) ?? 0, data));
}

/** The postmaster shows its command line; the processes it forks call themselves `postgres: …`. */
function isServerProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ');
  } catch {
    return false;
  }
}
