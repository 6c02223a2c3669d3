import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '#platform/context.ts';

export interface Metrics {
  seen(request: { method: string; route: string; status: number; seconds: number }): void;
  text(): Promise<string>;
  contentType: string;
}

/** One registry an app, so that two apps in one process (tests) do not mix their counts. */
export function createMetrics({ streams, designStreams }: Pick<Services, 'streams' | 'designStreams'>): Metrics {
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
  return {
    seen({ method, route, status, seconds: took }) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, took);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
