import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { placeOf } from '#platform/paging.ts';
import { allowancesOf, quotaKeys, type PlanLevel, type QuotaKey } from '#features/people/plans/plan.ts';
import { nextPeriod, periodKey } from '#features/people/plans/plan-time.ts';
import type { LedgerPage, LedgerQuery, PlanView, Purchase, QuoteData, QuotaPart } from './plan-view.ts';
import { livingPurchase, ownPurchase, planFacts, type PurchaseRow } from './purchase-queries.server.ts';
import type { Quote } from '#features/people/plans/quote.ts';
import { extraPeriod, ledgerOf } from '#features/people/plans/quotas.server.ts';
import { planStatusAt } from '#features/people/plans/timeline.ts';

type PlanReadContext = Pick<RequestContext, 'db' | 'clock'>;
type Counter = Awaited<ReturnType<typeof planFacts>>['counters'][number];

/** A person's plan and what they have used of it. */
export async function readPlan({ db, clock }: PlanReadContext, userId: string): Promise<PlanView> {
  const now = clock.now();
  const facts = await planFacts(db, userId);
  const terms = facts.terms.map((term) => ({
    ...term,
    startsAt: new Date(term.startsAt),
    endsAt: new Date(term.endsAt),
  }));
  const { level, runs, trial, endsAt } = planStatusAt(terms, facts.trial_ends_at, now);
  const next = terms.find((term) => term.startsAt > now && term.level !== level);
  const living = facts.purchase === null ? undefined : await livingPurchase(db, userId);
  return {
    level,
    runs,
    trial,
    endsAt: endsAt?.toISOString() ?? null,
    next: next ? { level: next.level, startsAt: next.startsAt.toISOString(), endsAt: next.endsAt.toISOString() } : null,
    quotas: quotasOf(level, facts.counters, now),
    purchase: living ? purchaseOf(living) : null,
  };
}

function quotasOf(level: PlanLevel, counters: Counter[], now: Date): PlanView['quotas'] {
  const counted = (quota: QuotaKey, period: string) =>
    counters.find((counter) => counter.quota === quota && counter.period === period);
  return quotaKeys
    .map((quota) => {
      const own = allowancesOf(level, quota).map(({ per, count }): QuotaPart => ({
        per,
        allowed: count,
        used: counted(quota, periodKey(per, now))?.used ?? 0,
        renewsAt: nextPeriod(per, now)?.toISOString() ?? null,
      }));
      const extra = counted(quota, extraPeriod);
      return {
        quota,
        parts:
          extra && extra.granted > 0
            ? [...own, { per: 'extra' as const, allowed: extra.granted, used: extra.used, renewsAt: null }]
            : own,
      };
    })
    .filter(({ parts }) => parts.length > 0);
}

/** Changes of someone's quotas, newest first. */
export async function readLedger(
  { db, locale }: { db: RequestContext['db']; locale: Locale },
  userId: string,
  { size, ...place }: LedgerQuery,
): Promise<LedgerPage> {
  const rows = await ledgerOf(db, userId, placeOf(place), size + 1);
  const lines = rows.slice(0, size).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    quota: row.quota as QuotaKey,
    period: row.period,
    what: row.what as LedgerPage['lines'][number]['what'],
    change: row.granted - row.used,
    subject: row.subject,
    reason: localized(trilingual(row.reason), locale),
  }));
  return { lines, next: rows.length > size ? (lines.at(-1)?.id ?? null) : null };
}

export async function readPurchase({ db }: Pick<RequestContext, 'db'>, userId: string, id: string): Promise<Purchase> {
  const row = await ownPurchase(db, userId, id);
  if (!row) throw new AppError('not_found');
  return purchaseOf(row);
}

export function purchaseOf(row: PurchaseRow): Purchase {
  return {
    id: row.id,
    choice: row.choice as Purchase['choice'],
    kind: row.kind as Purchase['kind'],
    price: row.price,
    credit: row.credit,
    amount: row.amount,
    bill: row.bill_id,
    state: row.state as Purchase['state'],
    payBy: row.pay_by.toISOString(),
  };
}

export function quoteOf({ credited: _, ...quote }: Quote): QuoteData {
  return { ...quote, startsAt: quote.startsAt.toISOString(), endsAt: quote.endsAt.toISOString() };
}
