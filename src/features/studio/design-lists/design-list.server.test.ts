import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { saveProduct } from '#features/catalogue/products/save-product.server.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { findFamily } from '#models/library.ts';
import { choiceAt, formatId } from '#models/model-id.ts';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { plainProduct, smallMarket } from '../../../../tests/support/market.ts';
import type { DesignList } from './design-list.ts';

const chair = findFamily('dining-chair');
const choice = chair && choiceAt(chair, 0);
if (!choice) throw new Error('no chair');
const model = formatId(chair, 0);
const { width, depth, height } = choice;
const size = { width: Number(width), depth: Number(depth), height: Number(height) };

let world: TestApp;
let lan: Member;
let other: Member;
beforeAll(async () => {
  world = await testApp();
  await giveRoles(world, (await smallMarket(world)).merchant.id, 'ROLE_MERCHANT');
  await saveProduct(
    world.db,
    world.clock,
    plainProduct({
      id: 'p_chair',
      category: 'dining-chair',
      name: { en: '=Chair' },
      variants: [
        { id: 'v_cheap', model, price: 1_000_000, stock: 9, ...size },
        { id: 'v_dear', model, price: 1_500_000, stock: 4, ...size },
      ],
    }),
  );
  lan = await newMember(world);
  other = await newMember(world);
});
afterAll(() => world.close());

/** So many chairs; `chosen` is what was picked for each. */
function home(count: number, chosen: Partial<Design['items'][string]> = {}): Design {
  const items = Array.from({ length: count }, (_, at) => ({
    id: `it_${at}`,
    level: 'lv_1',
    model,
    finishes: {},
    at: { x: at * 1000, y: 0, z: 0 },
    turn: 0,
    placement: 'floor' as const,
    locked: false,
    ...chosen,
  }));
  return { ...newDesign('Nhà'), items: Object.fromEntries(items.map((item) => [item.id, item])) };
}
async function stored(design: Design): Promise<string> {
  const { id } = await createDesign(world.db, world.clock, {
    ownerId: lan.id,
    name: 'Nhà',
    text: JSON.stringify(design),
  });
  return id;
}
const read = async (id: string, token = lan.token) =>
  (await world.call('GET', `/designs/${id}/list`, { token })).data as DesignList;

describe('O1, D2: the list of a design', () => {
  test('a piece is bought as the variant that was chosen for it, not as the cheapest that looks so', async () => {
    const chosen = await read(await stored(home(3, { product: 'p_chair', variant: 'v_dear' })));
    expect(chosen).toMatchObject({ total: 4_500_000, count: 3, fee: null, province: null });
    expect(chosen.lines.map(({ offer }) => offer?.variant)).toEqual(['v_dear']);
    expect((await read(await stored(home(3)))).total).toBe(3_000_000);
  });

  test('what is on the screen is priced without being stored, also for a visitor', async () => {
    const body = { pieces: [{ items: ['it_a', 'it_b'], model, finishes: {} }], province: '79' };
    const { data } = await world.call('POST', '/common/list', { body });
    expect(data).toMatchObject({ total: 2_000_000, province: '79', lines: [{ items: ['it_a', 'it_b'] }] });
    expect((data as DesignList).fee).toBeGreaterThanOrEqual(0);
    for (const wrong of [
      { pieces: [{ items: [], model }] },
      { pieces: [{ items: ['a'], model, price: 1 }] },
      { pieces: [{ items: ['a'], model }], province: 'xx' },
      {},
    ])
      expect((await world.call('POST', '/common/list', { body: wrong })).status).toBe(400);
    const strange = { pieces: [{ items: ['a'], model: 'nothing-0', product: 'p_no', variant: 'constructor' }] };
    expect((await world.call('POST', '/common/list', { body: strange })).data).toMatchObject({ total: 0, count: 0 });
  });

  test('order all puts what can be had into the cart, without what was left out; twice is still one home', async () => {
    const id = await stored(home(6, { product: 'p_chair', variant: 'v_dear' }));
    expect((await read(id)).lines).toMatchObject([{ state: 'few', quantity: 6, available: 4, amount: 6_000_000 }]);
    const put = (without?: string[]) =>
      world.call('POST', '/user/cart/design', { token: lan.token, body: { design: id, without } });
    expect((await put(['it_0', 'it_1', 'it_2'])).data).toMatchObject({ added: 1, missing: 0, count: 3 });
    expect((await put()).data).toMatchObject({ count: 4 });
    expect((await put()).data).toMatchObject({ count: 4 });
  });

  test('the budget is a person’s own, kept, changed and taken back', async () => {
    const id = await stored(home(1));
    const set = (budget: unknown, token = lan.token) =>
      world.call('PUT', `/designs/${id}/budget`, { token, body: { budget } });
    expect((await set(150_000_000)).data).toEqual({ budget: 150_000_000 });
    expect((await read(id)).budget).toBe(150_000_000);
    for (const wrong of [-1, 0.5, 1e15, '1']) expect((await set(wrong)).status).toBe(400);
    await set(null);
    expect((await read(id)).budget).toBeNull();
    expect((await set(1, other.token)).error).toBe('not_found');
  });

  test('somebody else’s list, file and cart do not exist', async () => {
    const id = await stored(home(1));
    for (const path of [`/designs/${id}/list`, `/designs/${id}/export/csv`])
      expect((await world.call('GET', path, { token: other.token })).error).toBe('not_found');
    const { error } = await world.call('POST', '/user/cart/design', { token: other.token, body: { design: id } });
    expect(error).toBe('not_found');
  });
});
