import type { QuotaPeriod } from './plan.ts';

/*
 * Months and years of plans and quotas begin and end in one time zone, Asia/Ho_Chi_Minh. It is seven hours ahead of UTC
 * all year, so plain arithmetic is exact.
 */
const ahead = 7 * 3_600_000;

/**
 * The same hour so many months later, on the day the chain began (`anchor`) or the month's last where it is shorter.
 */
export function addMonths(from: Date, months: number, anchor = dayOfMonth(from)): Date {
  const local = new Date(from.getTime() + ahead);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth() + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const hour = local.getTime() % 86_400_000;
  return new Date(Date.UTC(year, month, Math.min(anchor, last)) + hour - ahead);
}

/** Whether it is the day a chain with this anchor comes to in its month. */
export function isOnAnchor(at: Date, anchor: number): boolean {
  return addMonths(at, 0, anchor).getTime() === at.getTime();
}

export function dayOfMonth(at: Date): number {
  return new Date(at.getTime() + ahead).getUTCDate();
}

/** The name of a quota's period: `2026-11`, `2026`, or the same for ever. */
export function periodKey(per: QuotaPeriod, at: Date): string {
  const local = new Date(at.getTime() + ahead).toISOString();
  if (per === 'month') return local.slice(0, 7);
  return per === 'year' ? local.slice(0, 4) : per;
}

/** When the next period begins; null where none does. */
export function nextPeriod(per: QuotaPeriod, at: Date): Date | null {
  if (per !== 'month' && per !== 'year') return null;
  const local = new Date(at.getTime() + ahead);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth();
  return new Date((per === 'month' ? Date.UTC(year, month + 1) : Date.UTC(year + 1, 0)) - ahead);
}
