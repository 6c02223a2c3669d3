import { designerOfUser } from '#features/catalogue/designers/designers.server.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { designLines } from '#features/studio/designs/workspace-page.server.ts';
import type { DesignLine } from '#features/studio/designs/workspace-page.ts';
import type { WorkItem } from '#features/catalogue/works/work.ts';
import { workItems } from '#features/catalogue/works/works.server.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { givenName, type PersonKind } from '#lib/person.ts';
import type { MemberContext } from '#platform/context.ts';
import { dayPart, type DayPart } from './day-part.ts';
import { lastMonths, startOfMonth } from './months.ts';
import {
  buyerFacts,
  latestWorkIds,
  shopFacts,
  studioFacts,
  type ShopFacts,
  type StudioFacts,
} from './overview-queries.server.ts';
import { ordersByMonth, shopSums, type MonthSum } from './records-queries.server.ts';
import { readOnce, type ReadOnce } from './read-once.server.ts';
import { todosOf, type Todo } from './todos.server.ts';

/** A figure of the overview: its texts are `figure.<key>` and `figure.<key>Note`. */
export interface Figure {
  key: FigureKey;
  value: number;
  money: boolean;
  note: Record<string, string | number>;
}
type FigureKey =
  | 'underway'
  | 'toPay'
  | 'spent'
  | 'designs'
  | 'views'
  | 'asked'
  | 'uses'
  | 'onShow'
  | 'sold'
  | 'toShip'
  | 'owed'
  | 'products';

export interface OverviewData {
  name: string;
  part: DayPart;
  /** The month the figures speak of. */ month: string;
  figures: Figure[];
  todos: Todo[];
  latest: Latest;
}

/** Below the to-dos: a designer's works, a buyer's designs, a shop's year. */
export interface Latest {
  works: WorkItem[];
  designs: DesignLine[];
  sales: { months: string[]; amounts: number[] } | null;
}

/** The first section: figures and to-dos (PRODUCT G3). */
export async function readOverview(
  ctx: MemberContext,
  _: URL,
  kind: PersonKind,
  own: ReadOnce = readOnce(ctx),
): Promise<OverviewData> {
  const now = ctx.clock.now();
  const month = lastMonths(now, 1)[0]!;
  const user = await own.user();
  const [shop, studio] = await Promise.all([
    kind === 'merchant' ? shopOf(ctx, now) : null,
    kind === 'designer' ? studioOf(ctx, now, month) : null,
  ]);
  let figures;
  if (shop) figures = await shopFigures(ctx, shop, month);
  else if (studio) figures = studioFigures(ctx, studio.facts);
  else figures = await buyerFigures(ctx);
  const latest = {
    works: await latestWorks(ctx, studio?.id),
    designs: kind === 'user' ? (await designLines(ctx.db, user.id, ctx.locale)).slice(0, 3) : [],
    sales: shop && yearOfSales(shop),
  };
  return {
    name: givenName(user.nickname),
    part: dayPart(now),
    month,
    figures,
    latest,
    todos: await todosOf(ctx, { kind, user, shop: shop?.facts ?? null, studio: studio?.facts ?? null, now }, own),
  };
}

interface Shop {
  id: string;
  facts: ShopFacts;
  months: readonly string[];
  sums: readonly MonthSum[];
}

async function shopOf({ db, session }: MemberContext, now: Date): Promise<Shop | null> {
  const merchant = await merchantOfUser(db, session.userId);
  if (!merchant) return null;
  const months = lastMonths(now);
  const [facts, sums] = await Promise.all([
    shopFacts(db, merchant.id),
    ordersByMonth(db, { merchant: merchant.id }, startOfMonth(months[0]!)),
  ]);
  return { id: merchant.id, facts, months, sums };
}

async function studioOf(
  { db, session }: MemberContext,
  now: Date,
  month: string,
): Promise<{ id: string; facts: StudioFacts } | null> {
  const designer = await designerOfUser(db, session.userId);
  return designer ? { id: designer.id, facts: await studioFacts(db, designer.id, now, startOfMonth(month)) } : null;
}

async function shopFigures({ db }: MemberContext, { id, facts, sums }: Shop, month: string): Promise<Figure[]> {
  const { owed } = await shopSums(db, id);
  const sold = sums.find((sum) => sum.month === month);
  return [
    { key: 'sold', value: sold?.amount ?? 0, money: true, note: { count: sold?.count ?? 0 } },
    { key: 'toShip', value: facts.toShip, money: false, note: { count: facts.sentAway } },
    { key: 'owed', value: owed, money: true, note: {} },
    {
      key: 'products',
      value: facts.shelved,
      money: false,
      note: { count: facts.soldOut, variants: facts.variantsOut },
    },
  ];
}

function studioFigures(
  { locale }: MemberContext,
  { week, weekBefore, asked, open, uses, best, shelved, unshelved }: StudioFacts,
): Figure[] {
  const favourite = best === null ? null : localized(trilingual(best), locale);
  return [
    {
      key: 'views',
      value: week,
      money: false,
      note: {
        change: weekBefore === 0 ? 0 : Math.round(((week - weekBefore) / weekBefore) * 100),
        known: weekBefore === 0 ? 'no' : 'yes',
      },
    },
    { key: 'asked', value: asked, money: false, note: { count: open } },
    { key: 'uses', value: uses, money: false, note: { known: favourite ? 'yes' : 'no', name: favourite?.text ?? '' } },
    { key: 'onShow', value: shelved, money: false, note: { count: unshelved } },
  ];
}

async function buyerFigures({ db, session }: MemberContext): Promise<Figure[]> {
  const facts = await buyerFacts(db, session.userId);
  return [
    { key: 'underway', value: facts.underway, money: false, note: {} },
    { key: 'toPay', value: facts.toPay, money: false, note: { count: facts.toPay, sum: facts.owing } },
    { key: 'spent', value: facts.spent, money: true, note: { count: facts.paidOrders } },
    { key: 'designs', value: facts.designs, money: false, note: {} },
  ];
}

async function latestWorks({ db, locale }: MemberContext, designerId: string | undefined): Promise<WorkItem[]> {
  return designerId === undefined ? [] : workItems(db, await latestWorkIds(db, designerId, 3), locale);
}

function yearOfSales({ months, sums }: Shop): Latest['sales'] {
  return sums.length === 0
    ? null
    : {
        months: [...months],
        amounts: months.map((month) => Math.max(0, sums.find((sum) => sum.month === month)?.amount ?? 0)),
      };
}
