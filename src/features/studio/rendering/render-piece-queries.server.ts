import { sql, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import { noteDropped } from '#features/foundation/media/stored-bytes.server.ts';

export type PieceRow = Selectable<Tables['render_pieces']>;
type Lane = PieceRow['lane'];

interface NewPieces {
  jobId: string;
  userId: string;
  lane: Lane;
  weight: number;
  /** Of each, from `first` on. */
  costs: readonly number[];
  first: number;
}

/**
 * Pieces that can be traced. Who had nothing waiting begins where the one who was served least stands: time in which
 * nobody waited is no credit.
 */
export async function addPieces(db: Database, { jobId, userId, lane, weight, costs, first }: NewPieces): Promise<void> {
  await sql`insert into render_pieces (job_id, n, user_id, lane, cost)
    select ${jobId}, ${first} + at - 1, ${userId}, ${lane}, cost
    from unnest(${costs}::int[]) with ordinality as given (cost, at)`.execute(db);
  await sql`insert into render_shares as s (user_id, lane, weight, vtime, ready)
    values (${userId}, ${lane}, ${weight}, coalesce((select min(vtime) from render_shares
      where lane = ${lane} and (ready > 0 or running > 0)), 0), ${costs.length})
    on conflict (user_id, lane) do update set weight = excluded.weight, ready = s.ready + excluded.ready,
      vtime = case when s.ready + s.running = 0 then greatest(s.vtime, excluded.vtime) else s.vtime end`.execute(db);
}

/** The next piece for this worker, which holds it for so long. */
export async function claimNext(
  db: Database,
  worker: string,
  now: Date,
  seconds: number,
): Promise<PieceRow | undefined> {
  const { rows } = await sql<PieceRow>`select * from render_claim(${worker}, ${now}, ${seconds})`.execute(db);
  return rows[0];
}

/**
 * Nothing is claimed until the transaction ends. For one that changes whose turn it is and then more pieces: a claim has
 * a piece first, and whose turn it is after it. With its jobs locked before.
 */
export async function holdClaims(db: Database): Promise<void> {
  await lockName(db, 'render_claim');
}

interface Held {
  jobId: string;
  n: number;
  worker: string;
}

/** Any of a job's, or this one. */
export function heldPiece(db: Database, { jobId, n, worker }: Omit<Held, 'n'> & { n?: number }) {
  return db
    .selectFrom('render_pieces')
    .select(['n', 'cost'])
    .where('job_id', '=', jobId)
    .$call((query) => (n === undefined ? query : query.where('n', '=', n)))
    .where('worker', '=', worker)
    .where('state', '=', 'leased')
    .executeTakeFirst();
}

/** Done by who holds it, and by nobody else: false for a worker that comes late. */
export async function endPiece(
  db: Database,
  { jobId, n, worker }: Held,
  done: { hash: string | null; thumb: Uint8Array; spent: number },
): Promise<boolean> {
  const row = await db
    .updateTable('render_pieces')
    .set({ state: 'done', until: null, hash: done.hash, thumb: Buffer.from(done.thumb), spent: done.spent })
    .where('job_id', '=', jobId)
    .where('n', '=', n)
    .where('worker', '=', worker)
    .where('state', '=', 'leased')
    .returning(['user_id', 'lane'])
    .executeTakeFirst();
  if (row) await countShare(db, row.user_id, row.lane, { running: -1 });
  return row !== undefined;
}

/** Back to the others. `blame` says on whom it failed. How often it has failed by now; undefined where it is not held. */
export async function returnPiece(
  db: Database,
  { jobId, n, worker }: Held,
  blame: boolean,
): Promise<number | undefined> {
  const row = await db
    .updateTable('render_pieces')
    .set({
      state: 'ready',
      worker: null,
      until: null,
      ...(blame ? { failed_by: sql<string[]>`array_append(failed_by, ${worker})` } : {}),
    })
    .where('job_id', '=', jobId)
    .where('n', '=', n)
    .where('worker', '=', worker)
    .where('state', '=', 'leased')
    .returning(['user_id', 'lane', 'failed_by'])
    .executeTakeFirst();
  if (row) await countShare(db, row.user_id, row.lane, { running: -1, ready: 1 });
  return row?.failed_by.length;
}

/** Holds on to those that are still wanted; answers with them. */
export async function prolong(
  db: Database,
  worker: string,
  pieces: readonly { job: string; n: number }[],
  until: Date,
): Promise<{ job_id: string; n: number }[]> {
  if (pieces.length === 0) return [];
  const { rows } = await sql<{ job_id: string; n: number }>`
    update render_pieces p set until = ${until} from render_jobs j,
      unnest(${pieces.map(({ job }) => job)}::text[], ${pieces.map(({ n }) => n)}::int[]) as asked (job, n)
    where p.job_id = asked.job and p.n = asked.n and p.worker = ${worker} and p.state = 'leased'
      and j.id = p.job_id and j.state in ('preparing', 'tracing') returning p.job_id, p.n`.execute(db);
  return rows;
}

/** Jobs with pieces whose worker was not heard of in time. */
export async function jobsWithLost(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('render_pieces')
    .select('job_id')
    .distinct()
    .where('state', '=', 'leased')
    .where('until', '<=', now)
    .orderBy('job_id')
    .limit(500)
    .execute();
  return rows.map(({ job_id }) => job_id);
}

/** The job's lost pieces wait again; the most any of them was tried. */
export async function takeBackLost(db: Database, jobId: string, now: Date): Promise<{ count: number; tries: number }> {
  const rows = await db
    .updateTable('render_pieces')
    .set({ state: 'ready', worker: null, until: null })
    .where('job_id', '=', jobId)
    .where('state', '=', 'leased')
    .where('until', '<=', now)
    .returning(['user_id', 'lane', 'tries'])
    .execute();
  const [first] = rows;
  if (first) await countShare(db, first.user_id, first.lane, { running: -rows.length, ready: rows.length });
  return { count: rows.length, tries: Math.max(0, ...rows.map(({ tries }) => tries)) };
}

/** Pieces nobody has are gone; those somebody has are no longer waited for. How many those are. */
export async function withdrawPieces(db: Database, jobId: string, now: Date): Promise<number> {
  const gone = await db
    .deleteFrom('render_pieces')
    .where('job_id', '=', jobId)
    .where('state', '=', 'ready')
    .returning(['user_id', 'lane'])
    .execute();
  const [first] = gone;
  if (first) await countShare(db, first.user_id, first.lane, { ready: -gone.length });
  const held = await db
    .updateTable('render_pieces')
    .set({ until: now })
    .where('job_id', '=', jobId)
    .where('state', '=', 'leased')
    .returning('n')
    .execute();
  return held.length;
}

/** A job that ended has no pieces; their bytes are let go. */
export async function dropPieces(db: Database, jobId: string, now: Date): Promise<void> {
  const gone = await db
    .deleteFrom('render_pieces')
    .where('job_id', '=', jobId)
    .returning(['user_id', 'lane', 'state', 'hash'])
    .execute();
  const [first] = gone;
  if (!first) return;
  const count = (state: PieceRow['state']): number => gone.filter((piece) => piece.state === state).length;
  await countShare(db, first.user_id, first.lane, { ready: -count('ready'), running: -count('leased') });
  await noteDropped(
    db,
    gone.flatMap(({ hash }) => (hash === null ? [] : [{ hash }])),
    now,
  );
}

export async function hashesOf(db: Database, jobId: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('render_pieces')
    .select(['n', 'hash'])
    .where('job_id', '=', jobId)
    .where('hash', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ n, hash }) => (hash === null ? [] : [[n, hash] as const])));
}

