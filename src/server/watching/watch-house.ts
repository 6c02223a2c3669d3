import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { poolOf } from '#db/database.ts';
import { remembered } from '#db/remembered.ts';
import type { Services } from '#platform/context.ts';
import { queueFigures, type QueueFigures } from '#server/watching/queue-figures-queries.server.ts';

export type WatchedServices = Pick<Services, 'db' | 'reads'>;

/** Milliseconds. Figures must come while the database does not: they are what says so. */
const patience = 1500;
/** Milliseconds. Several who look cost as much as one. */
const oldestFigures = 5000;

/** What the process depends on: its connections, the replica, the queue, the disk. */
export function watchHouse(registry: Registry, services: WatchedServices, dataDir: string): void {
  watchPool(registry, services);
  watchReplica(registry, services);
  watchQueue(registry, services);
  watchDisk(registry, dataDir);
}

function watchPool(registry: Registry, { db }: WatchedServices): void {
  const pool = poolOf(db);
  gauge(registry, 'hien_pool_connections', 'Connections to the database, by what they do', ['state'], (set) => {
    set(pool.totalCount - pool.idleCount, { state: 'used' });
    set(pool.idleCount, { state: 'idle' });
  });
  gauge(registry, 'hien_pool_most', 'Connections there may be', [], (set) => set(pool.options.max));
  gauge(registry, 'hien_pool_waiting', 'Statements that wait for a connection', [], (set) => set(pool.waitingCount));
}

/** Nothing where there is no replica: an alert on it must not fire. */
function watchReplica(registry: Registry, { reads }: WatchedServices): void {
  gauge(registry, 'hien_replica_usable', '1 while lists and pages are read from the replica', [], (set) => {
    const figures = reads.figures();
    if (figures) set(figures.usable ? 1 : 0);
  });
  gauge(registry, 'hien_replica_lag_seconds', 'Since the primary was where the replica is', [], (set) => {
    const figures = reads.figures();
    if (figures) set(figures.lagSeconds);
  });
  gauge(registry, 'hien_replica_statements', 'Reads since the start, by who answered', ['by'], (set) => {
    for (const [by, count] of Object.entries(reads.figures()?.statements ?? {})) set(count, { by });
  });
}

function watchQueue(registry: Registry, { db }: WatchedServices): void {
  const read = async (): Promise<QueueFigures | undefined> =>
    Promise.race([
      remembered(db, 'queue figures', oldestFigures, () => queueFigures(db)).catch(() => undefined),
      sleep(patience, undefined, { ref: false }),
    ]);
  const of = (name: string, help: string, figure: (figures: QueueFigures) => number) =>
    gauge(registry, name, help, [], async (set) => {
      const figures = await read();
      if (figures) set(figure(figures));
    });
  gauge(registry, 'hien_jobs', 'Jobs: due now, or tried for the last time', ['state'], async (set) => {
    const figures = await read();
    if (!figures) return;
    set(figures.due, { state: 'due' });
    set(figures.dead, { state: 'dead' });
  });
  of('hien_jobs_oldest_seconds', 'How long the oldest job that is due has waited', ({ oldest }) => oldest);
  of('hien_render_pieces_waiting', 'Pieces of pictures nobody traces yet', ({ pieces }) => pieces);
  of('hien_database_bytes', 'Size of the database', ({ databaseBytes }) => databaseBytes);
}

function watchDisk(registry: Registry, dataDir: string): void {
  gauge(registry, 'hien_disk_bytes', 'The disk HIEN_DATA lies on', ['part'], async (set) => {
    const disk = await statfs(dataDir).catch(() => null);
    if (!disk) return;
    set(disk.bavail * disk.bsize, { part: 'free' });
    set(disk.blocks * disk.bsize, { part: 'whole' });
  });
}

type Set = (value: number, labels?: Record<string, string>) => void;

/** Read when somebody looks. */
function gauge(
  registry: Registry,
  name: string,
  help: string,
  labelNames: string[],
  collect: (set: Set) => Promise<void> | void,
): void {
  registry.registerMetric(
    new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        this.reset();
        if (labelNames.length === 0) this.remove();
        await collect((value, labels = {}) => this.set(labels, value));
      },
    }),
  );
}
