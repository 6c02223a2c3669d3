import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { migrate } from '#db/migrate.ts';
import type { RemittanceFilter } from '#features/trade/payments/remittance.ts';
import { listRemittances, readRemittance } from '#features/trade/payments/remittances.server.ts';
import { findSimilarHashes, findSameBytes } from '#features/trade/payments/receipts/receipt-queries.server.ts';
import { seededRng } from '#lib/random.ts';
import { median, report } from './support/report.ts';

/*
 * The console's remittances and the search for the same receipt over many bills (DESIGN §7: the first page at 1,000,000
 * rows in under 200 ms). Fills a database of its own: one bill in a thousand waits, one in a hundred is a joining fee,
 * every bill has a receipt.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '9' },
    json: { type: 'boolean' },
  },
});
const rows = Number(values.rows);
const dataDir = mkdtempSync(join(tmpdir(), 'hien-remittances-'));
const embedded = await startEmbeddedDatabase({ dataDir, log: () => {} });
const db = openDatabase(embedded.url, { max: 4, statementTimeout: 900_000 });
const rng = seededRng(20_261_115);

try {
  await migrate(db, { log: () => {} });
  const begun = performance.now();
  await fill();
  const figures: Record<string, number> = { bills: rows, fillSeconds: Math.round((performance.now() - begun) / 1000) };
  const list = (filter: Partial<RemittanceFilter>, after: string | null = null) =>
    listRemittances({ db }, { state: 'ALL', kind: null, words: '', ...filter }, after);
  const some = () => Math.floor(rng.next() * rows);
  const looks = () => Array.from({ length: 256 }, () => (rng.next() < 0.16 ? '1' : '0')).join('');
  const asked: Record<string, () => Promise<unknown>> = {
    queue: () => list({ state: 'SUBMITTED' }),
    queueOfOrders: () => list({ state: 'SUBMITTED', kind: 'order' }),
    paid: () => list({ state: 'PAID' }),
    cancelled: () => list({ state: 'CANCELLED' }),
    joiningFees: () => list({ kind: 'joining' }),
    everything: () => list({}),
    deep: () => list({ state: 'PAID' }, Buffer.from(JSON.stringify([0, billId(some())])).toString('base64url')),
    reference: () => list({ words: `HIEN${some()}` }),
    email: () => list({ words: `person${some() % 1000}@mail.example` }),
    nobody: () => list({ words: 'nobody@mail.example' }),
    one: () => readRemittance({ db }, billId(some())),
    sameFile: () => findSameBytes(db, 'f'.repeat(64), 'h_none'),
    sameLooks: () => findSimilarHashes(db, { looks: looks(), billId: 'h_none', within: 56, most: 24 }),
  };
  for (const [name, ask] of Object.entries(asked)) Object.assign(figures, await timed(name, ask));
  report('remittances', figures);
} finally {
  await closeDatabase(db);
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Without checking foreign keys: what is made here fits, and the database is thrown away. */
async function fill(): Promise<void> {
  await sql`alter table bills drop constraint bills_user_id_fkey`.execute(db);
  await sql`alter table receipts drop constraint receipts_bill_id_fkey, drop constraint receipts_user_id_fkey`.execute(
    db,
  );
  await insertAll();
  for (const table of ['users', 'bills', 'receipts']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

async function insertAll(): Promise<void> {
  await sql`insert into users (id, email, password_hash, nickname, created_at, updated_at)
    select 'u_' || n, 'person' || n || '@mail.example', 'x', 'Người ' || n, now(), now()
    from generate_series(0, 999) n`.execute(db);
  await sql`
    insert into bills (id, reference, user_id, kind, subject, amount, status, receipt_id, submitted_at, created_at, updated_at)
    select 'h_' || lpad(n::text, 9, '0'), 'HIEN' || n, 'u_' || n % 1000, case when n % 100 = 0 then 'joining'
    when n % 3 = 0 then 'plan' else 'order' end, 's' || n, 388000,
      case when n % 1000 = 7 then 'SUBMITTED' when n % 50 = 3 then 'CANCELLED' else 'PAID' end, 'r_' || lpad(n::text, 9, '0'), at, at, at
    from (select n, timestamptz '2024-01-01' + n * interval '1 minute' as at from generate_series(0, ${rows - 1}::int) n) made`.execute(
    db,
  );
  await sql`
    insert into receipts (id, bill_id, user_id, media_id, hash, looks, sketch, amount, created_at)
    select 'r_' || lpad(n::text, 9, '0'), 'h_' || lpad(n::text, 9, '0'), 'u_' || n % 1000, 'i_' || n, md5(n::text) || md5(n::text),
      (('x' || md5(n::text) || md5((n + 1)::text))::bit(256) & ('x' || md5((n + 2)::text) || md5((n +
      3)::text))::bit(256) & ('x' || md5((n + 4)::text) || md5((n + 5)::text))::bit(256)), '\\x00', 388000, now()
    from generate_series(0, ${rows - 1}::int) n`.execute(db);
}

function billId(n: number): string {
  return `h_${String(n).padStart(9, '0')}`;
}

async function timed(name: string, ask: () => Promise<unknown>): Promise<Record<string, number>> {
  const times: number[] = [];
  for (let n = 0; n < Number(values.queries) + 2; n++) {
    const begun = performance.now();
    await ask();
    if (n >= 2) times.push(performance.now() - begun);
  }
  const tenths = (ms: number) => Math.round(ms * 10) / 10;
  return { [`${name}Ms`]: tenths(median(times)), [`${name}MostMs`]: tenths(Math.max(...times)) };
}
