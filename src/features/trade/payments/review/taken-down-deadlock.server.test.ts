import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideShelfStep, shelfSteps } from '#features/desk/moderation/shelves.server.ts';
import { openReports } from '#features/desk/reports/report-queries.server.ts';
import { decideReports, report } from '#features/desk/reports/reports.server.ts';
import { placeOrder } from '#features/trade/orders/place-order.server.ts';
import { testApp, type Person, type TestApp } from '../../../../../tests/support/app.ts';
import { requestOf } from '../../../../../tests/support/money/payments.ts';
import { buyAtAll, newBuyer, threeShops, type Shops } from '../../../../../tests/support/money/three-shops.ts';

let world: TestApp;
let shops: Shops;
beforeAll(async () => {
  world = await testApp();
  shops = await threeShops(world);
});
afterAll(() => world.close());

const rounds = 12;
const reason = { vi: 'Chúng tôi xem lại.' };
const admin = () => requestOf(world, shops.admin, 'vi');
const { unshelve, shelve } = shelfSteps.products;
/** Those that PostgreSQL ended because they waited for each other. */
function deadlocks(outcomes: PromiseSettledResult<unknown>[]): string[] {
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [] : [String(outcome.reason)]));
  return faults.filter((fault) => fault.includes('deadlock'));
}

test('G2: goods are ordered while we take one of them down', async () => {
  const buyers = [await newBuyer(world), await newBuyer(world), await newBuyer(world)];
  for (let round = 0; round < rounds; round++) {
    const product = `p_shop${round % 3}`;
    const outcomes = await Promise.allSettled([
      ...buyers.map((buyer) => buyAtAll(world, { buyer })),
      decideShelfStep(admin(), 'products', product, unshelve, reason),
    ]);
    expect(deadlocks(outcomes)).toEqual([]);
    await decideShelfStep(admin(), 'products', product, shelve, {});
    await world.db.updateTable('orders').set({ state: 'CANCELLED' }).execute();
  }
}, 120_000);

test('F6: who reported goods orders at their shop while that is decided', async () => {
  const [reporter, , owner] = shops.sellers as [Person, Person, Person];
  for (let round = 0; round < rounds; round++) {
    const said = { kind: 'product', thing: 'p_shop2', reason: 'wrong', note: '' } as const;
    const { id } = await report(requestOf(world, reporter), reporter.id, said, async () => null);
    const { version } = await openReports(world.db, 'p_shop2');
    const outcomes = await Promise.allSettled([
      decideReports(admin(), shops.admin.id, id, { version, outcome: 'unshelve', reason }),
      ...Array.from({ length: 4 }, () => buyAt(reporter, 'p_shop2')),
    ]);
    expect(deadlocks(outcomes)).toEqual([]);
    await decideShelfStep(admin(), 'products', 'p_shop2', shelve, {});
    await world.db.updateTable('orders').set({ state: 'CANCELLED' }).execute();
  }
  expect(reporter.id < owner.id).toBe(true);
}, 120_000);

function buyAt(buyer: Person, product: string) {
  return placeOrder(requestOf(world, buyer), buyer.id, {
    from: 'product',
    lines: [{ product, quantity: 1 }],
    receiver: 'Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  });
}
