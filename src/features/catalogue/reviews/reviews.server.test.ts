import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { visitorContext } from '#server/http/request-context.ts';
import {
  registerPerson,
  signIn,
  testApp,
  type Method,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { insertOrders } from '../../../../tests/support/money/insert-orders.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import type { ProductDetail } from '#features/catalogue/products/product.ts';
import type { BoughtLine, OwnReview, Received, Reviews } from './review.ts';
import { hideReview } from './reviews.server.ts';

let world: TestApp;
let market: Market;
let seller: string;
let person: Person;
let token: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await world.db
    .updateTable('users')
    .set({ roles: ['ROLE_USER', 'ROLE_MERCHANT'] })
    .where('id', '=', market.merchant.id)
    .execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await registerPerson(world);
  seller = await signIn(world, market.merchant);
  token = await signIn(world, person);
});

const ask = (method: Method, path: string, body?: unknown, as = token) => world.call(method, path, { token: as, body });
const said = { line: 0, stars: 5, text: 'Gỗ thơm, ghép khít.', pictures: [] as string[] };
const review = (order: string, body: object = said, as = token) =>
  ask('POST', `/user/orders/${order}/reviews`, body, as);
const own = async (order: string, body: object = said) => (await review(order, body)).data as OwnReview;
const reviewsOf = async (product: string, query = '') =>
  (await world.call('GET', `/products/${product}/reviews${query}`)).data as Reviews;
const ratingOf = async (product: string) =>
  ((await world.call('GET', `/products/${product}`)).data as ProductDetail).rating;
const bring = async () =>
  (
    (await world.call('POST', '/media?kind=review', { token, ...formOf({ bytes: await jpegOf() }) })).data as {
      id: string;
    }
  ).id;

describe('F6: reviews only after a completed order', () => {
  test('who bought it says something, once for each line; everyone reads it, and the product shows its stars', async () => {
    const order = await insertOrders(world, person.id, { products: [ids.table, ids.lamp] });
    expect((await ask('GET', `/user/orders/${order}/reviews`)).data).toMatchObject([
      { line: 0, product: ids.table, review: null },
      { line: 1, review: null },
    ]);
    const picture = await bring();
    expect((await review(order, { ...said, pictures: [picture] })).status).toBe(200);
    expect(await reviewsOf(ids.table)).toMatchObject({
      total: 1,
      spread: [0, 0, 0, 0, 1],
      reviews: [
        {
          stars: 5,
          text: { text: said.text, lang: 'en' },
          author: person.nickname,
          bought: { text: expect.stringMatching(/^Oak, cream · \d+ × \d+ × \d+ mm$/) },
          pictures: [{ width: 120 }],
          reply: null,
        },
      ],
    });
    expect(await ratingOf(ids.table)).toEqual({ average: 5, count: 1 });
    expect(await review(order)).toMatchObject({ status: 409, error: 'review_written' });
    expect((await review(order, { ...said, line: 1, stars: 2 })).status).toBe(200);
    expect(((await ask('GET', '/user/reviews')).data as BoughtLine[]).map((line) => line.review?.stars)).toEqual([
      5, 2,
    ]);
    expect(
      await world.db
        .selectFrom('notices')
        .select(['type', 'link'])
        .where('user_id', '=', market.merchant.id)
        .where('type', '=', 'REVIEW_RECEIVED')
        .execute(),
    ).toHaveLength(2);
    expect(
      await world.db.selectFrom('media').select('claimed_at').where('id', '=', picture).executeTakeFirstOrThrow(),
    ).not.toEqual({ claimed_at: null });
  });

  test('what is to be reviewed shows the very variant that was bought, as the order does', async () => {
    const order = await insertOrders(world, person.id, { products: [ids.table] });
    await world.db
      .updateTable('order_lines')
      .set({ picture: null, model: 'chair-curved-back.100', finishes: JSON.stringify({ frame: 'wood-walnut' }) })
      .where('order_id', '=', order)
      .execute();
    expect((await ask('GET', `/user/orders/${order}/reviews`)).data).toMatchObject([
      { picture: null, thumbnail: expect.stringContaining('wood-walnut') },
    ]);
  });

  test('not before it is completed, not of another’s order, not of a line nobody bought', async () => {
    const order = await insertOrders(world, person.id, { state: 'SHIPPED' });
    expect(await review(order)).toMatchObject({ status: 409, error: 'order_state', state: 'SHIPPED' });
    expect((await ask('GET', `/user/orders/${order}/reviews`)).data).toEqual([]);
    await world.db.updateTable('orders').set({ state: 'COMPLETED' }).where('id', '=', order).execute();
    const other = await signIn(world, await registerPerson(world));
    expect((await review(order, said, other)).status).toBe(404);
    for (const line of [1, 999]) expect((await review(order, { ...said, line })).status).toBe(404);
    for (const wrong of [
      { stars: 0 },
      { stars: 6 },
      { stars: 4.5 },
      { stars: '5' },
      { text: 'x'.repeat(2_001) },
      { pictures: ['i_none', 'i_1', 'i_2', 'i_3', 'i_4', 'i_5', 'i_6'] },
      { line: -1 },
    ])
      expect((await review(order, { ...said, ...wrong })).status).toBe(400);
    expect((await review(order, { ...said, pictures: ['i_none'] })).status).toBe(404);
    expect(await world.db.selectFrom('reviews').select('id').where('order_id', '=', order).execute()).toEqual([]);
  });

  test('ten of the same line at once are one; twenty buyers at once are twenty, and the sum is right', async () => {
    const order = await insertOrders(world, person.id, { products: [ids.black] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => review(order)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => insertOrders(world, person.id, { products: [ids.black] })),
    );
    await Promise.all(orders.map((each, at) => review(each, { ...said, stars: (at % 5) + 1 })));
    expect((await reviewsOf(ids.black)).spread).toEqual([4, 4, 4, 4, 5]);
    expect(await ratingOf(ids.black)).toEqual({ average: 3.1, count: 21 });
    expect((await reviewsOf(ids.black, '?stars=5')).total).toBe(5);
    expect((await reviewsOf(ids.black, '?page=4')).reviews).toHaveLength(1);
  });
});

