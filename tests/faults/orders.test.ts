import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { seededRng } from '#lib/random.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { countedStock, forgottenMoney, replayedLedger, storedLedger } from '../support/money/replay-ledger.ts';
import { databaseOf, migratedFolder, startServer } from './built-server.ts';
import { OrderStorm } from './order-storm.ts';

const demo = { HIEN_DEMO: '1' };
const pieces = 6;
const commission = 333;

test('G2, G6: Node is killed twice amid orders, refunds and payouts: nothing lost or done twice, the book is zero and replays', async () => {
  const dataDir = await migratedFolder();
  let server = await startServer(demo, dataDir);
  const db = await databaseOf(dataDir);
  const rng = seededRng(20_261_115);
  const storm = new OrderStorm(db, rng, await offered(db));
  // What the demo brought was completed when the house kept nothing.
  const begun = new Date();
  const rateAt = (placed: Date) => (placed < begun ? 0 : commission);
  await writeSetting(db, 'commission', { basisPoints: commission }, begun);
  for (let kills = 0; kills < 2; kills++) {
    await storm.enter(server.url);
    const dying = once(server.process, 'exit');
    await storm.rage({ until: 15 + Math.floor(rng.next() * 15), atLast: () => server.process.kill('SIGKILL') });
    await dying;
    await storm.check();
    await sound(db, storm, rateAt);
    server = await startServer(demo, dataDir);
  }
  await storm.enter(server.url);
  await storm.retryUnanswered();
  await storm.rage({ until: 20 });
  await storm.check();
  await sound(db, storm, rateAt);
  expect(
    await db
      .selectFrom('orders')
      .select('id')
      .where('buyer_id', '=', storm.buyerId)
      .where('placed_at', '>=', begun)
      .execute(),
    'each key one order',
  ).toHaveLength(storm.placed.size);
  expect(storm.answered.size, 'kinds of steps that were taken').toBeGreaterThan(6);
});

/** Whatever was under way when it died is whole or has not begun; all seen at one moment, as a server may be running. */
async function sound(db: Database, { variant }: OrderStorm, rateAt: (placed: Date) => number): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => {
      const book = await storedLedger(moment);
      expect(Object.values(book).reduce((sum, balance) => sum + balance, 0)).toBe(0);
      expect(book).toEqual(await replayedLedger(moment, rateAt));
      expect(await forgottenMoney(moment)).toEqual([]);
      const { stock, held } = await countedStock(moment, variant.id);
      expect(stock).toBeGreaterThanOrEqual(0);
      expect(stock + held).toBe(pieces);
    });
}

/** A piece of the demo's own merchant, of which there are few. */
async function offered(db: Database) {
  const variant = await db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_id')
    .innerJoin('merchants', 'merchants.id', 'merchant_id')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select(['product_variants.id', 'product_id as product', 'merchant_id as merchant'])
    .where('demo_kind', '=', 'merchant')
    .where('products.status', '=', 'shelved')
    .orderBy('product_variants.id')
    .executeTakeFirstOrThrow();
  await db.updateTable('product_variants').set({ stock: pieces }).where('id', '=', variant.id).execute();
  return variant;
}
