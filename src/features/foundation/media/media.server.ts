import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { pictureAddress } from '#lib/picture.ts';
import { holds } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import type { PreparedPicture } from '#platform/threads/picture-processor.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import { inspectPicture, type Claim } from './inspect/inspect-picture.ts';
import {
  claimMedia,
  dropMedia,
  lockBytes,
  insertMedia,
  lockMedia,
  mediaOf,
  releaseMedia,
  releaseMediaByIds,
  type MediaRow,
  type PictureFilter,
} from './media-queries.server.ts';
import { ruleOf, type MediaKind } from './media-rules.ts';
import type { MediaData } from './media.ts';
import { uploadsPerPerson } from './media-limits.ts';
import { refuseFull, reserveUnused } from './unused-uploads.server.ts';

/** What other features read of stored pictures. */
export { findMedia, isShownElsewhere, picturesById, type MediaRow } from './media-queries.server.ts';

interface PictureOptions {
  kind: MediaKind;
  /** Null for the site's own. */
  ownerId: string | null;
  /** In use from the start: it will not be claimed later. */
  claimed?: boolean;
}
interface NewPicture extends PictureOptions {
  file: Uint8Array;
  claim?: Claim;
  /** Whoever brings it waits no longer. */
  gone?: AbortSignal;
}
export type PictureServices = Pick<
  RequestContext,
  'db' | 'remember' | 'session' | 'turns' | 'clock' | 'storage' | 'pictures'
>;

/** A person brings a picture: are they one who may, is it one, is there room (PRODUCT D6). */
export async function uploadPicture(
  ctx: RequestContext,
  userId: string,
  kind: MediaKind,
  { bytes, ...claim }: Claim & { bytes: Uint8Array },
  gone: AbortSignal,
): Promise<MediaData> {
  const { by } = ruleOf(kind);
  if (by !== undefined && !holds(ctx.viewer, by)) throw new AppError('forbidden');
  if (!(await takeLimitSlot(ctx.db, ctx.clock, { key: `upload:${userId}`, ...uploadsPerPerson })))
    throw new AppError('too_many_requests');
  await refuseFull(ctx.db, userId);
  return addPicture(ctx, { file: bytes, claim, kind, ownerId: userId, gone });
}

/** Checks, re-encodes and stores a picture. */
export async function addPicture(
  ctx: PictureServices,
  { file, claim = { type: '', name: '' }, gone, ...about }: NewPicture,
): Promise<MediaData> {
  inspectPicture(file, claim);
  const { record = false } = ruleOf(about.kind);
  const { prepare } = ctx.pictures.bringing({ whose: about.ownerId ?? '', gone });
  return keepPicture(ctx, await prepare(file, { record }), about);
}

/** Stores an already processed picture. The demo world uses this, without a decoder at the first start. */
export function keepPicture(
  ctx: Omit<PictureServices, 'pictures'>,
  { bytes, ...picture }: PreparedPicture,
  { kind, ownerId, claimed = false }: PictureOptions,
): Promise<MediaData> {
  const now = ctx.clock.now();
  const row: MediaRow = {
    id: newId('i', now),
    hash: contentHash(bytes),
    owner_id: ownerId,
    kind,
    private: ruleOf(kind).private,
    ...picture,
    bytes: bytes.byteLength,
    created_at: now,
    claimed_at: claimed ? now : null,
  };
  return commit(ctx, async (db) => {
    if (ownerId !== null && !claimed) await reserveUnused(db, ownerId, row.bytes);
    await lockBytes(db, row.hash);
    await ctx.storage.put(bytes);
    await insertMedia(db, row);
    return mediaDataOf(row);
  });
}

/**
 * All that a change claims and lets go, before it does either: two changes that take from each other come one after the
 * other, and the second sees what the first uses.
 */
export async function lockPictures(db: Database, ids: readonly (string | null | undefined)[]): Promise<void> {
  const named = ids.filter((id): id is string => typeof id === 'string');
  if (named.length > 0) await lockMedia(db, named);
}

/** Marks it as used. Absent, somebody else's and of another kind answer alike. */
export async function claimPicture(
  db: Database,
  clock: Clock,
  claim: { id: string; ownerId: string; kind: MediaKind },
): Promise<MediaData & { hash: string }> {
  const row = await claimMedia(db, claim, clock.now());
  if (!row) throw new AppError('not_found', { field: 'picture' });
  return { ...mediaDataOf(row), hash: row.hash };
}

/** The same of one that nothing else shows: whoever lets go of it would take it from the other. */
export async function claimUnusedPicture(
  db: Database,
  clock: Clock,
  claim: { id: string; ownerId: string; kind: MediaKind },
): Promise<void> {
  if (!(await claimMedia(db, { ...claim, unused: true }, clock.now())))
    throw new AppError('not_found', { field: 'picture' });
}

/** It is no longer used. Deleted by the sweep, unless it is claimed again before. */
export async function releasePicture(db: Database, picture: { id: string; ownerId: string }): Promise<void> {
  await releaseMedia(db, picture);
}

/** The same for several, whoever uploaded them: pictures of the site itself have no single owner. */
export async function releasePictures(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await releaseMediaByIds(db, ids);
}

/** No longer used. The bytes go with the next sweep, where nobody else has the same. */
export async function dropPictures(db: Database, clock: Clock, pile: PictureFilter): Promise<void> {
  await dropMedia(db, pile, clock.now());
}

export async function listPictures(
  db: Database,
  ownerId: string,
  wanted: { before?: string; size?: number } = {},
): Promise<MediaData[]> {
  return (await mediaOf(db, ownerId, wanted)).map(mediaDataOf);
}

/** A private file was viewed: who, when, which. */
export async function auditView(ctx: RequestContext, media: MediaRow): Promise<void> {
  await audit(ctx.db, ctx, {
    action: 'media.viewed',
    target: media.id,
    after: { kind: media.kind, owner: media.owner_id },
  });
}

function mediaDataOf(row: MediaRow): MediaData {
  return {
    id: row.id,
    kind: row.kind as MediaKind,
    private: row.private,
    hash: row.private ? null : row.hash,
    width: row.width,
    height: row.height,
    placeholder: row.private ? '' : row.placeholder,
    url: row.private ? `/api/media/${row.id}/file` : pictureAddress(row.hash, 2000, 'webp'),
    createdAt: row.created_at.toISOString(),
  };
}
