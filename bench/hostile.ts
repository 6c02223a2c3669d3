import { Agent, get, request } from 'node:http';
import { demoAccounts, demoKinds, demoPassword, type DemoKind } from '#features/people/accounts/demo-accounts.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { hostileTexts } from '../tests/support/hostile/hostile-texts.ts';
import { sampleBodies, samplePath } from '../tests/support/samples.ts';
import { round } from './support/load.ts';
import { median, p95, report } from './support/report.ts';

/*
 * What others notice (A27): the slowest `/healthz` while 100 kB of hostile text arrive in every text field of every
 * call (< 500 ms), and how others fare while one address asks for pages that have to be made (p95 < 2 × quiet).
 */
const server = await startBuiltServer({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' });
const agent = new Agent({ keepAlive: true });

try {
  const jobs = hostileJobs();
  const fuzz = await watched(() => sendAll(jobs));
  report('hostile text', {
    requests: fuzz.result,
    healthzAsked: fuzz.times.length,
    healthzMedianMs: round(median(fuzz.times)),
    healthzSlowestMs: round(Math.max(...fuzz.times)),
  });

  await othersFor(4_000);
  const quiet = await othersFor(20_000);
  const flood = startFlood(12);
  const beside = await othersFor(20_000);
  const statuses = await flood.stop();
  report('pages that have to be made, asked for by one address over 12 connections', {
    quietMedianMs: round(median(quiet)),
    quietP95Ms: round(p95(quiet)),
    besideMedianMs: round(median(beside)),
    besideP95Ms: round(p95(beside)),
    ratioOfP95: round(p95(beside) / p95(quiet)),
    floodAnswers: JSON.stringify(statuses),
  });
} finally {
  agent.destroy();
  await server.stop();
}

interface HostileJob {
  method: string;
  path: string;
  body: string;
}

/** Every text of every sample body. Written beforehand: meanwhile this process could not see an answer come. */
function hostileJobs(): HostileJob[] {
  return Object.entries(sampleBodies).flatMap(([name, body]) => {
    const [method = '', path = ''] = name.split(' ');
    return variants(body).flatMap((change) =>
      Object.values(hostileTexts).map((text) => ({
        method,
        path: samplePath(path),
        body: JSON.stringify(change(text)),
      })),
    );
  });
}

/** One after another, over a few connections. */
async function sendAll(jobs: readonly HostileJob[]): Promise<number> {
  const tokens = new Map<string, string>();
  for (const kind of demoKinds) tokens.set(kind, await signedIn(kind));
  let next = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let at = next++; at < jobs.length; at = next++) {
        const { method, path, body } = jobs[at]!;
        const kind = path.split('/')[1] ?? '';
        // An admin is one at this machine only: elsewhere a second factor is asked for.
        const from = kind === 'admin' ? undefined : `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
        await send(method, `/api${path}`, { token: tokens.get(kind) ?? tokens.get('user'), body, from });
      }
    }),
  );
  return jobs.length;
}

/** The body with one of its texts replaced, for each of them. */
function variants(value: unknown): ((text: string) => unknown)[] {
  if (typeof value === 'string') return [(text) => text];
  if (Array.isArray(value))
    return value.flatMap((each, at) => variants(each).map((change) => (text: string) => value.with(at, change(text))));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    variants(each).map((change) => (text: string) => ({ ...value, [key]: change(text) })),
  );
}

/** Asks `/healthz` again and again while something runs. */
async function watched<T>(work: () => Promise<T>): Promise<{ result: T; times: number[] }> {
  const times: number[] = [];
  const run = { over: false };
  const watching = (async () => {
    while (!run.over) times.push(await timed('/healthz', '127.0.0.1'));
  })();
  try {
    return { result: await work(), times };
  } finally {
    run.over = true;
    await watching.catch(() => undefined);
  }
}

/** Two visitors of other addresses who look around: pages, lists that have to be made, calls. */
async function othersFor(milliseconds: number): Promise<number[]> {
  const addresses = [
    '/',
    '/works',
    '/api/works',
    '/product?x=other',
    '/price',
    '/api/common/settings',
    '/works?x=other',
  ];
  const until = performance.now() + milliseconds;
  const times: number[] = [];
  await Promise.all(
    ['192.0.2.1', '192.0.2.2'].map(async (from) => {
      for (let at = 0; performance.now() < until; at++) {
        times.push(await timed(addresses[at % addresses.length]!, from));
        await new Promise((go) => setTimeout(go, 20));
      }
    }),
  );
  return times;
}

/** One address, so many connections, an address nobody keeps each time. */
function startFlood(connections: number): { stop(): Promise<Record<string, number>> } {
  const statuses: Record<string, number> = {};
  const run = { over: false };
  let number = 0;
  const clients = Array.from({ length: connections }, async () => {
    while (!run.over) {
      const status = await fetched(`/product?x=${++number}`, '203.0.113.7');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  });
  return {
    async stop() {
      run.over = true;
      await Promise.all(clients);
      return statuses;
    },
  };
}

async function timed(path: string, from: string): Promise<number> {
  const began = performance.now();
  await fetched(path, from);
  return performance.now() - began;
}

function fetched(path: string, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent, headers: { 'x-forwarded-for': from } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

function send(
  method: string,
  path: string,
  { token, body, from }: { token?: string | undefined; body: string; from?: string | undefined },
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const headers = {
      origin: server.url,
      'content-type': 'application/json',
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const sending = request(server.url + path, { method, agent, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }));
    });
    // The server may hang up on what it refuses before all of it has come.
    sending.on('error', () => resolve({ status: 0, text: '' }));
    sending.end(body);
  });
}

async function signedIn(kind: DemoKind): Promise<string> {
  const { email } = demoAccounts[kind];
  const body = JSON.stringify({ mobileOrEmail: email, password: demoPassword });
  const { text } = await send('POST', '/api/auth/login', { body });
  return (JSON.parse(text) as { data: string }).data;
}
