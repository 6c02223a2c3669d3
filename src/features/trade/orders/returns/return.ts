import { z } from 'zod';
import { localizedShape } from '#features/foundation/search/found.ts';
import { limitedText, lineText, trimmedText } from '#platform/limited-text.ts';
import { returnKinds, returnStates } from './return-states.ts';
import { mostLines, mostReturnPictures } from '../order-limits.ts';

/** Shapes of the calls about returns, for browser and server. */
const words = trimmedText(1000).min(3);

/** A line of the order by its place, and how many of it. */
export const returnedLine = z.object({
  position: z.number().int().min(0).max(mostLines),
  quantity: z.number().int().min(1).max(100_000),
});
export type ReturnedLine = z.infer<typeof returnedLine>;

export const askReturnBody = z.strictObject({
  kind: z.enum(returnKinds),
  lines: z.array(z.strictObject(returnedLine.shape)).min(1).max(mostLines),
  reason: words,
  pictures: z.array(limitedText(64).min(1)).max(mostReturnPictures),
});
export type AskReturn = z.infer<typeof askReturnBody>;
/** Pictures for a return that is still open. */
export const addPicturesBody = z.strictObject({
  pictures: z.array(limitedText(64).min(1)).min(1).max(mostReturnPictures),
});
/** Declining needs a reason. */
export const answerReturnBody = z
  .strictObject({ agree: z.boolean(), answer: words.optional() })
  .refine(({ agree, answer }) => agree || answer !== undefined, { path: ['answer'] });
export type AnswerReturn = z.infer<typeof answerReturnBody>;
export const receiveReturnBody = z.strictObject({ /** As new: it is on the shelf again. */ restock: z.boolean() });

/** The carrier of the return. */
export const sendReturnBody = z.strictObject({
  carrier: lineText(80).min(1),
  tracking: lineText(80).min(1),
});
export type SendReturn = z.infer<typeof sendReturnBody>;

/** Who brings the part, and under which number, where there is one. */
export const sendPartBody = z.strictObject({
  carrier: lineText(80).min(1).optional(),
  tracking: lineText(80).min(1).optional(),
});
export type SendPart = z.infer<typeof sendPartBody>;

/** A return as both sides see it; `pictures` are addresses. */
export const returnData = z.object({
  id: z.string(),
  kind: z.enum(returnKinds),
  lines: z.array(returnedLine),
  /** What comes back to the buyer for it, in đồng. */
  amount: z.number().int(),
  state: z.enum(returnStates),
  reason: localizedShape.nullable(),
  answer: localizedShape.nullable(),
  pictures: z.array(z.string()),
  askedAt: z.string(),
  updatedAt: z.string(),
  /** While it is asked: the merchant answers until then. */ answerBy: z.string().nullable(),
  /** While it is agreed: sent until then, or it lapses. */ sendBy: z.string().nullable(),
  /** While a part is on its way: counts as arrived then. */ comesBy: z.string().nullable(),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  /** How often a part that was sent did not come. */ notCome: z.number().int(),
  /** A part was asked for, and the piece was to come back instead. */ instead: z.boolean(),
  /** A part for it was sent, whether it came or not. */ partSent: z.boolean(),
  /** While it is agreed: where the shop takes it back; null where the shop has not said. */
  returnTo: z.object({ address: z.string(), phone: z.string() }).nullable(),
});

export type ReturnData = z.infer<typeof returnData>;

/** Who pays for sending it back: whoever it lies with. */
export function freightPayer({ kind }: Pick<ReturnData, 'kind'>): 'buyer' | 'shop' {
  return kind === 'unwanted' ? 'buyer' : 'shop';
}

export function returnPicture(orderId: string, returnId: string, at: number): string {
  return `/api/user/orders/${orderId}/returns/${returnId}/pictures/${at}`;
}
