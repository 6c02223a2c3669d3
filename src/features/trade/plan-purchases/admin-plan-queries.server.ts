import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { byMoment, byText, sortedRows, type Order, type SortColumns } from '#platform/sorted-rows-queries.server.ts';
import type { PlanState } from './admin-plan.ts';

export interface PlanFilter {
  state: PlanState;
  level: string | null;
}

/** People with a paid plan, the next to end first; those whose plan is over, the newest end first. */
export function planPeople(
  db: Database,
  filter: PlanFilter,
  now: Date,
  after: { at: Date; id: string } | null,
  size: number,
) {
  const running = filter.state === 'running';
  return peopleOn(db, filter, now)
    .$if(after !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('plan_ends_at', 'id'), running ? '>' : '<', eb.tuple(after!.at, after!.id))),
    )
    .orderBy('plan_ends_at', running ? 'asc' : 'desc')
    .orderBy('id', running ? 'asc' : 'desc')
    .limit(size)
    .execute();
}

export function sortedPlanPeople(db: Database, filter: PlanFilter, now: Date, order: Order) {
  return sortedRows(db, peopleOn(db, filter, now), order);
}

export const planSorts: SortColumns = {
  person: byText(sql`listed.nickname`),
  email: byText(sql`listed.email`),
  level: byText(sql`listed.designer_level`),
  ends: byMoment(sql`listed.plan_ends_at`),
};

function peopleOn(db: Database, { state, level }: PlanFilter, now: Date) {
  return db
    .selectFrom('users')
    .select(['id', 'nickname', 'email', 'designer_level', 'plan_ends_at'])
    .where('status', '<>', 'deleted')
    .where('plan_ends_at', state === 'running' ? '>' : '<=', now)
    .$if(level !== null, (query) => query.where('designer_level', '=', level));
}

/** Anyone, by exact email, phone or id. */
export function namedPeople(db: Database, words: string) {
  const mobile = words.replace(/[^\d+]/g, '').replace(/^0/, '+84');
  return db
    .selectFrom('users')
    .select(['id', 'nickname', 'email', 'designer_level', 'plan_ends_at'])
    .where('status', '<>', 'deleted')
    .where((where) =>
      where.or([where('email', '=', words.toLowerCase()), where('id', '=', words), where('mobile', '=', mobile)]),
    )
    .limit(10)
    .execute();
}

export function personOf(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'nickname', 'email', 'locale'])
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
}
