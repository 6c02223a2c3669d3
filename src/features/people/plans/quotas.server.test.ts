import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { registerPerson, testApp, testClock, type TestApp } from '../../../../tests/support/app.ts';
import type { PlanLevel, QuotaKey } from './plan.ts';
import { commitQuota, grantQuota, reserveQuota, returnQuota, type QuotaUse } from './quotas.server.ts';
import { grantPlan, type PlanContext } from './subscriptions.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp({}, { clock: testClock(new Date('2026-11-30T12:00:00Z')) });
});
afterAll(() => world.close());

const ctx = (): PlanContext => ({ ...world.services, requestId: 'test', address: 'test', session: null });
const reserve = (userId: string, quota: QuotaKey) =>
  transaction(world.db, (db) => reserveQuota(db, ctx(), { userId, quota, subject: 'Căn hộ bên sông' }));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string }) => error.key ?? String(error),
  );

async function someone(level: PlanLevel = 'free', months = 12): Promise<string> {
  const { id } = await registerPerson(world);
  if (level !== 'free')
    await transaction(world.db, (db) => grantPlan(db, ctx(), { userId: id, level, months, bill: null, why: 'admin' }));
  return id;
}

/** What the ledger adds up to beside what the counters say. */
async function books(userId: string) {
  const { rows } = await sql<{
    quota: string;
    period: string;
    used: number;
    granted: number;
    lines: number;
    given: number;
  }>`
    select c.quota, c.period, c.used, c.granted, coalesce(sum(l.used), 0)::int as lines, coalesce(sum(l.granted), 0)::int as given
    from quota_counters c left join quota_ledger l using (user_id, quota, period) where c.user_id = ${userId}
    group by 1, 2, 3, 4 order by 1, 2`.execute(world.db);
  for (const row of rows) expect([row.lines, row.given], `${row.quota} ${row.period}`).toEqual([row.used, row.granted]);
  return Object.fromEntries(rows.map((row) => [`${row.quota} ${row.period}`, row.used]));
}

describe('K1: no race overdraws', () => {
  test('100 at once with 10 left: exactly 10', async () => {
    const id = await someone('pro');
    const answers = await Promise.all(Array.from({ length: 100 }, () => refusal(reserve(id, 'image8k'))));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'quota_used_up')).toHaveLength(90);
    expect(await books(id)).toEqual({ 'image8k 2026-11': 10 });
  });

  test('of 40 ends of one reservation, done and given back mixed, one happens', async () => {
    const id = await someone('pro');
    const use = await reserve(id, 'image8k');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        refusal(transaction(world.db, (db) => (n % 2 === 0 ? commitQuota : returnQuota)(db, ctx(), use.id))),
      ),
    );
    const won = (
      await world.db.selectFrom('quota_uses').select('state').where('id', '=', use.id).executeTakeFirstOrThrow()
    ).state;
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(20);
    expect(await books(id)).toEqual({ 'image8k 2026-11': won === 'committed' ? 1 : 0 });
    expect(
      await world.db.selectFrom('quota_ledger').select('what').where('user_id', '=', id).orderBy('id').execute(),
    ).toEqual([{ what: 'reserved' }, { what: won }]);
  });
});

