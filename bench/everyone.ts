import { cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startBuiltServer, type BuiltServer } from '../e2e/support/server.ts';
import { databaseCpuMs } from './support/database-cpu.ts';
import { everyoneCases, type ReadCase } from './support/everyone-cases.ts';
import { everyoneWork, type MeasuredCase } from './support/everyone-work.ts';
import { hashCost } from './support/hash-cost.ts';
import { cpuMsOf, load, round } from './support/load.ts';
import { createBuyers, demoCaller, signedIn } from './support/order-flow.ts';
import { median, report } from './support/report.ts';

/*
 * What a CPU-second of server and database buys of the pages and calls everyone uses, for visitors and for people who
 * are signed in, of logins and of orders: this copy beside another one (`--before <folder>`, built), turn by turn in one
 * run, each on its own copy of the same data. `--data` is a folder that `npm run demo:scale` has filled.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    before: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    count: { type: 'string', default: '120' },
    only: { type: 'string' },
    json: { type: 'boolean' },
  },
});
if (values.data === undefined) throw new Error('--data <folder>');
const rounds = Number(values.rounds);
const count = Number(values.count);
/**
 * Asked before anything is measured: until about the six hundredth page the engine still compiles what renders it, and
 * a server that runs is past that.
 */
const warming = 600;

interface Side {
  name: string;
  server: BuiltServer;
  folder: string;
  cases: MeasuredCase[];
  /** MB before the first visitor. */
  rested: number;
  close(): Promise<void>;
}

const sides: Side[] = [];
try {
  if (values.before !== undefined) sides.push(await side('before', `${values.data}-before`, resolve(values.before)));
  sides.push(await side('now', values.data));
  for (const at of sides[0]!.cases.keys()) await compare(at);
  report('hash of a password', { cpuMs: await hashCost() });
  for (const { name, server, rested } of sides)
    report(`memory ${name}`, { restedMb: rested, afterMb: memoryMbOf(server.process.pid!) });
} finally {
  for (const each of sides) await each.close();
}

/** Sides take turns, each round the other one first: what the machine does meanwhile meets both. */
async function compare(at: number): Promise<void> {
  const costs = sides.map(() => ({ server: [] as number[], database: [] as number[] }));
  const { name } = sides[0]!.cases[at]!;
  if (values.only !== undefined && !new RegExp(values.only).test(name)) return;
  for (const each of sides) await each.cases[at]!.warm();
  for (let turn = 0; turn < rounds; turn++) {
    const order = sides.map((_, index) => (index + turn) % sides.length);
    for (const index of order) {
      const cost = await measured(sides[index]!, at);
      costs[index]!.server.push(cost.server);
      costs[index]!.database.push(cost.database);
    }
  }
  const figures: Record<string, number> = {};
  for (const [index, { server, database }] of costs.entries()) {
    const key = sides[index]!.name;
    figures[`${key}ServerMs`] = round(median(server));
    figures[`${key}DatabaseMs`] = round(median(database));
    figures[`${key}PerCpuSecond`] = round(1000 / (median(server) + median(database)));
  }
  report(name, figures);
}

async function measured({ server, folder, cases }: Side, at: number): Promise<{ server: number; database: number }> {
  const { count: times, prepare, run } = cases[at]!;
  await prepare?.();
  const before = { server: cpuMsOf(server.process.pid!), database: databaseCpuMs(folder) };
  await run();
  return {
    server: (cpuMsOf(server.process.pid!) - before.server) / times,
    database: (databaseCpuMs(folder) - before.database) / times,
  };
}

async function side(name: string, folder: string, copy?: string): Promise<Side> {
  if (!existsSync(folder)) cpSync(values.data!, folder, { recursive: true });
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => undefined });
  const server = await startBuiltServer({ HIEN_DEMO: '1', TRUST_PROXY: '127.0.0.1,::1' }, folder, copy);
  const rested = memoryMbOf(server.process.pid!);
  const db = openDatabase(database.url);
  const token = await signedIn(server.url, (await createBuyers(db, 1)).buyers[0]!);
  const { token: merchant } = await demoCaller(server.url, 'merchant');
  const reads = await everyoneCases(server.url, { token, merchant });
  return {
    name,
    server,
    folder,
    rested,
    cases: [
      ...reads.map((read) => readingOf(server, read)),
      ...(await everyoneWork(server.url, db, Math.ceil(count / 12))),
    ],
    async close() {
      await closeDatabase(db);
      await server.stop();
      await database.stop();
    },
  };
}

function readingOf(server: BuiltServer, { name, addresses, headers, times = 1 }: ReadCase): MeasuredCase {
  const asked = count * times;
  return {
    name,
    count: asked,
    async run() {
      const { statuses } = await load(server, addresses, { count: asked, connections: 2, headers });
      if (statuses[200] !== asked) throw new Error(`${name}: ${JSON.stringify(statuses)}`);
    },
    async warm() {
      await load(server, addresses, { count: warming, connections: 2, headers });
    },
  };
}

function memoryMbOf(pid: number): number {
  const status = process.getBuiltinModule('node:fs').readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
