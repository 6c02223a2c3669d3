import { z } from 'zod';
import { locales } from '#lib/locale.ts';
import { trimmedText } from '#platform/limited-text.ts';
import { amountLimits } from '#features/trade/payments/payment-limits.ts';
import { arrival, confirmation, confirmReason, pendingData } from '#features/trade/payments/remittance.ts';
import { applicationData, applicationTypes, paperNames } from './application.ts';
import { applicationStates } from './application-states.ts';

/**
 * What an admin lists, the waiting ones first. A draft is private to its owner. What was sent back and what was declined
 * for good share the state REJECTED; the last decision tells them apart (`isDeclined`).
 */
export const queueStates = ['AUDITING', 'AWAITING_REMITTANCE', 'REJECTED', 'DECLINED', 'PASSED'] as const;
export type QueueState = (typeof queueStates)[number];

const waitedData = z.object({ days: z.number().int(), hours: z.number().int(), minutes: z.number().int() });

const queueEntry = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  type: z.enum(applicationTypes),
  state: z.enum(applicationStates),
  plan: z.string().nullable(),
  attempt: z.number().int(),
  submittedAt: z.string().nullable(),
  updatedAt: z.string(),
  waited: waitedData.nullable(),
  /** How far beyond the promised working days; null while in time. */
  overdue: waitedData.nullable(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

export const queueData = z.object({
  content: z.array(queueEntry),
  next: z.string().nullable(),
  waiting: z.number().int(),
  late: z.number().int(),
});
export type QueueData = z.infer<typeof queueData>;

const trilingualText = z.strictObject(
  Object.fromEntries(locales.map((locale) => [locale, trimmedText(1000).min(1).optional()])) as Record<
    (typeof locales)[number],
    z.ZodOptional<z.ZodString>
  >,
);
/** Which submission the admin has seen: a decision about an older one is refused. */
const attempt = z.number().int().min(1).max(1_000_000).optional();
/** `amount` is what was seen in the account, where there is a bill; a reason where something was flagged. */
export const approvalBody = z.strictObject({
  attempt,
  amount: confirmation.shape.amount.optional(),
  /** Less than is owed was seen: it is kept, and the applicant is asked for the rest. Else that is refused. */
  part: z.boolean().default(false),
  reason: confirmReason.optional(),
});
export const rejectionBody = z.strictObject({
  attempt,
  reason: trilingualText.refine((reason) => Object.keys(reason).length > 0, 'field_required'),
  /** The transfer itself is in doubt: another receipt is requested. */
  receipt: z.boolean().default(false),
});

/**
 * For good, or to give back what was withdrawn. `amount`: what was seen in the account and is not recorded yet; with a
 * receipt under review of that one. `moneyReason`: why it is counted where that receipt is flagged, or there is none.
 * Without one `arrivals` says how much the window showed as recorded before: one since may be this very transfer.
 */
export const refusalBody = z.strictObject({
  attempt,
  reason: rejectionBody.shape.reason.optional(),
  amount: z.number().int().min(0).max(amountLimits.most),
  moneyReason: confirmReason.optional(),
  arrivals: arrival.shape.arrivals.optional(),
});

/** What an admin sees of one application. */
export const auditedData = applicationData.extend({
  applicant: z.object({
    id: z.string(),
    nickname: z.string(),
    email: z.string(),
    mobile: z.string().nullable(),
    since: z.string(),
  }),
  emailProven: z.boolean(),
  mobileProven: z.boolean(),
  waited: waitedData.nullable(),
  overdue: waitedData.nullable(),
  dueAt: z.string().nullable(),
  /** What was billed and what was sent for it, with warnings. */
  remittance: z
    .object({
      bill: z.string(),
      reference: z.string(),
      amount: z.number().int(),
      received: z.number().int(),
      /** Its receipt is under review: money seen now belongs to that one. */
      judged: z.boolean(),
      /** What was recorded before, and what of it goes back or has gone back. */
      arrivals: z.array(z.object({ amount: z.number().int(), at: z.string(), by: z.string() })),
      refunded: z.number().int(),
      receipt: z
        .object({
          picture: z.string(),
          amount: z.number().int(),
          remark: z.string(),
          at: z.string(),
          seen: z.object({ how: z.enum(['content', 'looks']), references: z.array(z.string()) }).nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Papers whose very file another person sent with an application of theirs. */
  flags: z.array(
    z.object({ paper: z.enum(paperNames), application: z.string(), number: z.string(), name: z.string() }),
  ),
  /** Approved, or declined, and not in effect yet. */
  pending: pendingData.nullable(),
  /** What is pending declines it, or gives back what was withdrawn. */
  declining: z.boolean(),
  events: z.array(
    z.object({
      step: z.string(),
      at: z.string(),
      by: z.string().nullable(),
      reason: z.object({ text: z.string(), lang: z.enum(locales) }).nullable(),
    }),
  ),
});
export type AuditedData = z.infer<typeof auditedData>;
