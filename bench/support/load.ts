import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { BuiltServer } from '../../e2e/support/server.ts';

export interface Load {
  perSecond: number;
  cpuMs: number;
  p50Ms: number;
  p95Ms: number;
  statuses: Record<string, number>;
}

/**
 * Requests one after another over a few kept-alive connections. CPU of the server's own process says more than its rate
 * on a shared machine.
 */
export async function load(
  server: BuiltServer,
  addresses: readonly string[],
  { count, connections = 4, headers = {} }: { count: number; connections?: number; headers?: Record<string, string> },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  const cpu = cpuMsOf(server.process.pid!);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let at = next++; at < count; at = next++) {
        const started = performance.now();
        const status = await ask(server.url + addresses[at % addresses.length]!, agent, headers);
        statuses[status] = (statuses[status] ?? 0) + 1;
        times.push(performance.now() - started);
      }
    }),
  );
  const took = performance.now() - began;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: round((count / took) * 1000),
    cpuMs: round((cpuMsOf(server.process.pid!) - cpu) / count),
    p50Ms: round(sorted[Math.floor(count * 0.5)]!),
    p95Ms: round(sorted[Math.floor(count * 0.95)]!),
    statuses,
  };
}

export function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

/** Milliseconds of CPU a process has used, all threads; 0 where the system does not report it. */
export function cpuMsOf(pid: number): number {
  try {
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return (user + system) * 10;
  } catch {
    return 0;
  }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
