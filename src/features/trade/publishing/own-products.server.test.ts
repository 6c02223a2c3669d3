import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { sweepGlbs } from '#features/foundation/glb/glbs.server.ts';
import { keepPicture } from '#features/foundation/media/media.server.ts';
import { sweepMedia } from '#features/foundation/media/sweep-media.server.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Method,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { glbRow } from '../../../../tests/support/uploads/glb-rows.ts';
import { fitted, smallMarket } from '../../../../tests/support/market.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import type { OwnProduct, OwnProductPage } from './product-form.ts';

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
/** What a form sends back that changed nothing. */
const same = ({
  variants,
  pictures,
  id: _,
  status: __,
  updatedAt: ___,
  held: ____,
  heldReason: _____,
  ...rest
}: OwnProduct) => ({
  ...rest,
  pictures: pictures.map(({ id }) => id),
  variants: variants.map((each) => ({ ...each, stockSeen: each.stock })),
});
const stockOf = async (id: string) =>
  (await world.db.selectFrom('product_variants').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
const found = async (words: string) =>
  ((await world.call('GET', `/products?w=${encodeURIComponent(words)}`)).data as { items: { id: string }[] }).items.map(
    ({ id }) => id,
  );

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

const orderForm = (buyerEmail: string) => ({
  from: 'product',
  receiver: 'Lan',
  mobile: '0912345678',
  buyerEmail,
  address: { province: '79', ward: '26740', detail: '12 Lê Lợi' },
});

async function buyerOf(product: OwnProduct): Promise<{ token: string; order: string }> {
  const buyer = await registerPerson(world);
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', buyer.id).execute();
  const theirs = await signIn(world, buyer);
  const lines = [{ product: product.id, variant: product.variants[0]!.id, quantity: 2 }];
  const body = { ...orderForm(buyer.email), lines };
  const placed = await world.call('POST', '/user/orders', { token: theirs, body });
  expect(placed.status).toBe(200);
  return { token: theirs, order: (placed.data as { orders: { id: string }[] }).orders[0]!.id };
}

describe('G3 variants: two that nobody could tell apart are refused', () => {
  test('same size, colour and name: the second is named', async () => {
    const twins = { variants: [variant, { ...variant, price: 1_000_000, stock: 1 }] };
    expect(await ask('POST', '', { ...form, ...twins })).toMatchObject({
      status: 400,
      error: 'variant_twice',
      field: 'variants.1.colour',
    });
  });

  test.each([{ colour: 'brown' }, { width: 2000 }, { label: { en: 'With arms' } }])(
    'but not with %j',
    async (other) => {
      expect((await add({ variants: [variant, { ...variant, ...other }] })).variants).toHaveLength(2);
    },
  );
});

describe('G3 products: added, found, changed, taken off, deleted', () => {
  test('a draft, then on the shelf: found, with variants, price and stock as given', async () => {
    const draft = await add({
      pictures: [await picture()],
      variants: [
        { ...variant, colour: 'brown' },
        { ...variant, width: 2000, price: 11_900_000, priceBefore: 12_900_000, stock: 0, label: { vi: 'Tám chỗ' } },
      ],
    });
    expect(draft).toMatchObject({ status: 'unshelved', version: 1, colours: ['brown'] });
    expect(await found('bàn ăn gió')).not.toContain(draft.id);
    expect((await ask('POST', `/${draft.id}/shelve`)).data).toMatchObject({ status: 'shelved' });
    expect(await found('bàn ăn gió')).toContain(draft.id);
    expect((await world.call('GET', `/products/${draft.id}`)).data).toMatchObject({
      price: { min: 9_900_000, max: 11_900_000 },
      variants: [{ stock: 5 }, { stock: 0, priceBefore: 12_900_000, label: { text: 'Tám chỗ', lang: 'vi' } }],
    });
    expect(await ask('POST', `/${draft.id}/shelve`)).toMatchObject({
      status: 409,
      error: 'shelf_state',
      state: 'shelved',
    });
    const { content, counts } = (await ask('GET', '?status=shelved&size=100')).data as OwnProductPage;
    expect(content.find(({ id }) => id === draft.id)).toMatchObject({
      stock: 5,
      variants: 2,
      soldOut: 1,
      missing: ['zh', 'en'],
    });
    expect(counts.shelved).toBe(content.length);
  });

  test('made to size: taken from its family, quoted at once, and outside it refused with the limit', async () => {
    const product = await add({
      category: 'wardrobe',
      name: { en: 'Wardrobe to size' },
      variants: [],
      madeToSize: fitted(),
      shelve: true,
    });
    expect(
      (await world.call('GET', `/products/${product.id}/quote?width=${fitted().parameters.width![1]}`)).data,
    ).toMatchObject({ size: { width: fitted().parameters.width![1] } });
    const answer = await ask('PUT', `/${product.id}`, {
      ...same(product),
      madeToSize: { ...fitted(), parameters: { ...fitted().parameters, width: [100] } },
    });
    expect(answer).toMatchObject({ status: 400, error: 'size_limit', field: 'madeToSize.parameters.width' });
    expect(answer.message).toMatch(/\d{3,4}.*\d{3,4}/);
  });

  test('variants keep their ids when others go; of two changes from one version one is made', async () => {
    const product = await add({ variants: [variant, { ...variant, width: 2000 }, { ...variant, width: 2200 }] });
    const [first, second, third] = product.variants;
    const body = same(product);
    const both = await Promise.all([
      ask('PUT', `/${product.id}`, { ...body, variants: [body.variants[2], body.variants[1]] }),
      ask('PUT', `/${product.id}`, { ...body, variants: [body.variants[2], body.variants[1]] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({ error: 'conflict', data: { version: 2 } });
    const now = (await ask('GET', `/${product.id}`)).data as OwnProduct;
    expect(now.variants.map(({ id, width }) => [id, width])).toEqual([
      [third!.id, 2200],
      [second!.id, 2000],
    ]);
    expect(now.variants.map(({ id }) => id)).not.toContain(first!.id);
  });

  test('what is sold while the form is open stays sold; what it adds is added', async () => {
    const product = await add({ pictures: [await picture()], shelve: true });
    const body = same(product);
    await buyerOf(product);
    expect(await stockOf(product.variants[0]!.id)).toBe(3);
    await ask('PUT', `/${product.id}`, body);
    expect(await stockOf(product.variants[0]!.id)).toBe(3);
    await ask('PUT', `/${product.id}`, {
      ...body,
      version: 2,
      variants: [{ ...body.variants[0], stock: 15, stockSeen: 5 }],
    });
    expect(await stockOf(product.variants[0]!.id)).toBe(13);
    await ask('PUT', `/${product.id}`, {
      ...body,
      version: 3,
      variants: [{ ...body.variants[0], stock: 0, stockSeen: 15 }],
    });
    expect(await stockOf(product.variants[0]!.id)).toBe(0);
  });

  test('a product that was ordered can be changed and deleted; the order reads as before, picture and all', async () => {
    const main = await picture();
    const other = await picture();
    const product = await add({ pictures: [main], shelve: true });
    const { token: theirs, order } = await buyerOf(product);
    const read = async () =>
      (
        (await world.call('GET', `/user/orders/${order}`, { token: theirs })).data as {
          lines: { name: { text: string }; price: number; picture: { hash: string } | null }[];
        }
      ).lines[0]!;
    const before = await read();
    expect(before.picture).not.toBeNull();
    await ask('PUT', `/${product.id}`, {
      ...same(product),
      name: { vi: 'Tên khác' },
      pictures: [other],
      variants: [{ ...variant, price: 1_000 }],
    });
    expect((await ask('DELETE', `/${product.id}`)).status).toBe(200);
    const after = await read();
    expect({ ...after, product: null, variant: null }).toEqual({ ...before, product: null, variant: null });
    expect(
      (await world.db.selectFrom('media').select('claimed_at').where('id', '=', main).executeTakeFirstOrThrow())
        .claimed_at,
    ).not.toBeNull();
    expect((await world.call('GET', `/products/${product.id}`)).status).toBe(404);
    expect(await ask('DELETE', `/${product.id}`)).toMatchObject({ status: 409, state: 'deleted' });
  });

  test('G3: the same pictures in two forms at once, in another order: one after the other', async () => {
    const shared = [await picture(), await picture(), await picture()];
    const hold = (db: Database) =>
      db.updateTable('media').set({ claimed_at: world.clock.now() }).where('id', '=', shared[1]!).execute();
    const write = (some: string[]) => () => ask('POST', '', { ...form, pictures: some });
    expect(await faultsOfBoth(world, hold, write(shared), write(shared.toReversed()))).toEqual([]);
  });

  test('G3: pictures that change places between two products at once: one after the other, and both keep theirs', async () => {
    const [first, second] = [await picture(), await picture()];
    const [one, other] = [await add({ pictures: [first] }), await add({ pictures: [second] })];
    const hold = (db: Database) =>
      db.updateTable('media').set({ claimed_at: world.clock.now() }).where('id', 'in', [first, second]).execute();
    const show = (product: OwnProduct, id: string) => () =>
      ask('PUT', `/${product.id}`, { ...same(product), pictures: [id] });
    expect(await faultsOfBoth(world, hold, show(one, second), show(other, first))).toEqual([]);
    const claimed = await world.db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [first, second])
      .where('claimed_at', 'is not', null)
      .execute();
    expect(claimed).toHaveLength(2);
  });

  test('G2, G3: bought while its seller changes it: one after the other, and both are answered', async () => {
    const product = await add({ pictures: [await picture()], shelve: true });
    const [{ id, stock }] = product.variants as [OwnProduct['variants'][number]];
    const hold = (db: Database) => db.updateTable('product_variants').set({ stock }).where('id', '=', id).execute();
    const change = () => ask('PUT', `/${product.id}/stock`, { variants: [{ id, stock: stock + 1, stockSeen: stock }] });
    expect(await faultsOfBoth(world, hold, () => buyerOf(product), change)).toEqual([]);
    expect(await stockOf(id)).toBe(stock + 1 - 2);
  });

  test('G2, G3: two variants bought while their seller changes them, whose first is the other’s second', async () => {
    const other = { ...variant, width: 2000 };
    const product = await add({ pictures: [await picture()], shelve: true, variants: [variant, other] });
    const [one, two] = product.variants as [OwnProduct['variants'][number], OwnProduct['variants'][number]];
    const variants = same(product).variants.toSorted((a, b) => (a.id < b.id ? 1 : -1));
    const again = (await ask('PUT', `/${product.id}`, { ...same(product), variants })).data as OwnProduct;
    const buyer = await registerPerson(world);
    const theirs = await signIn(world, buyer);
    const hold = (db: Database) =>
      db.updateTable('product_variants').set({ stock: 5 }).where('product_id', '=', product.id).execute();
    const lines = [one, two].map(({ id }) => ({ product: product.id, variant: id, quantity: 1 }));
    const body = { ...orderForm(buyer.email), lines };
    const buy = () => world.call('POST', '/user/orders', { token: theirs, body });
    const change = () => ask('PUT', `/${product.id}`, same(again));
    expect(await faultsOfBoth(world, hold, buy, change)).toEqual([]);
    expect([await stockOf(one.id), await stockOf(two.id)]).toEqual([4, 4]);
  });

  test('G3: pictures and a model of a form left unsaved are there when its merchant comes back; a month later the field says that they are gone', async () => {
    const glb = 'gl_unsaved';
    const [first, late] = [await picture(), await picture()];
    await world.db
      .insertInto('glbs')
      .values(glbRow(glb, merchant.id, world.clock.now()))
      .execute();
    const comeBack = async (days: number) => {
      world.clock.advance(days * 86_400);
      await sweepGlbs(world.db, world.clock);
      await sweepMedia(world.db, world.clock, world.services.storage);
      token = await signIn(world, merchant);
    };
    await comeBack(20);
    expect((await add({ pictures: [first], variants: [{ ...variant, glb }] })).pictures).toHaveLength(1);
    await comeBack(11);
    expect(await ask('POST', '', { ...form, pictures: [first, late] })).toMatchObject({
      status: 410,
      error: 'upload_gone',
      field: 'pictures.1',
    });
    const answer = await ask('POST', '', { ...form, variants: [variant, { ...variant, width: 1, glb: 'gl_none' }] });
    expect(answer).toMatchObject({ error: 'upload_gone', field: 'variants.1.glb' });
    expect(answer.message).toContain('30');
  });

  test('G3: a picture or a model that another product still shows is not released', async () => {
    const shared = await picture();
    const glb = 'gl_shared';
    await world.db
      .insertInto('glbs')
      .values(glbRow(glb, merchant.id, world.clock.now()))
      .execute();
    const [one, other] = [
      await add({ pictures: [shared], variants: [{ ...variant, glb }] }),
      await add({ pictures: [shared], variants: [{ ...variant, glb }] }),
    ];
    const takeOut = (product: OwnProduct) =>
      ask('PUT', `/${product.id}`, { ...same(product), pictures: [], variants: [variant] });
    const claimed = async (table: 'media' | 'glbs', id: string) =>
      (await world.db.selectFrom(table).select('claimed_at').where('id', '=', id).executeTakeFirstOrThrow())
        .claimed_at !== null;
    expect((await takeOut(one)).status).toBe(200);
    expect([await claimed('media', shared), await claimed('glbs', glb)]).toEqual([true, true]);
    expect((await takeOut(other)).status).toBe(200);
    expect([await claimed('media', shared), await claimed('glbs', glb)]).toEqual([false, false]);
  });
});
