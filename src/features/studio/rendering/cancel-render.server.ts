import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { endRender, tellOfRender } from './end-render.server.ts';
import type { RenderServices } from './render-services.ts';
import { mayStep } from './render-states.ts';
import { lockJob, ownJob, stepJob } from './render-job-queries.server.ts';
import { withdrawPieces } from './render-piece-queries.server.ts';
import type { RenderData } from './render.ts';
import { readRenderRow } from './renders.server.ts';

/** The quota comes back; what workers still have of it is let go within seconds. */
export function cancelRender(ctx: RequestContext, userId: string, id: string): Promise<RenderData> {
  return commit(ctx, async (db) => {
    const job = await ownJob(db, userId, id);
    if (!job) throw new AppError('not_found');
    if (!(await stopRender(db, ctx, id))) throw new AppError('render_state', { state: job.state });
    await audit(db, ctx, { action: 'render.cancelled', target: id });
    return readRenderRow(db, ctx, userId, id);
  });
}

/** False where it has ended. */
export async function stopRender(db: Database, ctx: RenderServices, id: string): Promise<boolean> {
  const job = await lockJob(db, id);
  if (!job || (!mayStep(job.state, 'cancelled') && job.state !== 'cancelling')) return false;
  if (job.state === 'cancelling') return true;
  const held = await withdrawPieces(db, id, ctx.clock.now());
  if (held === 0) await endRender(db, ctx, job, { state: 'cancelled' });
  else {
    await stepJob(db, id, 'cancelling');
    await tellOfRender(db, job);
    // Threads of this house stop at once, others at their next beat.
    await publish(db, { kind: 'render_work', id });
  }
  return true;
}
