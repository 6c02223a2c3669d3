import { z } from 'zod';
import { call, uploadCall, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { processUpload } from './process-upload.server.ts';
import { addPicture } from './media.server.ts';
import { mediaData } from './media.ts';
import type { MediaKind } from './media-rules.ts';
import { pieceLimits } from '#lib/upload-limit.ts';
import { isPictureKind, newUpload, uploadData } from './upload.ts';
import { addPiece, endUpload, openUpload, readUpload } from './uploads.server.ts';

const tag = 'media';
const params = z.object({ id: limitedText(64) });

/** Files in pieces: resumed after a lost connection (PRODUCT D6). */
export function uploadCalls(): Call[] {
  return [
    call({
      method: 'POST',
      path: '/uploads',
      who: 'signed-in',
      tag,
      summary: 'Announce a file that will come in pieces',
      idempotent: true,
      limit: { hits: 600, seconds: 3600 },
      body: newUpload,
      data: uploadData,
      errors: ['upload_too_large', 'model_too_large', 'file_too_large', 'uploads_unused'],
      handle: ({ ctx, session, body }) => openUpload(ctx, session.userId, body),
    }),
    call({
      method: 'GET',
      path: '/uploads/{id}',
      who: 'signed-in',
      tag,
      summary: 'How much of an own file is here',
      params,
      data: uploadData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readUpload(ctx, { id: params.id, ownerId: session.userId }),
    }),
    uploadCall({
      method: 'PUT',
      path: '/uploads/{id}',
      who: 'signed-in',
      tag,
      summary: 'The next piece, from the byte `from` on; at another place it is refused with where the file stands',
      limitBytes: pieceLimits.most,
      limit: { hits: 6000, seconds: 3600 },
      params,
      query: z.strictObject({ from: z.coerce.number().int().min(0) }),
      data: uploadData,
      errors: ['not_found', 'upload_place', 'upload_uneven', 'upload_missing', 'media_type'],
      handle: ({ ctx, session, params, query, upload }) =>
        addPiece(ctx, { id: params.id, ownerId: session.userId }, query.from, upload.bytes),
    }),
    call({
      method: 'DELETE',
      path: '/uploads/{id}',
      who: 'signed-in',
      tag,
      summary: 'Give up an own file that is on its way',
      params,
      data: z.null(),
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => endUpload(ctx, { id: params.id, ownerId: session.userId }),
    }),
    call({
      method: 'POST',
      path: '/uploads/{id}/picture',
      who: 'signed-in',
      tag,
      summary: 'All of it is here: judge it, draw it anew, keep it as a picture',
      idempotent: true,
      limit: { hits: 600, seconds: 3600 },
      params,
      data: mediaData,
      errors: [
        'not_found',
        'upload_place',
        'idempotency_busy',
        'picture_format',
        'picture_heic',
        'picture_mislabelled',
        'picture_disguised',
        'picture_animated',
        'picture_pixels',
        'picture_small',
        'picture_broken',
        'uploads_unused',
      ],
      handle: ({ ctx, session, params }) =>
        processUpload(
          ctx,
          { id: params.id, ownerId: session.userId },
          isPictureKind,
          async ({ read, type, name }, kind) =>
            addPicture(ctx, {
              file: await read(),
              claim: { type, name },
              kind: kind as MediaKind,
              ownerId: session.userId,
            }),
        ),
    }),
  ];
}
