import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import { channel } from '#platform/events.server.ts';
import { slotValues, takingSlots, type Limit } from '#platform/limits-queries.server.ts';
import type { OwnedDesign } from '../design-queries.server.ts';

/*
 * The two statements of a window that sends, for they are asked at every stroke: what each does in one journey took
 * three before.
 */

/** What is asked of a design before its commands are run. */
export type SentTo = Pick<
  OwnedDesign,
  | 'id'
  | 'owner_id'
  | 'name'
  | 'seq'
  | 'saved_seq'
  | 'document_bytes'
  | 'deleted_at'
  | 'roles'
  | 'trial_ends_at'
  | 'plan_ends_at'
  | 'used'
  | 'unsaved'
>;

interface Looked {
  /** Each of the limits had a slot left. */
  open: boolean;
  /** As it is now, not locked: for the person it belongs to, and where none of these commands was applied before. */
  design: SentTo | null;
}

const look = statement<{ taken: number; known: boolean } & SentTo>(`
  with taken as (${takingSlots()})
  select (select count(*) from taken)::int as taken, designs.id, owner_id, name, seq, saved_seq, document_bytes,
    deleted_at, roles, trial_ends_at, plan_ends_at,
    (select coalesce(sum(every.bytes), 0) from designs every where every.owner_id = designs.owner_id) as used,
    (select coalesce(sum(above.bytes), 0) from design_commands above
      where above.design_id = designs.id and above.seq > designs.saved_seq) as unsaved,
    exists (select from design_commands given where given.design_id = designs.id and given.id = any($8::text[])) as known
  from (select) as always
  left join (designs join users on users.id = designs.owner_id and users.status <> 'deleted')
    on designs.id = $6 and designs.owner_id = $7 and designs.emptied_at is null`);

/** Takes slots of its window's limits, and looks at the design. */
export async function lookAtDesign(db: Database, { now, limits, designId, ownerId, ids }: LookedFor): Promise<Looked> {
  const [row] = await look(db, [...slotValues(now, limits), designId, ownerId, ids]);
  if (!row) return { open: false, design: null };
  const design = row.id === null || row.known ? null : { ...row, used: Number(row.used), unsaved: Number(row.unsaved) };
  return { open: row.taken === limits.length, design };
}

interface LookedFor {
  now: Date;
  limits: readonly Limit[];
  designId: string;
  ownerId: string;
  ids: readonly string[];
}

export interface NewCommand {
  id: string;
  command: object;
  change: object;
}

interface NewCommands {
  /** As it was found. */
  design: Pick<SentTo, 'id' | 'seq'>;
  /** The one it has now. */
  name: string;
  by: string;
  now: Date;
  documentVersion: number;
  commands: readonly NewCommand[];
  /** What the owner may still write; the commands take of it, and `more` bytes besides. */
  limit: Limit;
  more: number;
  /** Told to every process with the commit. */
  tell: readonly string[];
}

/** `changed`: it is not as it was found, and nothing was stored. `limit`: neither, for too much was written already. */
type Stored = 'stored' | 'changed' | 'limit';

// The row first, then the limit: whoever has the row locked in a transaction takes them in this order too.
const store = statement<{ found: number; stored: number }>(`
  with found as (
    select id from designs where id = $6 and seq = $7 and deleted_at is null and emptied_at is null
    for update
  ),
  taken as (${takingSlots('exists (select from found)')}),
  moved as (
    update designs set seq = $8, name = $9, updated_at = $5 from taken where designs.id = $6 returning designs.id
  ),
  told as (select count(pg_notify($13, payload)) as times from moved cross join unnest($14::text[]) as payload),
  stored as (
    insert into design_commands (design_id, seq, id, by, at, document_version, command, change, bytes)
    select moved.id, given.seq, given.id, $10, $5, $11, given.command, given.change, given.bytes
    from moved cross join
      jsonb_to_recordset($12::jsonb) as given (seq int, id text, command jsonb, change jsonb, bytes int)
    returning seq
  )
  select (select count(*) from found)::int as found, (select count(*) from stored)::int as stored, told.times from told`);

/**
 * Into the log, and the head of the design with them, if it stands where they were run: compared and set in one
 * statement, which is a transaction of its own where there is none.
 */
export async function storeCommands(
  db: Database,
  { design, name, by, now, documentVersion, commands, limit, more, tell }: NewCommands,
): Promise<Stored> {
  const lines = commands.map(({ id, command, change }, index) => {
    const texts = [JSON.stringify(command), JSON.stringify(change)] as const;
    const bytes = texts[0].length + texts[1].length;
    const seq = design.seq + index + 1;
    return {
      bytes,
      text: `{"seq":${seq},"id":${JSON.stringify(id)},"bytes":${bytes},"command":${texts[0]},"change":${texts[1]}}`,
    };
  });
  const bytes = lines.reduce((sum, line) => sum + line.bytes, more);
  const [row] = await store(db, [
    ...slotValues(now, [limit], bytes),
    design.id,
    design.seq,
    design.seq + lines.length,
    name,
    by,
    documentVersion,
    `[${lines.map(({ text }) => text).join(',')}]`,
    channel,
    tell,
  ]);
  if (row?.stored === lines.length) return 'stored';
  return row?.found === 0 ? 'changed' : 'limit';
}
