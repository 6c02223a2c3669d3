import type { Database } from '#db/database.ts';
import { countersOf, extraPeriod } from '#features/people/plans/quotas.server.ts';
import { allowancesOf, type PlanLevel, type QuotaKey } from '#features/people/plans/plan.ts';
import { periodKey } from '#features/people/plans/plan-time.ts';
import { readPlanStatus } from '#features/people/plans/subscriptions.server.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { FileAnswer } from '#platform/call.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { filmRate } from '#platform/threads/film.ts';
import { glancePiece, meterPiece } from '#platform/threads/render-piece.ts';
import { asking, designFor } from '#features/studio/designs/design-rights.server.ts';
import { sheetOf } from './expand-render.server.ts';
import {
  costOf,
  frameCost,
  lightCost,
  meterCost,
  pixelsOf,
  renderChoices,
  type RenderKind,
  type RenderSize,
} from './render-sizes.ts';
import { liveStates } from './render-states.ts';
import { deleteJob, jobsOf, newestPictures, ownJob } from './render-job-queries.server.ts';
import { groupsOfJobs } from './groups/render-group-queries.server.ts';
import { tileHash } from './render-tile-queries.server.ts';
import { thumbsOf } from './render-piece-queries.server.ts';
import type { RenderChoicesData, RenderData } from './render.ts';
import { shownRender, workersNow } from './shown-render.server.ts';
import { secondsFor } from './time-left/time-left.ts';

type Reading = Pick<RequestContext, 'db' | 'clock' | 'links'>;

/** Of one design, or all there are; somebody else's design is none. */
export async function listRenders(ctx: Reading, userId: string, designId: string | null): Promise<RenderData[]> {
  if (designId !== null) await designFor(ctx.db, asking(ctx, userId, designId));
  const workers = await workersNow(ctx.db, ctx.clock);
  const jobs = await jobsOf(ctx.db, userId, designId);
  const groups = await groupsOfJobs(
    ctx.db,
    jobs.map(({ id }) => id),
  );
  return Promise.all(jobs.map((job) => shownRender(ctx.db, job, workers, groups.get(job.id) ?? null)));
}

/** What was rendered last of each of a person's designs, for lists of them; addresses of small pictures, by design. */
export async function designPictures(db: Database, userId: string): Promise<Record<string, string>> {
  const rows = await newestPictures(db, userId);
  return Object.fromEntries(rows.map(({ design_id, id }) => [design_id, `/api/renders/${id}/preview?done=all`]));
}

export function readRender(ctx: Reading, userId: string, id: string): Promise<RenderData> {
  return readRenderRow(ctx.db, ctx, userId, id);
}

export async function readRenderRow(
  db: Database,
  ctx: Pick<RequestContext, 'clock'>,
  userId: string,
  id: string,
): Promise<RenderData> {
  const job = await ownJob(db, userId, id);
  if (!job) throw new AppError('not_found');
  const groups = await groupsOfJobs(db, [id]);
  return shownRender(db, job, await workersNow(db, ctx.clock), groups.get(id) ?? null);
}

export function removeRender(ctx: RequestContext, userId: string, id: string): Promise<null> {
  return commit(ctx, async (db) => {
    const job = await ownJob(db, userId, id);
    if (!job) throw new AppError('not_found');
    if (liveStates.includes(job.state)) throw new AppError('render_state', { state: job.state });
    await deleteJob(db, id, ctx.clock.now());
    await audit(db, ctx, { action: 'render.deleted', target: id });
    return null;
  });
}

/** The picture as far as it is: the meter's soft one, pieces over it, at last the finished one. */
export async function openPreview(ctx: RequestContext, userId: string, id: string): Promise<FileAnswer> {
  const job = await ownJob(ctx.db, userId, id);
  if (!job) throw new AppError('not_found');
  const answer = { type: 'image/webp', immutable: false, private: true, ready: true } as const;
  const { preview_hash: hash } = job;
  if (hash !== null)
    return { ...answer, etag: `"${hash}"`, bytes: async () => storedBytes(await ctx.storage.get(hash)) };
  const thumbs = await thumbsOf(ctx.db, id);
  const meterThumb = thumbs.find(({ n }) => n === meterPiece)?.thumb;
  if (!meterThumb) throw new AppError('not_found');
  const glance = thumbs.find(({ n }) => n === glancePiece)?.thumb ?? null;
  // Live light has no pieces one could see.
  const pieces = thumbs.filter(({ n }) => n >= 0 && job.kind !== 'live');
  const seen = `${id} ${thumbs.length}`;
  return {
    ...answer,
    etag: `"${seen}"`,
    bytes: () =>
      ctx.pictures.once(seen, () => {
        if (job.kind === 'walk')
          return ctx.developer.growFilm({
            size: { width: job.width, height: job.height },
            meterThumb,
            newest: pieces.at(-1)?.thumb ?? null,
          });
        return ctx.developer.grow({ sheet: sheetOf(job), meterThumb, glance, thumbs: pieces });
      }),
  };
}

