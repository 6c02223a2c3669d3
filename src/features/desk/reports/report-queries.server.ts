import { sql, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import type { Tables } from '#db/tables.ts';
import {
  byMoment,
  byNumber,
  byText,
  sortedRows,
  type Order,
  type SortColumns,
} from '#platform/sorted-rows-queries.server.ts';
import type { ReportKind, ReportReason, ReportState } from '#features/people/report-button/report.ts';

export type ReportRow = Selectable<Tables['reports']>;
/** The owner of a reported thing, and its text. */
export interface Reported {
  owner: string;
  said: string;
}
export interface ReportedRow {
  id: string;
  kind: ReportKind;
  thing_id: string;
  said: string;
  owner_id: string;
  nickname: string;
  locale: string | null;
  count: number;
  reasons: ReportReason[];
  notes: string[];
  first_at: Date;
  state: ReportState;
  version: string;
  decider: string | null;
  product_id: string | null;
  /** A work or product everybody sees. */
  shown: boolean;
}

/** Public things, which can be reported. Names are jsonb: the caller chooses the language. */
export async function findReported(
  db: Database,
  kind: 'work' | 'product' | 'review',
  id: string,
): Promise<{ owner: string; name: unknown; text: string } | undefined> {
  const found = await sql<{ owner: string; name: unknown; text: string }>`${sources[kind]} = ${id}`.execute(db);
  return found.rows[0];
}

const sources = {
  work: sql`select d.user_id as owner, w.name, '' as text from works w join designers d on d.id = w.designer_id
    where w.status = 'shelved' and w.id`,
  product: sql`select m.user_id as owner, p.name, '' as text from products p join merchants m on m.id = p.merchant_id
    where p.status = 'shelved' and p.id`,
  review: sql`select r.author_id as owner, p.name, r.text from reviews r join products p on p.id = r.product_id
    where r.state = 'shown' and r.id`,
} as const;

/** One open report of a person per thing; a second one returns the first. */
export async function insertReport(
  db: Database,
  row: Pick<ReportRow, 'id' | 'kind' | 'thing_id' | 'owner_id' | 'said' | 'reason' | 'note' | 'created_at'> & {
    reporter_id: string;
  },
): Promise<string> {
  const made = await sql<{ id: string }>`
    insert into reports (id, kind, thing_id, reporter_id, owner_id, said, reason, note, created_at)
    values (${row.id}, ${row.kind}, ${row.thing_id}, ${row.reporter_id}, ${row.owner_id}, ${row.said}, ${row.reason},
    ${row.note}, ${row.created_at})
    on conflict (thing_id, reporter_id) where state = 'open' do update
    set reason = excluded.reason, note = excluded.note returning id`.execute(db);
  return singleRow(made).id;
}

/** Reported things: the longest waiting first; of decided ones, the latest. */
export async function reportedThings(
  db: Database,
  state: ReportState,
  after: string | null,
  most: number,
): Promise<ReportedRow[]> {
  const open = state === 'open';
  let further;
  if (after === null) further = sql`true`;
  else if (open) further = sql`g.id > ${after}`;
  else further = sql`g.id < ${after}`;
  const found = await sql<ReportedRow>`select * from (${reported(state)}) as g
    where ${further} order by g.id ${open ? sql`asc` : sql`desc`} limit ${most}`.execute(db);
  return found.rows;
}

export function sortedReports(
  db: Database,
  state: ReportState,
  order: Order,
): Promise<(ReportedRow & { sorted_by: string })[]> {
  return sortedRows(db, reported(state), order);
}

export const reportSorts: SortColumns = {
  thing: byText(sql`listed.said`),
  owner: byText(sql`listed.nickname`),
  why: byText(sql`listed.reasons[1]`),
  count: byNumber(sql`listed.count`),
  first: byMoment(sql`listed.first_at`),
};

/** Another text after each report of a thing, and after each that says something else. */
const versionOf = sql<string>`md5(string_agg(concat_ws(' ', id, reason, note), ' ' order by id))`;

function reported(state: ReportState) {
  return sql<ReportedRow>`
    select g.*, u.nickname, u.locale, d.nickname as decider, v.product_id,
      exists (select from works where id = g.thing_id and status = 'shelved')
      or exists (select from products where id = g.thing_id and status = 'shelved') as shown from (
      select kind, thing_id, owner_id, state, decided_by, decided_at, min(id) as id, count(*)::int as count,
      min(created_at) as first_at, array_agg(distinct reason) as reasons,
        coalesce(array_agg(note order by id) filter (where note <> ''), '{}') as notes, (array_agg(said order by id desc))[1] as said,
        ${versionOf} as version
      from reports where state = ${state} group by kind, thing_id, owner_id, state, decided_by, decided_at) g
    join users u on u.id = g.owner_id left join users d on d.id = g.decided_by left
    join reviews v on g.kind = 'review' and v.id = g.thing_id`;
}

export function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  return db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Locked until it is decided: of two admins one decides, the other gets an error. With all of the same thing, in one
 * order: whoever decides by another of them waits here.
 */
export async function lockReport(db: Database, id: string): Promise<ReportRow | undefined> {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('thing_id', '=', (from) => from.selectFrom('reports').select('thing_id').where('id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.find((row) => row.id === id);
}

/** Those of a thing that wait, and which version of them that is. */
export async function openReports(db: Database, thing: string): Promise<{ ids: string[]; version: string }> {
  const found = await sql<{ ids: string[]; version: string }>`
    select array_agg(id) as ids, ${versionOf} as version from reports where thing_id = ${thing} and state = 'open'`.execute(
    db,
  );
  return singleRow(found);
}

/** These, where they are open; returns their authors, who are notified of the outcome. */
export async function settleReports(
  db: Database,
  ids: readonly string[],
  { state, by, at }: { state: ReportState; by: string; at: Date },
): Promise<string[]> {
  const rows = await db
    .updateTable('reports')
    .set({ state, decided_by: by, decided_at: at })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .returning('reporter_id')
    .execute();
  return rows.flatMap(({ reporter_id }) => reporter_id ?? []);
}
