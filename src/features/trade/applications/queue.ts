import { z } from 'zod';
import { locales } from '#lib/locale.ts';
import { trimmedText } from '#platform/limited-text.ts';
import { applicationData, applicationTypes } from './application.ts';
import { applicationStates, type ApplicationState } from './application-states.ts';

/** The states an admin lists, the waiting ones first. A draft is private to its owner. */
export const queueStates = [
  'AUDITING',
  'AWAITING_REMITTANCE',
  'REJECTED',
  'PASSED',
] as const satisfies readonly ApplicationState[];
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
export const approvalBody = z.strictObject({ attempt });
export const rejectionBody = z.strictObject({
  attempt,
  reason: trilingualText.refine((reason) => Object.keys(reason).length > 0, 'field_required'),
  /** The transfer itself is in doubt: another receipt is requested. */
  receipt: z.boolean().default(false),
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
      receipt: z
        .object({
          picture: z.string(),
          amount: z.number().int(),
          remark: z.string(),
          at: z.string(),
          seen: z.object({ how: z.enum(['content', 'looks']), reference: z.string() }).nullable(),
        })
        .nullable(),
    })
    .nullable(),
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
