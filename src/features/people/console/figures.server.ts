import { timeZone } from '#lib/locale.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  countAll,
  countDaily,
  countWaiting,
  dailyNames,
  type DailyName,
  type Figure,
  type WaitingCounts,
} from './figures-queries.server.ts';
import { overviewDays, silentAfterDays } from './console-limits.ts';
import { moneyNames, sumDaily, type MoneyName } from './money-figures-queries.server.ts';

export interface Overview {
  totals: Record<'people' | 'works' | 'products' | 'designs', Figure>;
  waiting: WaitingCounts;
  /** The last thirty days, oldest first. */
  days: string[];
  daily: Record<DailyName, number[]>;
  /** Orders by number; sales and payouts in đồng. */
  money: Record<MoneyName, number[]>;
}

const day = 86_400_000;

export async function readOverview({ db, clock }: Pick<RequestContext, 'db' | 'clock'>): Promise<Overview> {
  const days = lastDays(clock.now());
  const since = new Date(`${days[0]}T00:00:00+07:00`);
  const [totals, waiting] = await Promise.all([countAll(db), readWaiting({ db, clock })]);
  const daily = await byDay(days, dailyNames, (name) => countDaily(db, name, since, timeZone));
  const money = await byDay(days, moneyNames, (name) => sumDaily(db, name, since, timeZone));
  return { totals, waiting, days, daily, money };
}

async function byDay<Name extends string>(
  days: readonly string[],
  names: readonly Name[],
  count: (name: Name) => Promise<Map<string, number>>,
): Promise<Record<Name, number[]>> {
  const found = await Promise.all(names.map((name) => count(name)));
  return Object.fromEntries(names.map((name, at) => [name, days.map((day) => found[at]?.get(day) ?? 0)])) as Record<
    Name,
    number[]
  >;
}

/** The number of waiting items of each entry of the navigation. */
export function readWaiting({ db, clock }: Pick<RequestContext, 'db' | 'clock'>): Promise<WaitingCounts> {
  return countWaiting(db, new Date(clock.now().getTime() - silentAfterDays * day));
}

/** As the calendar in Vietnam names them. */
function lastDays(now: Date): string[] {
  const name = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Array.from({ length: overviewDays }, (_, at) =>
    name.format(new Date(now.getTime() - (overviewDays - 1 - at) * day)),
  );
}
