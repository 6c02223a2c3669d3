import { sql, type SqlBool } from 'kysely';
import type { Database } from '#db/database.ts';
import {
  byMoment,
  byNumber,
  byText,
  sortedRows,
  type Order,
  type SortColumns,
} from '#platform/sorted-rows-queries.server.ts';

interface AuditConditions {
  action: string | null;
  actor: string | null;
  target: string | null;
  from: Date | null;
  until: Date | null;
}

interface AuditQuery extends AuditConditions {
  after: { at: Date; id: number } | null;
  limit: number;
}

/**
 * Newest first. Each filter has an index that also holds the order, so a page costs the same at the beginning and at
 * the end.
 */
export function findAudit(db: Database, { after, limit, ...filter }: AuditQuery) {
  let query = auditIn(db, filter);
  if (after !== null) query = query.where(sql<SqlBool>`(audit.at, audit.id) < (${after.at}, ${after.id})`);
  return query.orderBy('audit.at', 'desc').orderBy('audit.id', 'desc').limit(limit).execute();
}

export function sortedAudit(db: Database, filter: AuditConditions, order: Order) {
  return sortedRows(db, auditIn(db, filter), order);
}

export const auditSorts: SortColumns = {
  action: byText(sql`listed.action`),
  at: byMoment(sql`listed.at`),
  actor: byText(sql`coalesce(listed."actorName", listed.actor_id)`),
  target: byText(sql`coalesce(listed."targetName", listed.target)`),
  seal: byNumber(sql`listed.seal`),
};

function auditIn(db: Database, { action, actor, target, from, until }: AuditConditions) {
  let query = db
    .selectFrom('audit')
    .leftJoin('users as actor', 'actor.id', 'audit.actor_id')
    .leftJoin('users as person', 'person.id', 'audit.target')
    .select([
      'audit.id',
      'audit.at',
      'audit.actor_id',
      'audit.action',
      'audit.target',
      'audit.before',
      'audit.after',
      'audit.address',
      'audit.request_id',
      'audit.seal',
    ])
    .select(['actor.nickname as actorName', 'person.nickname as targetName']);
  if (action !== null) query = query.where('audit.action', '=', action);
  if (actor !== null) query = query.where('audit.actor_id', '=', actor);
  if (target !== null) query = query.where('audit.target', '=', target);
  if (from !== null) query = query.where('audit.at', '>=', from);
  if (until !== null) query = query.where('audit.at', '<', until);
  return query;
}

/** Every action, by skipping through the index instead of reading every row. */
export async function auditActions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive each_action as (
      (select action from audit order by action limit 1)
      union all
      select (select action from audit where audit.action > each_action.action order by action limit 1)
      from each_action where each_action.action is not null
    ) select action from each_action where action is not null`.execute(db);
  return rows.map((row) => row.action);
}

/** A person by mail, phone or id. */
export async function findPersonId(db: Database, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', name), eb('email', '=', name.toLowerCase()), eb('mobile', '=', name)]))
    .where('status', '<>', 'deleted')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function chainCounts(db: Database): Promise<{ sealed: number; waiting: number }> {
  const { rows } = await sql<{
    sealed: string | null;
    waiting: string;
  }>`select (select seal from audit_head) as sealed, (select count(*) from audit where seal is null) as waiting`.execute(
    db,
  );
  return { sealed: Number(rows[0]?.sealed ?? 0), waiting: Number(rows[0]?.waiting ?? 0) };
}
