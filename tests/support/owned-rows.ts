import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  filled: boolean;
  key: boolean;
  refersTo: string | null;
  checks: string[];
}
/** A row that belongs to someone: its table, the table's key and its id. */
export interface OwnedRow {
  table: string;
  key: string;
  id: string;
}

/** The key of every made-up row whose key is a text: to ask for it once is to ask for one in each of these tables. */
const sharedId = 'x_theirs';

/**
 * Where a made-up value will not do, because a constraint wants two columns to agree or a text to have a form: what to
 * insert instead.
 */
const fixedValues: Record<string, Record<string, unknown>> = {
  bank_accounts: { bin: '970436', account: '0123456789' },
  media: { hash: '0'.repeat(64) },
  orders: { goods: 1, delivery_fee: 1, total: 2 },
  works: { design_id: null },
  // The first of a thread: it has a number and a place.
  design_comments: { number: 1, level: 'lv_1', x: 0, y: 0, z: 0 },
  talk_files: { hash: '0'.repeat(64) },
  receipts: { looks: '0'.repeat(256) },
  render_jobs: { design_id: sharedId, design_version: 1 },
};

/** For what points at a version of a design: by two columns, of which neither says so alone. */
async function makeVersion(db: Database): Promise<void> {
  await sql`insert into design_versions (design_id, version, document, created_at)
    values (${sharedId}, 1, '{}', '2026-11-15T03:00:00Z') on conflict do nothing`.execute(db);
}

/**
 * One row of everything a person can own, read from the schema itself, so that future tables are included: every table
 * with a key of one column from which references lead to a person. The rows are good enough to be found or refused;
 * nothing is meant to show them.
 */
export async function ownedRowsOf(db: Database, userId: string): Promise<OwnedRow[]> {
  const tables = Map.groupBy(await columnsOf(db), (column) => column.table);
  const made = new Map<string, string>([['users', userId]]);
  const leads = (table: string, seen: string[] = []): boolean =>
    table === 'users' ||
    (!seen.includes(table) &&
      (tables.get(table) ?? []).some((column) => column.refersTo !== null && leads(column.refersTo, [...seen, table])));

  async function make(table: string, under: string[]): Promise<string | null> {
    const known = made.get(table);
    if (known !== undefined) return known;
    if (under.includes(table)) return null;
    if (table === 'render_jobs') {
      await make('designs', [...under, table]);
      await makeVersion(db);
    }
    const columns = tables.get(table) ?? [];
    const values: [string, unknown][] = [];
    for (const column of columns) {
      const fixed = fixedValues[table] ?? {};
      const madeUp = () => (column.refersTo === null ? plainValue(column) : make(column.refersTo, [...under, table]));
      const value = column.name in fixed ? fixed[column.name] : await madeUp();
      if (value !== undefined && (value !== null || !column.nullable)) values.push([column.name, value]);
    }
    const names = sql.join(values.map(([name]) => sql.ref(name)));
    const key = columns.find((column) => column.key)!;
    const row = await sql<{
      id: string;
    }>`insert into ${sql.table(table)} (${names}) values (${sql.join(values.map(([, value]) => value))})
      on conflict do nothing returning ${sql.ref(key.name)}::text as id`
      .execute(db)
      .catch((error: Error) => {
        throw new Error(
          `a row of ${table} could not be made up: ${error.message}. Say what it needs in tests/support/owned-rows.ts.`,
        );
      });
    // What everyone has from their first day exists already, under the key that was to be made up.
    const id = row.rows[0]?.id ?? String(values.find(([name]) => name === key.name)![1]);
    made.set(table, id);
    return id;
  }

  const owned = [...tables].filter(
    ([table, columns]) => table !== 'users' && columns.filter((column) => column.key).length === 1 && leads(table),
  );
  for (const [table] of owned) await make(table, []);
  return owned.map(([table, columns]) => ({
    table,
    key: columns.find((column) => column.key)!.name,
    id: made.get(table)!,
  }));
}

/** Every row that can be reached from these, as text: what must be the same afterwards. */
export async function snapshotRows(db: Database, belongings: OwnedRow[]): Promise<Record<string, unknown>> {
  const rows = await Promise.all(
    belongings.map(
      async ({ table, key, id }) =>
        [
          table,
          (await sql`select * from ${sql.table(table)} where ${sql.ref(key)}::text = ${id}`.execute(db)).rows[0],
        ] as const,
    ),
  );
  return Object.fromEntries(rows);
}

function plainValue({ table, name, type, nullable, filled, key, checks }: Column): unknown {
  if (filled || (nullable && !key)) return undefined;
  const oneOf = checks
    .map((check) => new RegExp(`\\(${name} = (?:ANY \\(ARRAY\\[)?'([^']*)'`).exec(check)?.[1])
    .find((value) => value !== undefined);
  if (oneOf !== undefined) return oneOf;
  if (type === 'text') return key ? sharedId : `${table} ${name}`;
  if (type === 'boolean') return false;
  if (type === 'jsonb') return '{}';
  if (type.endsWith('[]')) return '{}';
  if (type === 'bytea') return Buffer.from('x');
  return /^(timestamp|date)/.test(type) ? new Date('2026-11-15T03:00:00Z') : 1;
}

async function columnsOf(db: Database): Promise<Column[]> {
  const found = await sql<Column>`
    select t.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as
    nullable, a.atthasdef or a.attidentity <> '' as filled,
      exists (select 1 from pg_constraint k where k.conrelid = t.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as key,
      (select r.relname from pg_constraint f join pg_class r on r.oid = f.confrelid where f.conrelid = t.oid
      and f.contype = 'f' and f.conkey = array[a.attnum] limit 1) as "refersTo",
      array(select pg_get_constraintdef(c.oid) from pg_constraint c where c.conrelid = t.oid and c.contype = 'c'
      and a.attnum = any(c.conkey)) as checks
    from pg_class t join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid
    where n.nspname = 'public' and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by t.relname, a.attnum`.execute(
    db,
  );
  return found.rows;
}
