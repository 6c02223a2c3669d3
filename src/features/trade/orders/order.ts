import { z } from 'zod';
import { pages } from '#features/catalogue/content/addresses.ts';
import { emailField, phoneField } from '#features/people/accounts/account.ts';
import { addressBody, savedAddress } from '#features/foundation/addresses/address.ts';
import { localizedShape } from '#features/foundation/search/found.ts';
import { choiceField, idField as id, quantityField, wantedLine } from '#features/catalogue/offers/wanted-line.ts';
import { shownLine } from '#features/catalogue/offers/shown-line.ts';
import { deliveryData, deliveryDays as days, merchantDelivery } from '#features/catalogue/offers/delivery.ts';
import { limitedText, lineText, trimmedText } from '#platform/limited-text.ts';
import { mostLines } from './order-limits.ts';
import { cancelSteps, orderStates } from './order-states.ts';
import { returnData, returnedLine } from './returns/return.ts';
import { orderEventStates, returnKinds, returnStates } from './returns/return-states.ts';
import { refundData } from '#features/trade/payments/refund.ts';

/**
 * Shapes of the calls about carts and orders (PRODUCT G1), for browser and server. Money is whole đồng, lengths are
 * millimetres.
 */

export const cartBody = z.strictObject({
  product: id,
  variant: id.optional(),
  choice: choiceField.optional(),
  quantity: quantityField,
});
export const quantityBody = z.strictObject({ quantity: quantityField });
export const workBody = z.strictObject({ work: id });
/** A design of one's own; the pieces `without` names are left out. */
export const designBody = z.strictObject({ design: id, without: z.array(id).max(5000).optional() });
/** A visitor's cart, as their browser keeps it: what and how many. */
export const visitorCartBody = z.strictObject({ lines: z.array(wantedLine).max(mostLines) });
/** The pieces of a work that can be had, for a visitor's cart. */
export const workLinesData = z.object({ lines: z.array(wantedLine), missing: z.number().int() });
export const putData = z.object({ added: z.number().int(), missing: z.number().int(), count: z.number().int() });
export type PutInCart = z.infer<typeof putData>;

const line = (most: number) => lineText(most).min(1);
/** For a VAT invoice: its recipient. The tax code is the Vietnamese one, ten digits or with its branch thirteen. */
export const invoiceBody = z.strictObject({
  company: line(160),
  taxCode: trimmedText(14).regex(/^\d{10}(-\d{3})?$/),
  address: line(240),
  email: emailField,
});

export const quoteBody = z.strictObject({
  lines: z.array(wantedLine).min(1).max(mostLines),
  province: limitedText(2)
    .regex(/^\d{2}$/)
    .optional(),
});
export const orderBody = z.strictObject({
  /** From the cart: what was bought is removed from it. */
  from: z.enum(['cart', 'product']),
  lines: z.array(wantedLine).min(1).max(mostLines),
  receiver: line(80),
  mobile: phoneField,
  buyerEmail: emailField,
  address: addressBody,
  remark: trimmedText(500).optional(),
  invoice: invoiceBody.optional(),
  /** Also in the address book, for the next time. */
  keepAddress: z.boolean().optional(),
  /** The total the buyer saw, all merchants together; orders with another total are not placed. */
  total: z.number().int().optional(),
});
export type OrderForm = z.infer<typeof orderBody>;

const merchant = z.object({ id: z.string(), name: z.string() });

const quotedLine = shownLine.extend({
  /** How many there are; null for what is made when ordered. */ stock: z.number().int().nullable(),
});
/** The total of one merchant's order. Delivery is null until the province is known. */
const quotedGroup = z.object({
  merchant,
  lines: z.array(quotedLine),
  goods: z.number().int(),
  delivery: deliveryData.nullable(),
  total: z.number().int(),
});
export const quoteData = z.object({
  groups: z.array(quotedGroup),
  goods: z.number().int(),
  fee: z.number().int().nullable(),
  total: z.number().int(),
});
export type OrderQuote = z.infer<typeof quoteData>;
export type QuotedGroup = z.infer<typeof quotedGroup>;

/** `able` false: sold out, fewer than wanted, or no longer offered; `why` says which. */
const cartLine = quotedLine.extend({ id: z.string(), why: z.enum(['gone', 'few', 'choice']).nullable() });
export type CartLine = z.infer<typeof cartLine>;
export const cartData = z.object({
  /** With the merchant's delivery to everywhere: the page says what it comes to as soon as it knows where to. */
  groups: z.array(
    z.object({ merchant, lines: z.array(cartLine), goods: z.number().int(), delivery: merchantDelivery }),
  ),
  count: z.number().int(),
  goods: z.number().int(),
  /** Lines that were taken out just now, because they are no longer sold. */
  gone: z.number().int().optional(),
});
export type Cart = z.infer<typeof cartData>;

