import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** One row of the audit log as the text its hash is made of. */
interface RecordedRow {
  id: number;
  text: string;
  seal: number | null;
  previous_hash: string | null;
  hash: string | null;
}

const asText = sql<string>`jsonb_build_array(id, to_char(at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US'),
  actor_id, action, target, before, after, request_id, address)::text`;

/** Null when another process is doing it. */
export async function lockChain(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext('audit chain')) as free`.execute(db);
  return rows[0]?.free === true;
}

/** Rows whose transaction, and every older one, is over: nothing can come in before them any more. */
export async function unsealedRows(db: Database, limit: number): Promise<RecordedRow[]> {
  const { rows } = await sql<RecordedRow>`
    select id, ${asText} as text, seal, previous_hash, hash from audit
    where seal is null and xmin::text::bigint < (pg_snapshot_xmin(pg_current_snapshot())::text::bigint & 4294967295)
    order by id limit ${limit}`.execute(db);
  return rows;
}

export async function saveSeals(
  db: Database,
  seals: { id: number; seal: number; previous: string; hash: string }[],
): Promise<void> {
  await sql`
    update audit set seal = given.seal, previous_hash = given.previous, hash = given.hash
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as given(id bigint, seal bigint, previous text, hash
    text) where audit.id = given.id`.execute(db);
}

export async function readHead(db: Database) {
  const row = await db.selectFrom('audit_head').select(['seal', 'hash', 'signature']).executeTakeFirst();
  return row ? { ...row, seal: Number(row.seal) } : null;
}

export async function saveHead(db: Database, head: { seal: number; hash: string; signature: string }): Promise<void> {
  await db
    .insertInto('audit_head')
    .values(head)
    .onConflict((oc) => oc.column('only_one').doUpdateSet(head))
    .execute();
}

export async function sealedAfter(
  db: Database,
  seal: number,
  limit: number,
): Promise<(RecordedRow & { seal: number })[]> {
  const { rows } = await sql<
    RecordedRow & { seal: string }
  >`select id, ${asText} as text, seal, previous_hash, hash from audit where seal > ${seal} order by seal limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, seal: Number(row.seal) }));
}
