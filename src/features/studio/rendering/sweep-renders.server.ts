import { transaction } from '#db/database.ts';
import { publish } from '#platform/events.server.ts';
import { endRender } from './end-render.server.ts';
import { mostTries } from './render-limits.ts';
import type { RenderServices } from './render-services.ts';
import { cancellingJobs, lockJob } from './render-job-queries.server.ts';
import { holdClaims, jobsWithLost, takeBackLost } from './render-piece-queries.server.ts';
import { sweepOwnWorkers } from './render-worker-queries.server.ts';

const day = 86_400_000;

/** Every few seconds: pieces of workers that were not heard of wait again, and what was cancelled has ended. */
export async function sweepRenders(ctx: RenderServices): Promise<void> {
  const now = ctx.clock.now();
  for (const id of await jobsWithLost(ctx.db, now))
    await transaction(ctx.db, async (db) => {
      const job = await lockJob(db, id);
      await holdClaims(db);
      const { count, tries } = await takeBackLost(db, id, now);
      if (!job || count === 0) return;
      if (job.state === 'cancelling') await endRender(db, ctx, job, { state: 'cancelled' });
      else if (tries >= mostTries) await endRender(db, ctx, job, { state: 'failed', error: 'lost' });
      else await publish(db, { kind: 'render_work', id: '' });
    });
  for (const id of await cancellingJobs(ctx.db))
    await transaction(ctx.db, async (db) => {
      const job = await lockJob(db, id);
      if (job?.state === 'cancelling') await endRender(db, ctx, job, { state: 'cancelled' });
    });
  await sweepOwnWorkers(ctx.db, new Date(now.getTime() - day));
}