export const placedData = z.object({
  placement: z.string(),
  bill: z.string(),
  orders: z.array(
    z.object({ id: z.string(), number: z.string(), bill: z.string(), merchant, total: z.number().int() }),
  ),
});
export type Placed = z.infer<typeof placedData>;

const state = z.enum(orderStates);
const orderItem = z.object({
  id: z.string(),
  number: z.string(),
  state,
  merchant,
  buyer: z.string(),
  goods: z.number().int(),
  deliveryFee: z.number().int(),
  total: z.number().int(),
  /** What of it went back to the buyer. */
  refunded: z.number().int(),
  /** What of it is still to be sent back. */
  refundDue: z.number().int(),
  placedAt: z.string(),
  payBy: z.string().nullable(),
  lines: z.array(shownLine),
  /** How its newest return stands; null where there is none. */
  returnState: z.enum(returnStates).nullable(),
  /** Of the newest return. */ returnKind: z.enum(returnKinds).nullable(),
  /** Of the newest return; null where only a part is sent. */ returnAmount: z.number().int().nullable(),
});
export type OrderItem = z.infer<typeof orderItem>;
export const orderPage = z.object({
  content: z.array(orderItem),
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
});
export type OrderPage = z.infer<typeof orderPage>;

const orderEvent = z.object({
  state: z.enum(orderEventStates),
  by: z.enum(['buyer', 'seller', 'admin', 'clock']),
  at: z.string(),
  reason: localizedShape.nullable(),
  /** Of a step of a return: what was reported or asked for. */
  returnKind: z.enum(returnKinds).nullable(),
});
export const orderData = orderItem.extend({
  side: z.enum(['buyer', 'seller']),
  /** For the buyer; null where the merchant has given none. */
  merchantPhone: z.string().nullable(),
  bill: z.string(),
  placement: z.string(),
  days,
  receiver: z.string(),
  mobile: z.string(),
  buyerEmail: z.string(),
  address: savedAddress,
  remark: z.string(),
  invoice: invoiceBody.nullable(),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  completeBy: z.string().nullable(),
  reason: localizedShape.nullable(),
  events: z.array(orderEvent),
  /** Returns, the newest first; what may still be returned, and until when, the last of it by `returnBy`; null before it has arrived. */
  returns: z.array(returnData),
  returnable: z.array(returnedLine.extend({ until: z.string().nullable() })),
  /** For which reasons: on its way only what is damaged, incomplete or missing. */ returnKinds: z.array(
    z.enum(returnKinds),
  ),
  returnBy: z.string().nullable(),
  /** When the time for it was over, where something could have come back; null otherwise. */
  returnEnded: z.string().nullable(),
  /** What goes back to the buyer; empty for the seller. */
  refunds: z.array(refundData),
  /** What the whole bill comes to, all merchants together; the order's own total for the seller. */
  billTotal: z.number().int(),
  /** Others of the same purchase, at other merchants. */
  together: z.array(
    z.object({ id: z.string(), number: z.string(), merchant: z.string(), total: z.number().int(), state }),
  ),
});
export type Order = z.infer<typeof orderData>;

export const ordersQuery = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
  status: limitedText(20)
    .transform((text) => text.toUpperCase())
    .pipe(z.enum(['ALL', 'RETURNS', ...orderStates]))
    .default('ALL'),
});
export type OrdersQuery = z.infer<typeof ordersQuery>;

const reasonField = trimmedText(500).min(3);
/** `seen`: which cancellation the window showed; with money sent meanwhile it is another. */
const seen = z.enum(cancelSteps).optional();
export const cancelBody = z.strictObject({ reason: reasonField.optional(), seen });
export const sellerCancelBody = z.strictObject({ reason: reasonField, seen });
/** By whom and under which number; `ownDelivery` needs none. */
export const shipBody = z.strictObject({ carrier: line(80), tracking: lineText(80).optional() });
export type Shipment = z.infer<typeof shipBody>;

/** The page of an order, for its buyer and its seller. */
export function orderAddress(id: string): string {
  return `${pages.productBill.path}?order=${id}`;
}

/** The page of everything one bill pays, for its payer. */
export function purchaseAddress(billId: string): string {
  return `${pages.productBill.path}?bill=${billId}`;
}

/** As they are numbered: `-2` before `-10`. */
export function byNumber<Numbered extends { number: string }>(orders: readonly Numbered[]): Numbered[] {
  return orders.toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
}
