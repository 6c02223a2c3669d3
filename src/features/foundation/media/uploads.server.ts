import { transaction, type Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import { lockBytes } from './media-queries.server.ts';
import { pieceLimits } from '#lib/upload-limit.ts';
import { holds } from '#lib/permissions.ts';
import { uploadPermission, limitOf, type NewUpload, type UploadData, type UploadKind } from './upload.ts';
import {
  dropUploads,
  findUpload,
  lockUploadsOf,
  insertPiece,
  insertUpload,
  advanceUpload,
  uploadsOf,
  type UploadRow,
} from './upload-queries.server.ts';
import { uploadsPerPerson, waitingLimits } from './media-limits.ts';
import { refuseFull } from './unused-uploads.server.ts';

export interface OwnedId {
  id: string;
  ownerId: string;
}

const day = 86_400_000;

/** Announces a file: checks role, size and space. */
export async function openUpload(
  ctx: RequestContext,
  ownerId: string,
  { kind, name, type, bytes }: NewUpload,
): Promise<UploadData> {
  const permission = uploadPermission(kind);
  if (permission !== undefined && !holds(ctx.viewer, permission)) throw new AppError('forbidden');
  refuseLarge(kind, bytes);
  if (!(await takeLimitSlot(ctx.db, ctx.clock, { key: `upload:${ownerId}`, ...uploadsPerPerson })))
    throw new AppError('too_many_requests');
  const now = ctx.clock.now();
  return commit(ctx, async (db) => {
    await refuseFull(db, ownerId);
    await makeRoom(db, ownerId, bytes, now);
    return uploadDataOf(
      await insertUpload(db, {
        id: newId('z', now),
        owner_id: ownerId,
        kind,
        name,
        type,
        bytes,
        created_at: now,
        touched_at: now,
      }),
    );
  });
}

export async function readUpload({ db }: RequestContext, own: OwnedId): Promise<UploadData> {
  return uploadDataOf(await ownUpload(db, own));
}

/** The next piece, from the byte it states. One that arrived already is answered with the current position. */
export async function addPiece(
  ctx: RequestContext,
  own: OwnedId,
  from: number,
  bytes: Uint8Array,
): Promise<UploadData> {
  const upload = await ownUpload(ctx.db, own);
  if (upload.received !== from || upload.taken_at !== null) throw positionError(upload);
  const end = from + bytes.byteLength;
  if (end > upload.bytes || (end < upload.bytes && bytes.byteLength < pieceLimits.least))
    throw new AppError('upload_uneven', { field: 'file' });
  const hash = contentHash(bytes);
  return commit(ctx, async (db) => {
    await lockBytes(db, hash);
    const moved = await advanceUpload(db, own, from, bytes.byteLength, ctx.clock.now());
    if (!moved) throw positionError(await ownUpload(db, own));
    await ctx.storage.put(bytes);
    await insertPiece(db, { upload_id: own.id, start: from, bytes: bytes.byteLength, hash });
    return uploadDataOf(moved);
  });
}

/** Cancelled by its uploader. */
export async function endUpload({ db, clock }: RequestContext, own: OwnedId): Promise<null> {
  const { id } = await ownUpload(db, own);
  await transaction(db, (db) => dropUploads(db, [id], clock.now()));
  return null;
}

/** One's own upload, or not found. */
export async function ownUpload(db: Database, own: OwnedId): Promise<UploadRow> {
  const upload = await findUpload(db, own);
  if (!upload) throw new AppError('not_found');
  return upload;
}

function refuseLarge(kind: UploadKind, bytes: number): void {
  const limit = limitOf(kind);
  if (bytes > limit)
    throw new AppError(tooLargeKey(kind), { field: 'bytes', values: { limit: limit / (1024 * 1024) } });
}

function tooLargeKey(kind: UploadKind) {
  if (kind === 'model') return 'model_too_large';
  return kind === 'file' ? 'file_too_large' : 'upload_too_large';
}

async function makeRoom(db: Database, ownerId: string, bytes: number, now: Date): Promise<void> {
  await lockUploadsOf(db, ownerId);
  const waiting = await uploadsOf(db, ownerId);
  const leaving: string[] = [];
  let sum = bytes + waiting.reduce((all, upload) => all + upload.bytes, 0);
  while (waiting.length >= waitingLimits.files || sum > waitingLimits.bytes) {
    const oldest = waiting.shift();
    if (!oldest) break;
    sum -= oldest.bytes;
    leaving.push(oldest.id);
  }
  await dropUploads(db, leaving, now);
}

/** Carries the current position to a client that assumed another. */
export function positionError({ received, bytes }: UploadRow): AppError {
  return new AppError('upload_place', { current: { received, bytes } });
}

function uploadDataOf({ id, kind, bytes, received, touched_at }: UploadRow): UploadData {
  return {
    id,
    kind: kind as UploadKind,
    bytes,
    received,
    piece: { ...pieceLimits },
    expiresAt: new Date(touched_at.getTime() + day).toISOString(),
  };
}
