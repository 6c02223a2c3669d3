import { z } from 'zod';
import { transaction, type Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { dashboardSection } from '#lib/person.ts';
import type { RequestContext } from '#platform/context.ts';
import { readSetting, settingOf, settingRow, settingValues, writeSetting } from '#platform/settings-queries.server.ts';
import { mostCommission } from '#platform/stored-settings.ts';
import { commissionNoticeDays } from './ledger-limits.ts';
import { addCommissionJob, countSellers, sellersAfter } from './ledger-queries.server.ts';

/**
 * What holds until a change that sellers are told of does. `telling`: what will hold then, and after whom the next
 * sellers are told; null once all of them are.
 */
const heldUntil = z.object({
  basisPoints: z.number().int(),
  until: z.coerce.date(),
  telling: z.object({ basisPoints: z.number().int(), after: z.string() }).nullable().default(null),
});

/** Sellers per transaction: an order placed meanwhile waits for its seller's counter. And transactions per run. */
const sellersAtOnce = { part: 100, turn: 100 };

/** The site's commission on an order placed at this moment, in hundredths of a per cent. */
export async function commissionAt(db: Database, now: Date): Promise<number> {
  const stored = await settingValues(db, ['commission', 'commissionBefore']);
  const before = heldUntil.safeParse(stored.get('commissionBefore')).data;
  if (before && now < before.until) return before.basisPoints;
  return settingOf('commission', stored.get('commission')).basisPoints;
}

/** What holds now, what comes and when. */
export interface CommissionNow {
  basisPoints: number;
  coming: { basisPoints: number; from: string } | null;
}

/** And what a change made now would do (PRODUCT, who is paid). */
export interface CommissionStanding extends CommissionNow {
  /** From when another one would hold, and how many are told of it. */
  changeFrom: string;
  sellers: number;
  /** As much as it may be. */
  most: number;
}

type CommissionContext = Pick<RequestContext, 'db' | 'clock'>;

export async function commissionNow({ db, clock }: CommissionContext): Promise<CommissionNow> {
  const basisPoints = await commissionAt(db, clock.now());
  const { basisPoints: wanted } = await readSetting(db, 'commission');
  const from = heldUntil.safeParse((await settingRow(db, 'commissionBefore'))?.value).data?.until;
  return {
    basisPoints,
    coming: from && basisPoints !== wanted ? { basisPoints: wanted, from: from.toISOString() } : null,
  };
}

export async function commissionStanding(ctx: CommissionContext): Promise<CommissionStanding> {
  return {
    ...(await commissionNow(ctx)),
    changeFrom: changeFrom(ctx.clock.now()).toISOString(),
    sellers: await countSellers(ctx.db),
    most: mostCommission,
  };
}

/**
 * Sellers are told before the commission changes: the new one holds for orders placed from a later day on. Called before
 * the setting is written, in the same transaction; a job tells them.
 */
export async function announceCommission(
  db: Database,
  { clock }: Pick<RequestContext, 'clock'>,
  basisPoints: number,
): Promise<void> {
  if (basisPoints === (await readSetting(db, 'commission')).basisPoints) return;
  const now = clock.now();
  const before = await commissionAt(db, now);
  const until = changeFrom(now);
  const telling = { basisPoints, after: '' };
  await writeSetting(db, 'commissionBefore', { basisPoints: before, until, telling }, now);
  await addCommissionJob(db);
}

type NoticeContext = Pick<RequestContext, 'clock' | 'keys' | 'settings'>;

/**
 * One run of the job: tells the next sellers, part by part, and queues another run where there are more. An interrupted
 * run is resumed where it was.
 */
export async function tellSellers(db: Database, ctx: NoticeContext, { part, turn } = sellersAtOnce): Promise<void> {
  for (let done = 0; done < turn; done += 1) {
    if (!(await transaction(db, (db) => tellPart(db, ctx, part)))) return;
  }
  await addCommissionJob(db);
}

/** The notices and the seller reached are one transaction: the next part begins after them. False at the end. */
async function tellPart(db: Database, ctx: NoticeContext, most: number): Promise<boolean> {
  const held = heldUntil.safeParse((await settingRow(db, 'commissionBefore', { lock: true }))?.value).data;
  if (!held?.telling) return false;
  const { telling, until, basisPoints: before } = held;
  const sellers = await sellersAfter(db, telling.after, most);
  await sendNotification(db, ctx, sellers, {
    type: 'COMMISSION_CHANGED',
    details: { rate: telling.basisPoints / 100, before: before / 100, until: until.getTime() },
    link: dashboardSection('merchant', 'statement'),
  });
  const last = sellers.length === most ? sellers.at(-1) : undefined;
  const rest = last === undefined ? null : { ...telling, after: last };
  await writeSetting(db, 'commissionBefore', { ...held, telling: rest }, ctx.clock.now());
  return rest !== null;
}

function changeFrom(now: Date): Date {
  return new Date(now.getTime() + commissionNoticeDays * 86_400_000);
}
