import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { saveMerchant } from '#features/catalogue/merchants/save-merchant.server.ts';
import { newMember, registerPerson, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { waitingForLocks } from '../../../../tests/support/money/both-at-once.ts';
import { until } from '../../../../tests/support/until.ts';
import { tellSellers } from './commission.server.ts';

let world: TestApp;
let admin: Member;
let sellers: string[];
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
  const people = await Promise.all(Array.from({ length: 7 }, () => registerPerson(world)));
  sellers = people.map(({ id }) => id).toSorted();
  for (const [at, userId] of sellers.entries())
    await saveMerchant(world.db, world.clock, {
      id: `m_${at}`,
      userId,
      name: `Mộc ${at}`,
      headline: {},
      about: {},
      city: 'bacninh',
      scope: [],
      phone: null,
      address: null,
    });
});
afterAll(() => world.close());

async function setCommission(basisPoints: number): Promise<number> {
  const row = await world.db
    .selectFrom('settings')
    .select('version')
    .where('key', '=', 'commission')
    .executeTakeFirst();
  const body = { version: row?.version ?? 0, value: { basisPoints } };
  return (await world.call('PUT', '/admin/settings/commission', { token: admin.token, body })).status;
}
/** The rates each seller was told of, in the order of `sellers`. */
async function toldOf(): Promise<unknown[][]> {
  const rows = await world.db
    .selectFrom('notices')
    .select(['user_id', 'details'])
    .where('type', '=', 'COMMISSION_CHANGED')
    .orderBy('seq')
    .execute();
  return sellers.map((id) =>
    rows.filter(({ user_id }) => user_id === id).map(({ details }) => (details as { rate: number }).rate),
  );
}
const jobs = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs
      where task_identifier = 'commission'`.execute(world.db)
  ).rows[0]!.n;
/** Holds what a seller's next notice needs, as an order of theirs does, until `work` is over. */
async function whileBusy(seller: string, work: () => Promise<void>): Promise<void> {
  await transaction(world.db, async (db) => {
    await db
      .insertInto('notice_boxes')
      .values({ user_id: seller, last: 0, unread: 0 })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ unread: 0 }))
      .execute();
    await work();
  });
}

describe('H2: sellers are told of another commission', () => {
  test('whoever changes it waits for none of them, and none of them for all the others', async () => {
    const last = sellers.at(-1)!;
    let telling: Promise<void> = Promise.resolve();
    await whileBusy(last, async () => {
      expect(await setCommission(500)).toBe(200);
      expect(await jobs()).toBe(1);
      telling = tellSellers(world.db, world.services, { part: 2, turn: 10 });
      await until(async () => (await waitingForLocks(world.db)) > 0);
      expect(await toldOf()).toEqual([[5], [5], [5], [5], [5], [5], []]);
    });
    await telling;
    expect(await toldOf()).toEqual(sellers.map(() => [5]));
  });

  test('each of them once, however often its run ends in the middle and however many run', async () => {
    expect(await setCommission(700)).toBe(200);
    const run = (turn: number) => tellSellers(world.db, world.services, { part: 2, turn });
    await run(1);
    expect(await toldOf()).toEqual([[5, 7], [5, 7], [5], [5], [5], [5], [5]]);
    await transaction(world.db, async (db) => {
      await tellSellers(db, world.services, { part: 2, turn: 1 });
      throw new Error('the process ends here');
    }).catch(() => undefined);
    await Promise.all([run(10), run(10)]);
    await run(10);
    expect(await toldOf()).toEqual(sellers.map(() => [5, 7]));
  });

  test('changed again before all know of it: from then on they are told what will hold', async () => {
    expect(await setCommission(800)).toBe(200);
    await tellSellers(world.db, world.services, { part: 3, turn: 1 });
    expect(await setCommission(900)).toBe(200);
    await tellSellers(world.db, world.services);
    expect((await toldOf()).map((rates) => rates.slice(2))).toEqual([[8, 9], [8, 9], [8, 9], [9], [9], [9], [9]]);
  });
});
