import { z } from 'zod';
import { fileTypes } from '#features/trade/talk-files/file-kinds.ts';
import { call, fileCall } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { limitedText } from '#platform/limited-text.ts';
import type { Side } from './design-order-states.ts';
import { atPage, cursorFields, nextField, pageFields, placeOf, withNext } from '#platform/paging.ts';
import {
  acceptBody,
  attachBody,
  beginBody,
  briefBody,
  deliverBody,
  designOrderData,
  designOrderPage,
  designOrdersQuery,
  entriesQuery,
  entryPlace,
  entryData,
  maybeReasonBody,
  orderDesignBody,
  reasonBody,
  messageBody,
  seenBody,
} from './design-order.ts';
import {
  acceptDesignOrder,
  beginDesignOrder,
  listDesignOrders,
  openFile,
  orderFromQuestion,
  readDesignOrder,
  stepDesignOrder,
} from './design-orders.server.ts';
import { attachDesign, detachDesign } from './attach-design.server.ts';
import { sendMessage, markTalkSeen } from './send-message.server.ts';
import { orderDesign } from './start-design-order.server.ts';

const tag = 'design orders';
const params = z.object({ id: limitedText(64) });
const designParams = params.extend({ design: limitedText(64) });
const who = 'signed-in';
const step = { method: 'POST', who, tag, params, data: designOrderData, idempotent: true } as const;
const listQuery = designOrdersQuery.extend(pageFields());
const listData = designOrderPage.extend(nextField);
const refusals = ['not_found', 'forbidden', 'design_order_state', 'too_many_requests'] as const;

/** The calls about conversations with designers: questions and design orders (PRODUCT, design order). */
export function designOrderCalls() {
  return [...listCalls(), ...talkCalls(), ...buyerSteps(), ...designerSteps()];
}

function listCalls() {
  return [
    call({
      method: 'POST',
      path: '/user/design-orders',
      who,
      tag,
      publicIds: true,
      summary: 'Orders a design: of a work, or of a designer; reaches the designer with how to reach the buyer',
      body: orderDesignBody,
      data: z.object({ id: z.string() }),
      idempotent: true,
      errors: ['not_found', 'own_design', 'field_number', 'too_many_requests'],
      handle: ({ ctx, session, body }) => orderDesign(ctx, session.userId, body),
    }),
    call({
      method: 'GET',
      path: '/user/design-orders',
      who,
      tag,
      summary: 'Own questions and design orders, those with news first',
      query: listQuery,
      data: listData,
      handle: ({ ctx, session, query }) => listOf(ctx, session.userId, 'buyer', query),
    }),
    call({
      method: 'GET',
      path: '/designer/design-orders',
      who: { permission: 'design-orders.serve' },
      tag,
      summary: 'The designer’s order record: what was asked and ordered of them',
      query: listQuery,
      data: listData,
      handle: ({ ctx, session, query }) => listOf(ctx, session.userId, 'designer', query),
    }),
  ];
}

async function listOf(ctx: RequestContext, userId: string, side: Side, query: z.infer<typeof listQuery>) {
  const found = await listDesignOrders(ctx, userId, side, atPage(query));
  return withNext(found, found.total);
}

function talkCalls() {
  return [
    call({
      method: 'GET',
      path: '/design-orders/{id}',
      who,
      tag,
      summary: 'One talk, for the two of them; what was said after or before a place',
      params,
      query: entriesQuery.extend(cursorFields('before', entryPlace)),
      data: designOrderData.extend(nextField),
      errors: ['not_found'],
      async handle({ ctx, session, params, query: { after, ...query } }) {
        const before = placeOf(query) ?? undefined;
        const talk = await readDesignOrder(ctx, session.userId, params.id, { after, before });
        return { ...talk, next: talk.earlier ? String(talk.entries[0]?.position) : null };
      },
    }),
    call({
      method: 'POST',
      path: '/design-orders/{id}/messages',
      who,
      tag,
      summary: 'Says something, with pictures and files or without',
      params,
      body: messageBody,
      data: entryData,
      idempotent: true,
      errors: ['not_found', 'design_order_state', 'too_many_requests'],
      handle: ({ ctx, session, params, body }) => sendMessage(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'PUT',
      path: '/design-orders/{id}/seen',
      who,
      tag,
      summary: 'Looked at up to a place',
      params,
      body: seenBody,
      data: z.object({ unread: z.number().int() }),
      errors: ['not_found'],
      handle: ({ ctx, session, params, body }) => markTalkSeen(ctx, session.userId, params.id, body.position),
    }),
    fileCall({
      path: '/design-orders/{id}/files/{fileId}',
      who,
      tag,
      summary: 'A picture or a file of a talk, for the two of them; files are saved, never shown',
      file: ['image/webp', ...Object.values(fileTypes)],
      errors: ['not_found'],
      params: params.extend({ fileId: limitedText(64) }),
      handle: ({ ctx, session, params: { id, fileId } }) => openFile(ctx, session.userId, id, fileId),
    }),
    call({
      ...step,
      path: '/design-orders/{id}/close',
      summary: 'A question that needs no more answers',
      body: maybeReasonBody,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) =>
        stepDesignOrder(ctx, session.userId, params.id, 'close', { text: body.reason }),
    }),
  ];
}

