import { setTimeout as sleep } from 'node:timers/promises';
import { adopt } from './adopt.ts';
import { chooseLauncher } from './choose-launcher.ts';
import type { Cluster } from './cluster.ts';
import { initialise } from './initialise.ts';
import { removeStaleLocks, readServerLog } from './leftovers.ts';
import { startKeeper } from './keeper.ts';
import { readPostmaster, type Postmaster } from './postmaster-file.ts';
import { parentOf, worksIn } from './processes.ts';
import { chooseAddress } from './server-address.ts';

/** A running server this process uses. It ends by itself when no process holds it any more. */
export interface HeldServer {
  pid: number;
  release(): void;
  ended: Promise<void>;
}

const attempts = 6;

/** Joins the server running in the data folder, or starts one. Of several processes doing so at once, one starts it. */
export async function attach(cluster: Cluster, { create }: { create: boolean }): Promise<HeldServer> {
  for (let failures = 0; ;) {
    const server = livingServer(cluster);
    if (server === null) {
      const started = await launch(cluster, create);
      if (started !== null) return started;
      failures += 1;
      // Nobody knows our address yet, and the port may have been taken in the meantime.
      if (create) cluster.address = await chooseAddress(cluster.paths.root);
    } else if (server.status === 'ready') {
      const adopted = await adopt(cluster, server);
      if (adopted !== null) return adopted;
    }
    if (failures >= attempts) throw new Error(`PostgreSQL does not start.\n${readServerLog(cluster.paths.log)}`);
    await sleep(20 * 2 ** failures);
  }
}

export function livingServer({ paths }: Pick<Cluster, 'paths'>): Postmaster | null {
  const server = readPostmaster(paths.data);
  return server !== null && worksIn(server.pid, paths.data) ? server : null;
}

/**
 * Null when the server ended before it was ready: another process was first, or leftovers of the last one are in the
 * way.
 */
async function launch(cluster: Cluster, create: boolean): Promise<HeldServer | null> {
  const launcher = await chooseLauncher(cluster.paths.root, cluster.binaries, cluster.env);
  await initialise(cluster, launcher, create);
  removeStaleLocks(cluster.paths);
  const keeper = startKeeper(cluster, launcher);
  while (!(await endsWithin(keeper.ended, 5))) {
    const server = readPostmaster(cluster.paths.data);
    if (server?.status === 'ready' && parentOf(server.pid) === keeper.process.pid) {
      return { pid: server.pid, release: () => keeper.process.stdin?.destroy(), ended: keeper.ended };
    }
  }
  return null;
}

export function endsWithin(ended: Promise<void>, ms: number): Promise<boolean> {
  return Promise.race([ended.then(() => true), sleep(ms, false)]);
}
