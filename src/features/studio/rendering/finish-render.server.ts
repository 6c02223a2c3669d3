import { transaction, type Database } from '#db/database.ts';
import { lockBytes } from '#features/foundation/media/stored-bytes.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { commitQuota } from '#features/people/plans/quotas.server.ts';
import { readDocument } from '#features/studio/designs/designs.server.ts';
import { keepLight } from '#features/studio/live-light/live-light.server.ts';
import { meterPiece } from '#platform/threads/render-piece.ts';
import { meterReading, renderSpec } from '#platform/threads/render-task.ts';
import { tilesOf } from '#platform/threads/tiles.ts';
import { required } from '#lib/errors.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import { endRender, renderLink, tellOfRender } from './end-render.server.ts';
import { sheetOf } from './expand-render.server.ts';
import type { RenderServices } from './render-services.ts';
import { findJob, lockJob, stepJob, type JobRow } from './render-job-queries.server.ts';
import { keptDeveloped } from './render-sizes.ts';
import { insertTile } from './render-tile-queries.server.ts';
import { dropPieces, hashesOf, thumbsOf } from './render-piece-queries.server.ts';

/**
 * All pieces are there: the picture is developed and kept, its unit of the quota is used up. `last`: it was tried often
 * enough, so a fault ends the job and gives the unit back.
 */
export async function finishRender(ctx: RenderServices, id: string, last: boolean): Promise<void> {
  const job = await findJob(ctx.db, id);
  if (job?.state !== 'finishing') return;
  try {
    const { full, shown, print } = await (job.kind === 'live' ? litHome(ctx, job) : developed(ctx, job));
    await transaction(ctx.db, async (db) => {
      const locked = await lockJob(db, id);
      if (locked?.state !== 'finishing') return;
      const [result, preview] = [await keep(db, ctx, full), await keep(db, ctx, shown)];
      const now = ctx.clock.now();
      await stepJob(db, id, 'done', {
        ended_at: now,
        result_hash: result,
        result_bytes: full.byteLength,
        preview_hash: preview,
      });
      if (print !== null)
        await keepLight(db, now, {
          designId: job.design_id,
          version: job.design_version,
          hour: renderSpec.parse(job.spec).hour,
          print,
          hash: result,
          bytes: full.byteLength,
        });
      await dropPieces(db, id, now);
      if (job.use_id !== null) await commitQuota(db, ctx, job.use_id);
      if (job.kind !== 'preview')
        await sendNotification(db, ctx, [job.user_id], {
          type: 'RENDER_DONE',
          details: { picture: job.name },
          link: renderLink(job),
          only: 'site',
        });
      await tellOfRender(db, job);
    });
  } catch (error) {
    if (!last) throw error;
    await transaction(ctx.db, async (db) => {
      const locked = await lockJob(db, id);
      if (locked) await endRender(db, ctx, locked, { state: 'failed', error: 'finishing' });
    });
  }
}

interface Developed {
  full: Uint8Array;
  shown: Uint8Array;
  /** Of live light: which home it lights. */
  print: string | null;
}

async function developed(ctx: RenderServices, job: JobRow): Promise<Developed> {
  const read = await pieceReader(ctx, job);
  if (job.kind === 'walk') {
    const size = { width: job.width, height: job.height };
    return { ...(await ctx.developer.film({ size, pieces: job.pieces }, read)), print: null };
  }
  const picture = await ctx.developer.finish(
    {
      sheet: sheetOf(job),
      meter: meterReading.parse(job.meter),
      developed: keptDeveloped(job),
      tiles: tilesOf(job),
    },
    read,
    async ({ bytes, ...tile }) =>
      transaction(ctx.db, async (db) => insertTile(db, job.id, { ...tile, hash: await keep(db, ctx, bytes) })),
  );
  return { ...picture, print: null };
}

/** Live light is a file for the 3D view; in lists it is shown by what the meter saw. */
async function litHome(ctx: RenderServices, job: JobRow): Promise<Developed> {
  const read = await pieceReader(ctx, job);
  const pieces: Uint8Array[] = [];
  for (let n = 0; n < job.pieces; n++) pieces.push(await read(n));
  const document = required(await readDocument(ctx.db, job.design_id, job.design_version), 'The document');
  const { file, print } = await ctx.developer.finishLight({
    text: JSON.stringify(document),
    hour: renderSpec.parse(job.spec).hour,
    meter: meterReading.parse(job.meter),
    pieces,
  });
  const meterThumb = (await thumbsOf(ctx.db, job.id)).find(({ n }) => n === meterPiece)?.thumb;
  const shown = await ctx.developer.grow({
    sheet: sheetOf(job),
    meterThumb: required(meterThumb, "The meter's picture"),
    glance: null,
    thumbs: [],
  });
  return { full: file, shown, print };
}

async function pieceReader(ctx: RenderServices, job: JobRow): Promise<(n: number) => Promise<Uint8Array>> {
  const hashes = await hashesOf(ctx.db, job.id);
  return async (n) =>
    required(await ctx.storage.get(required(hashes.get(n), 'The hash of a piece')), 'The bytes of a piece');
}

async function keep(db: Database, ctx: RenderServices, bytes: Uint8Array): Promise<string> {
  await lockBytes(db, contentHash(bytes));
  return ctx.storage.put(bytes);
}
