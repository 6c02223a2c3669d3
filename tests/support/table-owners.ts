import { withoutComments, type Sources } from './import-rules.ts';

/** A file, and a table it writes; null where the statement does not say which. */
export interface TableWrite {
  path: string;
  owner: string;
  table: string | null;
}

/** The demo world writes every table, and so does no feature: it plays what people did. */
export function isOwnedSource(path: string): boolean {
  return /^src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('src/demo/');
}

/** `people/feedback` of a feature's file; of the others the folder of `src`: `platform`, `server`, `db`. */
function ownerOf(path: string): string {
  return /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? path.split('/')[1] ?? path;
}

/** What the code writes, by Kysely's builder or in SQL of its own. `tables` tells a table from a word in a sentence. */
export function tableWrites(sources: Sources, tables: ReadonlySet<string>): TableWrite[] {
  return [...sources]
    .filter(([path]) => isOwnedSource(path))
    .flatMap(([path, text]) => {
      const source = withoutComments(text);
      const written = new Set([...builderWrites(source), ...sqlWrites(source, tables)]);
      return [...written].map((table) => ({ path, owner: ownerOf(path), table }));
    });
}

function builderWrites(source: string): (string | null)[] {
  const calls = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'(\w+)[^']*'\s*)?/g;
  return [...source.matchAll(calls)].map(([, table]) => table ?? null);
}

function sqlWrites(source: string, tables: ReadonlySet<string>): (string | null)[] {
  const statements =
    /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|(?<!\bfor\s+(?:no\s+key\s+)?)update)\s+(?:only\s+)?(?:"?([a-z_]\w*)"?|(\$\{))/gi;
  return [...source.matchAll(statements)]
    .map(([, table, unnamed]) => (unnamed === undefined ? (table ?? '') : null))
    .filter((table) => table === null || tables.has(table));
}

/** Each table with who writes it. */
export function writersByTable(writes: readonly TableWrite[]): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { table, owner } of writes)
    if (table !== null) writers.set(table, (writers.get(table) ?? new Set()).add(owner));
  return writers;
}

/** `table: feature, other feature` of those that have more than one writer. */
export function sharedTables(writes: readonly TableWrite[]): string[] {
  return [...writersByTable(writes)]
    .filter(([, owners]) => owners.size > 1)
    .map(([table, owners]) => `${table}: ${[...owners].toSorted().join(', ')}`)
    .toSorted();
}

/** The tables the migrations leave, each with whether a row of it points at a person. */
export function migratedTables(migrations: readonly string[]): Map<string, { ofPerson: boolean }> {
  const tables = new Map<string, { ofPerson: boolean }>();
  const steps =
    /^create table (?:if not exists )?(\w+) \(([\s\S]*?)^\)|^alter table (\w+)([^;]*);|^drop table (?:if exists )?(\w+)/gm;
  for (const migration of migrations)
    for (const [, created, columns = '', altered, change = '', dropped] of migration.matchAll(steps)) {
      if (dropped !== undefined) tables.delete(dropped);
      const renamed = /^ rename to (\w+)/.exec(change)?.[1];
      if (altered !== undefined && renamed !== undefined) {
        tables.set(renamed, tables.get(altered) ?? { ofPerson: false });
        tables.delete(altered);
      }
      const table = created ?? altered;
      if (table === undefined || renamed !== undefined) continue;
      const ofPerson = /references users\b/.test(columns + change) || (tables.get(table)?.ofPerson ?? false);
      tables.set(table, { ofPerson });
    }
  return tables;
}
