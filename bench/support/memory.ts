import { readFileSync } from 'node:fs';
import type { BuiltServer } from '../../e2e/support/server.ts';
import type { Collector } from './collector.ts';

/** Resident memory after a collection, the least of three readings: uncollected garbage is not what a thing costs. */
export async function leastMemory(server: BuiltServer, { collect }: Collector): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < 3; n++) {
    await collect();
    least = Math.min(least, rssOf(server.process.pid!));
  }
  return least;
}

function rssOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
