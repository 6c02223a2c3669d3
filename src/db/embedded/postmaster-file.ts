import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
  /** Empty when the server listens on TCP only. */
  socketDir: string;
  /** Ready for connections; a standby is for reading only. */
  status: 'starting' | 'stopping' | 'ready';
}

/** What the server writes about itself into its data folder. */
export function readPostmaster(data: string): Postmaster | null {
  try {
    return parsePostmaster(readFileSync(join(data, 'postmaster.pid'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Lines: process, data folder, start time, port, socket folder, listen address, shared memory, status. Written bit by
 * bit while it starts.
 */
export function parsePostmaster(text: string): Postmaster | null {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isSafeInteger(pid) || pid === 0) return null;
  return { pid, port: Number(lines[3] ?? 0), socketDir: lines[4] ?? '', status: statusOf(lines[7]) };
}

function statusOf(word: string | undefined): Postmaster['status'] {
  if (word === 'standby') return 'ready';
  return word === 'ready' || word === 'stopping' ? word : 'starting';
}
