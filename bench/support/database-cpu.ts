import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuMsOf } from './load.ts';

/**
 * Milliseconds of CPU of the database in a folder: its first process, its current children, and those that ended. 0
 * where the system does not report it.
 */
export function databaseCpuMs(folder: string): number {
  try {
    const pid = Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
    const ended =
      statOf(pid)
        .slice(13, 15)
        .reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
    const living = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
      .reduce((sum, name) => sum + cpuMsOf(Number(name)), 0);
    return cpuMsOf(pid) + ended + living;
  } catch {
    return 0;
  }
}

/** What follows the name in `/proc/<pid>/stat`: state, parent, and from the eleventh on the times. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}

function parentOf(pid: number): number | null {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return null;
  }
}
