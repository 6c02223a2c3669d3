import { designIn } from '#features/studio/designs/design-in-file.server.ts';
import { modelRefused } from '#features/foundation/glb/import-glb.server.ts';
import { processUpload } from '#features/foundation/media/process-upload.server.ts';
import { reserveUnused } from '#features/foundation/media/unused-uploads.server.ts';
import { lockBytes } from '#features/foundation/media/stored-bytes.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import type { FileKind } from './file-kinds.ts';
import { cleanFileName } from './file-name.ts';
import { inspectFile } from './inspect-file.ts';
import { insertTalkFile } from './talk-file-queries.server.ts';
import type { TalkFileData } from './talk-file.ts';
import { filesPerPerson } from './talk-file-limits.ts';

/**
 * A completely uploaded file: checked by its bytes, stored for the message it will go with; or refused with the reason
 * (PRODUCT, design order).
 */
export function createTalkFile(ctx: RequestContext, ownerId: string, uploadId: string): Promise<TalkFileData> {
  return processUpload(
    ctx,
    { id: uploadId, ownerId },
    (kind) => kind === 'file',
    async ({ read, name }) => {
      const bytes = await read();
      const kind = inspectFile(bytes, name);
      if (
        kind !== 'pdf' &&
        !(await takeLimitSlot(ctx.db, ctx.clock, { key: `talk-file:${ownerId}`, ...filesPerPerson }))
      )
        throw new AppError('too_many_requests');
      return storeTalkFile(
        ctx,
        { ownerId, kind, name: cleanFileName(name, kind) },
        await cleanedBytes(ctx, ownerId, kind, bytes),
      );
    },
  );
}

/**
 * A design and a model are stored as we rewrite them, with nothing unknown in them; a PDF stays as it came, since
 * nothing of ours ever opens it.
 */
async function cleanedBytes(
  ctx: RequestContext,
  ownerId: string,
  kind: FileKind,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  if (kind === 'pdf') return bytes;
  if (kind === 'design') return new TextEncoder().encode((await designIn(ctx, bytes)).text);
  const verdict = await ctx.glbs.inspect(ownerId, async () => bytes as Uint8Array<ArrayBuffer>);
  if (!verdict.ok) throw modelRefused(ctx, verdict.reason, verdict.values);
  return verdict.found.bytes;
}

function storeTalkFile(
  ctx: RequestContext,
  { ownerId, kind, name }: { ownerId: string; kind: FileKind; name: string },
  bytes: Uint8Array,
): Promise<TalkFileData> {
  const now = ctx.clock.now();
  const hash = contentHash(bytes);
  return commit(ctx, async (db) => {
    await reserveUnused(db, ownerId, bytes.byteLength);
    await lockBytes(db, hash);
    await ctx.storage.put(bytes);
    const { id } = await insertTalkFile(db, {
      id: newId('tf', now),
      owner_id: ownerId,
      kind,
      name,
      hash,
      bytes: bytes.byteLength,
      created_at: now,
      claimed_at: null,
    });
    return { id, kind, name, bytes: bytes.byteLength };
  });
}
