import { z } from 'zod';
import { phoneField } from '#features/people/accounts/account.ts';
import { contactField, messageField } from '#features/people/feedback/feedback.ts';
import { pictureShape, localizedShape } from '#features/foundation/search/found.ts';
import { shownFile } from '#features/trade/talk-files/talk-file.ts';
import { sharedRoles } from '#features/studio/designs/design-roles.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import { designOrderLimits as most } from './design-order-limits.ts';
import { designOrderStates, actors, sides } from './design-order-states.ts';

/**
 * Shapes of the calls about conversations with designers (PRODUCT, design order), for browser and server. Whole đồng,
 * square metres.
 */

const id = limitedText(64).min(1);
const money = z.number().int().min(0).max(most.money);

const brief = {
  wishes: messageField,
  contact: contactField,
  mobile: phoneField,
  area: z.number().int().min(1).max(most.area).optional(),
  budget: money.optional(),
  address: trimmedText(most.address).optional(),
};
/** To a designer, about a work of theirs or not: one of the two is given. */
export const orderDesignBody = z.strictObject({ designer: id.optional(), work: id.optional(), ...brief });
export type DesignOrderForm = z.infer<typeof orderDesignBody>;
export const briefBody = z.strictObject(brief);
export type Brief = z.infer<typeof briefBody>;

const files = z.array(id).max(most.files).optional();
export const messageBody = z
  .strictObject({ text: trimmedText(most.text).optional(), files })
  .refine(({ text = '', files: given = [] }) => text !== '' || given.length > 0, { path: ['text'] });
export type DesignOrderMessage = z.infer<typeof messageBody>;
export const acceptBody = z.strictObject({ price: money.optional(), terms: trimmedText(most.reason).optional() });
/** Price and terms as the buyer saw them: what was changed meanwhile is not agreed to. */
export const beginBody = z.strictObject({ price: money.nullable(), terms: trimmedText(most.reason) });
export type SeenOffer = z.infer<typeof beginBody>;
export const deliverBody = z.strictObject({ text: trimmedText(most.text).optional(), files });
export const reasonBody = z.strictObject({ reason: trimmedText(most.reason).min(3) });
export const maybeReasonBody = z.strictObject({ reason: trimmedText(most.reason).min(3).optional() });
/** A client looks, or looks and comments. */
export const attachBody = z.strictObject({ role: z.enum(['view', 'comment']) });
export const seenBody = z.strictObject({ position: z.number().int().min(0).max(1_000_000_000) });

const state = z.enum(designOrderStates);
const designOrderItem = z.object({
  id: z.string(),
  state,
  side: z.enum(sides),
  designer: z.object({ id: z.string(), name: z.string(), avatar: pictureShape.nullable() }),
  buyer: z.object({
    name: z.string(),
    avatar: z.string().nullable(),
    mobile: z.string().nullable(),
    contact: z.string(),
  }),
  /** `id` null: it is no longer published. `detail`: the first picture beside the main one. */
  work: z
    .object({
      id: z.string().nullable(),
      name: localizedShape.nullable(),
      picture: pictureShape.nullable(),
      detail: pictureShape.nullable(),
    })
    .nullable(),
  price: z.number().int().nullable(),
  unread: z.number().int(),
  last: z.object({ by: z.enum(actors), state: state.nullable(), text: z.string(), files: z.number().int() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type DesignOrderItem = z.infer<typeof designOrderItem>;
export const designOrderPage = z.object({
  content: z.array(designOrderItem),
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
  unread: z.number().int(),
});
export type DesignOrderPage = z.infer<typeof designOrderPage>;

export const entryData = z.object({
  position: z.number().int(),
  by: z.enum(actors),
  state: state.nullable(),
  text: z.string(),
  price: z.number().int().nullable(),
  at: z.string(),
  files: z.array(shownFile),
});
export type Entry = z.infer<typeof entryData>;
export const designOrderData = designOrderItem.extend({
  wishes: z.string(),
  area: z.number().int().nullable(),
  budget: z.number().int().nullable(),
  address: z.string(),
  terms: z.string(),
  /** Delivered: when it completes by itself. */ completeBy: z.string().nullable(),
  entries: z.array(entryData),
  /** There is more before the first of these. */ earlier: z.boolean(),
  /** Designs the designer has attached, open to the client. */
  designs: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(sharedRoles) })),
  /** Up to where the other side has looked. */ theySaw: z.number().int(),
});
export type DesignOrder = z.infer<typeof designOrderData>;

export const designOrdersQuery = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
  status: limitedText(20)
    .transform((text) => text.toUpperCase())
    .pipe(z.enum(['ALL', ...designOrderStates]))
    .default('ALL'),
});
export type DesignOrdersQuery = z.infer<typeof designOrdersQuery>;
export const entryPlace = z.coerce.number().int().min(0).max(1_000_000_000);
/** What was said after or before a place; without either, the latest. */
export const entriesQuery = z.object({ after: entryPlace.optional(), before: entryPlace.optional() });
export type EntriesQuery = z.infer<typeof entriesQuery>;
