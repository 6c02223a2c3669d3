import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAdminOrders } from '#features/trade/orders/admin-orders.server.ts';
import { registerPerson, testApp, type Person, type TestApp } from '../../tests/support/app.ts';
import { ids, smallMarket } from '../../tests/support/market.ts';
import { insertOrders } from '../../tests/support/money/insert-orders.ts';

let world: TestApp;
let buyer: Person;
let ofWood: string;
let ofLamps: string;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
  buyer = await registerPerson(world);
  const { id: user_id } = await registerPerson(world);
  const now = world.clock.now();
  await world.db
    .insertInto('merchants')
    .values({ id: 'm_den', user_id, name: 'XƯỞNG ĐÈN LỘC 灯笼_100%', created_at: now, updated_at: now })
    .execute();
  ofWood = await insertOrders(world, buyer.id);
  ofLamps = await insertOrders(world, buyer.id, { products: [ids.lamp], merchant: 'm_den' });
});
afterAll(() => world.close());

const found = async (words: string) =>
  (await listAdminOrders({ ...world.services, locale: 'en' }, { state: 'ALL', words }, null, null)).rows.map(
    ({ id }) => id,
  );

test.each([
  'Mộc Lặng',
  'mộc',
  'MỘC',
  'moc lang',
  'oc la',
  // As some keyboards and files write it: letter and accents apart.
  'Mộc'.normalize('NFD'),
])('G6: orders are found by a part of their shop’s name, with accents or without: %s', async (words) => {
  expect(await found(words)).toEqual([ofWood]);
});

test.each(['xưởng đèn', 'xuong den', 'Đèn', 'DEN', 'lộc', 'loc', '灯笼', '_100%'])(
  'G6: however the shop writes its name: %s',
  async (words) => {
    expect(await found(words)).toEqual([ofLamps]);
  },
);

test('G6: signs have no meaning of their own; what no shop, order or buyer is called finds nothing', async () => {
  for (const words of ['%', '_', 'm_c', 'moc%lang', '.*', "'", 'nobody', 'mọc lăng xa'])
    expect(await found(words), words).toEqual(words === '%' || words === '_' ? [ofLamps] : []);
});

test('G6: the list says what was ordered, and how many of it', async () => {
  await world.db
    .updateTable('order_lines')
    .set({ quantity: 3, amount: sql`unit_price * 3` })
    .where('order_id', '=', ofLamps)
    .execute();
  const { rows } = await listAdminOrders({ ...world.services, locale: 'en' }, { state: 'ALL', words: '' }, null, null);
  expect(rows.find(({ id }) => id === ofLamps)?.ordered).toMatchObject({ quantity: 3, more: 0 });
});

test('G6: by its number, and by the whole address of its buyer, as ever', async () => {
  const { number } = await world.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', ofWood)
    .executeTakeFirstOrThrow();
  expect(await found(number.toLowerCase())).toEqual([ofWood]);
  expect((await found(buyer.email.toUpperCase())).toSorted()).toEqual([ofWood, ofLamps].toSorted());
  expect(await found(buyer.email.slice(1))).toEqual([]);
});
