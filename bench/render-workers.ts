import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { createTracer, type Tracer } from '#farm/tracing/tracer.ts';
import { remoteHouse } from '#farm/worker/remote-house.ts';
import { startWorking } from '#farm/worker/work-loop.ts';
import { seededRng } from '#lib/random.ts';
import { freePort, startBuiltServer, type BuiltServer } from '../e2e/support/server.ts';
import {
  accountOf,
  newCustomer,
  newRenderToken,
  notedClaims,
  noteClaims,
  startRenderMachine,
  tracedElsewhere,
} from '../tests/support/studio/render-farm.ts';
import { until } from '../tests/support/until.ts';
import { report } from './support/report.ts';

/*
 * Machines that trace for a server (PRODUCT K2). First what a piece costs with one of them and with two, and how much of
 * their time they wait for work (CPU at most 1.05 times one's, waiting under 3 %): previews of several people, so that
 * there is always a next piece. Then one photograph: its CPU, and how wrong the time left was that its owner was told at
 * a tenth of the work (at most 30 %). Then `--jobs` pictures, tiny ones, while machines and the server are killed with -9
 * in turn: all done, each charged once, and how many pieces were traced again. `--kills`: this alone.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '4' },
    jobs: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    kills: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
const dataDir = await mkdtemp(join(tmpdir(), 'hien-farm-'));
const embedded = await startEmbeddedDatabase({ dataDir, log: () => undefined });
const port = await freePort();
const start = (settings: Record<string, string>): Promise<BuiltServer> =>
  startBuiltServer({ HIEN_DEMO: '0', PORT: String(port), ...settings }, dataDir);

try {
  const db = openDatabase(embedded.url);
  if (!values.kills) await measuredMachines(db);
  const server = await start(tracedElsewhere);
  await noteClaims(db);
  report('pictures under kills', await underKills(db, server));
  await closeDatabase(db);
} finally {
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measuredMachines(db: Database): Promise<void> {
  const server = await start({ HIEN_RENDER_THREADS: '0' });
  // The same two all along: one that is gone counts as present for a minute, and time left would be told by it.
  const tokens = [await newRenderToken(db, 'machine 1'), await newRenderToken(db, 'machine 2')];
  const [one, two] = [await workedOff(db, server, tokens.slice(1)), await workedOff(db, server, tokens)];
  const alone = await photograph(db, server, tokens);
  await server.stop();
  report('one machine and two', {
    pieces: `${one.pieces}, ${two.pieces}`,
    cpuMsAPiece: `${one.cpuMs}, ${two.cpuMs}`,
    twoOverOne: Math.round((two.cpuMs / one.cpuMs) * 1000) / 1000,
    waitingPercent: `${one.waiting}, ${two.waiting}`,
  });
  report('one photograph', alone);
}

/** Every person's preview, by so many machines of one thread each: CPU of the tracing process a piece, and idle time. */
async function workedOff(db: Database, server: BuiltServer, tokens: readonly string[]) {
  const customers = await Promise.all(Array.from({ length: Number(values.people) }, () => newCustomer(db, server)));
  for (const customer of customers) await customer.order(9, { kind: 'preview', size: 'photo' });
  const before = cpuUsage();
  const workers = atWork(server, tokens);
  for (const { id } of customers)
    await until(async () => {
      await sleep(500);
      return (await accountOf(db, id)).states.every((state) => state === 'done' || state === 'finishing');
    });
  const { user, system } = cpuUsage(before);
  for (const worker of workers) await worker.end();
  const sum = (of: (busy: (typeof workers)[number]['busy']) => number) =>
    workers.reduce((all, { busy }) => all + of(busy), 0);
  const pieces = sum((busy) => busy.pieces);
  const waiting = 1 - sum((busy) => busy.ms) / sum(({ from, to }) => to - from);
  return { pieces, cpuMs: Math.round((user + system) / 1000 / pieces), waiting: Math.round(waiting * 1000) / 10 };
}

