import { closeSync, constants, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HeldServer } from './attach.ts';
import type { Cluster } from './cluster.ts';
import type { Postmaster } from './postmaster-file.ts';
import { worksIn } from './processes.ts';
import { addressOf } from './server-address.ts';

/** Joins a server another process started. Null when it has just ended, or had to be stopped. */
export async function adopt(cluster: Cluster, server: Postmaster): Promise<HeldServer | null> {
  const hold = await takeHold(cluster, server.pid);
  if (hold === null) return null;
  cluster.address = addressOf(server);
  let open = true;
  function release(): void {
    if (open) closeSync(hold as number);
    open = false;
  }
  return { pid: server.pid, release, ended: untilGone(server.pid, cluster.paths.data) };
}

/** A server whose keeper was killed would never end; it is stopped, and the caller starts a new one. */
async function takeHold({ paths, log }: Cluster, pid: number): Promise<number | null> {
  for (let tries = 0; tries < 50 && worksIn(pid, paths.data); tries += 1) {
    const hold = openHold(join(paths.root, `hold.${pid}`));
    if (hold !== null) return hold;
    await sleep(20);
  }
  if (worksIn(pid, paths.data)) {
    log('A database without a keeper is running; starting it anew.');
    process.kill(pid, 'SIGINT');
    await untilGone(pid, paths.data);
  }
  return null;
}

/** Without waiting, the open succeeds only while a keeper reads at the other end. */
function openHold(path: string): number | null {
  try {
    return openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return null;
  }
}

async function untilGone(pid: number, data: string): Promise<void> {
  while (worksIn(pid, data)) await sleep(200, undefined, { ref: false });
}
