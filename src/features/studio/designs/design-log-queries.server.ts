import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { LoadStored } from '#platform/threads/design-keeper.ts';
import type { DesignRow } from './design-queries.server.ts';

/** Everything that changes a design's line waits for its row: commands, versions, the bin. */
export function lockDesign(db: Database, id: string): Promise<DesignRow | undefined> {
  return db
    .selectFrom('designs')
    .selectAll()
    .where('id', '=', id)
    .where('emptied_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function setName(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('designs').set({ name }).where('id', '=', id).execute();
}

/** The numbers of commands that were applied before, by their ids. */
export async function appliedBefore(
  db: Database,
  designId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('design_commands')
    .select(['id', 'seq'])
    .where('design_id', '=', designId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

export interface LogLine {
  seq: number;
  by: string;
  id: string;
  command: object;
  document_version: number;
  bytes: number;
}

interface LogPart {
  after: number;
  upTo: number;
  most: number;
  /** No further line after so many: what is read at once fits into memory, whatever was drawn. */
  bytes: number;
}

/** Lines of the log after a number, up to another, in order: as many as fit, and at least one. */
export async function logLines(
  db: Database,
  designId: string,
  { after, upTo, most, bytes }: LogPart,
): Promise<{ lines: LogLine[]; cut: boolean }> {
  // Who has left has no name. The texts are read of those lines only that are answered with.
  const { rows } = await sql<LogLine>`
    select seq, coalesce(by, '') as by, id, command, document_version, bytes
    from (
      select *, sum(bytes) over (order by seq) - bytes as earlier from design_commands
      where design_id = ${designId} and seq > ${after} and seq <= ${upTo} order by seq limit ${most}
    ) as found
    where earlier < ${bytes} order by seq`.execute(db);
  const read = rows.reduce((sum, line) => sum + line.bytes, 0);
  return { lines: rows, cut: rows.length === most || read >= bytes };
}

/** The number of the last command before a moment; 0 if none is kept. Read from the end: what is near it is few lines. */
export async function lastBefore(db: Database, designId: string, moment: Date): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from design_commands
    where design_id = ${designId} and at < ${moment} order by seq desc limit 1`.execute(db);
  return rows[0]?.seq ?? 0;
}

/** What lies between a number and the end of the log, and whether any of it has been swept. */
export async function logBetween(
  db: Database,
  designId: string,
  after: number,
  documentVersion: number,
): Promise<{ commands: number; bytes: number; otherVersions: number }> {
  const { rows } = await sql<{ commands: number; bytes: number; others: number }>`
    select count(*) as commands, coalesce(sum(bytes), 0) as bytes,
      count(*) filter (where document_version <> ${documentVersion}) as others
    from design_commands where design_id = ${designId} and seq > ${after}`.execute(db);
  const [row] = rows;
  return {
    commands: Number(row?.commands ?? 0),
    bytes: Number(row?.bytes ?? 0),
    otherVersions: Number(row?.others ?? 0),
  };
}

/** What the thread needs of a design; changes of another document version only together with the version below them. */
export function storedAbove(db: Database, designId: string, documentVersion: number): LoadStored {
  return async (after) => {
    if (after !== null) {
      const changes = await changesAbove(db, designId, after);
      if (changes.every((each) => each.document_version === documentVersion)) return { version: null, changes };
    }
    const version = await newestVersion(db, designId);
    return { version, changes: await changesAbove(db, designId, version.seq) };
  };
}

export function changesAbove(db: Database, designId: string, after: number) {
  return db
    .selectFrom('design_commands')
    .select(['seq', 'change', 'document_version'])
    .where('design_id', '=', designId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
}

function newestVersion(db: Database, designId: string): Promise<{ seq: number; text: string }> {
  return db
    .selectFrom('designs')
    .innerJoin('design_versions', (join) =>
      join
        .onRef('design_versions.design_id', '=', 'designs.id')
        .onRef('design_versions.version', '=', 'designs.version'),
    )
    .select(['design_versions.seq', sql<string>`design_versions.document::text`.as('text')])
    .where('designs.id', '=', designId)
    .executeTakeFirstOrThrow();
}
