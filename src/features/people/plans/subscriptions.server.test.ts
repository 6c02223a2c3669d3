import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import {
  appOnDatabase,
  registerPerson,
  signIn,
  testApp,
  testClock,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import type { PlanLevel } from './plan.ts';
import { refreshPlans } from './refresh-plans.server.ts';
import {
  grantPlan,
  readPlanStatus,
  termsOf,
  type Grant,
  type PlanContext,
  type Bought,
} from './subscriptions.server.ts';

const day = 86_400;
const at = (written: string) => new Date(`${written}+07:00`);
const worlds: TestApp[] = [];
afterAll(async () => {
  for (const world of worlds) await world.close();
});

/** A world of its own at a moment, and what is done to plans in it. */
async function open(start: string) {
  const world = await testApp({}, { clock: testClock(at(start)) });
  worlds.push(world);
  const ctx: PlanContext = { ...world.services, requestId: 'test', address: 'test', session: null };
  return {
    world,
    ctx,
    give: (userId: string, level: PlanLevel, months: number, more: Partial<Grant> = {}, bought: Bought | null = null) =>
      transaction(world.db, (db) =>
        grantPlan(db, ctx, { userId, level, months, bill: null, why: 'admin', ...more }, bought),
      ),
    standing: (userId: string) => readPlanStatus(world.db, userId, world.clock.now()),
    until: (written: string) => world.clock.advance((at(written).getTime() - world.clock.now().getTime()) / 1000),
    refresh: () => refreshPlans(world.db, ctx),
    level: async (person: Person) =>
      ((await world.call('GET', '/user', { token: await signIn(world, person) })).data as { designerLevel: string })
        .designerLevel,
    told: async (userId: string) =>
      (
        await world.db
          .selectFrom('notices')
          .select(['type', 'details'])
          .where('user_id', '=', userId)
          .orderBy('seq')
          .execute()
      ).map(({ type, details }) => (type === 'PLAN_ENDING' ? `${type} ${(details as { days: number }).days}` : type)),
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

describe('H3: the free version', () => {
  let here: Opened;
  beforeAll(async () => {
    here = await open('2028-01-31T10:00:00');
  });

  test('begins with registration, is spoken of 7 days and 1 day before its end, and ends once; nothing made is lost', async () => {
    const person = await registerPerson(here.world);
    expect(await here.standing(person.id)).toEqual({
      level: 'free',
      runs: true,
      trial: true,
      endsAt: at('2028-03-01T10:00:00'),
    });
    expect(await here.level(person)).toBe('free');
    await here.refresh();
    expect(await here.told(person.id)).toEqual([]);
    here.until('2028-02-23T10:00:00');
    for (let again = 0; again < 3; again++) await here.refresh();
    expect(await here.told(person.id)).toEqual(['PLAN_ENDING 7']);
    here.until('2028-02-29T10:00:00');
    for (let again = 0; again < 3; again++) await here.refresh();
    expect(await here.told(person.id)).toEqual(['PLAN_ENDING 7', 'PLAN_ENDING 1']);
    here.until('2028-03-01T10:00:00');
    for (let again = 0; again < 3; again++) await here.refresh();
    expect(await here.told(person.id)).toEqual(['PLAN_ENDING 7', 'PLAN_ENDING 1', 'PLAN_ENDED']);
    expect(await here.standing(person.id)).toMatchObject({ level: 'free', runs: false });
    const letters = (await here.world.db.selectFrom('outbox').select('payload').execute())
      .map((row) => row.payload as { to: string; template: string })
      .filter(({ to, template }) => to === person.email && template === 'notice');
    expect(letters).toHaveLength(3);
  });

  test('a house that slept through the reminders says only what is still true', async () => {
    const person = await registerPerson(here.world);
    here.world.clock.advance(29 * day + 3600);
    await here.refresh();
    expect(await here.told(person.id)).toEqual(['PLAN_ENDING 1']);
    here.world.clock.advance(60 * day);
    await here.refresh();
    expect(await here.told(person.id)).toEqual(['PLAN_ENDING 1', 'PLAN_ENDED']);
  });

  test('can be lengthened by the house, and is then spoken of anew', async () => {
    const person = await registerPerson(here.world);
    here.world.clock.advance(40 * day);
    await here.refresh();
    await here.give(person.id, 'free', 1, { reason: { vi: 'Chờ giấy tờ' } });
    expect(await here.standing(person.id)).toMatchObject({ runs: true, trial: true });
    here.world.clock.advance(60 * day);
    await here.refresh();
    expect(await here.told(person.id)).toEqual(['PLAN_ENDED', 'PLAN_CHANGED', 'PLAN_ENDED']);
  });
});

describe('H3: renewals extend, also over short months and leap days', () => {
  test.each([
    ['2026-12-31T23:30:00', 1, ['2027-01-31T23:30:00', '2027-02-28T23:30:00', '2027-03-31T23:30:00']],
    [
      '2028-02-29T00:10:00',
      12,
      ['2029-02-28T00:10:00', '2030-02-28T00:10:00', '2031-02-28T00:10:00', '2032-02-29T00:10:00'],
    ],
    ['2027-08-31T12:00:00', 6, ['2028-02-29T12:00:00', '2028-08-31T12:00:00']],
  ] as const)('from %s, %i months each', async (start, months, ends) => {
    const here = await open(start);
    const person = await registerPerson(here.world);
    for (const end of ends)
      expect(await here.give(person.id, 'pro', months)).toMatchObject({ level: 'pro', runs: true, endsAt: at(end) });
    here.until(ends[0]);
    expect(await here.standing(person.id)).toMatchObject({ level: 'pro', runs: true });
    here.until(ends.at(-1)!);
    expect(await here.standing(person.id)).toMatchObject({ level: 'free', runs: false });
  });
});

describe('H3: higher, lower, over', () => {
  let here: Opened;
  beforeAll(async () => {
    here = await open('2026-11-15T09:00:00');
  });

  test('expiry falls to free by the job, which is GET /user’s level; the role and what was made stay', async () => {
    const person = await registerPerson(here.world);
    await here.world.db
      .updateTable('users')
      .set({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] })
      .where('id', '=', person.id)
      .execute();
    await here.give(person.id, 'premium', 1);
    expect(await here.level(person)).toBe('premium');
    here.until('2026-12-15T08:59:59');
    await here.refresh();
    expect(await here.level(person)).toBe('premium');
    here.until('2026-12-15T09:00:00');
    expect(await here.standing(person.id)).toMatchObject({ level: 'free', runs: false });
    await here.refresh();
    expect(await here.level(person)).toBe('free');
    expect(await here.told(person.id)).toEqual(['PLAN_CHANGED', 'PLAN_ENDING 1', 'PLAN_ENDED']);
    expect(
      await here.world.db.selectFrom('users').select('roles').where('id', '=', person.id).executeTakeFirst(),
    ).toEqual({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] });
    expect(
      await here.world.db
        .selectFrom('audit')
        .select(['action', 'after'])
        .where('target', '=', person.id)
        .where('action', '=', 'plan.ended')
        .execute(),
    ).toEqual([{ action: 'plan.ended', after: { level: 'free' } }]);
  });

  test('premium given to someone with pro runs first; then the rest of pro', async () => {
    const person = await registerPerson(here.world);
    await here.give(person.id, 'pro', 12);
    const whole = (await here.standing(person.id)).endsAt!;
    const now = here.world.clock.now();
    await here.give(person.id, 'premium', 1);
    expect(await here.level(person)).toBe('premium');
    const month = 31 * day;
    here.world.clock.advance(month);
    await here.refresh();
    expect(await here.level(person)).toBe('pro');
    expect((await here.standing(person.id)).endsAt).toEqual(
      new Date(whole.getTime() + here.world.clock.now().getTime() - now.getTime()),
    );
    expect(await here.told(person.id)).toEqual(['PLAN_CHANGED', 'PLAN_CHANGED', 'PLAN_CHANGED']);
  });

  test('an upgrade paid with what was left ends the lower plan; credit beyond the price is more days', async () => {
    const person = await registerPerson(here.world);
    await here.give(person.id, 'pro', 12, { bill: { id: `h_${person.id}1`, amount: 100_000_000 }, why: 'purchase' });
    const credited = await termsOf(here.world.db, person.id);
    const start = here.world.clock.now();
    const after = await here.give(
      person.id,
      'premium',
      1,
      { bill: { id: `h_${person.id}2`, amount: 100_000_000 }, why: 'purchase' },
      { credit: 3_800_000, credited: credited.map(({ id }) => id), price: 2_280_000 },
    );
    expect(after.level).toBe('premium');
    const days = (after.endsAt!.getTime() - start.getTime()) / day / 1000;
    // A month, and 1.520.000 of 2.280.000 more: 20 days.
    expect(days).toBe(31 + 20);
    here.world.clock.advance(days * day);
    expect(await here.standing(person.id)).toMatchObject({ level: 'free', runs: false });
  });

  test('of twenty looks and ten grants at once each counts once', async () => {
    const person = await registerPerson(here.world);
    const other = await appOnDatabase(here.world.url, {}, { clock: here.world.clock });
    await Promise.all([
      ...Array.from({ length: 10 }, () => here.give(person.id, 'pro', 1)),
      ...Array.from({ length: 20 }, (_, n) => refreshPlans((n % 2 ? here.world : other).db, here.ctx)),
    ]);
    const terms = await here.world.db
      .selectFrom('plan_terms')
      .select(['starts_at', 'ends_at'])
      .where('user_id', '=', person.id)
      .orderBy('starts_at')
      .execute();
    expect(terms).toHaveLength(10);
    for (const [index, term] of terms.slice(1).entries()) expect(term.starts_at).toEqual(terms[index]!.ends_at);
    here.world.clock.advance(400 * day);
    await Promise.all(Array.from({ length: 20 }, (_, n) => refreshPlans((n % 2 ? here.world : other).db, here.ctx)));
    expect((await here.told(person.id)).filter((type) => type === 'PLAN_ENDED')).toHaveLength(1);
    await other.close();
  });

  test.each([0, -1, 1.5, 121, Number.NaN])('%s months cannot be given', async (months) => {
    const person = await registerPerson(here.world);
    await expect(here.give(person.id, 'pro', months)).rejects.toMatchObject({ key: 'invalid_form' });
  });

  test('nobody gets nothing', () => expect(here.give('u_none', 'pro', 1)).rejects.toMatchObject({ key: 'not_found' }));

  test('the same bill activates once', async () => {
    const person = await registerPerson(here.world);
    await here.give(person.id, 'pro', 1, { bill: { id: 'h_once', amount: 100_000_000 }, why: 'purchase' });
    await expect(
      here.give(person.id, 'pro', 1, { bill: { id: 'h_once', amount: 100_000_000 }, why: 'purchase' }),
    ).rejects.toThrow();
    expect(
      await here.world.db.selectFrom('plan_terms').select('id').where('user_id', '=', person.id).execute(),
    ).toHaveLength(1);
  });
});
