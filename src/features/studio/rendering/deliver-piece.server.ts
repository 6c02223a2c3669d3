import { transaction, type Database } from '#db/database.ts';
import { lockBytes } from '#features/foundation/media/stored-bytes.server.ts';
import { AppError } from '#lib/errors.ts';
import { filmPieces, framesOf, meterViews } from '#platform/threads/film.ts';
import { glancePiece, glanceSheet, meterPiece, meterSize, pieceCount } from '#platform/threads/render-piece.ts';
import {
  meterReading,
  renderSpec,
  type Delivered,
  type MeterReading,
  type TracedPiece,
} from '#platform/threads/render-task.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import type { JudgedMeter, JudgedPiece } from '#platform/threads/developer.ts';
import { releasePiece } from './claim-piece.server.ts';
import { endRender, tellOfRender, type RenderError } from './end-render.server.ts';
import { expandPieces, sheetOf } from './expand-render.server.ts';
import { mostFailures, mostFaults } from './render-limits.ts';
import { keptDeveloped } from './render-sizes.ts';
import type { RenderServices } from './render-services.ts';
import {
  countPiece,
  enqueueRender,
  findJob,
  keepMeter,
  lockJob,
  meterPictureOf,
  stepJob,
  type JobRow,
} from './render-job-queries.server.ts';
import { endPiece, heldPiece, holdClaims, returnPiece, thumbOf } from './render-piece-queries.server.ts';
import { blameWorker, creditWorker } from './render-worker-queries.server.ts';

interface Held {
  worker: string;
  jobId: string;
  n: number;
}

/**
 * A traced piece comes in. Only who holds it may hand it in, and only what can be true is kept; where our storage does
 * not take it, the piece waits for better times and nobody is to blame.
 */
export async function deliverPiece(ctx: RenderServices, held: Held, piece: TracedPiece): Promise<Delivered> {
  const { worker, jobId, n } = held;
  const mine = await heldPiece(ctx.db, held);
  const job = mine && (await findJob(ctx.db, jobId));
  if (!mine || !job || !['preparing', 'tracing'].includes(job.state)) return 'refused';
  const judged: JudgedMeter | JudgedPiece =
    n === meterPiece ? await judgeMeter(ctx, job, piece) : await judgePiece(ctx, job, n, piece);
  if (!judged.ok) {
    // A room without light is the room's fault, where others see none either: it was looked at when it was ordered.
    const dark = n === meterPiece && judged.why === 'dark';
    if (dark) return (await failPiece(ctx, held, { error: 'dark' })) ? 'kept' : 'refused';
    await failPiece(ctx, held, { error: 'tracing', lied: true });
    return 'bad';
  }
  try {
    return await transaction(ctx.db, async (db) => {
      const locked = await lockJob(db, jobId);
      if (!locked || !['preparing', 'tracing'].includes(locked.state)) return 'refused';
      const hash =
        n === meterPiece ? null : await keepBytes(db, ctx, ('developed' in judged && judged.developed) || piece.bytes);
      const { thumb } = judged;
      if (!(await endPiece(db, { worker, jobId, n }, { hash, thumb, spent: piece.spent }))) return 'refused';
      if (judged.meter) await beginTracing(db, ctx, locked, judged.meter, piece);
      else await countDone(db, locked, piece.spent);
      await creditWorker(db, worker, mine.cost / Math.max(1, piece.spent));
      await tellOfRender(db, locked);
      return 'kept';
    });
  } catch (error) {
    await releasePiece(ctx, worker, jobId, n);
    if (isFull(error)) throw new AppError('unavailable');
    throw error;
  }
}

/**
 * It could not be traced there. On three workers: the job's own fault, and its quota comes back. False where they hold it
 * no longer.
 */
export async function failPiece(
  ctx: RenderServices,
  { worker, jobId, n }: Held,
  { error, lied = false }: { error: RenderError; lied?: boolean },
): Promise<boolean> {
  return transaction(ctx.db, async (db) => {
    const job = await lockJob(db, jobId);
    await holdClaims(db);
    const failures = await returnPiece(db, { worker, jobId, n }, true);
    if (!job || failures === undefined) return false;
    if (lied) await blameWorker(db, worker, mostFaults, ctx.clock.now());
    if (failures >= mostFailures) await endRender(db, ctx, job, { state: 'failed', error });
    return true;
  });
}

function judgeMeter(ctx: RenderServices, job: JobRow, { bytes, night }: TracedPiece): Promise<JudgedMeter> {
  const { film, camera } = renderSpec.parse(job.spec);
  const as = film ? 'film' : camera.kind;
  return ctx.developer.judgeMeter({ bytes, night, as, ...meterSize(job, film ? meterViews : 1) });
}

async function judgePiece(ctx: RenderServices, job: JobRow, n: number, { bytes }: TracedPiece): Promise<JudgedPiece> {
  const { film } = renderSpec.parse(job.spec);
  if (film) {
    const meterThumb = await thumbOf(ctx.db, job.id, meterPiece);
    if (meterThumb === null) return { ok: false, why: 'early' };
    const size = { width: job.width, height: job.height };
    return ctx.developer.judgeFrames({ bytes, frames: framesOf(film.frames, n).length, size, meterThumb });
  }
  const meterPicture = await meterPictureOf(ctx.db, job.id);
  if (meterPicture === null) return { ok: false, why: 'early' };
  if (job.kind === 'live')
    return ctx.developer.judgeLight({ bytes, meter: meterReading.parse(job.meter), meterPicture });
  const seen = n === glancePiece ? { n: 0, sheet: glanceSheet(job) } : { n, sheet: sheetOf(job) };
  return ctx.developer.judgePiece({
    bytes,
    ...seen,
    meter: meterReading.parse(job.meter),
    meterPicture,
    develop: keptDeveloped(job),
  });
}

async function beginTracing(
  db: Database,
  ctx: RenderServices,
  job: JobRow,
  meter: MeterReading,
  { bytes }: TracedPiece,
): Promise<void> {
  const { glance, film } = renderSpec.parse(job.spec);
  const pieces = film ? filmPieces(film.frames) : pieceCount(sheetOf(job)) + (glance ? 1 : 0);
  await keepMeter(db, job.id, { meter, picture: bytes, pieces });
  await stepJob(db, job.id, 'tracing', { traced_from: ctx.clock.now() });
  await expandPieces(db, ctx, job);
}

async function countDone(db: Database, job: JobRow, spent: number): Promise<void> {
  const { done, pieces } = await countPiece(db, job.id, spent);
  if (done === pieces && (await stepJob(db, job.id, 'finishing'))) await enqueueRender(db, 'render_finish', job.id);
}

async function keepBytes(db: Database, ctx: RenderServices, bytes: Uint8Array): Promise<string> {
  await lockBytes(db, contentHash(bytes));
  return ctx.storage.put(bytes);
}

/** The disk or the bucket takes no more, or is away. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'ECONNREFUSED', 'EIO'].includes(code) || error.message.startsWith('storage');
}
