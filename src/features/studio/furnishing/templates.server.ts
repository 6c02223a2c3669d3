import type { Database } from '#db/database.ts';
import { allowancesOf } from '#features/people/plans/plan.ts';
import {
  commitQuota,
  countersOf,
  extraPeriod,
  reserveQuota,
  returnQuota,
} from '#features/people/plans/quotas.server.ts';
import { readPlanStatus } from '#features/people/plans/subscriptions.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { deleteTemplate, insertTemplate, templatesOf, type TemplateRow } from './template-queries.server.ts';
import { templateData, type TemplateBody, type TemplateData, type TemplatesData } from './furnishing.ts';

const quota = 'aiTemplates';

/** A person's AI templates, and how many they may have at once (DECISIONS D8). */
export async function readTemplates(ctx: RequestContext, userId: string, db = ctx.db): Promise<TemplatesData> {
  const rows = await templatesOf(db, userId);
  return { templates: rows.map(shown), allowed: await allowedFor(db, userId, ctx.clock.now()) };
}

/** Takes one of the plan's places; it comes back when the template is deleted. */
export async function keepTemplate(ctx: RequestContext, userId: string, body: TemplateBody): Promise<TemplatesData> {
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    const use = await reserveQuota(db, ctx, { userId, quota, subject: body.name });
    await commitQuota(db, ctx, use.id);
    const id = newId('f', now);
    const { name, type, style, pieces } = body;
    await insertTemplate(db, { id, owner_id: userId, name, type, style, pieces, use_id: use.id, created_at: now });
    await audit(db, ctx, { action: 'template.kept', target: id, after: { name, type, style } });
    return readTemplates(ctx, userId, db);
  });
}

export async function removeTemplate(ctx: RequestContext, userId: string, id: string): Promise<TemplatesData> {
  return commit(ctx, async (db) => {
    const use = await deleteTemplate(db, userId, id);
    if (use === undefined) throw new AppError('not_found');
    await returnQuota(db, ctx, use);
    await audit(db, ctx, { action: 'template.deleted', target: id });
    return readTemplates(ctx, userId, db);
  });
}

async function allowedFor(db: Database, userId: string, now: Date): Promise<number> {
  const { runs, level } = await readPlanStatus(db, userId, now);
  const extra = (await countersOf(db, userId)).find((row) => row.quota === quota && row.period === extraPeriod);
  const own = allowancesOf(level, quota).reduce((sum, { count }) => sum + count, 0);
  return runs ? own + (extra?.granted ?? 0) : 0;
}

/** As it was checked when it was kept. */
export function shown({ id, name, type, style, pieces, created_at }: TemplateRow): TemplateData {
  return templateData.parse({ id, name, type, style, pieces, createdAt: created_at.toISOString() });
}
