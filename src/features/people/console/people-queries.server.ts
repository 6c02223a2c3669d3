import { sql, type SqlBool } from 'kysely';
import type { Database } from '#db/database.ts';
import { byMoment, byText, sortedRows, type Order, type SortColumns } from '#platform/sorted-rows-queries.server.ts';
import type { PersonState } from './person.ts';

interface PeopleConditions {
  words: string;
  role: string | null;
  status: PersonState | null;
}

interface PeopleQuery extends PeopleConditions {
  down: boolean;
  after: { at: Date; id: string } | null;
  limit: number;
}

/** How many of the next people are scanned one by one before the trigram index is used. */
const scanLimit = 4000;

/**
 * People in the order they joined. Words that many have are found among the next few thousand; rare words are found by
 * the trigram index. Either alone would be slow for the other kind.
 */
export async function findPeople(db: Database, wish: PeopleQuery) {
  if (wish.words === '') return peopleIn(db, wish).execute();
  const near = await sql<PersonRow>`select * from ${peopleIn(db, { ...wish, limit: scanLimit })} as near
      where ${matches(wish.words)} limit ${wish.limit}`.execute(db);
  if (near.rows.length === wish.limit) return near.rows;
  // Under the table's own name, so that the rest of the query is the same; materialized, or the planner might scan
  // everyone instead.
  const all =
    await sql<PersonRow>`with users as materialized (select * from users where ${matches(wish.words)}) ${peopleIn(db, wish)}`.execute(
      db,
    );
  return all.rows;
}

/** In the order of any column, words or none. */
export function sortedPeople(db: Database, { words, ...filter }: PeopleConditions, order: Order) {
  const people = everyone(db, filter);
  return sortedRows<PersonRow>(db, words === '' ? people : people.where(matches(words)), order);
}

export const peopleSorts: SortColumns = {
  name: byText(sql`listed.nickname`),
  email: byText(sql`listed.email`),
  mobile: byText(sql`listed.mobile`),
  roles: byText(sql`array_to_string(listed.roles, ' ')`),
  state: byText(sql`listed.status`),
  created: byMoment(sql`listed.created_at`),
};

function peopleIn(db: Database, { down, after, limit, ...filter }: Omit<PeopleQuery, 'words'>) {
  const order = down ? ('desc' as const) : ('asc' as const);
  let query = everyone(db, filter);
  if (after !== null)
    query = query.where(sql<SqlBool>`(created_at, id) ${sql.raw(down ? '<' : '>')} (${after.at}, ${after.id})`);
  return query.orderBy('created_at', order).orderBy('id', order).limit(limit);
}

function everyone(db: Database, { role, status }: Omit<PeopleConditions, 'words'>) {
  let query = db
    .selectFrom('users')
    .select([
      'id',
      'nickname',
      'email',
      'mobile',
      'avatar',
      'city',
      'roles',
      'designer_level',
      'status',
      'created_at',
      'found_by',
    ]);
  if (role === 'ROLE_USER') query = query.where(sql<SqlBool>`roles <@ array['ROLE_USER']`);
  else if (role !== null) query = query.where(sql<SqlBool>`${sql.lit(role)} = any (roles)`);
  return status === null ? query.where('status', '<>', 'deleted') : query.where('status', '=', sql.lit(status));
}
export type PersonRow = Omit<Awaited<ReturnType<ReturnType<typeof peopleIn>['execute']>>[number], 'found_by'>;

/**
 * The trigram index needs three letters; fewer are matched at the beginning of a name. A phone number is kept as
 * `+84912345678` and written as `0912 345 678`.
 */
function matches(written: string) {
  const words = /^\+?[\d .()-]+$/.test(written) ? written.replace(/[ .()-]/g, '').replace(/^0/, '') : written;
  const text = words.replace(/[\\%_]/g, '\\$&');
  return [...words].length < 3
    ? sql<SqlBool>`left(found_by, 12) like folded(${text}) || '%'`
    : sql<SqlBool>`found_by like '%' || folded(${text}) || '%'`;
}

export function findPerson(db: Database, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .leftJoin('designers', 'designers.user_id', 'users.id')
    .leftJoin('merchants', 'merchants.user_id', 'users.id')
    .select([
      'users.id',
      'users.nickname',
      'users.email',
      'users.mobile',
      'users.avatar',
      'users.city',
      'users.roles',
      'users.designer_level',
      'users.status',
      'users.created_at',
    ])
    .select([
      'users.locale',
      'users.company_name',
      'users.trial_ends_at',
      'users.suspended_at',
      'users.suspended_reason',
      'users.demo_kind',
    ])
    .select([
      'second_factors.confirmed_at as secondFactorSince',
      'designers.id as designerId',
      'merchants.id as merchantId',
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
}

export async function countOwned(db: Database, userId: string, designerId: string | null, merchantId: string | null) {
  const { rows } = await sql<{ works: string; products: string; designs: string }>`select
    (select count(*) from works where designer_id = ${designerId} and status <> 'deleted') as works,
    (select count(*) from products where merchant_id = ${merchantId} and status <> 'deleted') as products,
    (select count(*) from designs where owner_id = ${userId} and deleted_at is null) as designs`.execute(db);
  const { works = '0', products = '0', designs = '0' } = rows[0] ?? {};
  return { works: Number(works), products: Number(products), designs: Number(designs) };
}

/**
 * The row, locked until the transaction ends: two admins at once decide one after the other. Rows that refer to it are
 * inserted meanwhile: who notifies this person has their counter, which the decision needs too.
 */
export function lockPerson(db: Database, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}
