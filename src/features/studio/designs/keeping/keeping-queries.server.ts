import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Designs that have been left alone since, with commands above their newest version. */
export async function idleDesigns(db: Database, since: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('designs')
    .select('id')
    .where('updated_at', '<', since)
    .whereRef('seq', '>', 'saved_seq')
    .where('emptied_at', 'is', null)
    .orderBy('updated_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

interface KeepingTimes {
  /** Younger ones all stay. */
  all: Date;
  /** Of those down to here one an hour. */
  hourly: Date;
  /** Of those down to here one a day; older ones go. */
  daily: Date;
}

/**
 * Versions that came by themselves, thinned: of an hour or a day the last one stays. Never the newest of a design, nor
 * what a work or a picture shows.
 */
export async function thinVersions(db: Database, { all, hourly, daily }: KeepingTimes): Promise<void> {
  await sql`
    with aged as (
      select v.design_id, v.version, v.created_at < ${daily} as old,
        row_number() over (
          partition by v.design_id, date_trunc(case when v.created_at < ${hourly} then 'day' else 'hour' end, v.created_at, 'UTC'),
            v.created_at < ${hourly}
          order by v.version desc) as place
      from design_versions v
      where v.why = 'auto' and v.created_at < ${all}
    )
    delete from design_versions v using aged, designs d
    where v.design_id = aged.design_id and v.version = aged.version and d.id = v.design_id
      and (aged.old or aged.place > 1) and v.version <> d.version
      and not exists (select from works w where w.design_id = v.design_id and w.design_version = v.version)
      and not exists (select from render_jobs r where r.design_id = v.design_id and r.design_version = v.version)`.execute(
    db,
  );
}

/** Never above the newest version: that is part of what the design is. */
export async function sweepLog(db: Database, before: Date): Promise<void> {
  await sql`delete from design_commands c using designs d
    where c.at < ${before} and d.id = c.design_id and c.seq <= d.saved_seq`.execute(db);
}

/** Held until they are emptied: one that is taken out meanwhile is not. */
export async function binnedSince(db: Database, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('designs')
    .select('id')
    .where('deleted_at', '<', before)
    .where('emptied_at', 'is', null)
    .orderBy('deleted_at')
    .limit(most)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Ends designs: what works and pictures show of them stays, and a row to hold it; everything else goes. `published` and `rendered`
 * versions stay as well unless `all` is to go.
 */
export async function emptyDesigns(
  db: Database,
  { ids, now, all }: { ids: readonly string[]; now: Date; all: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const kept = all ? [] : ['published', 'rendered'];
  await db.deleteFrom('design_commands').where('design_id', 'in', ids).execute();
  await sql`delete from design_versions v where v.design_id = any(${ids}::text[]) and v.why <> all(${kept}::text[])
    and not exists (select from works w where w.design_id = v.design_id and w.design_version = v.version)
    and not exists (select from render_jobs r where r.design_id = v.design_id and r.design_version = v.version)`.execute(
    db,
  );
  await sql`delete from designs d where d.id = any(${ids}::text[])
    and not exists (select from design_versions v where v.design_id = d.id)
    and not exists (select from works w where w.design_id = d.id)`.execute(db);
  await db
    .updateTable('designs')
    .set((of) => ({
      emptied_at: now,
      deleted_at: of.fn.coalesce('deleted_at', of.val(now)),
      bytes: 0,
      document_bytes: 0,
    }))
    .where('id', 'in', ids)
    .execute();
}
