import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { singleRow } from '#db/single-row.ts';
import { applyConfirmations, confirmArrival } from '#features/trade/payments/confirmations.server.ts';
import { holdReceipts } from '#features/trade/payments/receipts/receipt-queries.server.ts';
import { submitReceipt } from '#features/trade/payments/receipts.server.ts';
import { readRemittance } from '#features/trade/payments/remittances.server.ts';
import type { Clock } from '#platform/clock.ts';
import { sharedClock } from '#platform/shared-clock/shared-clock-queries.server.ts';
import { billOwners } from '#server/bill-owners.ts';
import { appPicture } from '../../../../../tests/support/money/app-picture.ts';
import { all, openAttackDesk } from '../../../../../tests/support/money/attack-desk.ts';
import { faultsOfBoth } from '../../../../../tests/support/money/both-at-once.ts';

const { world, shops, place, upload, admin, as } = await openAttackDesk();

/** Of a server whose machine's own clock stands, so many minutes off. */
async function clockOf(minutes: number): Promise<Clock> {
  const { at } = singleRow(await sql<{ at: Date }>`select clock_timestamp() as at`.execute(world.db));
  const own = new Date(at.getTime() + minutes * 60_000);
  const clock = await sharedClock(world.db, { now: () => own });
  clock.close();
  return clock;
}

test('what one server confirmed takes effect at another, whose machine is ten minutes ahead, no earlier', async () => {
  const { bill } = await place();
  const [behind, ahead] = [await clockOf(-5), await clockOf(5)];
  await confirmArrival({ ...admin(), clock: behind }, bill, { by: shops.admin.id, amount: 700_000, reason: 'Sao kê' });
  expect(await applyConfirmations(world.db, { ...admin(), clock: ahead }, billOwners())).toBe(0);
});

test('of two changed copies that are sent to two such servers at the same moment the later is flagged', async () => {
  const sends = [];
  for (const [minutes, quality] of [
    [-5, 90],
    [5, 40],
  ] as const) {
    const { who, bill } = await place();
    const media = await upload(who, await appPicture(16, 160).jpeg({ quality }).toBuffer());
    const ctx = { ...as(who), clock: await clockOf(minutes) };
    sends.push({
      bill,
      send: () => submitReceipt(ctx, billOwners(), who.id, bill, { media, amount: all, remark: '' }),
    });
  }
  const [first, second] = sends;
  expect(await faultsOfBoth(world, holdReceipts, first!.send, second!.send)).toEqual([]);
  const [receipt] = (await readRemittance(world.services, second!.bill)).receipts;
  expect(receipt!.seenBefore).toMatchObject({ how: 'looks', billId: first!.bill });
});
