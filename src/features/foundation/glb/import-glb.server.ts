import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { lockBytes } from '#features/foundation/media/stored-bytes.server.ts';
import { reserveUnused } from '#features/foundation/media/unused-uploads.server.ts';
import { processUpload } from '#features/foundation/media/process-upload.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { InspectedModel } from '#platform/threads/glb-inspector.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import { translator } from '#text/messages.server.ts';
import { insertGlb } from './glb-queries.server.ts';
import { glbRefusals, type GlbData, type GlbRefusal } from './glb.ts';
import { glbDataOf } from './glbs.server.ts';

/** A completely uploaded model: inspected, measured, drawn, stored; or refused with the reason (PRODUCT L2). */
export function importGlb(ctx: RequestContext, ownerId: string, uploadId: string): Promise<GlbData> {
  return processUpload(
    ctx,
    { id: uploadId, ownerId },
    (kind) => kind === 'model',
    async ({ read, name }) => {
      const verdict = await ctx.glbs.inspect(ownerId, read);
      if (!verdict.ok) throw modelRefused(ctx, verdict.reason, verdict.values);
      return storeGlb(ctx, { ownerId, name: name.replace(/\.glb$/i, '') || 'GLB' }, verdict.found);
    },
  );
}

/** Stores an inspected model. */
export function storeGlb(
  ctx: Pick<RequestContext, 'db' | 'remember' | 'session' | 'turns' | 'clock' | 'storage'>,
  { ownerId, name, claimed = false }: { ownerId: string; name: string; claimed?: boolean },
  { bytes, picture, size, triangles, report }: InspectedModel,
): Promise<GlbData> {
  const now = ctx.clock.now();
  const hash = contentHash(bytes);
  const drawn = contentHash(picture);
  return commit(ctx, async (db) => {
    if (!claimed) await reserveUnused(db, ownerId, bytes.byteLength);
    // Always locked in the same order, so that two uploads of the same two files cannot deadlock.
    for (const each of [hash, drawn].sort()) await lockBytes(db, each);
    await ctx.storage.put(bytes);
    await ctx.storage.put(picture);
    const row = await insertGlb(db, {
      id: newId('gl', now),
      owner_id: ownerId,
      name: name.slice(0, 120),
      hash,
      bytes: bytes.byteLength,
      picture: drawn,
      ...size,
      triangles,
      report: JSON.stringify(report),
      created_at: now,
      claimed_at: claimed ? now : null,
      kept_at: null,
    });
    return glbDataOf(row);
  });
}

/** The reason in the uploader's language; `data` has its key for programs. */
export function modelRefused(
  { locale }: RequestContext,
  reason: string,
  values: Record<string, string | number>,
): AppError {
  const known = glbRefusals.find((each): each is GlbRefusal => each === reason) ?? 'not-valid';
  // Which figures a reason has is known in its own file (`exchange/budget`, `exchange/read`); the key is only known at
  // run time, so the type cannot require them.
  return new AppError('model_refused', {
    field: 'file',
    values: { reason: translator(locale, 'glb')(`refusal.${known}`, { what: '', ...values } as never) },
    current: { reason: known, values },
  });
}
