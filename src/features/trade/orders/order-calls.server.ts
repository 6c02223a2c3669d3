import { z } from 'zod';
import { csvTypes } from '#features/people/console/csv.server.ts';
import { call, fileCall } from '#platform/call.ts';
import { atPage, nextField, pageFields, withNext } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { cartCalls } from './cart/cart-calls.server.ts';
import { changeTerms, readTerms } from '#features/catalogue/offers/delivery.server.ts';
import { termsData, termsBody } from '#features/catalogue/offers/delivery.ts';
import {
  cancelBody,
  orderBody,
  orderData,
  orderPage,
  ordersQuery,
  placedData,
  putData,
  quoteBody,
  quoteData,
  sellerCancelBody,
  shipBody,
} from './order.ts';
import { pricedRequests } from './order-limits.ts';
import { adminOrderStates } from './admin-order.ts';
import { exportAdminOrders } from './admin-orders.server.ts';
import { cancelOrder, cancelSale, completeOrder, listOrders, readOrder, sellingSide } from './orders.server.ts';
import { buyAgain } from './cart/buy-again.server.ts';
import { changeShipment, shipOrder } from './shipping/shipping.server.ts';
import { placeOrder } from './place-order.server.ts';
import { quoteOrder } from './order-quote.server.ts';
import { returnCalls } from './returns/return-calls.server.ts';

const params = z.object({ id: limitedText(64) });

/** The calls about carts and product orders (PRODUCT G1–G3). */
export function orderCalls() {
  return [...cartCalls(), ...buyerCalls(), ...sellerCalls(), ...adminCalls(), ...returnCalls()];
}

function buyerCalls() {
  const tag = 'orders';
  return [
    call({
      method: 'POST',
      path: '/user/orders/quote',
      who: 'signed-in',
      tag,
      summary: 'What an order of these would come to, with delivery to a province',
      body: quoteBody,
      data: quoteData,
      limit: pricedRequests,
      fewAtOnce: true,
      errors: ['not_found', 'size_limit', 'choice_unknown'],
      handle: ({ ctx, body }) => quoteOrder(ctx, body.lines, body.province),
    }),
    call({
      method: 'POST',
      path: '/user/orders',
      who: 'signed-in',
      tag,
      summary: 'Places an order at every merchant the lines are of; prices and totals are the server’s',
      body: orderBody,
      data: placedData,
      idempotent: true,
      limit: { hits: 120, seconds: 3600 },
      errors: [
        'not_found',
        'sold_out',
        'size_limit',
        'choice_unknown',
        'address_unknown',
        'own_product',
        'unpaid_orders',
        'unpaid_stock',
        'price_changed',
        'field_number',
      ],
      handle: ({ ctx, session, body }) => placeOrder(ctx, session.userId, body),
    }),
    call({
      method: 'GET',
      path: '/user/orders',
      who: 'signed-in',
      tag,
      summary: 'Own orders, newest first; page counts from 0, status is a state, RETURNS or ALL',
      query: ordersQuery,
      data: orderPage,
      handle: ({ ctx, session, query }) => listOrders(ctx, { buyer: session.userId }, query),
    }),
    call({
      method: 'GET',
      path: '/user/orders/{id}',
      who: 'signed-in',
      tag,
      summary: 'One own order with its history',
      params,
      data: orderData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readOrder(ctx, { buyer: session.userId }, params.id),
    }),
    call({
      method: 'POST',
      path: '/user/orders/{id}/cancel',
      who: 'signed-in',
      tag,
      summary: 'Cancels before it is sent; money that was sent is due back',
      params,
      body: cancelBody,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'order_state', 'bill_state'],
      handle: ({ ctx, session, params, body }) => cancelOrder(ctx, session.userId, params.id, body.reason, body.seen),
    }),
    call({
      method: 'POST',
      path: '/user/orders/{id}/complete',
      who: 'signed-in',
      tag,
      summary: 'It arrived, and the merchant is paid; not while something of it is reported or on its way back',
      params,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'order_state', 'return_open'],
      handle: ({ ctx, session, params }) => completeOrder(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/user/orders/{id}/again',
      who: 'signed-in',
      tag,
      summary: 'Buy again: puts what can be had of it into the cart, at today’s prices',
      params,
      data: putData,
      idempotent: true,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => buyAgain(ctx, session.userId, params.id),
    }),
  ];
}

