import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction, type Database } from '#db/database.ts';
import { saveProduct } from '#features/catalogue/products/save-product.server.ts';
import { lockWatchesOf } from '#features/trade/back-in-stock/stock-watch-queries.server.ts';
import { watchStock } from '#features/trade/back-in-stock/stock-watches.server.ts';
import { testApp, type Person, type TestApp } from '../../../../../tests/support/app.ts';
import { waitingForLocks } from '../../../../../tests/support/money/both-at-once.ts';
import { requestOf } from '../../../../../tests/support/money/payments.ts';
import { newBuyer, threeShops } from '../../../../../tests/support/money/three-shops.ts';
import { until } from '../../../../../tests/support/until.ts';
import { lockCart } from './cart-queries.server.ts';
import { addToCart, mergeCart } from './cart.server.ts';

let world: TestApp;
let buyer: Person;
beforeAll(async () => {
  world = await testApp();
  await threeShops(world);
  buyer = await newBuyer(world);
});
afterAll(() => world.close());

const product = 'p_many';
const wanted = (variant: string) => ({ product, variant, quantity: 1 });
/** The seller offers it in these variants, and no others. */
const offer = (variants: readonly string[], stock: number) =>
  transaction(world.db, (db) =>
    saveProduct(db, world.clock, {
      id: product,
      merchantId: 'm_shop0',
      category: 'sofa',
      name: { vi: 'Ghế nhiều kiểu' },
      description: {},
      materials: [],
      colours: [],
      pictures: [],
      madeToSize: null,
      status: 'shelved',
      style: 'modern',
      variants: variants.map((id) => ({ id, width: 900, depth: 900, height: 780, price: 500_000, stock })),
    }),
  );
/** What `work` does once it has looked at the product and waits, its seller having changed it meanwhile. */
async function overtaken<T>(
  hold: (db: Database) => Promise<void>,
  work: () => Promise<T>,
  change: () => Promise<void>,
) {
  const doing = await transaction(world.db, async (db) => {
    await hold(db);
    const [outcome] = [Promise.allSettled([work()])];
    await until(async () => (await waitingForLocks(world.db)) > 0);
    await change();
    return { outcome };
  });
  return (await doing.outcome)[0];
}
describe('G1: a choice that its seller removes at this moment', () => {
  test('is not put in a cart', async () => {
    await offer(['v_one', 'v_two'], 9);
    const outcome = await overtaken(
      (db) => lockCart(db, buyer.id),
      () => addToCart(requestOf(world, buyer), buyer.id, wanted('v_one')),
      () => offer(['v_two'], 9),
    );
    expect(outcome).toMatchObject({ status: 'rejected', reason: { key: 'not_found' } });
  });

  test('is left out of what a visitor brings along', async () => {
    await offer(['v_one', 'v_two'], 9);
    const outcome = await overtaken(
      (db) => lockCart(db, buyer.id),
      () => mergeCart(requestOf(world, buyer), buyer.id, [wanted('v_one'), wanted('v_two')]),
      () => offer(['v_two'], 9),
    );
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { added: 1, missing: 1 } });
  });

  test('is not waited for', async () => {
    await offer(['v_one', 'v_two'], 0);
    const outcome = await overtaken(
      (db) => lockWatchesOf(db, buyer.id),
      () => watchStock(requestOf(world, buyer), buyer.id, 'v_one'),
      () => offer(['v_two'], 0),
    );
    expect(outcome).toMatchObject({ status: 'rejected', reason: { key: 'not_found' } });
  });

  test('no cart and its seller wait for each other', async () => {
    const all = Array.from({ length: 8 }, (_, at) => `v_many${at}`);
    const buyers = [await newBuyer(world), await newBuyer(world), await newBuyer(world)];
    for (let round = 0; round < 25; round++) {
      await offer(all, 9);
      const outcomes = await Promise.allSettled([
        ...buyers.map((each, at) =>
          mergeCart(requestOf(world, each), each.id, (at === 1 ? all : all.toReversed()).map(wanted)),
        ),
        offer(round % 2 === 0 ? all.slice(6) : all.slice(0, 2), 9),
      ]);
      expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
    }
  }, 120_000);
});
