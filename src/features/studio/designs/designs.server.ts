import type { Database } from '#db/database.ts';
import type { Design } from '#design/document.ts';
import { upgraded } from '#design/upgrades/upgrades.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { clean, foldText } from '#models/search/text.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/context.ts';
import { cutText, withoutUnseen } from '#platform/limited-text.ts';
import type { DesignFacts } from '#platform/threads/design-checker.ts';
import { withChanges, type DesignChange } from './thread/design-changes.ts';
import { personBytes, personLimits } from './design-limits.ts';
import { changesAbove } from './design-log-queries.server.ts';
import { findGlbHash } from './glbs/design-glb-queries.server.ts';
import { keepGlbsIn } from './glbs/design-glbs.server.ts';
import { keepPicturesIn } from './pictures/design-pictures.server.ts';
import { bytesOf, countDesigns, designsOf, insertDesign, lockOwner, type DesignRow } from './design-queries.server.ts';
import { findVersion } from './design-version-queries.server.ts';
import type { DesignItem } from './design.ts';

/** What other features read of designs. */
export { designsById } from './design-queries.server.ts';

/** A state of a design; `name` identifies its contents, which never change. */
export interface StoredDesign {
  name: string;
  version: number;
  design: Design;
}

interface DesignInput {
  id?: string;
  ownerId: string;
  name: string;
  template?: string | null;
  /** The document as it was checked. */
  text: string;
}

/**
 * Stores a checked design, private to its owner, where there is room for it. Others read its name in a line of ours, in
 * mails too: what is in the document may have lines of its own.
 */
export async function createDesign(
  db: Database,
  clock: Clock,
  { id = newId('g', clock.now()), ownerId, name, template = null, text }: DesignInput,
): Promise<DesignItem> {
  await requireRoom(db, ownerId, { designs: 1, bytes: Buffer.byteLength(text) });
  const row = await insertDesign(db, {
    id,
    ownerId,
    name: withoutUnseen(cutText(name, 120)),
    template,
    text,
    now: clock.now(),
  });
  await keepPicturesIn(db, clock, { designId: id, ownerId, text });
  await keepGlbsIn(db, clock, { designId: id, ownerId, text });
  return itemOf(row);
}

/** In the caller's transaction: another design made at the same time is counted after this one. */
export async function requireRoom(
  db: Database,
  ownerId: string,
  more: { designs: number; bytes: number },
): Promise<void> {
  if (more.designs > 0) {
    await lockOwner(db, ownerId);
    if ((await countDesigns(db, ownerId)) + more.designs > personLimits.designs)
      throw new AppError('designs_full', { values: { most: personLimits.designs } });
  }
  if ((await bytesOf(db, ownerId)) + more.bytes > personBytes)
    throw new AppError('designs_space', { values: { limit: personLimits.megabytes } });
}

export async function listDesigns(
  db: Database,
  ownerId: string,
  { bin = false, search = '' }: { bin?: boolean; search?: string } = {},
): Promise<DesignItem[]> {
  const wanted = searched(search);
  const rows = await designsOf(db, ownerId, bin, personLimits.designs);
  return rows.filter(({ name }) => searched(name).includes(wanted)).map(itemOf);
}

/** As a name is looked for: whatever its case and marks. */
function searched(text: string): string {
  return foldText(clean(text));
}

/** The newest version and what was done since. The caller has checked access. */
export async function readHead(db: Database, row: DesignRow): Promise<StoredDesign> {
  const { document, seq } = await headDocument(db, row);
  return {
    name: `${row.id} ${row.version} ${seq}`,
    version: headVersion(row),
    design: currentDesign(document),
  };
}

/** In the form it was stored in. */
export async function headDocument(
  db: Database,
  { id, version }: Pick<DesignRow, 'id' | 'version'>,
): Promise<{ document: Record<string, unknown>; seq: number }> {
  const newest = await findVersion(db, id, version);
  if (!newest) throw new AppError('not_found');
  const changes = await changesAbove(db, id, newest.seq);
  return {
    document: withChanges(
      newest.document as Record<string, unknown>,
      changes.map(({ change }) => change as DesignChange),
    ),
    seq: changes.at(-1)?.seq ?? newest.seq,
  };
}

/** The number of the version the design is at, or will be once what was done since is kept as one. */
export function headVersion({ seq, saved_seq, version, last_version }: DesignRow): number {
  return seq > saved_seq ? last_version + 1 : version;
}

/** The caller has checked access. */
export async function readDocument(db: Database, designId: string, version: number): Promise<Design | null> {
  return (await readVersion(db, designId, version))?.design ?? null;
}

/** The file of a model that stands in a design; null for one it does not have. The caller has checked access. */
export async function readDesignGlb(
  { db, storage }: Pick<RequestContext, 'db' | 'storage'>,
  designId: string,
  glb: string,
  viewer: string,
): Promise<Uint8Array | null> {
  const hash = await findGlbHash(db, designId, glb, viewer);
  return hash === undefined ? null : storage.get(hash);
}

/**
 * A version. It was checked before it was stored: opening it again would plan all its rooms for every visitor.
 */
export async function readVersion(db: Database, designId: string, version: number): Promise<StoredDesign | null> {
  const row = await findVersion(db, designId, version);
  if (!row) return null;
  return { name: `${designId} ${version} ${row.created_at.getTime()}`, version, design: currentDesign(row.document) };
}

/** An older document in today's form. */
export function currentDesign(document: object): Design {
  return upgraded(document as Record<string, unknown>) as unknown as Design;
}

/** What the walls of a stored design make of it, from the thread. */
export function factsOf(
  { designs }: Pick<RequestContext, 'designs'>,
  { name, design }: StoredDesign,
): Promise<DesignFacts> {
  return designs.plan(name, design);
}

export function itemOf(row: DesignRow): DesignItem {
  return {
    id: row.id,
    name: row.name,
    private: row.private,
    folder: row.folder,
    version: headVersion(row),
    seq: row.seq,
    template: row.template_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
