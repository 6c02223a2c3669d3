import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction, type Database } from '#db/database.ts';
import { readWaiting } from '#features/people/console/figures.server.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Answer,
  type Method,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import { insertOrders } from '../../../../tests/support/money/insert-orders.ts';
import { sendLateNotices } from '../../../../tests/support/mail/late-notices.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import type { ReportsPage } from './report-decision.ts';

let world: TestApp;
let market: Market;
let admin: string;
let person: Person;
let token: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  const somebody = await registerPerson(world);
  await giveRoles(world, somebody.id, 'ROLE_ADMIN');
  admin = await signIn(world, somebody);
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await registerPerson(world);
  token = await signIn(world, person);
});

const ask = (method: Method, path: string, body?: unknown, as = token) => world.call(method, path, { token: as, body });
const tellUs = (kind: string, thing: string, more: object = {}, as = token) =>
  ask('POST', '/reports', { kind, thing, reason: 'stolen', note: 'Ảnh của tôi.', ...more }, as);
const queue = async (status = 'open') =>
  (await ask('GET', `/admin/reports?status=${status}`, undefined, admin)).data as ReportsPage;
const about = async (thing: string, status = 'open') => (await queue(status)).rows.find((row) => row.thing === thing);
const versionOf = async (id: string) => (await queue()).rows.find((row) => row.id === id)?.version ?? 'none';
const decideAlone = async (id: string, outcome: string, reason: object = { vi: 'Ảnh là của người khác.' }) =>
  ask('POST', `/admin/reports/${id}/decide`, { version: await versionOf(id), outcome, reason }, admin);