export async function thumbOf(db: Database, jobId: string, n: number): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('render_pieces')
    .select('thumb')
    .where('job_id', '=', jobId)
    .where('n', '=', n)
    .executeTakeFirst();
  return row?.thumb ?? null;
}

export async function thumbsOf(db: Database, jobId: string): Promise<{ n: number; thumb: Uint8Array }[]> {
  const rows = await db
    .selectFrom('render_pieces')
    .select(['n', 'thumb'])
    .where('job_id', '=', jobId)
    .where('thumb', 'is not', null)
    .orderBy('n')
    .execute();
  return rows.flatMap(({ n, thumb }) => (thumb === null ? [] : [{ n, thumb }]));
}

/** What a job's pieces were expected to cost, done and not, and the milliseconds the done ones took where they were traced. */
export async function paceOf(db: Database, jobId: string): Promise<{ done: number; left: number; spent: number }> {
  const { rows } = await sql<{ done: number; left: number; spent: number }>`
    select coalesce(sum(cost) filter (where state = 'done'), 0)::float8 as done,
      coalesce(sum(cost) filter (where state <> 'done'), 0)::float8 as left, coalesce(sum(spent), 0)::float8 as spent
    from render_pieces where job_id = ${jobId} and n >= 0`.execute(db);
  return rows[0] ?? { done: 0, left: 0, spent: 0 };
}

/** The part of all tracing in a lane that is this person's while others wait too. */
export async function shareOf(db: Database, userId: string, lane: Lane): Promise<number> {
  const { rows } = await sql<{ share: number | null }>`
    select (max(weight) filter (where user_id = ${userId}) / sum(weight))::float8 as share
    from render_shares where lane = ${lane} and (ready > 0 or running > 0)`.execute(db);
  return rows[0]?.share ?? 1;
}

async function countShare(
  db: Database,
  userId: string,
  lane: Lane,
  { ready = 0, running = 0 }: { ready?: number; running?: number },
): Promise<void> {
  await db
    .updateTable('render_shares')
    .set((row) => ({ ready: row('ready', '+', ready), running: row('running', '+', running) }))
    .where('user_id', '=', userId)
    .where('lane', '=', lane)
    .execute();
}