describe('H1: allowances in their order', () => {
  test('a premium 8K image uses the month’s 30 first, then the year’s 400', async () => {
    const id = await someone('premium');
    const periods: string[] = [];
    for (let n = 0; n < 32; n++) periods.push((await reserve(id, 'image8k')).period);
    expect(periods.filter((period) => period === '2026-11')).toHaveLength(30);
    expect(periods.slice(30)).toEqual(['2026', '2026']);
  });

  test('the month begins anew at midnight in Việt Nam, the year with January; a year’s use stays with its year', async () => {
    const far = await testApp({}, { clock: testClock(new Date('2026-12-31T16:59:59Z')) });
    const { id } = await registerPerson(far);
    const there = () => ({ ...far.services, requestId: 'test', address: 'test', session: null });
    await transaction(far.db, (db) =>
      grantPlan(db, there(), { userId: id, level: 'premium', months: 12, bill: null, why: 'admin' }),
    );
    const take = async () =>
      (await transaction(far.db, (db) => reserveQuota(db, there(), { userId: id, quota: 'image8k', subject: 'x' })))
        .period;
    const before = [];
    for (let n = 0; n < 31; n++) before.push(await take());
    far.clock.advance(1);
    expect([before.at(0), before.at(-1), await take()]).toEqual(['2026-12', '2026', '2027-01']);
    await far.close();
  });

  test('what counts for life does not come back with the month or with a higher plan', async () => {
    const id = await someone();
    for (let n = 0; n < 6; n++) await reserve(id, 'image4k');
    expect(await refusal(reserve(id, 'image4k'))).toBe('quota_used_up');
    await transaction(world.db, (db) =>
      grantPlan(db, ctx(), { userId: id, level: 'pro', months: 1, bill: null, why: 'admin' }),
    );
    expect(await refusal(reserve(id, 'image4k'))).toBe('quota_used_up');
    expect(await refusal(reserve(id, 'panorama12k'))).toBe('done');
  });

  test('what a plan does not include is said so; what the house gave on top still opens it, and is used last', async () => {
    const id = await someone();
    expect(await refusal(reserve(id, 'image8k'))).toBe('quota_not_included');
    const give = (count: number, quota: QuotaKey = 'image8k') =>
      transaction(world.db, (db) => grantQuota(db, ctx(), { userId: id, quota, count, reason: { vi: 'Cảm ơn' } }));
    await give(2);
    expect((await reserve(id, 'image8k')).period).toBe('extra');
    expect(await refusal(give(-2))).toBe('conflict');
    await give(-1);
    expect(await refusal(reserve(id, 'image8k')), 'there was one, and it is used').toBe('quota_used_up');
    await give(1, 'video480p');
    expect([(await reserve(id, 'video480p')).period, (await reserve(id, 'video480p')).period]).toEqual([
      'life',
      'extra',
    ]);
    expect(await books(id)).toEqual({ 'image8k extra': 1, 'video480p extra': 1, 'video480p life': 1 });
  });

  test.each([[0], [1.5], [10_001], [-10_001], [Number.NaN]])('%s cannot be given', async (count) => {
    const id = await someone();
    expect(
      await refusal(
        transaction(world.db, (db) =>
          grantQuota(db, ctx(), { userId: id, quota: 'image8k', count, reason: { vi: 'x' } }),
        ),
      ),
    ).toBe('invalid_form');
  });
});

describe('K1: failed or cancelled gives the quota back', () => {
  test('to where it was taken from, once; what is done stays taken', async () => {
    const id = await someone('pro');
    const uses: QuotaUse[] = [];
    for (let n = 0; n < 10; n++) uses.push(await reserve(id, 'image8k'));
    for (let again = 0; again < 2; again++) await transaction(world.db, (db) => returnQuota(db, ctx(), uses[3]!.id));
    for (let again = 0; again < 2; again++) await transaction(world.db, (db) => commitQuota(db, ctx(), uses[4]!.id));
    expect(await books(id)).toEqual({ 'image8k 2026-11': 9 });
    expect(await refusal(transaction(world.db, (db) => commitQuota(db, ctx(), uses[3]!.id)))).toBe('conflict');
    expect(await refusal(transaction(world.db, (db) => returnQuota(db, ctx(), uses[4]!.id)))).toBe('conflict');
    expect(await refusal(transaction(world.db, (db) => returnQuota(db, ctx(), 'x_none')))).toBe('not_found');
    expect(await refusal(reserve(id, 'image8k'))).toBe('done');
  });

  test('a thing one may have at once makes room when it is gone', async () => {
    const id = await someone('pro');
    const uses: QuotaUse[] = [];
    for (let n = 0; n < 10; n++) uses.push(await reserve(id, 'aiTemplates'));
    for (const use of uses) await transaction(world.db, (db) => commitQuota(db, ctx(), use.id));
    expect(await refusal(reserve(id, 'aiTemplates'))).toBe('quota_used_up');
    await transaction(world.db, (db) => returnQuota(db, ctx(), uses[0]!.id));
    expect(await refusal(reserve(id, 'aiTemplates'))).toBe('done');
    expect(await books(id)).toEqual({ 'aiTemplates atOnce': 10 });
  });

  test('work that fails with its transaction took nothing', async () => {
    const id = await someone('pro');
    await transaction(world.db, async (db) => {
      await reserveQuota(db, ctx(), { userId: id, quota: 'image8k', subject: 'x' });
      throw new Error('the render could not be written');
    }).catch(() => undefined);
    expect(await books(id)).toEqual({});
  });
});

test('H3: after the free version, or for nobody: no new renders', async () => {
  const id = await someone();
  await world.db.updateTable('users').set({ trial_ends_at: world.clock.now() }).where('id', '=', id).execute();
  expect(await refusal(reserve(id, 'image2k'))).toBe('plan_ended');
  expect(await refusal(reserve('u_none', 'image2k'))).toBe('plan_ended');
});
