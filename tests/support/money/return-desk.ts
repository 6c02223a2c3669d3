import { afterAll, beforeEach } from 'vitest';
import type { Order, Placed } from '#features/trade/orders/order.ts';
import type { ReturnKind } from '#features/trade/orders/returns/return-states.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { giveRoles, newMember, signIn, testApp, type Person } from '../app.ts';
import { ids, smallMarket } from '../market.ts';
import { formOf } from '../multipart.ts';
import { jpegOf } from '../pictures.ts';
import { payBill, storeDamage, storeReceipt } from './payments.ts';
import { shownAccountOf } from './shown-account.ts';

interface AskedReturn {
  kind?: ReturnKind;
  quantity?: number;
  pictures?: string[];
}

/** A server for the returns of a test file: who bought, who sells, who decides; everyone signed in anew in each test. */
export async function openReturnDesk() {
  const world = await testApp();
  afterAll(() => world.close());
  const market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  const buyer = await newMember(world);
  const stranger = await newMember(world);
  const auditor = await newMember(world, 'ROLE_ADMIN');
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', buyer.id).execute();
  await writeSetting(world.db, 'commission', { basisPoints: 500 }, world.clock.now());
  const tokens: Record<string, string> = {};
  beforeEach(async () => {
    await world.db.updateTable('product_variants').set({ stock: 3 }).where('id', '=', 'v_a').execute();
    await signInAll();
  });

  async function signInAll(): Promise<void> {
    const people = { buyer, stranger, auditor, seller: market.merchant };
    for (const [name, person] of Object.entries(people)) tokens[name] = await signIn(world, person);
  }
  const post = (who: string, path: string, body?: unknown) => world.call('POST', path, { token: tokens[who], body });

  /** Bought, paid and on its way. */
  async function shipped(quantity = 1, others: readonly { product: string; variant: string }[] = []): Promise<string> {
    const form = {
      from: 'product',
      lines: [{ product: ids.sofa, variant: 'v_a', quantity }, ...others.map((line) => ({ ...line, quantity: 1 }))],
      receiver: 'Lan',
      mobile: '0912345678',
      buyerEmail: 'lan@mail.example',
      address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
    };
    const { id, bill } = ((await post('buyer', '/user/orders', form)).data as Placed).orders[0]!;
    await payBill(world, auditor, bill);
    await post('seller', `/merchant/orders/${id}/ship`, { carrier: 'GHN', tracking: 'X1' });
    return id;
  }

  /** The same, and received just now. */
  async function received(quantity = 1): Promise<string> {
    const id = await shipped(quantity);
    await post('buyer', `/user/orders/${id}/complete`);
    return id;
  }

  async function picture(who = 'buyer'): Promise<string> {
    const form = formOf({ bytes: await jpegOf(120, 90) });
    return ((await world.call('POST', '/media?kind=return', { token: tokens[who], ...form })).data as { id: string })
      .id;
  }

  const ask = async (id: string, { kind = 'faulty', quantity = 1, pictures }: AskedReturn = {}) =>
    post('buyer', `/user/orders/${id}/returns`, {
      kind,
      lines: [{ position: 0, quantity }],
      reason: 'Chân ghế bị nứt',
      pictures: pictures ?? (kind === 'faulty' ? [await storeDamage(world, buyer)] : []),
    });
  const orderOf = async (id: string) =>
    (await world.call('GET', `/user/orders/${id}`, { token: tokens.buyer })).data as Order;

  /** Asked for; the rest of the address of its calls. */
  async function asked(id: string, given?: AskedReturn): Promise<string> {
    // Asked for at the same moment of the test's clock, the newest is not always the first.
    const before = (await orderOf(id)).returns.map((each) => each.id);
    const { returns } = (await ask(id, given)).data as Order;
    return `orders/${id}/returns/${returns.find((each) => !before.includes(each.id))?.id}`;
  }

  return {
    world,
    market,
    buyer,
    auditor,
    tokens,
    signInAll,
    post,
    shipped,
    received,
    picture,
    ask,
    asked,
    orderOf,
    agree: (back: string) => post('seller', `/merchant/${back}/answer`, { agree: true }),
    receive: (back: string, restock = true) => post('seller', `/merchant/${back}/received`, { restock }),
    send: async (refund: string) =>
      post('auditor', `/admin/refunds/${refund}/send`, {
        media: await storeReceipt(world, auditor),
        account: await shownAccountOf(world, refund),
      }),
    stock: async () =>
      (await world.db.selectFrom('product_variants').select('stock').where('id', '=', 'v_a').executeTakeFirstOrThrow())
        .stock,
    noticesOf: async (person: Person, type: string) =>
      (
        await world.db
          .selectFrom('notices')
          .selectAll()
          .where('user_id', '=', person.id)
          .where('type', '=', type)
          .execute()
      ).length,
  };
}
