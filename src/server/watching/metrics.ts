import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '#platform/context.ts';
import type { CacheFigures } from '#platform/page-cache.ts';
import { watchHouse, type WatchedServices } from '#server/watching/watch-house.ts';

export interface Metrics {
  seen(request: { method: string; route: string; status: number; seconds: number }): void;
  text(): Promise<string>;
  contentType: string;
}

/** One registry an app, so that two apps in one process (tests) do not mix their counts. */
export function createMetrics(
  { streams, designStreams, kept, ...house }: Pick<Services, 'streams' | 'designStreams' | 'kept'> & WatchedServices,
  dataDir: string,
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'];
  const requests = new Counter({
    name: 'hien_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'hien_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'hien_open_streams',
      help: 'Event streams open now',
      registers: [],
      collect() {
        this.set(streams.count() + designStreams.count());
      },
    }),
  );
  watchKept(registry, kept);
  watchHouse(registry, house, dataDir);
  return {
    seen({ method, route, status, seconds: took }) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, took);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** What is kept in memory, by what it is. */
function watchKept(registry: Registry, kept: Services['kept']): void {
  const figures: { name: string; help: string; of(figures: CacheFigures): number }[] = [
    { name: 'hien_kept_bytes', help: 'Memory of what is kept', of: ({ bytes }) => bytes },
    { name: 'hien_kept_entries', help: 'Pages or answers kept', of: ({ entries }) => entries },
    { name: 'hien_kept_hits', help: 'Answered from memory since the start', of: ({ hits }) => hits },
    { name: 'hien_kept_misses', help: 'Made because nothing was kept, since the start', of: ({ misses }) => misses },
  ];
  for (const { name, help, of } of figures)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['keeper'],
        registers: [],
        collect() {
          for (const keeper of ['visitors', 'people', 'answers', 'shelves'] as const)
            this.set({ keeper }, of(kept[keeper].figures()));
        },
      }),
    );
}
