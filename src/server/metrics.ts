import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  seen(request: { method: string; route: string; status: number; seconds: number }): void;
  text(): Promise<string>;
  contentType: string;
}

/** One registry an app, so that two apps in one process (tests) do not count for each other. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'];
  const requests = new Counter({ name: 'hien_requests_total', help: 'Requests answered', labelNames, registers: [registry] });
  const seconds = new Histogram({ name: 'hien_request_seconds', help: 'Time to answer', labelNames: ['method', 'route'], buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3], registers: [registry] });
  return {
    seen({ method, route, status, seconds: took }) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, took);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
