import { transaction } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { pictureFormats, pictureTypes, pictureWidths, type PictureFormat, type PictureWidth } from '#lib/picture.ts';
import { holds } from '#lib/permissions.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import type { Painter } from '#platform/threads/picture-processor.ts';
import { findMedia, findScaled, lockBytes, insertScaled, type MediaRow, type Scaling } from './media-queries.server.ts';
import { ruleOf, type MediaKind } from './media-rules.ts';
import { auditView } from './media.server.ts';
import { privateViewsPerPerson } from './media-limits.ts';

/** A public picture in one width and format, made on first request and then stored (PRODUCT D6). */
export async function openScaled(ctx: RequestContext, hash: string, file: string): Promise<FileAnswer> {
  const scaling = { source: hash, ...scalingOf(hash, file) };
  const found = await findScaled(ctx.db, scaling);
  if (!found) throw new AppError('not_found');
  const name = `${hash}/${file}`;
  return {
    type: pictureTypes[scaling.format],
    immutable: true,
    ready: found.hash !== null,
    // Before it is made, its own hash is not known; the address identifies the bytes as well.
    etag: `"${found.hash ?? name}"`,
    bytes: async () =>
      (found.hash === null ? null : await ctx.storage.get(found.hash)) ??
      ctx.pictures
        .showing({ whose: ctx.session?.userId ?? ctx.address })
        .once(name, (scale) => madeScaled(ctx, scaling, scale)),
  };
}

/** A private file for its owner and for admins; not found for anyone else. Never cached, and each view is audited. */
export async function openPrivate(ctx: RequestContext, session: Session, id: string): Promise<FileAnswer> {
  const media = await findMedia(ctx.db, id);
  const mayLook =
    media &&
    (media.owner_id === session.userId ||
      (holds(ctx.viewer, 'private-files.see') && !ruleOf(media.kind as MediaKind).confidential));
  if (!media || !mayLook) throw new AppError('not_found');
  return auditedAnswer(ctx, media);
}

/** A private file shared with this caller through something: the caller of this function has checked that. */
export async function openOwnPrivate(
  ctx: RequestContext,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<FileAnswer> {
  const media = await findMedia(ctx.db, id);
  if (!media || media.owner_id !== ownerId) throw new AppError('not_found');
  return auditedAnswer(ctx, media);
}

async function auditedAnswer(ctx: RequestContext, media: MediaRow): Promise<FileAnswer> {
  if (media.private) {
    if (
      !(await takeLimitSlot(ctx.db, ctx.clock, { key: `look:${ctx.session?.userId ?? ''}`, ...privateViewsPerPerson }))
    )
      throw new AppError('too_many_requests');
    await auditView(ctx, media);
  }
  return privateAnswer(ctx, media.hash);
}

/** Bytes for this caller alone. The caller of this function has checked access. */
export function privateAnswer(ctx: Pick<RequestContext, 'storage'>, hash: string): FileAnswer {
  return {
    type: pictureTypes.webp,
    etag: `"${hash}"`,
    immutable: false,
    private: true,
    ready: true,
    bytes: async () => found(await ctx.storage.get(hash)),
  };
}

/** As somebody else made it since it was looked for, or made now. */
async function madeScaled(ctx: RequestContext, scaling: Scaling, scale: Painter['scale']): Promise<Uint8Array> {
  const made = await findScaled(ctx.db, scaling);
  return (made?.hash ? await ctx.storage.get(made.hash) : null) ?? makeScaled(ctx, scaling, scale);
}

async function makeScaled(ctx: RequestContext, scaling: Scaling, scale: Painter['scale']): Promise<Uint8Array> {
  const source = found(await ctx.storage.get(scaling.source));
  const bytes = await scale(source, scaling.width, scaling.format);
  await transaction(ctx.db, async (db) => {
    const hash = contentHash(bytes);
    await lockBytes(db, hash);
    await ctx.storage.put(bytes);
    // Deleted meanwhile: the copy is not stored and nobody is served it.
    if (!(await insertScaled(db, scaling, { hash, bytes: bytes.byteLength, now: ctx.clock.now() })))
      throw new AppError('not_found');
  });
  return bytes;
}

function scalingOf(hash: string, file: string): { width: PictureWidth; format: PictureFormat } {
  const [, digits, ending] = /^(\d{2,4})\.([a-z]{3,4})$/.exec(file) ?? [];
  const width = pictureWidths.find((each) => String(each) === digits);
  const format = pictureFormats.find((each) => each === ending);
  if (width === undefined || format === undefined || !/^[0-9a-f]{64}$/.test(hash)) throw new AppError('not_found');
  return { width, format };
}

function found(bytes: Uint8Array | null): Uint8Array {
  if (bytes === null) throw new AppError('not_found');
  return bytes;
}
