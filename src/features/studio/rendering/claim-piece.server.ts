import { transaction } from '#db/database.ts';
import { readDesignGlb, readDocument } from '#features/studio/designs/designs.server.ts';
import { AppError } from '#lib/errors.ts';
import { meterReading, renderSpec, type PieceTask } from '#platform/threads/render-task.ts';
import { lease } from './render-limits.ts';
import type { RenderServices } from './render-services.ts';
import { findJob, type JobRow } from './render-job-queries.server.ts';
import { claimNext, heldPiece, prolong, returnPiece } from './render-piece-queries.server.ts';
import { seeWorker } from './render-worker-queries.server.ts';

/** The next piece by fairness, held for some seconds; null where nothing waits. */
export async function claimPiece(ctx: RenderServices, worker: string, threads?: number): Promise<PieceTask | null> {
  const now = ctx.clock.now();
  await seeWorker(ctx.db, worker, now, threads);
  const piece = await transaction(ctx.db, (db) => claimNext(db, worker, now, lease.seconds));
  if (!piece) return null;
  const job = await findJob(ctx.db, piece.job_id);
  // Its person is gone, and everything of theirs.
  return job ? taskOf(job, piece.n) : null;
}

/** The file of a model that stands in the design of a piece somebody holds; null where there is none (any more). */
export async function taskModel(
  ctx: RenderServices,
  worker: string,
  jobId: string,
  glb: string,
): Promise<Uint8Array | null> {
  const job = await findJob(ctx.db, jobId);
  if (!job || !(await heldPiece(ctx.db, { jobId, worker }))) throw new AppError('not_found');
  return readDesignGlb(ctx, job.design_id, glb, job.user_id);
}

/** The document of a piece somebody holds. */
export async function taskDocument(ctx: RenderServices, worker: string, jobId: string): Promise<string> {
  const job = await findJob(ctx.db, jobId);
  const document = job && (await readDocument(ctx.db, job.design_id, job.design_version));
  if (!document || !(await heldPiece(ctx.db, { jobId, worker }))) throw new AppError('not_found');
  return JSON.stringify(document);
}

/** A sign of life: what it holds it holds on to, unless nobody waits for it any more. Names of those. */
export async function beatPieces(
  ctx: RenderServices,
  worker: string,
  pieces: readonly { job: string; n: number }[],
): Promise<string[]> {
  const now = ctx.clock.now();
  await seeWorker(ctx.db, worker, now);
  const kept = await prolong(ctx.db, worker, pieces, new Date(now.getTime() + lease.seconds * 1000));
  const names = new Set(kept.map(({ job_id, n }) => `${job_id}/${n}`));
  return pieces.map(({ job, n }) => `${job}/${n}`).filter((name) => !names.has(name));
}

/** Not its fault and not the worker's: somebody takes it again. */
export async function releasePiece(ctx: RenderServices, worker: string, jobId: string, n: number): Promise<void> {
  await transaction(ctx.db, (db) => returnPiece(db, { jobId, n, worker }, false));
}

function taskOf(job: JobRow, n: number): PieceTask {
  const spec = renderSpec.parse(job.spec);
  const { camera, hour, lamp, detail, textures } = spec;
  const lampAt = lamp ? camera.at.join(' ') : '';
  return {
    job: job.id,
    n,
    scene: [job.design_id, job.design_version, hour, detail, textures, lampAt].join('|'),
    width: job.width,
    height: job.height,
    spec,
    meter: job.meter === null ? null : meterReading.parse(job.meter),
  };
}
