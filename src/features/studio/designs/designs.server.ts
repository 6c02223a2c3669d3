import type { Database } from '#db/database.ts';
import type { Design } from '#design/document.ts';
import { upgraded } from '#design/upgrades/upgrades.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/context.ts';
import type { DesignFacts } from '#platform/threads/design-checker.ts';
import type { PlanJob } from '#platform/threads/studio.ts';
import { planFile } from './design-plan.server.ts';
import { designOf, designsOf, documentOf, insertDesign, type DesignRow } from './design-queries.server.ts';
import type { DesignData, DesignItem } from './design.ts';

/** What other features read of designs. */
export { countDesigns, designOf, designsById } from './design-queries.server.ts';

/** A version as it is stored; `name` identifies its contents, which never change. */
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

/** Stores a checked design, private to its owner. */
export async function createDesign(
  db: Database,
  clock: Clock,
  { id = newId('g', clock.now()), ownerId, name, template = null, text }: DesignInput,
): Promise<DesignItem> {
  return itemOf(
    await insertDesign(db, {
      id,
      ownerId,
      name: name.slice(0, 120),
      template,
      text,
      now: clock.now(),
    }),
  );
}

export async function listDesigns(db: Database, ownerId: string): Promise<DesignItem[]> {
  return (await designsOf(db, ownerId, 200)).map(itemOf);
}

export async function readDesign(db: Database, ownerId: string, id: string): Promise<DesignData> {
  const { item, stored } = await ownDesign(db, ownerId, id);
  return { ...item, document: stored.design };
}

/** One's own, newest version; somebody else's and none are alike: not found. */
export async function ownDesign(
  db: Database,
  ownerId: string,
  id: string,
): Promise<{ item: DesignItem; stored: StoredDesign }> {
  const row = await designOf(db, ownerId, id);
  const stored = row ? await readVersion(db, id) : null;
  if (!row || !stored) throw new AppError('not_found');
  return { item: itemOf(row), stored };
}

/** The caller has checked access. */
export async function readDocument(
  db: Database,
  designId: string,
  version: number | null = null,
): Promise<Design | null> {
  return (await readVersion(db, designId, version))?.design ?? null;
}

/**
 * The requested version, or the newest. It was checked before it was stored: opening it again would plan all its rooms
 * for every visitor.
 */
export async function readVersion(
  db: Database,
  designId: string,
  version: number | null = null,
): Promise<StoredDesign | null> {
  const row = await documentOf(db, designId, version);
  if (!row) return null;
  const name = `${designId} ${row.version} ${row.created_at.getTime()}`;
  return { name, version: row.version, design: currentDesign(row.document) };
}

/** An older document in today's form. */
function currentDesign(document: unknown): Design {
  return upgraded(document as Record<string, unknown>) as unknown as Design;
}

/** What the walls of a stored design make of it, from the thread. */
export function factsOf(
  { designs }: Pick<RequestContext, 'designs'>,
  { name, design }: StoredDesign,
): Promise<DesignFacts> {
  return designs.plan(name, design);
}

/** The plan of one's own design, for nobody else (PRODUCT G3). */
export async function ownPlan(
  { db, studio }: Pick<RequestContext, 'db' | 'studio'>,
  ownerId: string,
  id: string,
  ground: PlanJob['ground'],
): Promise<FileAnswer> {
  const { stored } = await ownDesign(db, ownerId, id);
  return { ...(await planFile(studio, stored, { ground, locale: null, named: false })), private: true };
}

function itemOf(row: DesignRow): DesignItem {
  return {
    id: row.id,
    name: row.name,
    private: row.private,
    version: row.version,
    template: row.template_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
