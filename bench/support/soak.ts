import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuiltServer } from '../../e2e/support/server.ts';
import { someAddress } from '../../e2e/support/people.ts';
import type { createDesignStorm } from '../../tests/faults/design-storm.ts';
import type { OrderStorm } from '../../tests/faults/order-storm.ts';
import { p95 } from './report.ts';

interface Soaked {
  server: BuiltServer;
  orders: OrderStorm;
  designs: ReturnType<typeof createDesignStorm>;
  photograph: () => Promise<void>;
  seconds: number;
}

/** What a busy shop of one core gets in a second, eight times: pages, steps of orders, strokes; a photograph a minute. */
const pagesASecond = 8;
const ordersASecond = 1;
const strokesASecond = 2;
const looksEvery = 10;
const pages = [
  '/',
  '/product',
  '/works',
  '/product?query=sofa',
  '/models',
  '/help',
  '/desginer/desginers',
  '/things/merchants',
];
const languages = ['zh', 'en', 'vi'];

/**
 * A steady load, and what the server holds every ten seconds. The first half is for what fills up once; growth is that of
 * the second, by the line that fits it best.
 */
export async function soak({
  server,
  orders,
  designs,
  photograph,
  seconds,
}: Soaked): Promise<Record<string, string | number>> {
  const pid = server.process.pid!;
  const held: { hours: number; mb: number; descriptors: number }[] = [];
  const waits: number[] = [];
  const begun = performance.now();
  const ending = (): boolean => performance.now() - begun > seconds * 1000;
  let asked = 0;
  let refused = 0;

  const everySo = async (times: number, work: () => Promise<unknown>): Promise<void> => {
    while (!ending()) {
      const at = performance.now();
      await work().catch(() => refused++);
      await sleep(Math.max(0, 1000 / times - (performance.now() - at)));
    }
  };
  const page = async (): Promise<void> => {
    const path = pages[asked++ % pages.length]!;
    const at = performance.now();
    const answer = await fetch(server.url + path, {
      headers: { 'accept-language': languages[asked % languages.length]!, 'x-forwarded-for': someAddress() },
    });
    await answer.arrayBuffer();
    waits.push(performance.now() - at);
    if (answer.status !== 200) refused++;
  };
  const look = async (): Promise<void> => {
    held.push({
      hours: (performance.now() - begun) / 3_600_000,
      mb: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
      descriptors: readdirSync(`/proc/${pid}/fd`).length,
    });
  };
  await Promise.all([
    everySo(pagesASecond, page),
    everySo(ordersASecond, () => orders.rage({ until: 1 })),
    everySo(strokesASecond, () => designs.rage({ until: 1 })),
    everySo(1 / 60, photograph),
    everySo(1 / looksEvery, look),
  ]);
  const later = held.slice(Math.floor(held.length / 2));
  const quarter = Math.floor(waits.length / 4);
  return {
    minutes: Math.round(seconds / 60),
    pages: waits.length,
    refused,
    memoryMb: `${Math.round(held[0]!.mb)} at first, ${Math.round(later[0]!.mb)} half way, ${Math.round(later.at(-1)!.mb)} at last`,
    mostMb: Math.round(Math.max(...held.map(({ mb }) => mb))),
    growthMbAnHour: Math.round(slopeOf(later) * 10) / 10,
    descriptors: `${held[0]!.descriptors} at first, ${later[0]!.descriptors} half way, ${later.at(-1)!.descriptors} at last`,
    p95Ms: `${Math.round(p95(waits.slice(0, quarter)))} at first, ${Math.round(p95(waits.slice(-quarter)))} at last`,
  };
}

function slopeOf(held: readonly { hours: number; mb: number }[]): number {
  const mean = (of: (each: { hours: number; mb: number }) => number): number =>
    held.reduce((sum, each) => sum + of(each), 0) / held.length;
  const hours = mean((each) => each.hours);
  const mb = mean((each) => each.mb);
  const spread = held.reduce((sum, each) => sum + (each.hours - hours) ** 2, 0);
  return spread === 0 ? 0 : held.reduce((sum, each) => sum + (each.hours - hours) * (each.mb - mb), 0) / spread;
}
