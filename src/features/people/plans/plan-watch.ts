import type { PlanStatus, Term } from './timeline.ts';

const day = 86_400_000;
/** A reminder so many days before the end. */
const reminderDays = [7, 1] as const;

/** The last notification about the end of a plan: which end, and how many days before it (0: that it is over). */
export interface LastPlanNotice {
  end: Date | null;
  days: number | null;
}
export type PlanNotification =
  | { type: 'PLAN_ENDED'; days: 0 }
  | { type: 'PLAN_CHANGED'; days: null }
  | { type: 'PLAN_ENDING'; days: number; left: number };

/** The one notification due now, or null. Called again after sending, it is null. */
export function planNotificationFor(
  known: string | null,
  standing: PlanStatus,
  told: LastPlanNotice,
  now: Date,
): PlanNotification | null {
  if (known !== standing.level)
    return standing.level === 'free' ? { type: 'PLAN_ENDED', days: 0 } : { type: 'PLAN_CHANGED', days: null };
  if (standing.endsAt === null) return null;
  const heard = told.end?.getTime() === standing.endsAt.getTime() ? (told.days ?? Infinity) : Infinity;
  if (!standing.runs) return heard === 0 ? null : { type: 'PLAN_ENDED', days: 0 };
  const left = Math.ceil((standing.endsAt.getTime() - now.getTime()) / day);
  const days = reminderDays.filter((each) => left <= each).at(-1);
  return days === undefined || heard <= days ? null : { type: 'PLAN_ENDING', days, left };
}

/** When this plan has to be checked again. */
export function nextCheck(terms: readonly Term[], standing: PlanStatus, now: Date): Date | null {
  const end = standing.runs ? standing.endsAt : null;
  const moments = [
    ...terms.map((term) => term.endsAt),
    ...(end === null ? [] : [end, ...reminderDays.map((days) => new Date(end.getTime() - days * day))]),
  ];
  return moments
    .filter((moment) => moment > now)
    .reduce<Date | null>((first, moment) => (first === null || moment < first ? moment : first), null);
}