/** A picture of the smallest size that is sold, by two machines: what was told of it after a tenth, and what it took. */
async function photograph(
  db: Database,
  server: BuiltServer,
  tokens: readonly string[],
): Promise<Record<string, string | number>> {
  const customer = await newCustomer(db, server);
  const render = await customer.order(10, { kind: 'photo', size: '2k' });
  const before = cpuUsage();
  const workers = atWork(server, tokens);
  const now = async () => {
    await sleep(250);
    return customer.read(render);
  };
  let is = await now();
  while (is.of === 0 || is.done < is.of / 10) is = await now();
  const [told, at] = [is.seconds ?? 0, performance.now()];
  while (is.state !== 'done') is = await now();
  const took = (performance.now() - at) / 1000;
  for (const worker of workers) await worker.end();
  const { user, system } = cpuUsage(before);
  return {
    pixels: `${is.width} × ${is.height}`,
    pieces: is.of,
    cpuSeconds: Math.round((user + system) / 1e6),
    toldSeconds: told,
    tookSeconds: Math.round(took),
    wrongPercent: Math.round((Math.abs(told - took) / took) * 100),
  };
}

/** Machines of one thread each, in this process. */
function atWork(server: BuiltServer, tokens: readonly string[]) {
  return tokens.map((token) => {
    const tracer = createTracer({ threads: 1, niceness: 0 });
    const busy = { ms: 0, from: 0, to: 0, pieces: 0 };
    const house = remoteHouse(server.url, token, { threads: 1 });
    const loop = startWorking(house, counted(tracer, busy), { log: (line) => process.stderr.write(`${line}\n`) });
    const end = async () => {
      await loop.stop();
      await tracer.close();
    };
    return { busy, end };
  });
}

function counted(tracer: Tracer, busy: { ms: number; from: number; to: number; pieces: number }): Tracer {
  return {
    ...tracer,
    async trace(task, source, signal) {
      const began = performance.now();
      if (busy.pieces === 0) busy.from = began;
      const piece = await tracer.trace(task, source, signal);
      busy.to = performance.now();
      busy.ms += busy.to - began;
      busy.pieces += 1;
      return piece;
    },
  };
}

async function underKills(db: Database, first: BuiltServer): Promise<Record<string, string | number>> {
  let server = first;
  const rng = seededRng(Number(values.seed));
  const tokens = await Promise.all(['Huế', 'Vinh'].map((name) => newRenderToken(db, name)));
  const machines = await Promise.all(tokens.map((token) => startRenderMachine(server.url, token)));
  const customers = await Promise.all(Array.from({ length: 10 }, () => newCustomer(db, server)));
  const jobs = Number(values.jobs);
  for (let n = 0; n < jobs; n++)
    await customers[n % 10]!.order(6 + Math.floor(n / 10) * 2, { kind: 'photo', size: '2k' });
  const accounts = () => Promise.all(customers.map(({ id }) => accountOf(db, id)));
  const ended = ['done', 'failed', 'cancelled'];
  const open = async () => (await accounts()).flatMap(({ states }) => states).filter((state) => !ended.includes(state));
  const kills = { machines: 0, server: 0 };
  const traced = async () => {
    await sleep(200);
    const { rows } = await sql<{ pieces: number }>`select sum(done)::int as pieces from render_jobs`.execute(db);
    return rows[0]?.pieces ?? 0;
  };
  // By what is done, not by the clock: on a busy machine nothing would ever be finished between two kills.
  for (let next = 1; ; next = (await traced()) + 2 + Math.floor(rng.next() * 6)) {
    await until(async () => (await traced()) >= next || (await open()).length === 0);
    const left = await open();
    if (left.length === 0) break;
    process.stderr.write(
      `${left.length} pictures left, ${kills.machines} machines and ${kills.server} servers killed\n`,
    );
    await sleep(rng.next() * 2000);
    if (rng.next() < 0.25) {
      await killed(server.process);
      kills.server += 1;
      server = await start(tracedElsewhere);
    } else {
      const at = rng.next() < 0.5 ? 0 : 1;
      await killed(machines[at]!);
      kills.machines += 1;
      machines[at] = await startRenderMachine(server.url, tokens[at]!);
    }
  }
  const came = await accounts();
  for (const machine of machines) await killed(machine);
  await server.stop();
  const { pieces, again } = await notedClaims(db);
  return {
    jobs,
    done: came.flatMap(({ states }) => states).filter((state) => state === 'done').length,
    charged: came.reduce((sum, { charged }) => sum + charged, 0),
    machinesKilled: kills.machines,
    serverKilled: kills.server,
    pieces,
    tracedAgain: again,
  };
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
