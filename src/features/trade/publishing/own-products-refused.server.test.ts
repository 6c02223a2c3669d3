import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepPicture } from '#features/foundation/media/media.server.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Method,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { fitted, ids, smallMarket } from '../../../../tests/support/market.ts';
import { saveMerchant } from '#features/catalogue/merchants/save-merchant.server.ts';
import type { OwnProduct } from './product-form.ts';

let world: TestApp;
let merchant: Person;
let token: string;
beforeAll(async () => {
  world = await testApp();
  merchant = (await smallMarket(world)).merchant;
  await giveRoles(world, merchant.id, 'ROLE_MERCHANT');
  await world.db
    .updateTable('users')
    .set({ city: 'Huế', company_name: 'Mộc Lặng', company_address: '1 Lê Lợi', contact_phone: '0900000000' })
    .where('id', '=', merchant.id)
    .execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  token = await signIn(world, merchant);
});

const ask = (method: Method, path = '', body?: unknown, as = token) =>
  world.call(method, `/merchant/products${path}`, { token: as, body });
const variant = { width: 1800, depth: 850, height: 740, price: 9_900_000, stock: 5 };
const form = {
  category: 'dining-table',
  name: { vi: 'Bàn ăn Gió' },
  materials: ['wood'],
  variants: [{ ...variant, colour: 'brown', sku: 'BG-1' }],
};
const add = async (more: object = {}) => (await ask('POST', '', { ...form, ...more })).data as OwnProduct;
const stockOf = async (id: string) =>
  (await world.db.selectFrom('product_variants').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

let pictures = 0;
async function picture(ownerId = merchant.id, kind: 'work' | 'product' = 'product'): Promise<string> {
  return (
    await keepPicture(
      { ...world.services, remember: null, session: null },
      { bytes: Buffer.from(`photo ${++pictures}`), width: 1200, height: 800, placeholder: 'x' },
      { kind, ownerId },
    )
  ).id;
}

describe('G3 products: what is refused', () => {
  const one = (change: object) => ({ variants: [{ ...variant, ...change }] });
  test.each([
    [one({ price: 999 }), 'price_limit', 'variants.0.price'],
    [one({ price: 0 }), 'price_limit', 'variants.0.price'],
    [one({ price: -1 }), 'price_limit', 'variants.0.price'],
    [one({ price: 10_000.5 }), 'price_limit', 'variants.0.price'],
    [one({ price: 2_000_000_001 }), 'price_limit', 'variants.0.price'],
    [one({ price: '9900000' }), 'price_limit', 'variants.0.price'],
    [one({ stock: -1 }), 'stock_limit', 'variants.0.stock'],
    [one({ stock: 1.5 }), 'stock_limit', 'variants.0.stock'],
    [one({ stock: 1e9 }), 'stock_limit', 'variants.0.stock'],
    [one({ width: 0 }), 'length_limit', 'variants.0.width'],
    [one({ height: 20_001 }), 'length_limit', 'variants.0.height'],
    [one({ priceBefore: 9_900_000 }), 'price_before', 'variants.0.priceBefore'],
    [one({ colour: 'ultraviolet' }), 'invalid_form', 'variants.0.colour'],
    [one({ model: 'nothing-0001' }), 'invalid_form', 'variants.0.model'],
    [one({ finishes: { frame: 'oak' } }), 'invalid_form', 'variants.0.finishes'],
    [one({ product_id: ids.sofa }), 'unknown_field', 'variants.0.product_id'],
    [{ variants: Array.from({ length: 41 }, () => variant) }, 'variants_limit', 'variants'],
    [{ variants: [] }, 'variant_needed', 'variants'],
    [{ category: 'castle' }, 'invalid_form', 'category'],
    [{ category: '__proto__' }, 'invalid_form', 'category'],
    [{ style: 'none' }, 'invalid_form', 'style'],
    [{ merchant: 'm_x' }, 'unknown_field', 'merchant'],
    [{ popularity: 9 }, 'unknown_field', 'popularity'],
    [{ pictures: Array.from({ length: 21 }, (_, at) => `i_${at}`) }, 'pictures_limit', 'pictures'],
    [{ madeToSize: { ...fitted(), price: { ...fitted().price, base: -1 } } }, 'price_limit', 'madeToSize.price.base'],
    [{ madeToSize: { ...fitted(), evil: 1 } }, 'unknown_field', 'madeToSize.evil'],
  ])('%j', async (change, error, field) => {
    expect(await ask('POST', '', { ...form, ...change })).toMatchObject({ status: 400, error, field });
  });

  test('another’s product, variant or picture is answered like one that does not exist', async () => {
    const other = await registerPerson(world);
    await giveRoles(world, other.id, 'ROLE_MERCHANT');
    await saveMerchant(world.db, world.clock, {
      id: 'm_other',
      userId: other.id,
      name: 'Khác',
      headline: {},
      about: {},
      city: null,
      scope: [],
    });
    const theirs = await signIn(world, other);
    const mine = await add();
    const answer = async (method: Method, path: string, body?: unknown) => {
      const { status, error, field, data } = await ask(method, path, body, theirs);
      return { status, error, field, data };
    };
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', { ...form, version: 1 }],
      ['POST', '/shelve'],
      ['DELETE', ''],
    ] as const)
      expect(await answer(method, `/${mine.id}${path}`, body)).toEqual(await answer(method, `/p_none${path}`, body));
    const none = await answer('POST', '', { ...form, variants: [{ ...variant, id: 'v_none' }] });
    expect(none).toMatchObject({ status: 404, field: 'variants' });
    expect(await answer('POST', '', { ...form, variants: [{ ...variant, id: mine.variants[0]!.id }] })).toEqual(none);
    expect(await answer('POST', '', { ...form, pictures: [await picture()] })).toEqual(
      await answer('POST', '', { ...form, pictures: ['i_none'] }),
    );
    expect(await stockOf(mine.variants[0]!.id)).toBe(5);
  });

  test('G5: an incomplete profile may draft, not sell; nor may a product without a picture', async () => {
    await world.db.updateTable('users').set({ contact_phone: null }).where('id', '=', merchant.id).execute();
    const draft = await add({ pictures: [await picture()] });
    expect(await ask('POST', `/${draft.id}/shelve`)).toMatchObject({ status: 403, error: 'profile_first' });
    await world.db.updateTable('users').set({ contact_phone: '0900000000' }).where('id', '=', merchant.id).execute();
    expect((await ask('POST', `/${draft.id}/shelve`)).status).toBe(200);
    expect(await ask('POST', `/${(await add()).id}/shelve`)).toMatchObject({ status: 400, error: 'picture_needed' });
    const stranger = await signIn(world, await registerPerson(world));
    expect(await ask('GET', '', undefined, stranger)).toMatchObject({ status: 403, error: 'forbidden' });
  });
});