describe('F6: changed within 30 days, answered once', () => {
  test('F6: a picture belongs to one review: another neither shows it nor lets go of it', async () => {
    const picture = await bring();
    const first = await own(await insertOrders(world, person.id), { ...said, pictures: [picture] });
    const order = await insertOrders(world, person.id);
    expect((await review(order, { ...said, pictures: [picture] })).status).toBe(404);
    const second = await own(order);
    const change = (id: string, pictures: string[]) =>
      ask('PUT', `/user/reviews/${id}`, { stars: 4, text: said.text, pictures });
    expect((await change(second.id, [picture])).status).toBe(404);
    expect((await change(first.id, [picture])).status, 'its own stays its own').toBe(200);
    expect((await change(first.id, [])).status).toBe(200);
    expect((await change(second.id, [picture])).status, 'let go of, it may be shown elsewhere').toBe(200);
  });

  test('its author changes stars, words and pictures; afterwards it stays', async () => {
    const first = await bring();
    const second = await bring();
    const { id } = await own(await insertOrders(world, person.id), { ...said, pictures: [first] });
    expect(
      (await ask('PUT', `/user/reviews/${id}`, { stars: 3, text: 'Đệm hơi cứng.', pictures: [second] })).data,
    ).toMatchObject({ stars: 3, pictures: [{ id: second }], open: true });
    const shown = (await reviewsOf(ids.sofa)).reviews.find((review) => review.id === id);
    expect(shown).toMatchObject({ stars: 3, edited: true });
    expect(
      (await world.db.selectFrom('media').select('claimed_at').where('id', '=', first).executeTakeFirstOrThrow())
        .claimed_at,
    ).toBeNull();
    const other = await signIn(world, await registerPerson(world));
    expect((await ask('PUT', `/user/reviews/${id}`, { stars: 1, text: '', pictures: [] }, other)).status).toBe(404);
    world.clock.advance(31 * 86_400);
    token = await signIn(world, person);
    expect(await ask('PUT', `/user/reviews/${id}`, { stars: 1, text: '', pictures: [] })).toMatchObject({
      status: 409,
      error: 'review_closed',
    });
  });

  test('one reply of whose product it is, and the author is told; no other merchant’s', async () => {
    const { id } = await own(await insertOrders(world, person.id));
    const stranger = await registerPerson(world);
    await world.db
      .updateTable('users')
      .set({ roles: ['ROLE_USER', 'ROLE_MERCHANT'] })
      .where('id', '=', stranger.id)
      .execute();
    expect(
      (await ask('POST', `/merchant/reviews/${id}/reply`, { text: 'Cảm ơn.' }, await signIn(world, stranger))).status,
    ).toBe(404);
    const replies = await Promise.all([
      ask('POST', `/merchant/reviews/${id}/reply`, { text: 'Cảm ơn bạn.' }, seller),
      ask('POST', `/merchant/reviews/${id}/reply`, { text: 'Hai lần.' }, seller),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await reviewsOf(ids.sofa)).reviews.find((each) => each.id === id)!.reply).toMatchObject({ by: 'Mộc Lặng' });
    expect(await world.db.selectFrom('notices').select('type').where('user_id', '=', person.id).execute()).toEqual([
      { type: 'REVIEW_ANSWERED' },
    ]);
    const received = (await ask('GET', '/merchant/reviews', undefined, seller)).data as Received;
    expect(received).toMatchObject({ unanswered: received.total - 1 });
    expect(received.reviews[0]!.reply).toBeNull();
  });

  test('a hidden one is read by nobody, counts no more and cannot be changed; its author reads why', async () => {
    const before = await reviewsOf(ids.lamp);
    const { id } = await own(await insertOrders(world, person.id, { products: [ids.lamp] }));
    const ctx = { ...visitorContext(world.services, 'test', 'en') };
    expect(await transaction(world.db, (db) => hideReview(db, ctx, id, { vi: 'Lời lẽ xúc phạm.' }))).toBe(true);
    expect(await transaction(world.db, (db) => hideReview(db, ctx, id, { vi: 'Lời lẽ xúc phạm.' }))).toBe(false);
    expect(await reviewsOf(ids.lamp)).toMatchObject({ total: before.total, spread: before.spread });
    expect((await ask('PUT', `/user/reviews/${id}`, { stars: 1, text: '', pictures: [] })).error).toBe('review_closed');
    expect(
      await world.db.selectFrom('notices').select(['type', 'reason']).where('user_id', '=', person.id).execute(),
    ).toEqual([{ type: 'REVIEW_HIDDEN', reason: { vi: 'Lời lẽ xúc phạm.' } }]);
  });

  test('D3: the export has what one wrote; with the account the words go and count no more', async () => {
    const before = (await reviewsOf(ids.table)).spread;
    await own(await insertOrders(world, person.id, { products: [ids.table] }), { ...said, stars: 1 });
    expect((await ask('GET', '/user/data')).data).toMatchObject({
      reviews: [{ product: ids.table, stars: 1, text: said.text, reply: null }],
      reports: [],
    });
    expect((await ask('DELETE', '/user', { password: person.password })).status).toBe(200);
    expect((await reviewsOf(ids.table)).spread).toEqual(before);
    expect(await world.db.selectFrom('reviews').select('id').where('author_id', '=', person.id).execute()).toEqual([]);
  });
});
