import { z } from 'zod';
import { call, fileCall } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { orderData } from '../order.ts';
import {
  addPicturesBody,
  answerReturnBody,
  askReturnBody,
  receiveReturnBody,
  sendPartBody,
  sendReturnBody,
} from './return.ts';
import { addReturnPictures, openReturnPicture } from './return-pictures.server.ts';
import { confirmPart, sayNotCome, sendPart } from './missing-parts.server.ts';
import { answerReturn, askReturn, receiveReturn, sendReturn, withdrawReturn } from './returns.server.ts';
import { mostReturnPictures } from '../order-limits.ts';

const params = z.object({ id: limitedText(64) });
const oneReturn = params.extend({ return: limitedText(64) });
const tag = 'returns';

/** The calls about returns (docs/decisions/0045). */
export function returnCalls() {
  return [
    call({
      method: 'POST',
      path: '/user/orders/{id}/returns',
      who: 'signed-in',
      tag,
      summary:
        'Asks to give back some of an order within seven days: which lines and how many, why, pictures of kind return',
      params,
      body: askReturnBody,
      data: orderData,
      idempotent: true,
      errors: [
        'not_found',
        'order_state',
        'return_early',
        'return_arrived',
        'return_here',
        'return_late',
        'return_amount',
        'return_picture',
      ],
      handle: ({ ctx, session, params, body }) => askReturn(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'POST',
      path: '/user/orders/{id}/returns/{return}/withdraw',
      who: 'signed-in',
      tag,
      summary: 'Keeps it after all',
      params: oneReturn,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'return_state'],
      handle: ({ ctx, session, params }) => withdrawReturn(ctx, session.userId, params.id, params.return),
    }),
    call({
      method: 'POST',
      path: '/user/orders/{id}/returns/{return}/sent',
      who: 'signed-in',
      tag,
      summary:
        'An agreed return is on its way back, by whom and under which number, else it lapses after 14 days; again, corrected',
      params: oneReturn,
      body: sendReturnBody,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'return_state', 'too_many_requests'],
      handle: ({ ctx, session, params, body }) => sendReturn(ctx, session.userId, params.id, params.return, body),
    }),
    call({
      method: 'POST',
      path: '/user/orders/{id}/returns/{return}/pictures',
      who: 'signed-in',
      tag,
      summary: 'Adds pictures of kind return to one that is still open',
      params: oneReturn,
      body: addPicturesBody,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'return_state', 'return_pictures'],
      handle: ({ ctx, session, params, body }) =>
        addReturnPictures(ctx, session.userId, params.id, params.return, body.pictures),
    }),
    fileCall({
      path: '/user/orders/{id}/returns/{return}/pictures/{at}',
      who: 'signed-in',
      tag,
      summary: 'A picture of a return, for both sides of the order and admins; each look is on record',
      file: ['image/webp'],
      errors: ['not_found', 'too_many_requests'],
      params: oneReturn.extend({ at: z.coerce.number().int().min(0).max(mostReturnPictures) }),
      handle: ({ ctx, session, params }) =>
        openReturnPicture(ctx, session.userId, { id: params.id, returnId: params.return, at: params.at }),
    }),
    call({
      method: 'POST',
      path: '/user/orders/{id}/returns/{return}/came',
      who: 'signed-in',
      tag,
      summary: 'The part that was missing is here',
      params: oneReturn,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'return_state'],
      handle: ({ ctx, session, params }) => confirmPart(ctx, session.userId, params.id, params.return),
    }),
    call({
      method: 'POST',
      path: '/user/orders/{id}/returns/{return}/not-come',
      who: 'signed-in',
      tag,
      summary: 'The part that was sent did not come: the merchant is asked anew',
      params: oneReturn,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'return_state'],
      handle: ({ ctx, session, params }) => sayNotCome(ctx, session.userId, params.id, params.return),
    }),
    call({
      method: 'POST',
      path: '/merchant/orders/{id}/returns/{return}/part',
      who: { permission: 'returns.answer' },
      tag,
      summary: 'The part a buyer asked for is on its way, by whom and under which number where there is one',
      params: oneReturn,
      body: sendPartBody,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'return_state', 'too_many_requests'],
      handle: ({ ctx, session, params, body }) => sendPart(ctx, session.userId, params.id, params.return, body),
    }),
    ...answerCallsFor('seller'),
    ...answerCallsFor('admin'),
  ];
}

function answerCallsFor(by: 'seller' | 'admin') {
  const [who, at] =
    by === 'seller'
      ? [{ permission: 'returns.answer' } as const, '/merchant/orders/{id}/returns/{return}']
      : [{ permission: 'returns.decide' } as const, '/admin/orders/{id}/returns/{return}'];
  return [
    call({
      method: 'POST',
      path: `${at}/answer`,
      who,
      tag,
      summary: 'Takes it back, or does not and says why',
      params: oneReturn,
      body: answerReturnBody,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'return_state', 'return_address'],
      handle: ({ ctx, session, params, body }) =>
        answerReturn(ctx, { by, userId: session.userId }, params.id, params.return, body),
    }),
    call({
      method: 'POST',
      path: `${at}/received`,
      who,
      tag,
      summary: 'It is back: the buyer’s money is due',
      params: oneReturn,
      body: receiveReturnBody,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'return_state', 'order_state'],
      handle: ({ ctx, session, params, body }) =>
        receiveReturn(ctx, { by, userId: session.userId }, params.id, params.return, body.restock),
    }),
  ];
}
