import type { Database } from '#db/database.ts';
import type { Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/context.ts';
import type { PlanJob } from '#platform/studio.ts';
import { planFile } from './design-plan.server.ts';
import { designOf, designsOf, documentOf, insertDesign, type DesignRow } from './design-queries.server.ts';
import type { DesignData, DesignItem } from './design.ts';

/** What other features read of designs. */
export { countDesigns, designOf, designsById } from './design-queries.server.ts';

interface DesignInput {
  id?: string;
  ownerId: string;
  name: string;
  template?: string | null;
  document: unknown;
}

/** Stores a design, private to its owner. The document is validated by `openDesign`, or refused. */
export async function createDesign(
  db: Database,
  clock: Clock,
  { id = newId('g', clock.now()), ownerId, name, template = null, document }: DesignInput,
): Promise<DesignItem> {
  const opened = openDesign(document);
  if (!opened.ok) throw new AppError('invalid_form', { field: 'document' });
  return itemOf(
    await insertDesign(db, {
      id,
      ownerId,
      name: name.slice(0, 120),
      template,
      document: opened.design,
      now: clock.now(),
    }),
  );
}

export async function listDesigns(db: Database, ownerId: string): Promise<DesignItem[]> {
  return (await designsOf(db, ownerId, 200)).map(itemOf);
}

export async function readDesign(db: Database, ownerId: string, id: string): Promise<DesignData> {
  const row = await designOf(db, ownerId, id);
  const document = row ? await readDocument(db, id) : null;
  if (!row || !document) throw new AppError('not_found');
  return { ...itemOf(row), document };
}

/** The caller has checked access. Null where there is none, or one that no longer opens. */
export async function readDocument(
  db: Database,
  designId: string,
  version: number | null = null,
): Promise<Design | null> {
  return (await readVersion(db, designId, version))?.design ?? null;
}

/** The requested version, or the newest, and its number. */
export async function readVersion(
  db: Database,
  designId: string,
  version: number | null = null,
): Promise<{ version: number; design: Design } | null> {
  const row = await documentOf(db, designId, version);
  const opened = openDesign(row?.document);
  return row && opened.ok ? { version: row.version, design: opened.design } : null;
}

/** The plan of one's own design, for nobody else (PRODUCT G3). */
export async function ownPlan(
  { db, studio }: Pick<RequestContext, 'db' | 'studio'>,
  ownerId: string,
  id: string,
  ground: PlanJob['ground'],
): Promise<FileAnswer> {
  const { document } = await readDesign(db, ownerId, id);
  return { ...(await planFile(studio, document, { ground, locale: null, named: false })), private: true };
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
