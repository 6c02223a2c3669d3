import { z } from 'zod';
import { mediaData } from '#features/foundation/media/media.ts';
import { call, fileCall, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { cancelRender } from './cancel-render.server.ts';
import { orderRender, retryRender } from './order-render.server.ts';
import { cancelGroup, listGroups, removeGroup, showTourOnWork } from './groups/render-groups.server.ts';
import { orderedRender, renderBody, renderChoicesData, renderData, renderGroupData, tourWorkBody } from './render.ts';
import { consoleRenders, newWorkerData, workerBody, workerData } from './render-worker.ts';
import { consoleRenders as readConsole, createWorker, revokeToken, trustAgain } from './render-workers.server.ts';
import {
  listRenders,
  openPreview,
  openResult,
  openTile,
  readChoices,
  readRender,
  removeRender,
} from './renders.server.ts';
import { usePicture } from './use-picture.server.ts';

const tag = 'renders';
const params = z.object({ id: limitedText(64) });
const tileNumber = z.coerce.number().int().min(0).max(1000);
const manage = { permission: 'renders.manage' } as const;

/** Pictures of designs: ordered, watched, kept (PRODUCT K1, K3). */
export function renderCalls(): Call[] {
  return [
    call({
      method: 'POST',
      path: '/renders',
      who: 'signed-in',
      tag,
      summary: 'Order a picture of a design; one that is there already is offered and takes nothing',
      body: renderBody,
      data: orderedRender,
      idempotent: true,
      limit: { hits: 300, seconds: 3600 },
      errors: [
        'not_found',
        'invalid_form',
        'render_dark',
        'render_in_wall',
        'render_no_way',
        'render_walk_long',
        'plan_ended',
        'quota_not_included',
        'quota_used_up',
        'too_many_requests',
      ],
      handle: ({ ctx, session, body }) => orderRender(ctx, session.userId, body),
    }),
    call({
      method: 'GET',
      path: '/renders',
      who: 'signed-in',
      tag,
      summary: 'One’s pictures, the newest first; of one design where it is named',
      query: z.strictObject({ design: limitedText(64).optional() }),
      data: z.array(renderData),
      errors: ['not_found'],
      handle: ({ ctx, session, query }) => listRenders(ctx, session.userId, query.design ?? null),
    }),
    call({
      method: 'GET',
      path: '/renders/choices',
      who: 'signed-in',
      tag,
      summary: 'What can be ordered: what it takes of the quota, what is left, about how long it takes',
      data: renderChoicesData,
      handle: ({ ctx, session }) => readChoices(ctx, session.userId),
    }),
    call({
      method: 'GET',
      path: '/renders/{id}',
      who: 'signed-in',
      tag,
      summary: 'How far a picture is',
      params,
      data: renderData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readRender(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/renders/{id}/cancel',
      who: 'signed-in',
      tag,
      summary: 'Stop it; the quota comes back',
      params,
      data: renderData,
      idempotent: true,
      errors: ['not_found', 'render_state'],
      handle: ({ ctx, session, params }) => cancelRender(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/renders/{id}/retry',
      who: 'signed-in',
      tag,
      summary: 'Order one that failed or was stopped once more',
      params,
      data: orderedRender,
      idempotent: true,
      limit: { hits: 300, seconds: 3600 },
      errors: ['not_found', 'render_state', 'plan_ended', 'quota_not_included', 'quota_used_up'],
      handle: ({ ctx, session, params }) => retryRender(ctx, session.userId, params.id),
    }),
    call({
      method: 'DELETE',
      path: '/renders/{id}',
      who: 'signed-in',
      tag,
      summary: 'Delete a picture that is done or failed',
      params,
      data: z.null(),
      errors: ['not_found', 'render_state'],
      handle: ({ ctx, session, params }) => removeRender(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/renders/{id}/picture',
      who: 'signed-in',
      tag,
      summary: 'The finished picture as an uploaded one, to be shown by a work',
      params,
      data: mediaData,
      idempotent: true,
      limit: { hits: 120, seconds: 3600 },
      errors: ['not_found', 'designer_first', 'uploads_unused'],
      handle: ({ ctx, session, params }) => usePicture(ctx, session.userId, params.id),
    }),
    fileCall({
      path: '/renders/{id}/preview',
      who: 'signed-in',
      tag,
      summary: 'The picture as far as it is, for a page',
      params,
      query: z.strictObject({ done: limitedText(16).optional() }),
      file: ['image/webp'],
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => openPreview(ctx, session.userId, params.id),
    }),
    fileCall({
      path: '/renders/{id}/file',
      who: 'signed-in',
      tag,
      summary: 'The finished picture or film, to download or to play',
      params,
      file: ['image/jpeg', 'video/mp4'],
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => openResult(ctx, session.userId, params.id),
    }),
    fileCall({
      path: '/renders/{id}/tiles/{level}/{x}/{y}',
      who: 'signed-in',
      tag,
      summary: 'A square of a large panorama; level 0 is the coarsest',
      params: params.extend({ level: tileNumber, x: tileNumber, y: tileNumber }),
      file: ['image/webp'],
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => openTile(ctx, session.userId, params.id, params),
    }),
    ...groupCalls(),
    ...consoleCalls(),
  ];
}

/** Tours and sets: several pictures ordered as one (PRODUCT K4, K5). */
function groupCalls(): Call[] {
  return [
    call({
      method: 'GET',
      path: '/renders/groups',
      who: 'signed-in',
      tag,
      summary: 'Tours and sets of a design, the newest first',
      query: z.strictObject({ design: limitedText(64) }),
      data: z.array(renderGroupData),
      errors: ['not_found'],
      handle: ({ ctx, session, query }) => listGroups(ctx, session.userId, query.design),
    }),
    call({
      method: 'POST',
      path: '/renders/groups/{id}/cancel',
      who: 'signed-in',
      tag,
      summary: 'Stop what is still on its way of a tour or set; its quota comes back',
      params,
      data: renderGroupData,
      idempotent: true,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => cancelGroup(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/renders/groups/{id}/work',
      who: 'signed-in',
      tag,
      summary: 'Show a finished tour on the page of an own work of the same design',
      params,
      body: tourWorkBody,
      data: z.null(),
      idempotent: true,
      limit: { hits: 60, seconds: 3600 },
      errors: ['not_found', 'designer_first', 'render_unfinished', 'uploads_unused'],
      handle: ({ ctx, session, params, body }) => showTourOnWork(ctx, session.userId, params.id, body.work),
    }),
    call({
      method: 'DELETE',
      path: '/renders/groups/{id}',
      who: 'signed-in',
      tag,
      summary: 'Forget a tour or set; its pictures stay',
      params,
      data: z.null(),
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => removeGroup(ctx, session.userId, params.id),
    }),
  ];
}

function consoleCalls(): Call[] {
  return [
    call({
      method: 'GET',
      path: '/admin/renders',
      who: { permission: 'renders.see' },
      tag,
      summary: 'Jobs of everyone, and who traces them',
      query: z.strictObject({ live: z.enum(['true', 'false']).default('false') }),
      data: consoleRenders,
      handle: ({ ctx, query }) => readConsole(ctx, query.live === 'true'),
    }),
    call({
      method: 'POST',
      path: '/admin/render-workers',
      who: manage,
      tag,
      summary: 'Let another machine trace; its token is answered once',
      body: workerBody,
      data: newWorkerData,
      handle: ({ ctx, body }) => createWorker({ ...ctx, remember: null }, body.name),
    }),
    call({
      method: 'DELETE',
      path: '/admin/render-workers/{id}',
      who: manage,
      tag,
      summary: 'A machine may trace no longer',
      params,
      data: workerData,
      errors: ['not_found'],
      handle: ({ ctx, params }) => revokeToken(ctx, params.id),
    }),
    call({
      method: 'POST',
      path: '/admin/render-workers/{id}/unblock',
      who: manage,
      tag,
      summary: 'A machine that was blocked for what it sent may trace again',
      params,
      data: workerData,
      errors: ['not_found'],
      handle: ({ ctx, params }) => trustAgain(ctx, params.id),
    }),
  ];
}
