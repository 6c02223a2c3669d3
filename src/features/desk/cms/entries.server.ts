import type { Database } from '#db/database.ts';
import { claimPicture, lockPictures, picturesById, releasePictures } from '#features/foundation/media/media.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { changedFields } from '#features/foundation/texts/changed-fields.ts';
import type { EntryKind } from './entry-kinds.server.ts';
import {
  entryRows,
  findEntry,
  lockEntry,
  unusedPictures,
  type EntryRow,
  type EntryTable,
} from './entry-queries.server.ts';
import { missingLanguages } from '#features/foundation/texts/missing-languages.ts';

export type Editor = RequestContext & { session: Session };
export type EntryOf<Form> = Form & {
  id: string;
  version: number;
  updatedAt: string;
  missing: ReturnType<typeof missingLanguages>;
  pictures: Record<string, StoredPicture | null>;
};

export async function listEntries<T extends EntryTable, Form extends object>(
  db: Database,
  kind: EntryKind<T, Form>,
): Promise<EntryOf<Form>[]> {
  return entriesOf(db, kind, await entryRows(db, kind.table));
}

export async function readEntry<T extends EntryTable, Form extends object>(
  db: Database,
  kind: EntryKind<T, Form>,
  id: string,
): Promise<EntryOf<Form>> {
  const row = await findEntry(db, kind.table, id);
  if (!row) throw new AppError('not_found');
  return entryOf(db, kind, row);
}

export function createEntry<T extends EntryTable, Form extends object>(
  ctx: Editor,
  kind: EntryKind<T, Form>,
  form: Form,
): Promise<EntryOf<Form>> {
  const id = newId(kind.id, ctx.clock.now());
  return commit(ctx, (db) => write(db, ctx, kind, id, form, null));
}

/** From the version the editor has seen. Whoever comes second gets the current version, and decides again (409). */
export function changeEntry<T extends EntryTable, Form extends object>(
  ctx: Editor,
  kind: EntryKind<T, Form>,
  id: string,
  version: number,
  form: Form,
): Promise<EntryOf<Form>> {
  return commit(ctx, async (db) => write(db, ctx, kind, id, form, await lockAtVersion(db, kind, id, version)));
}

export function removeEntry<T extends EntryTable, Form extends object>(
  ctx: Editor,
  kind: EntryKind<T, Form>,
  id: string,
  version: number,
): Promise<null> {
  return commit(ctx, async (db) => {
    const before = await lockAtVersion(db, kind, id, version);
    await kind.remove(db, ctx.clock, id);
    await releaseOldPicture(db, kind, kind.formOf(before));
    await audit(db, ctx, { action: `${kind.name}.deleted`, target: id, before: kind.formOf(before) });
    return null;
  });
}

async function write<T extends EntryTable, Form extends object>(
  db: Database,
  ctx: Editor,
  kind: EntryKind<T, Form>,
  id: string,
  form: Form,
  before: EntryRow<T> | null,
): Promise<EntryOf<Form>> {
  const faults = kind.faults?.(form) ?? [];
  if (faults[0]) throw new AppError(faults[0].error, { faults });
  const old = before && kind.formOf(before);
  await claimNewPicture(db, ctx, kind, form, old);
  await kind.write(db, ctx.clock, id, form, before);
  const row = required(await findEntry(db, kind.table, id), 'An entry just written');
  const now = kind.formOf(row);
  await releaseOldPicture(db, kind, old);
  await audit(
    db,
    ctx,
    old === null
      ? { action: `${kind.name}.created`, target: id, after: now }
      : { action: `${kind.name}.changed`, target: id, ...changedFields(old, now) },
  );
  return entryOf(db, kind, row);
}

async function lockAtVersion<T extends EntryTable, Form extends object>(
  db: Database,
  kind: EntryKind<T, Form>,
  id: string,
  version: number,
): Promise<EntryRow<T>> {
  const row = await lockEntry(db, kind.table, id);
  if (!row) throw new AppError('not_found');
  if (row.version !== version) throw new AppError('conflict', { current: await entryOf(db, kind, row) });
  return row;
}

/** A picture the row has already stays; a new one must be the editor's own and of the right kind. */
async function claimNewPicture<T extends EntryTable, Form extends object>(
  db: Database,
  ctx: Editor,
  kind: EntryKind<T, Form>,
  form: Form,
  old: Form | null,
): Promise<void> {
  await lockPictures(
    db,
    kind.pictures.flatMap((field) => [form[field] as string | null, old?.[field] as string | null | undefined]),
  );
  for (const field of kind.pictures) {
    const id = form[field] as string | null;
    if (id !== null && id !== old?.[field])
      await claimPicture(db, ctx.clock, { id, ownerId: ctx.session.userId, kind: kind.media });
  }
}

/**
 * A picture the row showed before and no editorial row shows any more is released for the next sweep, whoever uploaded
 * it.
 */
async function releaseOldPicture<T extends EntryTable, Form extends object>(
  db: Database,
  kind: EntryKind<T, Form>,
  old: Form | null,
): Promise<void> {
  const shown = kind.pictures
    .map((field) => old?.[field] as string | null | undefined)
    .filter((id) => typeof id === 'string');
  if (shown.length > 0) await releasePictures(db, await unusedPictures(db, shown));
}

async function entryOf<T extends EntryTable, Form extends object>(
  db: Database,
  kind: EntryKind<T, Form>,
  row: EntryRow<T>,
): Promise<EntryOf<Form>> {
  const [entry] = await entriesOf(db, kind, [row]);
  return required(entry, 'An entry just read');
}

export async function entriesOf<T extends EntryTable, Form extends object>(
  db: Database,
  kind: EntryKind<T, Form>,
  rows: EntryRow<T>[],
): Promise<EntryOf<Form>[]> {
  const entries = rows.map((row) => ({ row, form: kind.formOf(row) }));
  const found = await picturesById(
    db,
    entries.flatMap(({ form }) => kind.pictures.map((field) => form[field] as string | null)),
  );
  return entries.map(({ row, form }) => {
    const pictures = Object.fromEntries(
      kind.pictures.map((field) => [field, found.get((form[field] as string | null) ?? '') ?? null]),
    );
    return {
      ...form,
      id: row.id,
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
      missing: missingLanguages(kind.texts(form)),
      pictures,
    };
  });
}
