import { planFile, planVersion } from '#features/studio/designs/design-plan.server.ts';
import { createDesign, readDocument, readVersion } from '#features/studio/designs/designs.server.ts';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { mayDesign } from '#features/people/start-design/workspace-tokens.server.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import type { Design } from '#design/document.ts';
import { AppError } from '#lib/errors.ts';
import { localizedText, trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { FileAnswer } from '#platform/call.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { countUse, findWork } from '#features/catalogue/works/works.server.ts';

/** The design of a work, public, for viewing in 3D (PRODUCT F2). */
export async function readWorkDesign(
  { db }: Pick<RequestContext, 'db'>,
  workId: string,
): Promise<{ work: string; document: Design }> {
  const work = await findWork(db, workId);
  const document = work?.design_id ? await readDocument(db, work.design_id, work.design_version) : null;
  if (!document) throw new AppError('not_found');
  return { work: workId, document };
}

/** The plan of a work's design in the reader's language, one level at a time (PRODUCT F2). */
export async function readWorkPlan(
  { db, studio, locale }: Pick<RequestContext, 'db' | 'studio' | 'locale'>,
  workId: string,
  asked: { level?: string | undefined; v?: string | undefined },
): Promise<FileAnswer> {
  const work = await findWork(db, workId);
  const found = work?.design_id ? await readVersion(db, work.design_id, work.design_version) : null;
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
export async function applyTemplate(ctx: RequestContext, userId: string, workId: string): Promise<DesignItem> {
  const work = await findWork(ctx.db, workId);
  const user = await findUserById(ctx.db, userId);
  if (!user) throw new AppError('login_required');
  if (!work?.design_id) throw new AppError('not_found');
  if (!mayDesign(user, ctx.clock.now())) throw new AppError('workspace_denied');
  const { document } = await readWorkDesign(ctx, workId);
  const name = localizedText(trilingual(work.name), ctx.locale) || work.designer_name;
  return commit(ctx, async (db) => {
    const design = await createDesign(db, ctx.clock, {
      ownerId: userId,
      name,
      template: workId,
      text: JSON.stringify({ ...document, name: name.slice(0, 60) }),
    });
    await countUse(db, workId);
    await audit(db, ctx, { action: 'design.from_template', target: design.id, after: { work: workId } });
    return design;
  });
}
