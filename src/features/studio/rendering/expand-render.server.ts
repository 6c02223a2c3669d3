import { transaction, type Database } from '#db/database.ts';
import { readPlanStatus } from '#features/people/plans/subscriptions.server.ts';
import { filmPieces, framesOf } from '#platform/threads/film.ts';
import { glancePiece, glanceSheet, meterPiece, pieceCount, pieceRect } from '#platform/threads/render-piece.ts';
import { renderSpec } from '#platform/threads/render-task.ts';
import { publish } from '#platform/events.server.ts';
import { tellOfRender } from './end-render.server.ts';
import { weightOf } from './render-limits.ts';
import type { RenderServices } from './render-services.ts';
import { costOf, frameCost, lightCost, meterCost } from './render-sizes.ts';
import { lockJob, stepJob, type JobRow } from './render-job-queries.server.ts';
import { addPieces } from './render-piece-queries.server.ts';

/** The first thing to trace is what the light is measured by. Asked twice, it happens once. */
export function expandRender(ctx: RenderServices, id: string): Promise<void> {
  return transaction(ctx.db, async (db) => {
    const job = await lockJob(db, id);
    if (!job || !(await stepJob(db, id, 'preparing'))) return;
    await addWork(db, ctx, job, meterPiece, [meterCost]);
    await tellOfRender(db, job);
  });
}

/** The light is measured: the picture itself, in pieces. The caller has the job's row. */
export async function expandPieces(db: Database, ctx: RenderServices, job: JobRow): Promise<void> {
  const { samples, beyond, glance, film } = renderSpec.parse(job.spec);
  if (film) {
    const costs = Array.from({ length: filmPieces(film.frames) }, (_, n) => {
      const frames = framesOf(film.frames, n).length * frameCost(job.width * job.height, samples);
      // Whoever takes the first gathers the light too.
      return n === 0 ? frames + lightCost : frames;
    });
    return addWork(db, ctx, job, 0, costs);
  }
  const sheet = sheetOf(job);
  const seen = glanceSheet(job);
  if (glance) await addWork(db, ctx, job, glancePiece, [costOf(seen.width * seen.height, { samples, beyond })]);
  const costs = Array.from({ length: pieceCount(sheet) }, (_, n) => {
    const { width, height } = pieceRect(sheet, n);
    return costOf(width * height, { samples, beyond });
  });
  await addWork(db, ctx, job, 0, costs);
}

export function sheetOf(job: JobRow): { width: number; height: number; piece: number } {
  return { width: job.width, height: job.height, piece: renderSpec.parse(job.spec).piece };
}

async function addWork(
  db: Database,
  ctx: RenderServices,
  job: JobRow,
  first: number,
  costs: readonly number[],
): Promise<void> {
  const { level } = await readPlanStatus(db, job.user_id, ctx.clock.now());
  await addPieces(db, {
    jobId: job.id,
    userId: job.user_id,
    lane: job.kind === 'preview' ? 'preview' : 'paid',
    weight: weightOf[level],
    first,
    costs,
  });
  await publish(db, { kind: 'render_work', id: '' });
}
