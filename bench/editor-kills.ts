import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { seededRng } from '#lib/random.ts';
import { ready, startBuiltServer, type BuiltServer } from '../e2e/support/server.ts';
import { serverPid } from '../tests/faults/database-folder.ts';
import { createDesignStorm } from '../tests/faults/design-storm.ts';
import { report } from './support/report.ts';

/*
 * Kills amid commands (WORKSPACE §5): several windows draw in the same designs as fast as they are answered; a real
 * server, or its PostgreSQL, is killed with -9; whoever got no answer sends again; then all is compared. What was
 * acknowledged must be in the log under its number, nothing twice, and each document what its log makes of the first.
 *
 * `--count` kills in all (every fourth is the database's). The tally stands in the folder (`--data`): stopped and
 * started again it goes on where it was.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    data: { type: 'string', default: '.hien/editor-kills' },
    json: { type: 'boolean' },
  },
});
const count = Number(values.count);
const dataDir = join(process.cwd(), values.data);
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

/** Rounds a design is drawn in; a long log would make the comparison the longest part. */
const roundsADesign = 20;
const tally = readTally();
const start = () => startBuiltServer({ HIEN_DEMO: '0', TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error' }, dataDir);
let server: BuiltServer = await start();
const share = await startEmbeddedDatabase({ dataDir, log: () => undefined });
const db = openDatabase(share.url);
const rng = seededRng(Date.now() % 1e9);
try {
  for (let round = 0; tally.kills < count;) {
    const storm = createDesignStorm(db, rng);
    await storm.enter([server], { fresh: 2 });
    let acknowledged = 0;
    for (let n = 0; n < roundsADesign && tally.kills < count; n++, round++) {
      const database = round % 4 === 3;
      const until = 5 + Math.floor(rng.next() * 25);
      await (database ? killDatabase(storm, until) : killServer(storm, until));
      await storm.settle();
      const found = await storm.check();
      tally.kills++;
      tally.databaseKills += Number(database);
      tally.acknowledged += found.acknowledged - acknowledged;
      acknowledged = found.acknowledged;
      tally.lost += found.lost;
      tally.doubled += found.doubled;
      tally.different += found.different;
      writeFileSync(tallyFile, JSON.stringify(tally));
    }
    if (!values.json) process.stdout.write(`${JSON.stringify(tally)}\n`);
  }
} finally {
  await closeDatabase(db);
  await share.stop();
  await server.stop();
}
report('editor-kills', { ...tally });
if (tally.lost + tally.doubled + tally.different > 0) process.exitCode = 1;

type Storm = ReturnType<typeof createDesignStorm>;

async function killServer(storm: Storm, until: number): Promise<void> {
  const dying = once(server.process, 'exit');
  await storm.rage({ until, atLast: () => server.process.kill('SIGKILL') });
  await dying;
  server = await start();
  await storm.enter([server]);
}

async function killDatabase(storm: Storm, until: number): Promise<void> {
  await storm.rage({ until, atLast: () => process.kill(serverPid(dataDir), 'SIGKILL') });
  await ready(server.url, server.process, server.output);
}
