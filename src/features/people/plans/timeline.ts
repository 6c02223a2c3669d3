import { planLevels, type PlanLevel } from './plan.ts';
import { addMonths, dayOfMonth, isOnAnchor } from './plan-time.ts';

export type PaidLevel = Exclude<PlanLevel, 'free'>;

/**
 * A stretch of a paid plan. `value` is what all of it is worth in đồng; `anchor` the day of the month its chain began
 * on.
 */
export interface Stretch {
  level: PaidLevel;
  startsAt: Date;
  endsAt: Date;
  anchor: number;
  value: number;
}
export interface Term extends Stretch {
  id: string;
  /** The stretch it continues, where a higher plan has cut that one. */
  origin?: string | null;
}

/** `endsAt` of a plan that runs is its last day, that of one that does not the day it ended. */
export interface PlanStatus {
  level: PlanLevel;
  runs: boolean;
  trial: boolean;
  endsAt: Date | null;
}

export interface PlanRequest {
  level: PaidLevel;
  months: number;
  value: number;
  extra: number;
  /** The stretches whose value it was credited: they end with it. */
  credited: readonly string[];
}
export interface Placement {
  added: Stretch;
  changed: Term[];
  rest: (Stretch & { of: string; origin: string })[];
}

/** The plan at a moment: the stretch that covers it, else the free version of the first 30 days. */
export function planStatusAt(terms: readonly Term[], trialEndsAt: Date | null, now: Date): PlanStatus {
  const running = terms.find((term) => term.startsAt <= now && term.endsAt > now);
  const paidUntil = lastEnd(terms);
  if (running) return { level: running.level, runs: true, trial: false, endsAt: paidUntil };
  const trial = trialEndsAt !== null && trialEndsAt > now;
  return { level: 'free', runs: trial, trial, endsAt: trial ? trialEndsAt : latest(paidUntil, trialEndsAt) };
}

export function lastEnd(terms: readonly Pick<Term, 'startsAt' | 'endsAt'>[]): Date | null {
  return terms
    .filter((term) => term.endsAt > term.startsAt)
    .reduce<Date | null>((last, term) => latest(last, term.endsAt), null);
}

/** What is unused of a stretch, in whole đồng. */
export function unusedValue(term: Stretch, now: Date): number {
  const whole = term.endsAt.getTime() - term.startsAt.getTime();
  const left = term.endsAt.getTime() - Math.max(term.startsAt.getTime(), now.getTime());
  return whole <= 0 || left <= 0 ? 0 : Math.floor((term.value * left) / whole);
}

/** What a higher plan credits of the lower ones, their unused value, and which those are. */
export function creditFor(
  terms: readonly Term[],
  level: PaidLevel,
  now: Date,
): { credit: number; credited: readonly string[] } {
  const lower = terms.filter((term) => rankOf(term.level) < rankOf(level) && unusedValue(term, now) > 0);
  return {
    credit: lower.reduce((sum, term) => sum + unusedValue(term, now), 0),
    credited: lower.map(rootOf),
  };
}

/** A stretch and what continues it are one. */
function rootOf({ id, origin }: Term): string {
  return origin ?? id;
}

/**
 * Appends a new stretch after all of its level or higher. Lower ones end where an upgrade was credited their value; else,
 * also where they came after the upgrade was chosen, they continue after it: the running one is cut and its rest
 * appended.
 */
export function placeStretch(terms: readonly Term[], wish: PlanRequest, now: Date): Placement {
  const open = terms.filter((term) => term.endsAt > now && term.endsAt > term.startsAt);
  const before = open.filter((term) => rankOf(term.level) >= rankOf(wish.level));
  const lower = open
    .filter((term) => rankOf(term.level) < rankOf(wish.level))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const startsAt = lastEnd(before) ?? now;
  // Days that were credited, and what stands behind a higher plan, move a chain: then it begins anew on its own day.
  const chain = before.at(-1)?.anchor;
  const anchor = chain !== undefined && isOnAnchor(startsAt, chain) ? chain : dayOfMonth(startsAt);
  const endsAt = new Date(addMonths(startsAt, wish.months, anchor).getTime() + wish.extra);
  const added = { level: wish.level, startsAt, endsAt, anchor, value: wish.value };
  const counted = lower.filter((term) => wish.credited.includes(rootOf(term)));
  const moved = movedBehind(
    lower.filter((term) => !counted.includes(term)),
    endsAt,
    now,
  );
  return { added, changed: [...endedNow(counted, now), ...moved.changed], rest: moved.rest };
}

function endedNow(lower: Term[], now: Date): Term[] {
  return lower.map((term) => ({
    ...term,
    startsAt: earliest(term.startsAt, now),
    endsAt: now,
    value: term.value - unusedValue(term, now),
  }));
}

function movedBehind(lower: Term[], from: Date, now: Date): Pick<Placement, 'changed' | 'rest'> {
  const placed: Pick<Placement, 'changed' | 'rest'> = { changed: [], rest: [] };
  let at = from;
  for (const term of lower) {
    const endsAt = new Date(at.getTime() + term.endsAt.getTime() - Math.max(term.startsAt.getTime(), now.getTime()));
    if (term.startsAt >= now) placed.changed.push({ ...term, startsAt: at, endsAt });
    else {
      const value = unusedValue(term, now);
      placed.changed.push({ ...term, endsAt: now, value: term.value - value });
      const anchor = dayOfMonth(at);
      placed.rest.push({ of: term.id, origin: rootOf(term), level: term.level, startsAt: at, endsAt, anchor, value });
    }
    at = endsAt;
  }
  return placed;
}

export function rankOf(level: PlanLevel): number {
  return planLevels.indexOf(level);
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b;
}
