import { z } from 'zod';
import { locales } from '#lib/locale.ts';
import { planLevels, planTerms, quotaKeys } from '#features/people/plans/plan.ts';
import { buyableChoices } from '#features/people/plans/quote.ts';
import { cursorFields } from '#platform/paging.ts';

const moment = z.string();

/** One allowance of a quota and its usage; `extra` is granted on top. */
const part = z.object({
  per: z.enum(['life', 'month', 'year', 'atOnce', 'extra']),
  allowed: z.number().int(),
  used: z.number().int(),
  renewsAt: moment.nullable(),
});
export type QuotaPart = z.infer<typeof part>;

export const purchaseData = z.object({
  id: z.string(),
  choice: z.enum(buyableChoices),
  kind: z.enum(['new', 'renewal', 'upgrade']),
  price: z.number().int(),
  credit: z.number().int(),
  amount: z.number().int(),
  bill: z.string().nullable(),
  state: z.enum(['open', 'submitted', 'paid', 'cancelled']),
  payBy: moment,
});
export type Purchase = z.infer<typeof purchaseData>;

export const quoteData = z.object({
  choice: z.enum(buyableChoices),
  level: z.enum(planLevels),
  term: z.enum(planTerms),
  kind: z.enum(['new', 'renewal', 'upgrade']),
  price: z.number().int(),
  credit: z.number().int(),
  amount: z.number().int(),
  startsAt: moment,
  endsAt: moment,
});
export type QuoteData = z.infer<typeof quoteData>;

/** A person's plan, as they and the console see it. */
export const planView = z.object({
  level: z.enum(planLevels),
  runs: z.boolean(),
  trial: z.boolean(),
  endsAt: moment.nullable(),
  /** What begins when the running stretch ends, where that is another level. */
  next: z.object({ level: z.enum(planLevels), startsAt: moment, endsAt: moment }).nullable(),
  quotas: z.array(z.object({ quota: z.enum(quotaKeys), parts: z.array(part) })),
  purchase: purchaseData.nullable(),
});
export type PlanView = z.infer<typeof planView>;

const ledgerLine = z.object({
  id: z.number().int(),
  at: moment,
  quota: z.enum(quotaKeys),
  period: z.string(),
  what: z.enum(['reserved', 'committed', 'returned', 'granted']),
  /** The change of what is left: below zero where one was taken. */
  change: z.number().int(),
  subject: z.string().nullable(),
  reason: z.object({ text: z.string(), lang: z.enum(locales) }).nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerLine>;
export const ledgerPage = z.object({ lines: z.array(ledgerLine), next: z.number().int().nullable() });
export type LedgerPage = z.infer<typeof ledgerPage>;

export const ledgerQuery = z.object({
  ...cursorFields('before', z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)),
  size: z.coerce.number().int().min(1).max(100).default(20),
});
export type LedgerQuery = z.infer<typeof ledgerQuery>;
