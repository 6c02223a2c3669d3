import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { newDesign, type Design } from '#design/document.ts';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { applyAll, walls } from '#design/samples/sample-builders.ts';
import { newId } from '#lib/id.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { windowTokens } from '../tests/support/studio/window-tokens.ts';
import { ask, round } from './support/load.ts';
import { median, p95, report } from './support/report.ts';

/*
 * What others notice while eight heavy files are made (PRODUCT J11) and somebody sends again and again what a hostile
 * drawing becomes, a grid of walls with more rooms than are allowed: `/healthz` and a kept page, against the same in
 * quiet, turn by turn in one run (p95 < 2 × quiet, or < 100 ms).
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, json: { type: 'boolean' } },
});
const storeys = 8;
const quietMs = 15_000;
const kinds = ['pdf?paper=a1', 'glb', 'dxf', 'pdf?paper=a1', 'glb', 'dxf', 'pdf?paper=a1', 'glb'];
/** Each waits for their own: so many stand in the line at once. */
const people = 4;
const watched = { healthz: '/healthz', page: '/works' } as const;
type Watched = keyof typeof watched;

const server = await startBuiltServer({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' });
const share = await startEmbeddedDatabase({ dataDir: server.dataDir, log: () => undefined });
const db = openDatabase(share.url);
const agent = new Agent({ keepAlive: true });

try {
  const secret = await readFile(join(server.dataDir, 'secret'), 'utf8');
  const owners = await Promise.all(Array.from({ length: people }, () => ownerOf(secret)));
  const [stranger = ''] = await windowTokens(db, { person: newId('u', new Date()), secret, windows: 1 });
  const hostile = { document: grid(140) };
  const times = { quiet: noTimes(), beside: noTimes() };
  const made: Record<string, number> = {};
  const refused: Record<string, number> = {};
  const took: number[] = [];

  await watch(() => true, noTimes(), 4000);
  for (let turn = 0; turn < Number(values.rounds); turn++) {
    await watch(() => true, times.quiet, quietMs);
    const began = performance.now();
    const work = { going: true };
    const files = Promise.all(
      kinds.map(async (kind, at) => {
        const { token, design } = owners[at % people]!;
        count(made, `${kind} ${await fetched(`/designs/${design}/export/${kind}`, token)}`);
      }),
    ).finally(() => {
      work.going = false;
    });
    const drawing = (async () => {
      while (work.going) {
        const answer = await call('POST', '/designs', stranger, hostile);
        count(refused, `${answer.status} ${((await answer.json()) as { error?: string }).error}`);
      }
    })();
    await watch(() => work.going, times.beside);
    await Promise.all([files, drawing]);
    took.push((performance.now() - began) / 1000);
  }
  report('exports', {
    'seconds for eight files, median': round(median(took)),
    files: JSON.stringify(made),
    'hostile drawings': JSON.stringify(refused),
    ...figures('healthz', times),
    ...figures('page', times),
  });
} finally {
  agent.destroy();
  await closeDatabase(db);
  await server.stop();
  await share.stop();
}

async function ownerOf(secret: string): Promise<{ token: string; design: string }> {
  const [token = ''] = await windowTokens(db, { person: newId('u', new Date()), secret, windows: 1 });
  const answer = await call('POST', '/designs', token, { document: tower() });
  if (!answer.ok) throw new Error(await answer.text());
  return { token, design: ((await answer.json()) as { data: { id: string } }).data.id };
}

/** The furnished tube house, its upper storey again and again. */
function tower(): Design {
  return applyAll(
    furnishedTubeHouse(),
    Array.from({ length: storeys - 2 }, (_, at) => ({
      kind: 'level.copy' as const,
      id: 'lv_2',
      to: `lv_copy${at}`,
      name: '',
      what: 'all' as const,
    })),
  );
}

/** So many walls each way, a metre apart. */
function grid(lines: number): Design {
  const far = lines * 1000;
  const along = Array.from({ length: lines }, (_, at) => at * 1000 + 500);
  const empty = newDesign('Grid');
  const level = empty.levels[0]?.id ?? '';
  const drawn = applyAll(empty, walls(level, 100, 2700, [['wl_first', 0, 0, far, 0]]));
  const like = drawn.walls.wl_first!;
  const wall = (id: string, a: { x: number; y: number }, b: { x: number; y: number }) => [id, { ...like, id, a, b }];
  return {
    ...drawn,
    walls: Object.fromEntries(
      along.flatMap((at) => [
        wall(`wl_x${at}`, { x: 0, y: at }, { x: far, y: at }),
        wall(`wl_y${at}`, { x: at, y: 0 }, { x: at, y: far }),
      ]),
    ) as Design['walls'],
  };
}

function noTimes(): Record<Watched, number[]> {
  return { healthz: [], page: [] };
}

/** Each of the watched in turn, from another address, until it is over or so long. */
async function watch(going: () => boolean, into: Record<Watched, number[]>, longest = Infinity): Promise<void> {
  const until = performance.now() + longest;
  while (going() && performance.now() < until)
    for (const name of ['healthz', 'page'] as const) {
      const began = performance.now();
      await ask(server.url + watched[name], agent, { 'x-forwarded-for': '192.0.2.1' });
      into[name].push(performance.now() - began);
      await new Promise((go) => setTimeout(go, 20));
    }
}

function call(method: string, path: string, token: string, data?: object): Promise<Response> {
  return fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      origin: server.url,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  });
}

/** Piece by piece: to read a large file as a whole would hold up what is watched from here. */
async function fetched(path: string, token: string): Promise<number> {
  const answer = await call('GET', path, token);
  await answer.body?.pipeTo(new WritableStream());
  return answer.status;
}

function count(into: Record<string, number>, name: string): void {
  into[name] = (into[name] ?? 0) + 1;
}

function figures(name: Watched, { quiet, beside }: Record<'quiet' | 'beside', Record<Watched, number[]>>) {
  return {
    [`${name}: asked in quiet, beside`]: `${quiet[name].length}, ${beside[name].length}`,
    [`${name}: median ms in quiet, beside`]: `${round(median(quiet[name]))}, ${round(median(beside[name]))}`,
    [`${name}: p95 ms in quiet, beside`]: `${round(p95(quiet[name]))}, ${round(p95(beside[name]))}`,
    [`${name}: ratio of p95`]: round(p95(beside[name]) / p95(quiet[name])),
    [`${name}: slowest ms in quiet, beside`]: `${round(Math.max(...quiet[name]))}, ${round(Math.max(...beside[name]))}`,
  };
}
