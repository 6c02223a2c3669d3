import { z } from 'zod';
import { uploadLimitBytes } from '#lib/upload-limit.ts';
import { call, fileCall, uploadCall, type Call } from '#platform/call.ts';
import { cursorFields, placeOf } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { uploadPicture, listPictures } from './media.server.ts';
import { mediaKinds } from './media-rules.ts';
import { mediaData } from './media.ts';
import { openPrivate, openScaled } from './open-picture.server.ts';

const tag = 'media';

/** Pictures: uploading them, and viewing private ones (PRODUCT D6). */
export function mediaCalls(): Call[] {
  return [
    uploadCall({
      method: 'POST',
      path: '/media',
      who: 'signed-in',
      tag,
      summary: 'Bring a picture: JPEG, PNG, WebP or AVIF up to 8 MB, drawn anew without its metadata',
      idempotent: true,
      limitBytes: uploadLimitBytes,
      query: z.strictObject({ kind: z.enum(mediaKinds) }),
      data: mediaData,
      limit: { hits: 600, seconds: 3600 },
      errors: [
        'upload_missing',
        'upload_too_large',
        'picture_format',
        'picture_heic',
        'picture_mislabelled',
        'picture_disguised',
        'picture_animated',
        'picture_pixels',
        'picture_small',
        'picture_broken',
        'media_type',
        'uploads_unused',
      ],
      handle: ({ ctx, session, query, upload, leaving }) =>
        uploadPicture(ctx, session.userId, query.kind, upload, leaving()),
    }),
    call({
      method: 'GET',
      path: '/media',
      who: 'signed-in',
      tag,
      summary: 'Own pictures and papers, newest first; `cursor` is the last id of the page before',
      query: z.object({
        ...cursorFields('before', limitedText(64)),
        size: z.coerce.number().int().min(1).max(100).default(50),
      }),
      data: z.array(mediaData),
      handle: ({ ctx, session, query }) =>
        listPictures(ctx.db, session.userId, { before: placeOf(query) ?? undefined, size: query.size }),
    }),
    fileCall({
      path: '/media/{id}/file',
      who: 'signed-in',
      tag,
      summary: 'An own or, for admins, anyone’s private picture; each look is on record',
      file: ['image/webp'],
      errors: ['not_found', 'too_many_requests'],
      params: z.object({ id: limitedText(64) }),
      handle: ({ ctx, session, params }) => openPrivate(ctx, session, params.id),
    }),
  ];
}

/** Public pictures, at `/media` and not under `/api`: the address identifies the bytes. */
export function pictureFiles(): Call[] {
  return [
    fileCall({
      path: '/media/{hash}/{file}',
      who: 'anyone',
      tag,
      summary: 'A public picture in one of our widths: 640.avif, 640.webp, 640.jpg',
      file: ['image/avif', 'image/webp', 'image/jpeg'],
      errors: ['not_found'],
      // Scaling one takes up to a second of a core; cached ones do not count.
      limit: { hits: 600, seconds: 300 },
      params: z.object({ hash: limitedText(80), file: limitedText(20) }),
      handle: ({ ctx, params }) => openScaled(ctx, params.hash, params.file),
    }),
  ];
}
