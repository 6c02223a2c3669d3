import { z } from 'zod';
import { call, fileCall, type Call } from '#platform/call.ts';
import { AppError } from '#lib/errors.ts';
import { cursorFields, placeOf } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { importGlb } from './import-glb.server.ts';
import { glbData, glbSizes, mostGlbSizes } from './glb.ts';
import { glbSizesOf, listGlbs, ownGlbs } from './glbs.server.ts';
import { openGlb } from './open-glb.server.ts';

const tag = 'glbs';

/** Models of merchants and designers (PRODUCT L2). */
export function glbCalls(): Call[] {
  return [
    call({
      method: 'POST',
      path: '/uploads/{id}/model',
      who: 'signed-in',
      tag,
      summary: 'All of it is here: look it through, measure it, draw it, keep it as a model',
      idempotent: true,
      limit: { hits: 120, seconds: 3600 },
      params: z.object({ id: limitedText(64) }),
      data: glbData,
      errors: ['not_found', 'upload_place', 'idempotency_busy', 'model_refused', 'uploads_unused'],
      handle: ({ ctx, session, params }) => importGlb(ctx, session.userId, params.id),
    }),
    call({
      method: 'GET',
      path: '/glbs',
      who: 'signed-in',
      tag,
      summary: 'Own models, newest first; `next` is the place to go on from',
      query: z.object(cursorFields('after', limitedText(64))),
      data: z.object({ rows: z.array(glbData), next: z.string().nullable() }),
      handle: ({ ctx, session, query }) => listGlbs(ctx, session.userId, placeOf(query)),
    }),
    call({
      method: 'GET',
      path: '/glbs/sizes',
      who: 'anyone',
      tag,
      publicIds: true,
      summary: 'How large these models are, for a plan they stand in; only own ones and those something uses',
      query: z.object({
        ids: limitedText(mostGlbSizes * 32)
          .transform((text) => text.split(','))
          .pipe(z.array(limitedText(28)).max(mostGlbSizes)),
      }),
      data: glbSizes,
      handle: ({ ctx, query }) => glbSizesOf(ctx, query.ids),
    }),
    call({
      method: 'GET',
      path: '/glbs/{id}',
      who: 'signed-in',
      tag,
      summary: 'An own model with what was found in it',
      params: z.object({ id: limitedText(64) }),
      data: glbData,
      errors: ['not_found'],
      handle: async ({ ctx, session, params }) => {
        const glb = (await ownGlbs(ctx.db, session.userId, [params.id])).get(params.id);
        if (!glb) throw new AppError('not_found');
        return glb;
      },
    }),
  ];
}

/** Their files, at `/glbs` and not under `/api`: the address identifies the bytes. */
export function glbFiles(): Call[] {
  return [
    fileCall({
      path: '/glbs/{file}',
      who: 'anyone',
      tag,
      summary: 'A model that something uses, as glTF binary, or its picture',
      file: ['model/gltf-binary', 'image/webp'],
      errors: ['not_found'],
      params: z.object({ file: limitedText(80) }),
      handle: ({ ctx, params }) => openGlb(ctx, params.file),
    }),
  ];
}
