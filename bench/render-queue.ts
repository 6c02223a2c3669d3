import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { closeDatabase, openDatabase, transaction, type Database } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { migrate } from '#db/migrate.ts';
import { median, report } from './support/report.ts';

/*
 * What the queue of renders costs a piece: claimed and ended, with many waiting (RENDERING §2: under 10 ms), and whether
 * shares follow weights. Nothing is traced. A database of its own.
 */
const { values } = parseArgs({
  options: {
    pieces: { type: 'string', default: '200000' },
    people: { type: 'string', default: '1000' },
    claims: { type: 'string', default: '700' },
    json: { type: 'boolean' },
  },
});
const people = Number(values.people);
const each = Math.ceil(Number(values.pieces) / people);
const claims = Number(values.claims);
const dataDir = mkdtempSync(join(tmpdir(), 'hien-renders-'));
const embedded = await startEmbeddedDatabase({ dataDir, log: () => {} });
const db = openDatabase(embedded.url, { max: 4 });
try {
  await migrate(db, { log: () => {} });
  await fill(db);
  const times: number[] = [];
  for (let n = 0; n < claims; n++) {
    const began = performance.now();
    await claimAndEnd(db);
    times.push(performance.now() - began);
  }
  const { rows } = await sql<{ weight: number; vtime: number }>`
    select weight, max(vtime) - min(vtime) as vtime from render_shares group by weight order by weight`.execute(db);
  report('render queue', {
    waiting: people * each,
    people,
    msAPiece: median(times).toFixed(2),
    worstOfAHundred: (times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0).toFixed(2),
    virtualTimeApart: rows.map(({ weight, vtime }) => `${weight}: ${vtime.toFixed(0)}`).join(', '),
  });
} finally {
  await closeDatabase(db);
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function claimAndEnd(db: Database): Promise<void> {
  const { rows } = await sql<{ job_id: string; n: number; user_id: string }>`
    select job_id, n, user_id from render_claim('w', now(), 15)`.execute(db);
  const [piece] = rows;
  if (!piece) throw new Error('nothing waits');
  await sql`with ended as (update render_pieces set state = 'done', until = null
      where job_id = ${piece.job_id} and n = ${piece.n} returning user_id)
    update render_shares s set running = s.running - 1 from ended where s.user_id = ended.user_id`.execute(db);
}

/** Nobody and nothing but what waits. */
async function fill(db: Database): Promise<void> {
  await transaction(db, async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`alter table render_pieces drop constraint render_pieces_job_id_fkey,
      drop constraint render_pieces_user_id_fkey`.execute(db);
    await sql`alter table render_shares drop constraint render_shares_user_id_fkey`.execute(db);
    await sql`insert into render_workers (id, name, created_at, seen_at) values ('w', 'bench', now(), now())`.execute(
      db,
    );
    await sql`insert into render_shares (user_id, lane, weight, vtime, ready)
      select 'u_' || g, 'paid', (array[1, 2, 4])[1 + g % 3], random() * 1000, ${each} from generate_series(1, ${people}) g`.execute(
      db,
    );
    await sql`insert into render_pieces (job_id, n, user_id, lane, cost)
      select 'rj_' || u, n, 'u_' || u, 'paid', 5000
      from generate_series(1, ${people}) u, generate_series(0, ${each - 1}) n`.execute(db);
  });
  await sql`analyze render_pieces, render_shares`.execute(db);
}
