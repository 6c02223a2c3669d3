import { saveMerchant } from '#features/catalogue/merchants/save-merchant.server.ts';
import { saveProduct } from '#features/catalogue/products/save-product.server.ts';
import { placeOrder } from '#features/trade/orders/place-order.server.ts';
import type { Placed } from '#features/trade/orders/order.ts';
import { giveRoles, registerPerson, type Person, type TestApp } from '../app.ts';
import { requestOf } from './payments.ts';

export interface Shops {
  buyer: Person;
  admin: Person;
  /** The owners of the shops, in the order of the orders of one purchase. */
  sellers: Person[];
}

const shops = [
  { price: 1_000_000, fee: 100_000 },
  { price: 2_500_000, fee: 0 },
  { price: 700_001, fee: 50_000 },
] as const;
/** Of each shop: two of the first, one of the others. */
const quantities = [2, 1, 1] as const;

/** What one purchase at all three comes to, order by order. */
export const purchaseTotals = shops.map(({ price, fee }, at) => price * (quantities[at] ?? 0) + fee);

/** Three shops with one thing each, somebody who buys and somebody who decides. */
export async function threeShops(world: TestApp): Promise<Shops> {
  const sellers: Person[] = [];
  for (let at = 0; at < shops.length; at++) sellers.push(await registerPerson(world));
  // Orders of one purchase are placed in the order of their sellers' ids.
  sellers.sort((a, b) => a.id.localeCompare(b.id));
  for (const [at, seller] of sellers.entries()) await openShop(world, at, seller);
  const admin = await registerPerson(world);
  await giveRoles(world, admin.id, 'ROLE_ADMIN');
  return { buyer: await newBuyer(world), admin, sellers };
}

/** Somebody whose profile is complete enough to order. */
export async function newBuyer(world: TestApp): Promise<Person> {
  const buyer = await registerPerson(world);
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', buyer.id).execute();
  return buyer;
}

async function openShop(world: TestApp, at: number, seller: Person): Promise<void> {
  const { db, clock } = world;
  await giveRoles(world, seller.id, 'ROLE_MERCHANT');
  await saveMerchant(db, clock, {
    id: `m_shop${at}`,
    userId: seller.id,
    name: `Xưởng ${at + 1}`,
    headline: {},
    about: {},
    city: 'hue',
    scope: ['seating'],
  });
  const { price, fee } = shops[at] ?? shops[0];
  await db
    .insertInto('delivery_terms')
    .values({ merchant_id: `m_shop${at}`, province: '', fee, days_from: 2, days_to: 4 })
    .execute();
  await saveProduct(db, clock, {
    id: `p_shop${at}`,
    merchantId: `m_shop${at}`,
    category: 'sofa',
    name: { vi: `Ghế ${at + 1}` },
    description: {},
    materials: [],
    colours: [],
    pictures: [],
    madeToSize: null,
    status: 'shelved',
    style: 'modern',
    popularity: 1,
    variants: [{ id: `v_shop${at}`, width: 900, depth: 900, height: 780, price, stock: 1_000_000, model: null }],
  });
}

/** One purchase at all three. */
export function buyAtAll(world: TestApp, { buyer }: Pick<Shops, 'buyer'>): Promise<Placed> {
  return placeOrder(requestOf(world, buyer), buyer.id, {
    from: 'product',
    lines: quantities.map((quantity, at) => ({ product: `p_shop${at}`, variant: `v_shop${at}`, quantity })),
    receiver: 'Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  });
}
