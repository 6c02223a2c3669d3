import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { seededRng } from '#lib/random.ts';
import { ready, startBuiltServer, type BuiltServer } from '../e2e/support/server.ts';
import { serverPid } from '../tests/faults/database-folder.ts';
import { createDesignStorm } from '../tests/faults/design-storm.ts';
import { report } from './support/report.ts';

/*
 * Kills amid commands (WORKSPACE §5): several windows draw in the same designs as fast as they are answered, at several
 * servers with one database; one of the servers, or the PostgreSQL of all, is killed with -9; whoever got no answer
 * sends again, to a server that lives; then all is compared. What was acknowledged must be in the log under its number,
 * nothing twice, and each document what its log makes of the first.
 *
 * A start takes most of the time: while one server starts, the others go on and are killed, or the database is. At most
 * half of the kills are the database's. `--count` kills in all. The tally stands in the folder (`--data`), written with
 * every comparison: stopped and started again it goes on from there.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    servers: { type: 'string', default: '3' },
    data: { type: 'string', default: '.hien/editor-kills' },
    json: { type: 'boolean' },
  },
});
const count = Number(values.count);
const atOnce = Number(values.servers);
const dataDir = resolve(values.data);
mkdirSync(dataDir, { recursive: true });
const tallyFile = join(dataDir, 'kills.json');

interface Tally {
  kills: number;
  databaseKills: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  different: number;
}

function readTally(): Tally {
  try {
    return JSON.parse(readFileSync(tallyFile, 'utf8')) as Tally;
  } catch {
    return { kills: 0, databaseKills: 0, acknowledged: 0, lost: 0, doubled: 0, different: 0 };
  }
}

/** Kills before all is compared: what was lost stays lost. And comparisons a design is drawn for: its log grows. */
const killsACheck = 5;
const checksADesign = 4;
const windows = 6;
const tally = readTally();
const living: BuiltServer[] = [];
const starting = new Set<Promise<void>>();
let ending = false;
/** Held by us: it starts the database again, whichever servers live. */
const share = await startEmbeddedDatabase({ dataDir, log: () => undefined });
const db = openDatabase(share.url);
const rng = seededRng(Date.now() % 1e9);
try {
  while (starting.size < atOnce) startOne();
  while (tally.kills < count) {
    await someLive(1);
    const storm = createDesignStorm(db, rng, { windows });
    await storm.enter(living, { fresh: 2 });
    for (let n = 0, acknowledged = 0; n < checksADesign && tally.kills < count; n++) {
      const kills = Math.min(killsACheck, count - tally.kills);
      let databaseKills = 0;
      for (let kill = 0; kill < kills; kill++) databaseKills += Number(await killOne(storm, databaseKills));
      const found = await storm.check();
      tally.kills += kills;
      tally.databaseKills += databaseKills;
      tally.acknowledged += found.acknowledged - acknowledged;
      acknowledged = found.acknowledged;
      tally.lost += found.lost;
      tally.doubled += found.doubled;
      tally.different += found.different;
      writeFileSync(tallyFile, JSON.stringify(tally));
      if (!values.json) process.stdout.write(`${JSON.stringify(tally)}\n`);
    }
  }
} finally {
  ending = true;
  await Promise.allSettled(starting);
  await closeDatabase(db);
  await Promise.all(living.map((server) => server.stop()));
  await share.stop();
}
report('editor-kills', { ...tally });
if (tally.lost + tally.doubled + tally.different > 0) process.exitCode = 1;

type Storm = ReturnType<typeof createDesignStorm>;

/** One more server, in its own time. One that came while the database was dead may have given up: another is started. */
function startOne(): void {
  const coming: Promise<void> = startBuiltServer(
    { HIEN_DEMO: '0', TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error' },
    dataDir,
  )
    .then((server) => void living.push(server))
    .catch((error: Error) => {
      process.stderr.write(`a server did not start: ${error.message.slice(-300)}\n`);
      if (!ending) startOne();
    })
    .finally(() => starting.delete(coming));
  starting.add(coming);
}

async function someLive(least: number): Promise<void> {
  while (living.length < least) await Promise.race(starting);
}

/** A server, where another lives on, or the database; says whether it was the database. */
async function killOne(storm: Storm, databaseKills: number): Promise<boolean> {
  const tooMany = tally.databaseKills + databaseKills >= (tally.kills + killsACheck) / 2;
  if (tooMany) await someLive(2);
  const until = 5 + Math.floor(rng.next() * 25);
  const database = !tooMany && (living.length === 1 || rng.next() < 0.25);
  await storm.enter(living);
  await (database ? killDatabase(storm, until) : killServer(storm, until));
  await storm.settle();
  return database;
}

async function killServer(storm: Storm, until: number): Promise<void> {
  const [server] = living.splice(Math.floor(rng.next() * living.length), 1);
  const dying = once(server!.process, 'exit');
  await storm.rage({ until, atLast: () => server!.process.kill('SIGKILL') });
  server!.process.kill('SIGKILL');
  await dying;
  startOne();
  await someLive(1);
  await storm.enter(living);
}

async function killDatabase(storm: Storm, until: number): Promise<void> {
  const pid = serverPid(dataDir);
  let dead = false;
  const kill = () => void (dead ||= process.kill(pid, 'SIGKILL'));
  await storm.rage({ until, atLast: kill });
  kill();
  await Promise.all(living.map(({ url, process, output }) => ready(url, process, output)));
}
