import type { Database } from '#db/database.ts';
import { pinVersion } from '#features/studio/designs/versions.server.ts';
import { reserveQuota } from '#features/people/plans/quotas.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { RenderSpec } from '#platform/threads/render-task.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';
import { stopRender } from './cancel-render.server.ts';
import { planOrder, type PlannedOrder, type PlannedRender } from './plan-render.server.ts';
import { previewsPerPerson } from './render-limits.ts';
import { sizeOf } from './render-sizes.ts';
import { insertGroup, replaceInGroups } from './groups/render-group-queries.server.ts';
import { deleteJob, enqueueRender, insertJob, livePreviews, ownJob, sameJob } from './render-job-queries.server.ts';
import type { OrderedRender, RenderBody, RenderData } from './render.ts';
import { readRenderRow } from './renders.server.ts';

/**
 * Pictures of a design as it is now or was (DECISIONS D11), each taken from the quota of its kind and size: all of an
 * order or nothing.
 */
export async function orderRender(ctx: RequestContext, userId: string, body: RenderBody): Promise<OrderedRender> {
  const order = await planOrder(ctx, userId, body);
  // A flood of one person's waits for itself, not with the connections of others.
  return ctx.keeper.inTurn(userId, () => commit(ctx, (db) => placeOrder(db, ctx, userId, order)));
}

/** One that failed or was cancelled, ordered anew with all it was. */
export async function retryRender(ctx: RequestContext, userId: string, id: string): Promise<OrderedRender> {
  return commit(ctx, async (db) => {
    const job = await ownJob(db, userId, id);
    if (!job) throw new AppError('not_found');
    if (job.state !== 'failed' && job.state !== 'cancelled') throw new AppError('render_state', { state: job.state });
    await deleteJob(db, id, ctx.clock.now());
    const { design_id: design, design_version: version, kind, size, width, height, name, cost, work_key: key } = job;
    const spec = job.spec as RenderSpec;
    const picture = { design, version, kind, size, width, height, name, cost, key, spec };
    const ordered = await placeOrder(db, ctx, userId, { pictures: [picture], group: null, moved: false });
    await replaceInGroups(db, id, ordered.render.id);
    return ordered;
  });
}

async function placeOrder(
  db: Database,
  ctx: RequestContext,
  userId: string,
  { pictures, group, moved }: PlannedOrder,
): Promise<OrderedRender> {
  await lockName(db, `render:${userId}`);
  let offered = true;
  const ids: string[] = [];
  for (const picture of pictures) {
    const same = await sameJob(db, userId, picture.key);
    ids.push(same?.id ?? (await placeRender(db, ctx, userId, picture)));
    offered &&= same !== undefined;
  }
  const now = ctx.clock.now();
  const [{ design }] = pictures as [PlannedRender];
  const groupId =
    group &&
    (await insertGroup(
      db,
      {
        id: newId('rg', now),
        user_id: userId,
        design_id: design,
        kind: group.kind,
        places: group.places && JSON.stringify(group.places),
        work_key: group.key,
        created_at: now,
      },
      ids,
    ));
  const renders: RenderData[] = [];
  for (const id of ids) renders.push(await readRenderRow(db, ctx, userId, id));
  return { render: required(renders[0], 'A picture just ordered'), offered, moved, renders, group: groupId };
}

async function placeRender(db: Database, ctx: RequestContext, userId: string, planned: PlannedRender): Promise<string> {
  const { design, version, kind, size, key, spec } = planned;
  const now = ctx.clock.now();
  const pinned = await pinVersion(db, ctx.clock, userId, { designId: design, version, why: 'rendered' });
  if (pinned !== version) throw new AppError('not_found', { field: 'design' });
  if (kind === 'preview') await makeWayForPreview(db, ctx, userId);
  const quota = sizeOf(kind, size)?.quota ?? null;
  const use = quota === null ? null : await reserveQuota(db, ctx, { userId, quota, subject: planned.name || design });
  const { id } = await insertJob(db, {
    id: newId('rj', now),
    user_id: userId,
    design_id: design,
    design_version: version,
    kind,
    size,
    width: planned.width,
    height: planned.height,
    name: planned.name,
    spec: JSON.stringify(spec),
    use_id: use?.id ?? null,
    work_key: key,
    state: 'waiting',
    cost: planned.cost,
    created_at: now,
  });
  await enqueueRender(db, 'render_expand', id);
  if (kind !== 'preview')
    await audit(db, ctx, { action: 'render.ordered', target: id, after: { design, version, kind, size } });
  return id;
}

/** One at a time: who asks for another has turned to that. */
async function makeWayForPreview(db: Database, ctx: RequestContext, userId: string): Promise<void> {
  if (!(await takeLimitSlot(db, ctx.clock, { key: `preview:${userId}`, ...previewsPerPerson })))
    throw new AppError('too_many_requests');
  for (const id of await livePreviews(db, userId)) await stopRender(db, ctx, id);
}
