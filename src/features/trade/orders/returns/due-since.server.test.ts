import { expect, test } from 'vitest';
import { transaction, type Database } from '#db/database.ts';
import { ids } from '../../../../../tests/support/market.ts';
import { faultsOfBoth, waitingForLocks } from '../../../../../tests/support/money/both-at-once.ts';
import { openReturnDesk } from '../../../../../tests/support/money/return-desk.ts';
import { until } from '../../../../../tests/support/until.ts';
import { expireOrders } from '../expire-orders.server.ts';
import { completeAfterDays } from '../order-limits.ts';

const { world, buyer, tokens, signInAll, shipped, received, asked, orderOf, agree, receive } = await openReturnDesk();

test('O7: an order of which a part came back since it was found due leaves its buyer some days for the rest', async () => {
  await world.db.updateTable('product_variants').set({ stock: 3 }).where('id', '=', 'v_b').execute();
  const first = await shipped();
  world.clock.advance(1);
  const second = await shipped(1, [{ product: ids.sofa, variant: 'v_b' }]);
  world.clock.advance(completeAfterDays * 86_400);
  await signInAll();
  let run: Promise<unknown> | undefined;
  await transaction(world.db, async (db) => {
    await db.updateTable('orders').set({ updated_at: world.clock.now() }).where('id', '=', first).execute();
    run = expireOrders(world.db, world.services);
    await until(async () => (await waitingForLocks(world.db)) > 0);
    expect((await agree(await asked(second, { kind: 'missing' }))).status).toBe(200);
  });
  await run;
  expect([(await orderOf(first)).state, (await orderOf(second)).state]).toEqual(['COMPLETED', 'SHIPPED']);
});

test('G6: what a return gives back goes where its buyer says meanwhile', async () => {
  const before = await asked(await received());
  await agree(before);
  await receive(before);
  const back = await asked(await received());
  await agree(back);
  const refunds = () =>
    world.db.selectFrom('refunds').select(['id', 'account']).where('user_id', '=', buyer.id).orderBy('id').execute();
  const { id } = (await refunds()).at(-1)!;
  const name = (account: string) => () =>
    world.call('PUT', `/user/refunds/${id}/account`, {
      token: tokens.buyer,
      body: { bin: '970436', account, holder: 'LAN', password: buyer.password },
    });
  expect((await name('1111111111')()).status).toBe(200);
  world.clock.advance(1);
  const holdBox = (db: Database) =>
    db.selectFrom('notice_boxes').select('user_id').where('user_id', '=', buyer.id).forUpdate().execute();
  expect(await faultsOfBoth(world, holdBox, () => receive(back), name('2222222222'))).toEqual([]);
  const named = await refunds();
  expect(named.slice(-2)).toMatchObject([
    { account: { account: '2222222222' } },
    { account: { account: '2222222222' } },
  ]);
});
