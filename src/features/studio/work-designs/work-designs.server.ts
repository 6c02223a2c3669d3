import { requireDesigner } from '#features/studio/designs/copy-design.server.ts';
import { planFile, planVersion } from '#features/studio/designs/design-plan.server.ts';
import { createDesign, readVersion, type StoredDesign } from '#features/studio/designs/designs.server.ts';
import { workLightAddress } from '#features/studio/live-light/live-light.server.ts';
import type { DesignItem } from '#features/studio/designs/design.ts';
import type { Database } from '#db/database.ts';
import type { Design } from '#design/document.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { localizedText, trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { FileAnswer } from '#platform/call.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { countUse, findWork } from '#features/catalogue/works/works.server.ts';

/** The design of a work, public, for viewing in 3D (PRODUCT F2); its name as the reader knows it. */
export async function readWorkDesign(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  workId: string,
): Promise<{ work: string; name: string; author: string; template: boolean; light: string | null; document: Design }> {
  const work = await findWork(db, workId);
  const document = work ? await designShown(db, work) : null;
  if (!work || !document) throw new AppError('not_found');
  const { designer_name: author, template } = work;
  const light = await workLightAddress(db, work);
  return { work: workId, name: nameOf(work, locale), author, template, light, document: document.design };
}

function nameOf({ name, designer_name }: { name: unknown; designer_name: string }, locale: Locale): string {
  return localizedText(trilingual(name), locale) || designer_name;
}

/** The work a design says it was begun from, where it may be: drawn by a visitor, it is told when they sign in. */
export async function templateNamed(db: Database, workId: string | undefined): Promise<string | null> {
  const work = workId === undefined ? undefined : await findWork(db, workId);
  return work?.template && work.design_id !== null ? work.id : null;
}

/** The version a work shows (DECISIONS D11): it stays the same until the work is changed. */
export async function designShown(
  db: Database,
  { design_id, design_version }: { design_id: string | null; design_version: number | null },
): Promise<StoredDesign | null> {
  return design_id === null || design_version === null ? null : readVersion(db, design_id, design_version);
}

/** The plan of a work's design in the reader's language, one level at a time (PRODUCT F2). */
export async function readWorkPlan(
  { db, studio, locale }: Pick<RequestContext, 'db' | 'studio' | 'locale'>,
  workId: string,
  asked: { level?: string | undefined; v?: string | undefined },
): Promise<FileAnswer> {
  const work = await findWork(db, workId);
  const found = work ? await designShown(db, work) : null;
  if (!found) throw new AppError('not_found');
  return planFile(studio, found, {
    level: asked.level,
    ground: 'shade',
    locale,
    named: asked.v === planVersion(studio, found.version),
  });
}

/**
 * *Use this template*: a private copy of the work's design among the person's own. Allowed for whoever may design at
 * all (PRODUCT J1): designers, merchants, anyone whose free version is active; others get an error, and the page shows
 * them the plans.
 */
export async function applyTemplate(
  ctx: RequestContext,
  userId: string,
  { workId, name: called }: { workId: string; name?: string | undefined },
): Promise<DesignItem> {
  const work = await findWork(ctx.db, workId);
  if (!work?.design_id) throw new AppError('not_found');
  if (!work.template) throw new AppError('template_denied');
  await requireDesigner(ctx, userId);
  const { document } = await readWorkDesign(ctx, workId);
  const name = called ?? nameOf(work, ctx.locale);
  return commit(ctx, async (db) => {
    const design = await createDesign(db, ctx.clock, {
      ownerId: userId,
      name,
      template: workId,
      text: JSON.stringify({ ...document, name: name.slice(0, 120) }),
    });
    await countUse(db, workId);
    await audit(db, ctx, { action: 'design.from_template', target: design.id, after: { work: workId } });
    return design;
  });
}
