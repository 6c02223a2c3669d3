import { writeSync } from 'node:fs';
import type { Pool } from 'pg';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { openPool } from '#db/pool.ts';

/**
 * A process of its own for the tests to kill: `node writer.ts <folder> [write] [search path]`. It starts the embedded
 * database, says `ready <url>`, and with `write` commits numbered rows without end, saying `ack <row>` only after the
 * commit came back. A row whose outcome is unknown is never tried again. SIGTERM stops it in order.
 */
const [dataDir = '', mode = 'hold', searchPath] = process.argv.slice(2);
const server = await startEmbeddedDatabase({
  dataDir,
  log: (line) => writeLine(`log ${line}`),
  ...(searchPath === undefined ? {} : { searchPath }),
});
const pool = openPool(server.url, { max: 4 });
const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
// Holds the process: the database alone does not.
const alive = setInterval(() => {
  if (stopping.signal.aborted && mode !== 'write') void finish();
}, 10);
// `if not exists` alone lets two who ask at the same moment collide.
await pool.query(
  'begin; select pg_advisory_xact_lock(1); create table if not exists rows (id text not null, payload text not null); commit',
);
writeLine(`ready ${server.url}`);
if (mode === 'write') {
  await Promise.all(['a', 'b', 'c'].map((lane) => write(pool, lane)));
  await finish();
}

async function write(pool: Pool, lane: string): Promise<void> {
  for (let number = 1; !stopping.signal.aborted; number += 1) {
    const id = `${process.pid}${lane}${number}`;
    const written = await pool.query('insert into rows values ($1, $2)', [id, id.repeat(20)]).then(
      () => true,
      () => false,
    );
    if (written) writeLine(`ack ${id}`);
  }
}

async function finish(): Promise<void> {
  clearInterval(alive);
  await pool.end();
  await server.stop();
  process.exit(0);
}

/** Straight to the pipe: what was said before a kill has been said. */
function writeLine(line: string): void {
  writeSync(1, `${line}\n`);
}