function buyerSteps() {
  return [
    call({
      ...step,
      path: '/design-orders/{id}/order',
      summary: 'Makes an order of a question',
      body: briefBody,
      errors: [...refusals, 'field_number'],
      handle: ({ ctx, session, params, body }) => orderFromQuestion(ctx, session.userId, params.id, body),
    }),
    call({
      ...step,
      path: '/design-orders/{id}/begin',
      summary: 'Agrees to price and terms as seen; work begins',
      body: beginBody,
      errors: [...refusals, 'offer_changed'],
      handle: ({ ctx, session, params, body }) => beginDesignOrder(ctx, session.userId, params.id, body),
    }),
    call({
      ...step,
      path: '/design-orders/{id}/rework',
      summary: 'Asks for a change of what was delivered',
      body: reasonBody,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) =>
        stepDesignOrder(ctx, session.userId, params.id, 'rework', { text: body.reason }),
    }),
    call({
      ...step,
      path: '/design-orders/{id}/complete',
      summary: 'All is as it should be',
      errors: [...refusals],
      handle: ({ ctx, session, params }) => stepDesignOrder(ctx, session.userId, params.id, 'complete'),
    }),
    call({
      ...step,
      path: '/design-orders/{id}/cancel',
      summary: 'The buyer wants it no more',
      body: maybeReasonBody,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) =>
        stepDesignOrder(ctx, session.userId, params.id, 'cancel', { text: body.reason }),
    }),
  ];
}

function designerSteps() {
  return [
    call({
      ...step,
      method: 'PUT',
      path: '/design-orders/{id}/designs/{design}',
      summary: 'The designer attaches one of their designs: the client may look at it, or comment',
      params: designParams,
      body: attachBody,
      errors: [...refusals, 'shares_full', 'already_shared'],
      handle: ({ ctx, session, params: { id, design }, body }) =>
        attachDesign(ctx, session.userId, id, { design, role: body.role }),
    }),
    call({
      ...step,
      method: 'DELETE',
      path: '/design-orders/{id}/designs/{design}',
      summary: 'The designer takes it back',
      params: designParams,
      errors: ['not_found', 'forbidden'],
      handle: ({ ctx, session, params: { id, design } }) => detachDesign(ctx, session.userId, id, design),
    }),
    call({
      ...step,
      path: '/design-orders/{id}/accept',
      summary: 'Takes it on, at a price or without; again, at another',
      body: acceptBody,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) => acceptDesignOrder(ctx, session.userId, params.id, body),
    }),
    call({
      ...step,
      path: '/design-orders/{id}/decline',
      summary: 'Declines, with the reason the buyer reads',
      body: reasonBody,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) =>
        stepDesignOrder(ctx, session.userId, params.id, 'decline', { text: body.reason }),
    }),
    call({
      ...step,
      path: '/design-orders/{id}/deliver',
      summary: 'Delivers, with words and pictures',
      body: deliverBody,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) => stepDesignOrder(ctx, session.userId, params.id, 'deliver', body),
    }),
    call({
      ...step,
      path: '/design-orders/{id}/withdraw',
      summary: 'Cannot go on with it, with the reason the buyer reads',
      body: reasonBody,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) =>
        stepDesignOrder(ctx, session.userId, params.id, 'withdraw', { text: body.reason }),
    }),
  ];
}
