import { startBuiltServer } from '../e2e/support/server.ts';
import { load, round } from './support/load.ts';
import { report } from './support/report.ts';

/*
 * Anonymous pages from the cache against the same pages rendered (DESIGN §7: ≥ 10 times the rate). An unlisted query
 * parameter makes a page uncacheable; everything else about it is the same. CPU is the server's own.
 */
const server = await startBuiltServer();
const pages = ['/', '/works', '/product', '/price', '/help', '/desginer/desginers', '/TermsOfUse'];

try {
  for (const path of pages) {
    await load(server, [path, `${path}?uncached=1`], { count: 40 });
    const made = await load(server, [`${path}?uncached=1`], { count: 150 });
    const kept = await load(server, [path], { count: 3_000 });
    report(`page ${path}`, {
      madePerSecond: made.perSecond,
      keptPerSecond: kept.perSecond,
      rate: round(kept.perSecond / made.perSecond),
      madeCpuMs: made.cpuMs,
      keptCpuMs: kept.cpuMs,
      cpuRatio: round(made.cpuMs / kept.cpuMs),
      madeP95Ms: made.p95Ms,
      keptP95Ms: kept.p95Ms,
    });
  }
} finally {
  await server.stop();
}
