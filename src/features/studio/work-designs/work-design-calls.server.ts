import { z } from 'zod';
import { madePerPerson } from '#features/studio/designs/design-limits.ts';
import { designItem, documentShape } from '#features/studio/designs/design.ts';
import { call, fileCall } from '#platform/call.ts';
import { limitedText, lineText } from '#platform/limited-text.ts';
import { roomList } from '#features/catalogue/offers/room-list.ts';
import { readWorkRoom } from './work-room.server.ts';
import { sendLimits } from '#design/commands/wire.ts';
import { startDesign } from './start-design.server.ts';
import { applyTemplate, readWorkDesign, readWorkPlan } from './work-designs.server.ts';

const tag = 'works';
const params = z.object({ id: limitedText(64) });

/** The calls about a work's design: to look at it, and to use it as a template (PRODUCT F2, J1). */
export function workDesignCalls() {
  return [
    call({
      method: 'GET',
      path: '/works/{id}/design',
      who: 'anyone',
      tag,
      summary: 'The very design of a work, to look at in 3D',
      params,
      data: z.object({
        work: z.string(),
        name: z.string(),
        author: z.string(),
        /** Whether it may be copied. */ template: z.boolean(),
        /** Where its baked light lies. */ light: z.string().nullable(),
        document: documentShape,
      }),
      limit: { hits: 60, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, params }) => readWorkDesign(ctx, params.id),
    }),
    fileCall({
      path: '/works/{id}/plan',
      who: 'anyone',
      tag,
      summary: 'The plan of a work, one level, rooms named in your language',
      file: ['image/svg+xml'],
      params,
      query: z.object({ level: limitedText(64).optional(), v: limitedText(64).optional() }),
      limit: { hits: 300, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, params, query }) => readWorkPlan(ctx, params.id, query),
    }),
    call({
      method: 'GET',
      path: '/works/{id}/room',
      who: 'anyone',
      tag,
      summary: 'Shop the room: everything that stands in a work, exact variants and prices, what fits instead',
      params,
      data: roomList,
      limit: { hits: 60, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, params }) => readWorkRoom(ctx, params.id),
    }),
    call({
      method: 'POST',
      path: '/works/{id}/use',
      who: 'signed-in',
      tag,
      publicIds: true,
      summary: 'Use as a template: a copy among my designs',
      params,
      data: designItem,
      idempotent: true,
      limit: { hits: 60, seconds: 3600 },
      errors: ['not_found', 'template_denied', 'workspace_denied'],
      handle: ({ ctx, session, params }) => applyTemplate(ctx, session.userId, { workId: params.id }),
    }),
    call({
      method: 'POST',
      path: '/designs',
      who: 'signed-in',
      tag: 'designs',
      summary: 'A new design: empty, from a work, or from a document (one of over 1 MB is uploaded in pieces first)',
      body: z.strictObject({
        name: lineText(120).min(1).optional(),
        template: limitedText(64).optional(),
        document: documentShape.optional(),
        upload: limitedText(64).optional(),
        /** Of a document: the work it was begun from. */ madeFrom: limitedText(64).optional(),
      }),
      bodyBytes: sendLimits.bytes,
      data: designItem,
      idempotent: true,
      limit: madePerPerson,
      errors: ['not_found', 'template_denied', 'workspace_denied', 'design_refused', 'designs_full', 'designs_space'],
      handle: ({ ctx, session, body }) => startDesign(ctx, session.userId, body),
    }),
  ];
}
