import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { transaction } from '#db/database.ts';
import { visitorContext } from '#server/http/request-context.ts';
import {
  newMember,
  registerPerson,
  signIn,
  testApp,
  type Member,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { listPlanPeople, readPersonPlan } from './admin-plans.server.ts';
import { ledgerPage } from './plan-view.ts';
import { commitQuota, reserveQuota, returnQuota } from '#features/people/plans/quotas.server.ts';

let world: TestApp;
let admin: Member;
let lan: Person;
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
  lan = await registerPerson(world);
});
afterAll(() => world.close());

const ctx = () => visitorContext(world.services, 'r', 'vi');
const give = async (what: 'plan' | 'quota', body: object, token = admin.token) =>
  world.call('POST', `/admin/people/${lan.id}/${what}`, {
    token,
    body: { version: (await readPersonPlan(ctx(), lan.id)).version, ...body },
  });
const reason = { vi: 'Xin lỗi vì ảnh hỏng', en: 'Sorry about the spoilt picture' };

describe('M1: the console’s plans', () => {
  test('an admin gives a plan with a reason: the record has who, before and after; the person reads why', async () => {
    expect(await give('plan', { level: 'premium', months: 2, reason })).toMatchObject({
      status: 200,
      data: { level: 'premium', endsAt: '2027-01-15T03:00:00.000Z' },
    });
    expect(
      await world.db
        .selectFrom('audit')
        .select(['actor_id', 'before', 'after'])
        .where('target', '=', lan.id)
        .where('action', '=', 'plan.granted')
        .execute(),
    ).toMatchObject([
      { actor_id: admin.id, before: { level: 'free' }, after: { level: 'premium', months: 2, why: 'admin', reason } },
    ]);
    expect(
      await world.db.selectFrom('notices').select(['type', 'reason']).where('user_id', '=', lan.id).execute(),
    ).toEqual([{ type: 'PLAN_CHANGED', reason }]);
    expect(
      (await listPlanPeople(ctx(), { state: 'running', level: 'premium' }, '', null)).rows.map(({ id }) => id),
    ).toEqual([lan.id]);
    for (const words of [lan.email.toUpperCase(), lan.id, lan.mobile, `0${lan.mobile.slice(3)}`])
      expect(
        (await listPlanPeople(ctx(), { state: 'running', level: null }, words, null)).rows.map(({ id }) => id),
        words,
      ).toEqual([lan.id]);
  });

  test('and of a quota; the ledger tells it in the reader’s language, with every use, begun, done and given back', async () => {
    expect((await give('quota', { quota: 'panorama32k', count: 3, reason })).status).toBe(200);
    const use = (quota: 'panorama32k' | 'image8k') =>
      transaction(world.db, (db) => reserveQuota(db, ctx(), { userId: lan.id, quota, subject: 'Căn hộ bên sông' }));
    const done = await use('image8k');
    const failed = await use('image8k');
    await transaction(world.db, (db) => commitQuota(db, ctx(), done.id));
    await transaction(world.db, (db) => returnQuota(db, ctx(), failed.id));
    const token = await signIn(world, lan);
    const ledger = ledgerPage.parse(
      (await world.call('GET', '/user/quota-ledger?size=4', { token, locale: 'en' })).data,
    );
    expect(ledger.lines.map(({ what, change, subject }) => [what, change, subject])).toEqual([
      ['returned', 1, 'Căn hộ bên sông'],
      ['committed', 0, 'Căn hộ bên sông'],
      ['reserved', -1, 'Căn hộ bên sông'],
      ['reserved', -1, 'Căn hộ bên sông'],
    ]);
    const earlier = ledgerPage.parse(
      (await world.call('GET', `/user/quota-ledger?before=${ledger.next}`, { token, locale: 'en' })).data,
    );
    expect(earlier).toMatchObject({
      next: null,
      lines: [
        { what: 'granted', change: 3, quota: 'panorama32k', period: 'extra', reason: { text: reason.en, lang: 'en' } },
      ],
    });
    const { plan, terms } = await readPersonPlan(ctx(), lan.id);
    expect(plan.quotas.find(({ quota }) => quota === 'image8k')!.parts).toMatchObject([
      { per: 'month', allowed: 30, used: 1 },
      { per: 'year', allowed: 400, used: 0 },
    ]);
    expect(plan.quotas.find(({ quota }) => quota === 'panorama32k')!.parts).toMatchObject([
      { per: 'month', allowed: 3, used: 0 },
      { per: 'extra', allowed: 3, used: 0 },
    ]);
    expect(terms).toMatchObject([{ level: 'premium', months: 2, why: 'admin', value: 0 }]);
  });

  test.each([
    ['plan', { level: 'pro', months: 3, reason }],
    ['plan', { level: 'free', months: 3, reason }],
    ['quota', { quota: 'image4k', count: 7, reason }],
  ] as const)('of two admins, each in a window of before, one gives: %s %o', async (what, body) => {
    const other = await newMember(world, 'ROLE_ADMIN');
    const person = await registerPerson(world);
    const shownTo = async (token: string) =>
      z
        .object({ version: z.string() })
        .parse((await world.call('GET', `/admin/people/${person.id}/plan`, { token })).data);
    const standing = async () => {
      const { plan, terms } = await readPersonPlan(ctx(), person.id);
      return { plan, terms: terms.map(({ level, months }) => ({ level, months })) };
    };
    const windows = await Promise.all(
      [admin, other].map(async ({ token }) => {
        const { version } = await shownTo(token);
        return () => world.call('POST', `/admin/people/${person.id}/${what}`, { token, body: { version, ...body } });
      }),
    );
    const answers = await Promise.all(windows.map((press) => press()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ error: 'conflict' });
    const once = await standing();
    for (const press of windows) expect(await press()).toMatchObject({ status: 409, error: 'conflict' });
    expect(await standing()).toEqual(once);
  });

  test('nobody else may', async () => {
    const token = await signIn(world, lan);
    expect(await give('plan', { level: 'premium', months: 2, reason }, token)).toMatchObject({
      status: 403,
      error: 'forbidden',
    });
    expect(await give('quota', { quota: 'image8k', count: 3, reason }, token)).toMatchObject({
      status: 403,
      error: 'forbidden',
    });
  });

  test.each([
    [{ level: 'gold', months: 1, reason }, 'level'],
    [{ level: 'pro', months: 0, reason }, 'months'],
    [{ level: 'pro', months: 121, reason }, 'months'],
    [{ level: 'pro', months: 1.5, reason }, 'months'],
    [{ level: 'pro', months: '1', reason }, 'months'],
    [{ level: 'pro', months: 1, reason: {} }, 'reason'],
    [{ level: 'pro', months: 1, reason: { vi: '  ' } }, 'reason'],
    [{ level: 'pro', months: 1 }, 'reason'],
  ])('%o is refused', async (body, field) => {
    expect(await give('plan', body)).toMatchObject({ status: 400, field });
  });

  test('more than was given cannot be taken back; nobody is not found', async () => {
    expect(await give('quota', { quota: 'image2k', count: -1, reason })).toMatchObject({
      status: 409,
      error: 'conflict',
    });
    expect(await give('quota', { quota: 'image2k', count: 0, reason })).toMatchObject({ status: 400 });
    const version = '0-0';
    for (const [what, body] of [
      ['plan', { version, level: 'pro', months: 1, reason }],
      ['quota', { version, quota: 'image2k', count: 1, reason }],
    ] as const)
      expect((await world.call('POST', `/admin/people/u_none/${what}`, { token: admin.token, body })).status).toBe(404);
    await expect(readPersonPlan(ctx(), 'u_none')).rejects.toMatchObject({ key: 'not_found' });
  });
});
