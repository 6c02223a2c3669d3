import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { currentVersion } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { newId } from '#lib/id.ts';
import { seededRng } from '#lib/random.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { windowTokens } from '../tests/support/studio/window-tokens.ts';
import { databaseCpuMs } from './support/database-cpu.ts';
import { cpuMsOf, round } from './support/load.ts';
import { median, report } from './support/report.ts';

/*
 * What saving costs the server: CPU a command of its own process (all threads) and of the database, one command a
 * request as a person alone sends them and four as several together; and the bytes of a day's work in log and versions.
 */
const { values } = parseArgs({
  options: {
    commands: { type: 'string', default: '2000' },
    pieces: { type: 'string', default: '200' },
    json: { type: 'boolean' },
  },
});
const count = Number(values.commands);
const pieces = Number(values.pieces);
/** A command every three seconds for eight hours. */
const commandsADay = 9600;
/** Below the limit of a session and of a window. */
const requestsASession = 1400;
const requestsAWindow = 250;
/** Until then V8 compiles, on threads of its own: as much again as the requests. */
const warmUp = 1000;

const server = await startBuiltServer({ HIEN_DEMO: '0', TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error' });
const share = await startEmbeddedDatabase({ dataDir: server.dataDir, log: () => undefined });
const db = openDatabase(share.url);
const rng = seededRng(5);
try {
  const secret = await readFile(join(server.dataDir, 'secret'), 'utf8');
  const sessions = Math.ceil((count * 2 + warmUp + pieces) / requestsASession) + 1;
  const tokens = await windowTokens(db, { person: newId('u', new Date()), secret, windows: sessions });
  const design = await begin(tokens[0]!);
  let sent = 0;
  let head = 0;

  async function send(commands: object[]): Promise<number> {
    const began = performance.now();
    const answer = await post(tokens[Math.floor(sent / requestsASession)]!, `/designs/${design}/commands`, {
      base: head,
      version: currentVersion,
      commands: commands.map((command) => ({ id: newId('dc', new Date()), command })),
      window: `window_${Math.floor(sent++ / requestsAWindow)}`,
    });
    const { seq, results } = answer as { seq: number; results: { seq?: number }[] };
    if (results.filter((each) => each.seq !== undefined).length < commands.length)
      throw new Error(`not all were applied: ${JSON.stringify(results).slice(0, 300)}`);
    head = seq;
    return performance.now() - began;
  }

  // Few at a time: of many a busy machine leaves some for the next request.
  for (let from = 0; from < pieces; from += 10)
    await send(Array.from({ length: Math.min(10, pieces - from) }, (_, n) => addPiece(from + n)));
  for (let warm = 0; warm < warmUp; warm++) await send([movePiece()]);
  const sizeBefore = await bytesKept(db);
  const alone = await measured(count, 1, send);
  const grown = ((await bytesKept(db)) - sizeBefore) / count;
  const least = await leastCall(tokens[0]!);
  const together = await measured(Math.floor(count / 4), 4, send);
  report('editor-server', {
    pieces,
    'CPU ms of a signed-in call that reads one row': least,
    'CPU ms a command, alone': alone.cpu,
    'database CPU ms a command, alone': alone.database,
    'ms to the answer, alone': alone.median,
    'CPU ms a command, four a request': together.cpu,
    'database CPU ms a command, four': together.database,
    'bytes a command, log and versions': round(grown),
    'MB a day on disk': round((grown * commandsADay) / 1e6),
  });
} finally {
  await closeDatabase(db);
  await share.stop();
  await server.stop();
}

async function measured(requests: number, each: number, send: (commands: object[]) => Promise<number>) {
  const cpu = cpuMsOf(server.process.pid!);
  const database = databaseCpuMs(server.dataDir);
  const times: number[] = [];
  for (let n = 0; n < requests; n++) times.push(await send(Array.from({ length: each }, movePiece)));
  return {
    cpu: round((cpuMsOf(server.process.pid!) - cpu) / (requests * each)),
    database: round((databaseCpuMs(server.dataDir) - database) / (requests * each)),
    median: round(median(times)),
  };
}

/** What any call costs here and now, to read the others by: this machine is never quiet. */
async function leastCall(token: string): Promise<number> {
  const calls = 400;
  const cpu = cpuMsOf(server.process.pid!);
  for (let n = 0; n < calls; n++)
    await (
      await fetch(`${server.url}/api/designs?bin=1`, { headers: { authorization: `Bearer ${token}` } })
    ).arrayBuffer();
  return round((cpuMsOf(server.process.pid!) - cpu) / calls);
}

async function begin(token: string): Promise<string> {
  return ((await post(token, '/designs', { document: studio() })) as { id: string }).id;
}

async function post(token: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { code, data, error } = (await answer.json()) as { code: number; data: unknown; error?: string };
  if (code !== 200) throw new Error(`${path}: ${code} ${error}`);
  return data;
}

function spot() {
  return { x: Math.floor(rng.next() * 7000), y: Math.floor(rng.next() * 5000), z: 0 };
}

function addPiece(n: number): object {
  const item = {
    id: `it_${n}`,
    level: 'lv_1',
    model: 'chair-01k3',
    finishes: { seat: 'linen-oat' },
    at: spot(),
    turn: 0,
  };
  return { kind: 'item.add', item: { ...item, placement: 'floor', locked: false } };
}

function movePiece(): object {
  return {
    kind: 'item.move',
    id: `it_${Math.floor(rng.next() * pieces)}`,
    at: spot(),
    turn: Math.floor(rng.next() * 360),
  };
}

async function bytesKept(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('design_commands') + pg_total_relation_size('design_versions') as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
