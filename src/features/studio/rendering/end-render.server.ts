import type { Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { returnQuota } from '#features/people/plans/quotas.server.ts';
import { publish } from '#platform/events.server.ts';
import type { renderErrors } from './render.ts';
import type { RenderServices } from './render-services.ts';
import { stepJob, type JobRow } from './render-job-queries.server.ts';
import { dropPieces } from './render-piece-queries.server.ts';
import { dropTiles } from './render-tile-queries.server.ts';

export type RenderError = (typeof renderErrors)[number];

/**
 * A job that will not be done: its pieces go, and what was reserved of the quota comes back (PRODUCT K1). The caller has
 * the job's row.
 */
export async function endRender(
  db: Database,
  ctx: RenderServices,
  job: JobRow,
  end: { state: 'cancelled' } | { state: 'failed'; error: RenderError },
): Promise<void> {
  const now = ctx.clock.now();
  const error = end.state === 'failed' ? end.error : null;
  if (!(await stepJob(db, job.id, end.state, { error, ended_at: now }))) return;
  await dropPieces(db, job.id, now);
  await dropTiles(db, { job: job.id }, now);
  if (job.use_id !== null) await returnQuota(db, ctx, job.use_id);
  if (end.state === 'failed' && job.kind !== 'preview')
    await sendNotification(db, ctx, [job.user_id], {
      type: 'RENDER_FAILED',
      details: { picture: job.name },
      link: renderLink(job),
      only: 'site',
    });
  await tellOfRender(db, job);
}

/** Its owner's pages fetch what is new themselves. */
export function tellOfRender(db: Database, { id, user_id }: Pick<JobRow, 'id' | 'user_id'>): Promise<void> {
  return publish(db, { kind: 'render', id: `${id}:${user_id}` });
}

export function renderLink({ design_id }: Pick<JobRow, 'design_id'>): string {
  return `/workspace/${design_id}?panel=render`;
}
