import type { Database } from '#db/database.ts';
import { keepPicture } from '#features/foundation/media/media.server.ts';
import { setWorkTour } from '#features/catalogue/works/work-tour.server.ts';
import { asking, designFor } from '#features/studio/designs/design-rights.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { holds } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { stopRender } from '../cancel-render.server.ts';
import { mostListed } from '../render-limits.ts';
import { deleteGroup, groupsOf, jobsOfGroups, ownGroup, type GroupRow } from './render-group-queries.server.ts';
import { lockJobs, ownJob } from '../render-job-queries.server.ts';
import { renderGroupData, tourPlaces, type RenderGroupData } from '../render.ts';

/** Orders of several pictures of a design, the newest first. */
export async function listGroups(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'links'>,
  userId: string,
  designId: string,
): Promise<RenderGroupData[]> {
  await designFor(ctx.db, asking(ctx, userId, designId));
  return shownGroups(ctx.db, await groupsOf(ctx.db, userId, designId, mostListed));
}

/** All of it that is still on its way; each gives its quota back. */
export function cancelGroup(ctx: RequestContext, userId: string, id: string): Promise<RenderGroupData> {
  return commit(ctx, async (db) => {
    const group = await ownGroup(db, userId, id);
    if (!group) throw new AppError('not_found');
    const jobs = (await jobsOfGroups(db, [id])).map(({ job_id: job }) => job);
    await lockJobs(db, jobs);
    for (const job of jobs) {
      if (!(await ownJob(db, userId, job))) continue;
      if (await stopRender(db, ctx, job)) await audit(db, ctx, { action: 'render.cancelled', target: job });
    }
    const [shown] = await shownGroups(db, [group]);
    return required(shown, 'The order of several pictures');
  });
}

/** The order is forgotten; its pictures stay. */
export function removeGroup(ctx: RequestContext, userId: string, id: string): Promise<null> {
  return commit(ctx, async (db) => {
    if (!(await ownGroup(db, userId, id))) throw new AppError('not_found');
    await deleteGroup(db, id);
    await audit(db, ctx, { action: 'render.ungrouped', target: id });
    return null;
  });
}

/**
 * A finished tour on the page of a work that shows the same design (PRODUCT K4): copies of its pictures, so that deleting
 * renders leaves the page as it is.
 */
export async function showTourOnWork(ctx: RequestContext, userId: string, id: string, work: string): Promise<null> {
  const group = await ownGroup(ctx.db, userId, id);
  if (!group || group.kind !== 'tour') throw new AppError('not_found');
  if (!holds(ctx.viewer, 'works.upload')) throw new AppError('designer_first');
  const [shown] = await shownGroups(ctx.db, [group]);
  const places = tourPlaces.parse(group.places);
  const jobs = await Promise.all((shown?.renders ?? []).map(({ render }) => ownJob(ctx.db, userId, render)));
  if (jobs.length < places.length || jobs.some((job) => job?.state !== 'done')) throw new AppError('render_unfinished');
  const pictures: string[] = [];
  for (const job of jobs) {
    const bytes = required(await ctx.storage.get(job?.result_hash ?? ''), 'The bytes of a finished picture');
    const prepared = await ctx.pictures.bringing({ whose: userId }).prepare(bytes);
    pictures.push((await keepPicture({ ...ctx, remember: null }, prepared, { kind: 'work', ownerId: userId })).id);
  }
  return commit(ctx, async (db) => {
    const tour = { places: places.map((place, n) => ({ ...place, picture: required(pictures[n], 'A picture') })) };
    const changed = await setWorkTour(db, ctx.clock, { work, userId, design: group.design_id, tour });
    await audit(db, ctx, { action: 'work.tour', target: work, ...changed });
    return null;
  });
}

async function shownGroups(db: Database, groups: readonly GroupRow[]): Promise<RenderGroupData[]> {
  const jobs = Map.groupBy(
    await jobsOfGroups(
      db,
      groups.map(({ id }) => id),
    ),
    ({ group_id }) => group_id,
  );
  return groups.map(({ id, kind, places, created_at }) =>
    renderGroupData.parse({
      id,
      kind,
      places,
      renders: (jobs.get(id) ?? []).map(({ n, job_id }) => ({ n, render: job_id })),
      createdAt: created_at.toISOString(),
    }),
  );
}
