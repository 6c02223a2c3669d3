import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { dashboardSection } from '#lib/person.ts';
import type { RequestContext } from '#platform/context.ts';
import { readSetting, settingRow, writeSetting } from '#platform/settings-queries.server.ts';
import { commissionNoticeDays } from './ledger-limits.ts';
import { sellerIds } from './ledger-queries.server.ts';

/** What holds until a change that sellers were told of does. */
const heldUntil = z.object({ basisPoints: z.number().int(), until: z.coerce.date() });

/** The site's commission on an order placed at this moment, in hundredths of a per cent. */
export async function commissionAt(db: Database, now: Date): Promise<number> {
  const before = heldUntil.safeParse((await settingRow(db, 'commissionBefore'))?.value).data;
  if (before && now < before.until) return before.basisPoints;
  return (await readSetting(db, 'commission')).basisPoints;
}

/**
 * Sellers are told before the commission changes: the new one holds for orders placed from a later day on. Called before
 * the setting is written, in the same transaction.
 */
export async function announceCommission(
  db: Database,
  ctx: Pick<RequestContext, 'clock' | 'keys' | 'settings'>,
  basisPoints: number,
): Promise<void> {
  if (basisPoints === (await readSetting(db, 'commission')).basisPoints) return;
  const now = ctx.clock.now();
  const before = await commissionAt(db, now);
  const until = new Date(now.getTime() + commissionNoticeDays * 86_400_000);
  await writeSetting(db, 'commissionBefore', { basisPoints: before, until }, now);
  await sendNotification(db, ctx, await sellerIds(db), {
    type: 'COMMISSION_CHANGED',
    details: { rate: basisPoints / 100, before: before / 100, until: until.getTime() },
    link: dashboardSection('merchant', 'statement'),
  });
}