/** With the jobs that tell who reported it. */
async function decide(...decision: Parameters<typeof decideAlone>): Promise<Answer> {
  const answer = await decideAlone(...decision);
  await sendLateNotices(world);
  return answer;
}
const noticesOf = async (userId: string) =>
  await world.db
    .selectFrom('notices')
    .select(['type', 'details', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();

test('M1: what was reported waits in the console, once however many reported it, until it is decided', async () => {
  const before = (await readWaiting(world)).reports;
  await tellUs('product', ids.sofa);
  await tellUs('product', ids.sofa, {}, await signIn(world, await registerPerson(world)));
  expect((await readWaiting(world)).reports).toBe(before + 1);
  expect((await queue()).rows).toHaveLength(before + 1);
  await decide((await about(ids.sofa))?.id ?? '', 'dismiss', {});
  expect((await readWaiting(world)).reports).toBe(before);
});

test('F6: two admins decide by two reports of one thing at once: one decides, the other reads how', async () => {
  const second = await registerPerson(world);
  await giveRoles(world, second.id, 'ROLE_ADMIN');
  const colleague = await signIn(world, second);
  const other = await signIn(world, await registerPerson(world));
  const reports = [await tellUs('product', ids.lamp), await tellUs('product', ids.lamp, {}, other)].map(
    ({ data }) => (data as { id: string }).id,
  );
  const answers: Answer[] = [];
  const { version } = (await about(ids.lamp))!;
  const dismiss = (id: string, as: string) => async () => {
    const answer = await ask('POST', `/admin/reports/${id}/decide`, { version, outcome: 'dismiss', reason: {} }, as);
    answers.push(answer);
    return answer;
  };
  const holdProduct = (db: Database) =>
    db.selectFrom('products').select('id').where('id', '=', ids.lamp).forUpdate().execute();
  expect(await faultsOfBoth(world, holdProduct, dismiss(reports[0]!, admin), dismiss(reports[1]!, colleague))).toEqual(
    [],
  );
  // Which of them hears first is not said.
  expect(answers.toSorted((a, b) => a.status - b.status)).toMatchObject([
    { status: 200 },
    { status: 409, state: 'dismissed' },
  ]);
  expect(await about(ids.lamp)).toBeUndefined();
});

test('F6: what somebody says of it after the window was opened is not decided unread', async () => {
  await tellUs('product', ids.lamp, { reason: 'wrong', note: '' });
  const { id, version } = (await about(ids.lamp))!;
  const decideSeen = (seen: string) =>
    ask('POST', `/admin/reports/${id}/decide`, { version: seen, outcome: 'dismiss', reason: {} }, admin);
  const other = await registerPerson(world);
  const told = async () => (await noticesOf(other.id)).filter(({ type }) => type === 'REPORT_DECIDED');
  const otherToken = await signIn(world, other);
  await tellUs('product', ids.lamp, { reason: 'stolen', note: 'Mẫu của xưởng tôi.' }, otherToken);
  expect(await decideSeen(version)).toMatchObject({ status: 409, error: 'conflict' });
  const two = await about(ids.lamp);
  await tellUs('product', ids.lamp, { reason: 'stolen', note: 'Có cả hoá đơn.' }, otherToken);
  expect(await decideSeen(two!.version)).toMatchObject({ status: 409, error: 'conflict' });
  await sendLateNotices(world);
  expect(await told()).toEqual([]);
  const three = await about(ids.lamp);
  expect(await decide(three!.id, 'dismiss', {})).toMatchObject({ status: 200, data: { state: 'dismissed' } });
  expect(await told()).toHaveLength(1);
});

describe('F6: reporting', () => {
  test('what several people say of one thing stands together; the same person again is no second report', async () => {
    const other = await signIn(world, await registerPerson(world));
    expect((await tellUs('work', ids.plain)).status).toBe(200);
    expect((await tellUs('work', ids.plain, { reason: 'wrong', note: '' })).status).toBe(200);
    expect((await tellUs('work', ids.plain, { reason: 'offensive' }, other)).status).toBe(200);
    expect(await about(ids.plain)).toMatchObject({
      kind: 'work',
      count: 2,
      reasons: ['offensive', 'wrong'],
      notes: ['Ảnh của tôi.'],
      link: expect.stringContaining(ids.plain) as string,
      owner: { id: market.designer.id },
    });
  });

  test('what is not there, is not shown or is not a message to the caller cannot be reported; nor without a reason we know', async () => {
    for (const [kind, thing] of [
      ['work', 'w_none'],
      ['work', ids.gone],
      ['product', ids.hidden],
      ['product', ids.work],
      ['review', 'rv_none'],
      ['message', 'anything'],
    ] as const)
      expect((await tellUs(kind, thing)).status, `${kind} ${thing}`).toBe(404);
    for (const wrong of [{ reason: 'ugly' }, { kind: 'designer' }, { note: 'x'.repeat(1_001) }, { thing: '' }])
      expect((await tellUs('work', ids.work, wrong)).status).toBe(400);
    expect(await about(ids.work)).toBeUndefined();
  });
});

describe('M1: reports are decided once, for everyone who told us', () => {
  test('left as it is: nothing happens to it, and who told us hears so', async () => {
    await tellUs('product', ids.table);
    const { id } = (await about(ids.table))!;
    expect((await decide(id, 'dismiss', {})).data).toEqual({ state: 'dismissed' });
    expect((await world.call('GET', `/products/${ids.table}`)).status).toBe(200);
    expect(await noticesOf(person.id)).toMatchObject([
      { type: 'REPORT_DECIDED', details: { outcome: 'dismissed', thing: { vi: expect.any(String) as string } } },
    ]);
    expect(await about(ids.table)).toBeUndefined();
    expect(await about(ids.table, 'dismissed')).toMatchObject({ count: 1 });
    expect(await decide(id, 'delete')).toMatchObject({ status: 409 });
    expect((await tellUs('product', ids.table)).status).toBe(200);
  });

  test('however many reported it, a decision waits for none of them, nor who orders for the decision', async () => {
    await tellUs('product', ids.table);
    const { id } = (await about(ids.table))!;
    await transaction(world.db, async (db) => {
      await db
        .insertInto('notice_boxes')
        .values({ user_id: person.id, last: 0, unread: 0 })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ unread: 0 }))
        .execute();
      expect(await decideAlone(id, 'dismiss', {})).toMatchObject({ status: 200 });
    });
    expect(await noticesOf(person.id)).toEqual([]);
    expect(await sendLateNotices(world)).toBe(1);
    expect(await noticesOf(person.id)).toMatchObject([{ type: 'REPORT_DECIDED' }]);
  });

  test('a work is taken off the shelf through moderation: its designer reads why; two admins at once, one decision', async () => {
    await tellUs('work', ids.work);
    const { id } = (await about(ids.work))!;
    for (const [outcome, status] of [
      ['hide', 400],
      ['warn', 400],
      ['nonsense', 400],
    ] as const)
      expect((await decide(id, outcome)).status).toBe(status);
    expect(await decide(id, 'unshelve', {})).toMatchObject({ status: 400, error: 'field_required', field: 'reason' });
    const both = await Promise.all([decide(id, 'unshelve'), decide(id, 'delete')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await world.call('GET', `/works/${ids.work}`)).status).toBe(404);
    expect(await noticesOf(market.designer.id)).toMatchObject([
      { type: expect.stringMatching(/^DESIGN_/) as string, reason: { vi: 'Ảnh là của người khác.' } },
    ]);
    expect(await noticesOf(person.id)).toMatchObject([{ type: 'REPORT_DECIDED', details: { outcome: 'upheld' } }]);
  });

  test('who takes down what was reported before we do does not publish it again: it is found, and held all the same', async () => {
    await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
    const merchant = await signIn(world, market.merchant);
    const own = (step: string) => ask('POST', `/merchant/products/${ids.wardrobe}/${step}`, undefined, merchant);
    await tellUs('product', ids.wardrobe);
    expect(await about(ids.wardrobe)).toMatchObject({ link: thingAddress(ids.wardrobe) });
    expect((await own('unshelve')).status).toBe(200);
    expect(await about(ids.wardrobe)).toMatchObject({ link: `/admin/products?w=${ids.wardrobe}` });
    expect((await decide((await about(ids.wardrobe))!.id, 'unshelve')).data).toEqual({ state: 'upheld' });
    expect(await own('shelve')).toMatchObject({ status: 409, error: 'shelf_held' });
  });

  test('a review is hidden: it counts no more, its author reads why', async () => {
    const order = await insertOrders(world, person.id, { products: [ids.sofa] });
    const review = (
      await ask('POST', `/user/orders/${order}/reviews`, { line: 0, stars: 1, text: 'Đồ lừa đảo.', pictures: [] })
    ).data as { id: string };
    const reader = await registerPerson(world);
    await tellUs('review', review.id, { reason: 'offensive' }, await signIn(world, reader));
    expect(await about(review.id)).toMatchObject({
      said: 'Hien sofa: Đồ lừa đảo.',
      link: expect.stringContaining(`${ids.sofa}#reviews`) as string,
    });
    expect((await decide((await about(review.id))!.id, 'hide')).status).toBe(200);
    expect((await world.call('GET', `/products/${ids.sofa}/reviews`)).data).toMatchObject({
      total: 0,
      spread: [0, 0, 0, 0, 0],
    });
    expect(await noticesOf(person.id)).toMatchObject([{ type: 'REVIEW_HIDDEN' }]);
    expect(await noticesOf(reader.id)).toMatchObject([{ type: 'REPORT_DECIDED' }]);
  });

  test('a message is reported by who got it and by nobody else; its author is warned', async () => {
    await giveRoles(world, market.designer.id, 'ROLE_DESIGNER');
    const designer = await signIn(world, market.designer);
    const talk = (
      (
        await ask('POST', '/consultations', {
          designer: ids.designer,
          contact: 'lan@mail.example',
          message: 'Nhà tôi hướng tây.',
        })
      ).data as { id: string }
    ).id;
    expect(
      (
        await ask(
          'POST',
          `/design-orders/${talk}/messages`,
          { text: 'Chuyển khoản riêng cho tôi nhé.', files: [] },
          designer,
        )
      ).status,
    ).toBe(200);
    const entries = (
      (await ask('GET', `/design-orders/${talk}`)).data as { entries: { position: number; text: string }[] }
    ).entries;
    const theirs = `${talk}.${entries.at(-1)!.position}`;
    const stranger = await signIn(world, await registerPerson(world));
    for (const [thing, as] of [
      [theirs, stranger],
      [theirs, designer],
      [`${talk}.${entries[0]!.position}`, token],
      [`${talk}.999`, token],
      [talk, token],
    ] as const)
      expect((await tellUs('message', thing, {}, as)).status, thing).toBe(404);
    expect((await tellUs('message', theirs, { reason: 'fraud' })).status).toBe(200);
    expect(await about(theirs)).toMatchObject({
      kind: 'message',
      said: 'Chuyển khoản riêng cho tôi nhé.',
      owner: { id: market.designer.id },
    });
    expect((await decide((await about(theirs))!.id, 'warn')).status).toBe(200);
    expect((await noticesOf(market.designer.id)).at(-1)).toMatchObject({
      type: 'MESSAGE_WARNED',
      reason: { vi: 'Ảnh là của người khác.' },
    });
  });

  test('D3: what somebody wrote and others reported goes with them', async () => {
    const order = await insertOrders(world, person.id, { products: [ids.table] });
    const review = (
      await ask('POST', `/user/orders/${order}/reviews`, {
        line: 0,
        stars: 1,
        text: 'Gọi tôi: 0912 345 678.',
        pictures: [],
      })
    ).data as { id: string };
    await tellUs('review', review.id, {}, await signIn(world, await registerPerson(world)));
    await ask('DELETE', '/user', { password: person.password });
    expect(await about(review.id)).toMatchObject({ said: '–', link: null });
  });

  test('D3: who goes takes their words along; what they told us stays, without them', async () => {
    await tellUs('product', ids.black, { note: 'Tôi tên Lan.' });
    expect((await ask('GET', '/user/data')).data).toMatchObject({
      reports: [{ thing: ids.black, note: 'Tôi tên Lan.' }],
    });
    await ask('DELETE', '/user', { password: person.password });
    expect(
      await world.db
        .selectFrom('reports')
        .select(['reporter_id', 'note', 'state'])
        .where('thing_id', '=', ids.black)
        .execute(),
    ).toEqual([{ reporter_id: null, note: '', state: 'open' }]);
    expect((await decide((await about(ids.black))!.id, 'dismiss', {})).status).toBe(200);
  });
});

test('F6: an admin decides neither about their own goods nor about what was said of them', async () => {
  const order = await insertOrders(world, person.id, { products: [ids.lamp] });
  const said = { line: 0, stars: 1, text: 'Đèn vỡ.', pictures: [] };
  const review = (await ask('POST', `/user/orders/${order}/reviews`, said)).data as { id: string };
  const reader = await signIn(world, await registerPerson(world));
  await tellUs('review', review.id, {}, reader);
  await tellUs('product', ids.lamp, {}, reader);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT', 'ROLE_ADMIN');
  const seller = await signIn(world, market.merchant);
  const decideOwn = async (thing: string, outcome: string) =>
    ask(
      'POST',
      `/admin/reports/${(await about(thing))!.id}/decide`,
      { version: (await about(thing))!.version, outcome, reason: { vi: 'Không đúng.' } },
      seller,
    );
  expect(await decideOwn(review.id, 'hide')).toMatchObject({ status: 403, error: 'own_matter' });
  expect(await decideOwn(ids.lamp, 'dismiss')).toMatchObject({ status: 403, error: 'own_matter' });
  expect((await decide((await about(review.id))!.id, 'hide')).status).toBe(200);
});
