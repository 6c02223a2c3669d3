import { afterAll, beforeEach } from 'vitest';
import type { Order, Placed } from '#features/trade/orders/order.ts';
import { giveRoles, newMember, signIn, testApp, type Answer, type Member } from '../app.ts';
import { ids, smallMarket } from '../market.ts';
import { payBill } from './payments.ts';

/** A server for the orders of a test file: a shop whose sofa is there three times in each test, and who buys it. */
export async function openOrderDesk() {
  const world = await testApp();
  afterAll(() => world.close());
  const market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  const seller: Member = { ...market.merchant, token: await signIn(world, market.merchant) };
  const buyer = await newBuyer();
  const auditor = await newMember(world, 'ROLE_ADMIN');
  beforeEach(async () => {
    await setStock('v_a', 3);
  });

  async function newBuyer(): Promise<Member> {
    const person = await newMember(world);
    await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', person.id).execute();
    return person;
  }
  const setStock = (id: string, stock: number) =>
    world.db.updateTable('product_variants').set({ stock }).where('id', '=', id).execute();
  const form = (lines: unknown[] = [sofa]) => ({
    from: 'product',
    lines,
    receiver: 'Trần Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  });
  const place = (body: Record<string, unknown> = form(), token = buyer.token, key?: string) =>
    world.call('POST', '/user/orders', { token, body, headers: key ? { 'idempotency-key': key } : {} });

  return {
    world,
    market,
    seller,
    buyer,
    auditor,
    newBuyer,
    setStock,
    stockOf: async (id: string) =>
      (await world.db.selectFrom('product_variants').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
        .stock,
    form,
    place,
    placed: async (body = form()) => ((await place(body)).data as Placed).orders[0]!,
    read: async (id: string) => orderOf(await world.call('GET', `/user/orders/${id}`, { token: buyer.token })),
    pay: ({ bill }: { bill: string }) => payBill(world, auditor, bill),
    noticesOf: async (userId: string, type: string) =>
      (
        await world.db
          .selectFrom('notices')
          .selectAll()
          .where('user_id', '=', userId)
          .where('type', '=', type)
          .execute()
      ).length,
  };
}

export const sofa = { product: ids.sofa, variant: 'v_a', quantity: 1 };
export const orderOf = (answer: Answer) => answer.data as Order;