/** A square of a large panorama, for a page that looks at that part of it. */
export async function openTile(
  ctx: RequestContext,
  userId: string,
  id: string,
  tile: { level: number; x: number; y: number },
): Promise<FileAnswer> {
  const job = await ownJob(ctx.db, userId, id);
  const hash = job?.state === 'done' ? await tileHash(ctx.db, id, tile) : null;
  if (hash === null) throw new AppError('not_found');
  return {
    type: 'image/webp',
    etag: `"${hash}"`,
    immutable: false,
    private: true,
    ready: true,
    bytes: async () => storedBytes(await ctx.storage.get(hash)),
  };
}

export async function openResult(ctx: RequestContext, userId: string, id: string): Promise<FileAnswer> {
  const job = await ownJob(ctx.db, userId, id);
  const hash = job?.result_hash ?? null;
  if (!job || job.kind === 'live' || hash === null) throw new AppError('not_found');
  const film = job.kind === 'walk';
  return {
    type: film ? 'video/mp4' : 'image/jpeg',
    etag: `"${hash}"`,
    immutable: false,
    private: true,
    ready: true,
    saveAs: `${job.name || job.kind} ${job.width}x${job.height}.${film ? 'mp4' : 'jpg'}`,
    bytes: async () => storedBytes(await ctx.storage.get(hash)),
    // A film is played from anywhere in it.
    part: { size: job.result_bytes ?? 0, read: async (range) => storedBytes(await ctx.storage.get(hash, range)) },
  };
}

/** What can be ordered: what each takes of the quota, what is left of that, how long it would take. */
export async function readChoices(ctx: RequestContext, userId: string): Promise<RenderChoicesData> {
  const now = ctx.clock.now();
  const { level, runs } = await readPlanStatus(ctx.db, userId, now);
  const counters = await countersOf(ctx.db, userId);
  const workers = await workersNow(ctx.db, ctx.clock);
  const choices = renderChoices.map(({ kind, size, quota, side, round, ...work }) => {
    const { width, height } = pixelsOf({ side, round }, kind === 'walk' ? 16 / 9 : 1.5);
    return {
      kind,
      size,
      pixels: side,
      quota: quota === null ? null : quotaLeft(quota, { level, counters, now, runs }),
      seconds: secondsFor({ left: meterCost + costFor(kind, width * height, work), workers }),
    };
  });
  return { choices, runs, level };
}

/** Of a film: of ten seconds. */
function costFor(kind: RenderKind, pixels: number, work: Pick<RenderSize, 'samples' | 'beyond'>): number {
  return kind === 'walk' ? lightCost + frameCost(pixels, work.samples) * filmRate * 10 : costOf(pixels, work);
}

function quotaLeft(
  key: QuotaKey,
  plan: { level: PlanLevel; counters: Awaited<ReturnType<typeof countersOf>>; now: Date; runs: boolean },
) {
  const row = (period: string) => plan.counters.find((each) => each.quota === key && each.period === period);
  const allowances = plan.runs ? allowancesOf(plan.level, key) : [];
  const extra = plan.runs ? row(extraPeriod) : undefined;
  const left = allowances.reduce(
    (sum, { count, per }) => sum + Math.max(0, count - (row(periodKey(per, plan.now))?.used ?? 0)),
    Math.max(0, (extra?.granted ?? 0) - (extra?.used ?? 0)),
  );
  const allowed = allowances.reduce((sum, { count }) => sum + count, extra?.granted ?? 0);
  return { key, left, allowed, per: allowances[0]?.per ?? null };
}

function storedBytes(bytes: Uint8Array | null): Uint8Array {
  if (bytes === null) throw new AppError('not_found');
  return bytes;
}
