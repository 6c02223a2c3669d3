import { z } from 'zod';
import { locales } from '#lib/locale.ts';
import { planLevels, quotaKeys, type PlanLevel } from '#features/people/plans/plan.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import type { LedgerPage, PlanView } from './plan-view.ts';

export const planStates = ['running', 'ended'] as const;
export type PlanState = (typeof planStates)[number];

export interface PlanPerson {
  id: string;
  nickname: string;
  email: string;
  level: PlanLevel;
  endsAt: string | null;
}
export interface PlanTermLine {
  id: string;
  level: PlanLevel;
  months: number;
  startsAt: string;
  endsAt: string;
  value: number;
  why: 'purchase' | 'application' | 'admin';
  bill: string | null;
}
export interface PersonPlan {
  person: { id: string; nickname: string; email: string; locale: string };
  plan: PlanView;
  ledger: LedgerPage;
  terms: PlanTermLine[];
  /** What a grant says it was decided on. */ version: string;
}

/** In one language or in three; at least one. */
const reason = z
  .strictObject(
    Object.fromEntries(locales.map((locale) => [locale, trimmedText(1000).optional()])) as Record<
      (typeof locales)[number],
      z.ZodOptional<z.ZodString>
    >,
  )
  .refine((texts) => Object.values(texts).some((text) => text), 'invalid_form');

/** As the window showed it. Plan or credits that were given since may be the very ones. */
const version = limitedText(64);

export const planGrant = z.strictObject({
  version,
  level: z.enum(planLevels, 'invalid_form'),
  months: z.number('invalid_form').int('invalid_form').min(1, 'invalid_form').max(120, 'invalid_form'),
  reason,
});
export type PlanGrant = z.infer<typeof planGrant>;
export const quotaGrant = z.strictObject({
  version,
  quota: z.enum(quotaKeys, 'invalid_form'),
  count: z.number('invalid_form').int('invalid_form').min(-10_000, 'invalid_form').max(10_000, 'invalid_form'),
  reason,
});
export type QuotaGrant = z.infer<typeof quotaGrant>;
