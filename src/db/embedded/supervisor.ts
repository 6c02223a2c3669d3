import { setTimeout as sleep } from 'node:timers/promises';
import { attach, endsWithin, livingServer, type HeldServer } from './attach.ts';
import { prepareCluster, type Cluster, type ClusterOptions } from './cluster.ts';
import { ensureProvisioned, serverUrls, type ServerUrls } from './provision.ts';

export interface EmbeddedDatabase extends ServerUrls {
  /** Releases the server, and waits for its end unless another process still uses it. */
  stop(): Promise<void>;
}

/**
 * Runs the PostgreSQL that comes with the lockfile, for this data folder. All processes on the same folder share one
 * server; it ends with the last of them, however that one ends. If the server dies, it is started again.
 */
export async function startEmbeddedDatabase(options: ClusterOptions): Promise<EmbeddedDatabase> {
  const cluster = await prepareCluster(options);
  const stopping = new AbortController();
  const first = await attachProvisioned(cluster);
  const watching = watch(cluster, first, stopping.signal);

  async function stop(): Promise<void> {
    stopping.abort();
    await watching;
  }
  return { ...serverUrls(cluster), stop };
}

/** Holds a server, the next one when it dies, and so on until stopped. */
async function watch(cluster: Cluster, first: HeldServer, stopping: AbortSignal): Promise<void> {
  const stopAsked = new Promise<void>((resolve) => {
    stopping.addEventListener('abort', () => resolve());
  });
  for (let server: HeldServer | null = first; server !== null;) {
    await Promise.race([server.ended, stopAsked]);
    server.release();
    if (stopping.aborted) return untilEndedOrShared(cluster, server);
    cluster.log('The database ended unexpectedly; starting it again.');
    server = await attachAgain(cluster, stopping);
    if (server !== null) cluster.log('The database is back.');
  }
}

/** While Node lives it never gives up: a full disk may be emptied. */
async function attachAgain(cluster: Cluster, stopping: AbortSignal): Promise<HeldServer | null> {
  for (let wait = 500; !stopping.aborted; wait = Math.min(wait * 2, 10_000)) {
    try {
      return await attach(cluster, { create: false });
    } catch (error) {
      cluster.log(`${(error as Error).message}\nTrying again in ${wait / 1000} s.`);
      await sleep(wait, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  }
  return null;
}

const provisionAttempts = 5;

/** A server that was about to end when we joined it takes the first connection with it; the next one is ours. */
async function attachProvisioned(cluster: Cluster): Promise<HeldServer> {
  for (let attempt = 1; ; attempt += 1) {
    const server = await attach(cluster, { create: true });
    try {
      await ensureProvisioned(cluster);
      return server;
    } catch (error) {
      server.release();
      if (attempt === provisionAttempts || livingServer(cluster)?.status === 'ready') throw error;
    }
  }
}

const graceMs = 500;

/** The keeper cannot be asked who else holds the server; one that stays ready has other holders. */
async function untilEndedOrShared(cluster: Cluster, server: HeldServer): Promise<void> {
  const decided = Date.now() + graceMs;
  while (!(await endsWithin(server.ended, 10))) {
    if (Date.now() > decided && isReady(cluster, server)) return;
  }
}

function isReady(cluster: Cluster, { pid }: HeldServer): boolean {
  const living = livingServer(cluster);
  return living?.pid === pid && living.status === 'ready';
}
