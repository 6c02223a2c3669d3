import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roomOfWork } from '#features/studio/work-designs/work-room.server.ts';
import { lookKey } from '#models/look-key.ts';
import { registerPerson, signIn, type TestApp } from '../../tests/support/app.ts';
import { demoApp } from '../../tests/support/demo-app.ts';
import { homeDocument } from './homes/home-document.ts';
import { works } from './world/works.ts';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await demoApp({ HIEN_DEMO: '1' });
  token = await signIn(world, await registerPerson(world));
});
afterAll(() => world.close());

interface CartSeen {
  goods: number;
  count: number;
  groups: { lines: { id: string; variant: string | null; quantity: number }[] }[];
}
const cart = async () => (await world.call('GET', '/user/cart', { token })).data as CartSeen;

describe('F2, O1: the demo rooms are sold as they stand', () => {
  test('there are 47', () => expect(works).toHaveLength(47));

  test.each(works)('$homeKey: offers, marks and sum are those of the cart, to the đồng', async ({ id, homeKey }) => {
    const { items } = homeDocument(homeKey);
    const ctx = { db: world.db, locale: 'vi' as const, studio: world.services.studio };
    const { list, marks } = await roomOfWork(ctx, id, items);
    // Everything that stands there is in exactly one line, as often as it stands there.
    expect(list.lines.flatMap((line) => line.items).toSorted()).toEqual(Object.keys(items).toSorted());
    for (const line of list.lines) expect(line.quantity).toBe(line.items.length);
    // What is offered is what stands there.
    const rows = await world.db
      .selectFrom('product_variants')
      .select(['id', 'model', 'finishes', 'price', 'stock'])
      .execute();
    const variants = new Map(rows.map((row) => [row.id, row]));
    for (const { offer, items: of, available } of list.lines) {
      if (!offer) continue;
      const { model, finishes } = items[of[0]!]!;
      const sold = offer.variant === null ? null : variants.get(offer.variant)!;
      if (sold) {
        expect(lookKey(sold.model!, sold.finishes as Record<string, string>)).toBe(lookKey(model, finishes));
        expect([offer.price, available <= sold.stock]).toEqual([sold.price, true]);
      } else expect(offer.model).toBe(model);
    }
    // Every mark is on a piece that is offered.
    expect(marks.length).toBeGreaterThanOrEqual(2);
    const offered = new Set(list.lines.filter(({ offer }) => offer).flatMap((line) => line.items));
    expect(marks.filter(({ item }) => !offered.has(item))).toEqual([]);
    // The whole room in an empty cart costs what the page said.
    await world.call('POST', '/user/cart/work', { token, body: { work: id } });
    const { goods, count, groups } = await cart();
    expect([goods, count]).toEqual([list.total, list.count]);
    for (const line of groups.flatMap(({ lines }) => lines))
      await world.call('DELETE', `/user/cart/${line.id}`, { token });
  });

  test('six chairs count six; sold out and not sold are told with what fits, somewhere in these rooms', async () => {
    const lists = await Promise.all(
      ['indochine-dining', 'japandi-living', 'veranda-flat'].map(async (homeKey) => {
        const { id } = works.find((work) => work.homeKey === homeKey)!;
        const ctx = { db: world.db, locale: 'zh' as const, studio: world.services.studio };
        return (await roomOfWork(ctx, id, homeDocument(homeKey).items)).list;
      }),
    );
    const lines = lists.flatMap((list) => list.lines);
    expect(
      lines.some(({ quantity, amount, offer }) => quantity >= 4 && amount === quantity * (offer?.price ?? 0)),
    ).toBe(true);
    expect(lines.some(({ state, instead }) => state === 'soldOut' && instead.length > 0)).toBe(true);
    expect(lines.some(({ state, instead }) => state === 'notSold' && instead.length > 0)).toBe(true);
    for (const { state, amount, instead } of lines)
      if (state === 'soldOut' || state === 'notSold') expect([amount, instead.length <= 3]).toEqual([0, true]);
  });
});
