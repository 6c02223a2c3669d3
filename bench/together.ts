import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { currentVersion } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { newId } from '#lib/id.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { windowTokens } from '../tests/support/studio/window-tokens.ts';
import { collector } from './support/collector.ts';
import { databaseCpuMs } from './support/database-cpu.ts';
import type { Compared, Drawn, Order } from './support/drawing-people.ts';
import { cpuMsOf, round } from './support/load.ts';
import { leastMemory } from './support/memory.ts';
import { report } from './support/report.ts';

/*
 * Many people in one design (PRODUCT J9): each moves their hand and edits at a person's pace, with the browser's own
 * way of saving, for a bounded time. What that costs the server in CPU and bytes, how long an edit takes to the others'
 * ears, whether all documents are equal at the end; then what an open design costs in memory, by opening many.
 *
 * The people compute in a process of their own on the same machine. Bytes are those of its sockets, heads of requests
 * included: a browser's are some hundred bytes longer.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20' },
    pieces: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    designs: { type: 'string', default: '50' },
    json: { type: 'boolean' },
  },
});
const count = Number(values.people);
const seconds = Number(values.seconds);
const designs = Number(values.designs);
/** Before anything is counted: compiled code, plans of the database, a full young generation. */
const warmUp = { seconds: 10, designs: 5 };

interface Member {
  id: string;
  email: string;
  token: string;
}

const server = await startBuiltServer({
  HIEN_DEMO: '0',
  TRUST_PROXY: '127.0.0.1,::1',
  LOG_LEVEL: 'error',
  NODE_OPTIONS: '--inspect-port=0',
});
const share = await startEmbeddedDatabase({ dataDir: server.dataDir, log: () => undefined });
const db = openDatabase(share.url);
const drawing = fork(join(import.meta.dirname, 'support/drawing-people.ts'), { stdio: 'inherit' });
const listening = new AbortController();
let wrong = 0;

try {
  const people = await makePeople();
  const [owner] = people as [Member];
  const design = await begin(owner, furnished());
  for (const { email } of people.slice(1))
    await call(owner, 'PUT', `/designs/${design}/sharing`, {
      change: { do: 'invite', to: email, role: 'edit', prices: true },
    });
  await ask({ kind: 'enter', url: server.url, design, people });
  await ask({ kind: 'draw', seconds: warmUp.seconds });
  const cpu = cpuMsOf(server.process.pid!);
  const database = databaseCpuMs(server.dataDir);
  const drawn = (await ask({ kind: 'draw', seconds })) as Drawn;
  const cpuMs = cpuMsOf(server.process.pid!) - cpu;
  const databaseMs = databaseCpuMs(server.dataDir) - database;
  const { seq, hash } = (await call(owner, 'GET', `/designs/${design}`)) as { seq: number; hash: string };
  const compared = (await ask({ kind: 'compare', seq, hash })) as Compared;

  const garbage = await collector(server);
  for (let n = 0; n < warmUp.designs; n++) await openOne(people[n % count]!);
  const before = await leastMemory(server, garbage);
  for (let n = 0; n < designs; n++) await openOne(people[n % count]!);
  const each = ((await leastMemory(server, garbage)) - before) / designs;
  garbage.leave();

  // Everyone hears every cursor, their own too. On a busy machine people do less, and this still holds.
  const told = drawn.edits + drawn.cursorsHeard / count;
  const perSecond = (value: number) => round(value / drawn.seconds);
  const ofEach = (bytes: number) => round(bytes / drawn.seconds / count / 1000);
  wrong = compared.different + compared.lonely;
  report('together', {
    people: count,
    pieces: Number(values.pieces),
    seconds: round(drawn.seconds),
    'edits a second': perSecond(drawn.edits),
    'cursors heard a second, all ears': perSecond(drawn.cursorsHeard),
    'server, % of a core': perSecond(cpuMs / 10),
    'database, % of a core': perSecond(databaseMs / 10),
    'server, CPU ms an edit or a cursor': round(cpuMs / told),
    'database, CPU ms an edit or a cursor': round(databaseMs / told),
    'the people themselves, % of a core': perSecond(drawn.cpuMs / 10),
    'kB a second and person, to the server': ofEach(drawn.sent),
    'kB a second and person, from the server': ofEach(drawn.received),
    'edit, from its request to another’s ear, p50 ms': quantile(drawn.fromSend, 0.5),
    'p99 ms': quantile(drawn.fromSend, 0.99),
    'the same from the hand, p50 ms': quantile(drawn.fromHand, 0.5),
    'from the hand, p99 ms': quantile(drawn.fromHand, 0.99),
    'edits refused': compared.refused,
    'documents that differ': compared.different,
    'people who do not see all others': compared.lonely,
    'memory of an open design, kB': round(each / 1024),
  });
} finally {
  drawing.kill();
  listening.abort();
  await closeDatabase(db);
  await share.stop();
  await server.stop();
}
if (wrong > 0) process.exitCode = 1;

async function ask(order: Order): Promise<unknown> {
  drawing.send(order);
  const [answer] = (await Promise.race([
    once(drawing, 'message'),
    once(drawing, 'exit').then(() => {
      throw new Error('the people ended');
    }),
  ])) as [unknown];
  return answer;
}

async function makePeople(): Promise<Member[]> {
  const secret = await readFile(join(server.dataDir, 'secret'), 'utf8');
  return Promise.all(
    Array.from({ length: count }, async () => {
      const id = newId('u', new Date());
      const [token = ''] = await windowTokens(db, { person: id, secret, windows: 1 });
      return { id, email: `${id}@mail.example`, token };
    }),
  );
}

function furnished(): object {
  const items = Array.from({ length: Number(values.pieces) }, (_, n) => {
    const at = { x: 200 + (n % 20) * 300, y: 200 + Math.floor(n / 20) * 300, z: 0 };
    const placed = { level: 'lv_1', at, turn: 0, placement: 'floor', locked: false };
    return { id: `it_${n}`, model: 'chair-01k3', finishes: { seat: 'linen-oat' }, ...placed };
  });
  return { ...studio(), items: Object.fromEntries(items.map((item) => [item.id, item])) };
}

async function begin(person: Member, document: object): Promise<string> {
  return ((await call(person, 'POST', '/designs', { document })) as { id: string }).id;
}

/** A design that somebody has open and has edited: the thread holds its document, the process its stream. */
async function openOne(person: Member): Promise<void> {
  const design = await begin(person, furnished());
  const stream = await fetch(`${server.url}/api/designs/${design}/stream?window=window_memory`, {
    headers: { authorization: `Bearer ${person.token}` },
    signal: listening.signal,
  });
  void stream.text().catch(() => undefined);
  const command = { kind: 'item.move', id: 'it_0', at: { x: 900, y: 900, z: 0 }, turn: 90 };
  await call(person, 'POST', `/designs/${design}/commands`, {
    base: 0,
    version: currentVersion,
    commands: [{ id: newId('dc', new Date()), command }],
  });
}

async function call(person: Member, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { origin: server.url, authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, data, error } = (await answer.json()) as { code: number; data: unknown; error?: string };
  if (code !== 200) throw new Error(`${method} ${path}: ${code} ${error}`);
  return data;
}

function quantile(sorted: number[], part: number): number {
  return round(sorted[Math.floor(sorted.length * part)] ?? 0);
}
