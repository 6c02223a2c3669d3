import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { waitingForLocks } from '../../../../tests/support/money/both-at-once.ts';
import { requestOf } from '../../../../tests/support/money/payments.ts';
import { until } from '../../../../tests/support/until.ts';
import { loadFavourites } from '#features/trade/favourites/favourites-section.server.ts';
import type { MemberContext } from '#platform/context.ts';
import { mostWatches } from './stock-watch-limits.ts';
import { tellBackInStock } from './stock-watches.server.ts';

let world: TestApp;
let lan: Member;
beforeAll(async () => {
  world = await testApp();
  const market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  lan = await newMember(world);
});
afterAll(() => world.close());

const watch = (person: Member, variant = 'v_b', method: 'PUT' | 'DELETE' = 'PUT') =>
  world.call(method, `/user/stock-watches/${variant}`, { token: person.token });
const setStock = (stock: number) =>
  world.db.updateTable('product_variants').set({ stock }).where('id', '=', 'v_b').execute();
const tell = () => tellBackInStock(world.db, world.services);
const told = async (person: Member) =>
  (
    await world.db
      .selectFrom('notices')
      .select('link')
      .where('user_id', '=', person.id)
      .where('type', '=', 'PRODUCT_BACK')
      .execute()
  ).map(({ link }) => link);
const mailsTo = async (person: Member) =>
  (await world.db.selectFrom('outbox').select('payload').execute())
    .map((row) => row.payload as { to: string; values: Record<string, string> })
    .filter(({ to, values }) => to === person.email && values.unsubscribe !== undefined);

describe('P5: tell me when it is back', () => {
  test('asked twice it is one wish; told once, in the list and by mail with a way to stop', async () => {
    await setStock(0);
    for (const _ of [1, 2]) expect((await watch(lan)).data).toEqual({ variants: ['v_b'] });
    expect(await tell()).toBe(0);
    await setStock(2);
    expect(await Promise.all([tell(), tell()]).then(([one, two]) => one + two)).toBe(1);
    expect(await told(lan)).toEqual([`/things/detail?id=${ids.sofa}&variant=v_b`]);
    const mails = await mailsTo(lan);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.values.unsubscribe).toContain('/notice?stop=');
    expect(JSON.stringify(mails[0]), 'which of them').toMatch(/, .*\d+ × \d+ × \d+ mm”/);
    await setStock(0);
    await setStock(5);
    expect(await tell(), 'once').toBe(0);
  });

  test('G3: what one waits for is listed in one’s favourites, as that variant', async () => {
    const hoa = await newMember(world);
    await setStock(0);
    await watch(hoa);
    const ctx = requestOf(world, hoa) as MemberContext;
    const { watched } = await loadFavourites(ctx, new URL('http://hien.example/user/user?tab=favourites'));
    expect(watched).toMatchObject([{ id: ids.sofa, match: { variant: 'v_b', inStock: false } }]);
    await watch(hoa, 'v_b', 'DELETE');
  });

  test('not of what is in stock, unpublished or unknown; taken back, nobody is told', async () => {
    await setStock(4);
    expect(await watch(lan)).toMatchObject({ status: 409, error: 'back_already' });
    expect((await watch(lan, 'v_none')).status).toBe(404);
    await setStock(0);
    await watch(lan);
    expect((await watch(lan, 'v_b', 'DELETE')).data).toEqual({ variants: [] });
    await setStock(1);
    expect(await tell()).toBe(0);
    expect((await world.call('PUT', '/user/stock-watches/v_b')).status).toBe(401);
  });

  test('what is back but no longer published waits until it is', async () => {
    await setStock(0);
    await watch(lan);
    await world.db.updateTable('products').set({ status: 'unshelved' }).where('id', '=', ids.sofa).execute();
    await setStock(1);
    expect(await tell()).toBe(0);
    await world.db.updateTable('products').set({ status: 'shelved' }).where('id', '=', ids.sofa).execute();
    expect(await tell()).toBe(1);
  });

  test('who wants no mails about it is told in the list alone', async () => {
    const huy = await newMember(world);
    const choices = (await world.call('GET', '/user/notice-choices', { token: huy.token })).data as Record<
      string,
      unknown
    >;
    await world.call('PUT', '/user/notice-choices', {
      token: huy.token,
      body: { ...choices, stock: { site: true, mail: false } },
    });
    await setStock(0);
    await watch(huy);
    await setStock(1);
    await tell();
    expect(await told(huy)).toHaveLength(1);
    expect(await mailsTo(huy)).toHaveLength(0);
  });

  test('many are told in parts, who waited longest first: nobody waits for all the others, and each is told once', async () => {
    await setStock(0);
    const people: Member[] = [];
    for (let n = 0; n < 5; n += 1) {
      const person = await newMember(world);
      people.push(person);
      world.clock.advance(1);
      await watch(person);
    }
    await setStock(2);
    const counts = async () => Promise.all(people.map(async (person) => (await told(person)).length));
    const inParts = () => tellBackInStock(world.db, world.services, { variants: 100, people: 2, turn: 100 });
    let telling: Promise<number[]> = Promise.resolve([]);
    await transaction(world.db, async (db) => {
      await db.insertInto('notice_boxes').values({ user_id: people[4]!.id, last: 0, unread: 0 }).execute();
      telling = Promise.all([inParts(), inParts()]);
      await until(async () => (await waitingForLocks(world.db)) > 0);
      await until(async () => (await counts()).join() === '1,1,1,1,0');
    });
    expect((await telling).reduce((sum, each) => sum + each)).toBe(5);
    expect(await counts()).toEqual([1, 1, 1, 1, 1]);
  });

  test('a run ends after its turns, and the next one goes on', async () => {
    await setStock(0);
    const people = await Promise.all([1, 2, 3].map(() => newMember(world)));
    for (const person of people) await watch(person);
    await setStock(2);
    const run = () => tellBackInStock(world.db, world.services, { variants: 100, people: 1, turn: 2 });
    expect([await run(), await run(), await run()]).toEqual([2, 1, 0]);
  });

  test('a hundred at most, also of those asked for at once', async () => {
    await setStock(0);
    await sql`insert into product_variants select (jsonb_populate_record(v, jsonb_build_object('id', 'v_many' || n,
      'position', 10 + n, 'sku', null))).* from product_variants v, generate_series(1, ${mostWatches + 4}::int) n
      where v.id = 'v_b'`.execute(world.db);
    const binh = await newMember(world);
    await sql`insert into stock_watches select ${binh.id}, 'v_many' || n, ${world.clock.now()}
      from generate_series(1, ${mostWatches - 1}::int) n`.execute(world.db);
    const answers = await Promise.all([0, 1, 2, 3, 4].map((n) => watch(binh, `v_many${mostWatches + n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'list_full')).toHaveLength(4);
  });

  test('D3: it is in the export, and gone with the account', async () => {
    const an = await newMember(world);
    await setStock(0);
    await watch(an);
    const exported = (await world.call('GET', '/user/data', { token: an.token })).data;
    expect(exported).toMatchObject({ waitingFor: [{ variant: 'v_b', product: ids.sofa }] });
    await world.call('DELETE', '/user', { token: an.token, body: { password: an.password } });
    expect(await world.db.selectFrom('stock_watches').selectAll().where('user_id', '=', an.id).execute()).toEqual([]);
  });
});