function sellerCalls() {
  const tag = 'sales';
  return [
    call({
      method: 'GET',
      path: '/merchant/orders',
      who: { permission: 'sales.see' },
      tag,
      summary: 'Orders at the own shop, newest first',
      query: ordersQuery.extend(pageFields()),
      data: orderPage.extend(nextField),
      errors: ['not_found'],
      async handle({ ctx, session, query }) {
        const found = await listOrders(ctx, await sellingSide(ctx, session.userId), atPage(query));
        return withNext(found, found.total);
      },
    }),
    call({
      method: 'GET',
      path: '/merchant/orders/{id}',
      who: { permission: 'sales.see' },
      tag,
      summary: 'One order at the own shop',
      params,
      data: orderData,
      errors: ['not_found'],
      handle: async ({ ctx, session, params }) => readOrder(ctx, await sellingSide(ctx, session.userId), params.id),
    }),
    call({
      method: 'POST',
      path: '/merchant/orders/{id}/ship',
      who: { permission: 'sales.fulfil' },
      tag,
      summary: 'Sent, by whom and under which number; own delivery needs none',
      params,
      body: shipBody,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'order_state', 'tracking_needed'],
      handle: ({ ctx, session, params, body }) => shipOrder(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'PUT',
      path: '/merchant/orders/{id}/shipment',
      who: { permission: 'sales.fulfil' },
      tag,
      summary: 'Corrects carrier and number while it is on its way; the buyer is told',
      params,
      body: shipBody,
      data: orderData,
      limit: { hits: 120, seconds: 3600 },
      errors: ['not_found', 'order_state', 'tracking_needed'],
      handle: ({ ctx, session, params, body }) => changeShipment(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'POST',
      path: '/merchant/orders/{id}/cancel',
      who: { permission: 'sales.fulfil' },
      tag,
      summary: 'Cancels an order at the own shop, with the reason the buyer reads',
      params,
      body: sellerCancelBody,
      data: orderData,
      idempotent: true,
      errors: ['not_found', 'order_state', 'bill_state'],
      handle: ({ ctx, session, params, body }) => cancelSale(ctx, session.userId, params.id, body.reason, body.seen),
    }),
    call({
      method: 'GET',
      path: '/merchant/delivery-terms',
      who: { permission: 'delivery-terms.edit' },
      tag,
      summary: 'What delivery costs and how long it takes, by province',
      data: termsData,
      errors: ['not_found'],
      handle: ({ ctx, session }) => readTerms(ctx, session.userId),
    }),
    call({
      method: 'PUT',
      path: '/merchant/delivery-terms',
      who: { permission: 'delivery-terms.edit' },
      tag,
      summary: 'Changes them; an empty province is everywhere else',
      body: termsBody,
      data: termsData,
      limit: { hits: 120, seconds: 3600 },
      errors: ['not_found', 'conflict'],
      handle: ({ ctx, session, body }) => changeTerms(ctx, session.userId, body),
    }),
  ];
}

function adminCalls() {
  const tag = 'orders';
  return [
    fileCall({
      path: '/admin/orders.csv',
      who: { permission: 'orders.see' },
      tag,
      summary: 'Orders as a file for spreadsheets, filtered as the list is',
      file: csvTypes,
      query: z.object({ status: z.enum(adminOrderStates).default('ALL'), w: limitedText(200).default('') }),
      limit: { hits: 60, seconds: 3600 },
      handle: async ({ ctx, query }) => exportAdminOrders(ctx, { state: query.status, words: query.w.trim() }),
    }),
  ];
}
