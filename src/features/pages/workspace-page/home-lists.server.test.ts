import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeDocument } from '#demo/homes/home-document.ts';
import { works } from '#demo/world/works.ts';
import { listCsv } from '#features/studio/design-lists/list-csv.server.ts';
import type { DesignList } from '#features/studio/design-lists/design-list.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import type { Cart, Placed } from '#features/trade/orders/order.ts';
import { listGroups } from '#workspace/panels/list/list-groups.ts';
import { listPieces } from '#workspace/panels/list/list-pieces.ts';
import { fileText } from '../../../../tests/support/file-text.ts';
import { signIn, type Person, type TestApp } from '../../../../tests/support/app.ts';
import { demoApp } from '../../../../tests/support/demo-app.ts';
import { newBuyer } from '../../../../tests/support/money/three-shops.ts';

const province = '79';
let world: TestApp;
let buyer: Person;
let token: string;
beforeAll(async () => {
  world = await demoApp({ HIEN_DEMO: '1' });
  buyer = await newBuyer(world);
  token = await signIn(world, buyer);
});
afterAll(() => world.close());

const ask = async <T>(method: 'GET' | 'POST', path: string, body?: unknown) => {
  const { data, status, message } = await world.call(method, path, { token, body });
  expect(status, message).toBe(200);
  return data as T;
};
const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

/** Everything of a list but the addresses of its pictures. */
function factsOf({ lines, total, count, fee, merchants }: DesignList) {
  const boughtAs = (offer: DesignList['lines'][number]['offer']) =>
    offer && [offer.product, offer.variant, offer.choice];
  return {
    total,
    count,
    fee,
    merchants,
    lines: lines.map(({ piece: _, offer, instead, ...line }) => ({
      ...line,
      offer: boughtAs(offer),
      instead: instead.map(boughtAs),
    })),
  };
}

/** Amounts by the kind a line of the file says it is. */
async function csvSums(id: string) {
  const ctx = { ...world.services, db: world.db, clock: world.clock, locale: 'en' as const, links: [] };
  const text = await fileText(await listCsv(ctx, buyer.id, id, province));
  const [titles = [''], ...rows] = text
    .trim()
    .split('\r\n')
    .map((row) => row.match(/"(?:[^"]|"")*"|[^,"]+|(?<=,)(?=,|$)/g) ?? ['']);
  const amount = titles.indexOf('"Amount"');
  const of = (kind: string) => sum(rows.filter((row) => row[0] === `"${kind}"`).map((row) => Number(row[amount])));
  return { goods: of('Goods'), delivery: of('Delivery') };
}

async function orderCart(total: number): Promise<Placed> {
  const { groups } = await ask<Cart>('GET', '/user/cart');
  return ask<Placed>('POST', '/user/orders', {
    from: 'cart',
    lines: groups
      .flatMap((group) => group.lines)
      .map(({ product, variant, choice, quantity }) => ({
        product,
        ...(variant === null ? { choice } : { variant }),
        quantity,
      })),
    receiver: 'Lan',
    mobile: '0912345678',
    buyerEmail: buyer.email,
    address: { province, ward: '26882', detail: '12 Lê Lợi' },
    total,
  });
}

describe('O1, O2: one sum from the status line to the bill', () => {
  test('there are 47 homes', () => expect(works).toHaveLength(47));

  test.each(works)(
    '$homeKey: status line, list, CSV, cart and bill say the same; delivery is its own line',
    async ({ homeKey }) => {
      const document = homeDocument(homeKey);
      const { id } = await createDesign(world.db, world.clock, {
        ownerId: buyer.id,
        name: homeKey,
        text: JSON.stringify(document),
      });
      const list = await ask<DesignList>('GET', `/designs/${id}/list?province=${province}`);
      expect(list.budget).toBeNull();
      const shown = await ask<DesignList>('POST', '/common/list', { pieces: listPieces(document.items), province });
      expect(factsOf(shown)).toEqual(factsOf(list));
      expect(list.fee).toBe(sum(list.merchants.map(({ fee }) => fee)));
      expect(sum(list.merchants.map(({ goods }) => goods))).toBe(list.total);
      expect(await csvSums(id)).toEqual({ goods: list.total, delivery: list.fee });
      await ask('POST', '/user/cart/design', { design: id });
      const { goods, count } = await ask<Cart>('GET', '/user/cart');
      expect([goods, count]).toEqual([list.total, list.count]);
      const placed = await orderCart(list.total + (list.fee ?? 0));
      const orders = await world.db
        .selectFrom('orders')
        .select(['goods', 'delivery_fee'])
        .where('bill_id', '=', placed.bill)
        .execute();
      expect(sum(orders.map((order) => order.goods))).toBe(list.total);
      expect(sum(orders.map((order) => order.delivery_fee))).toBe(list.fee);
      const bill = await world.db
        .selectFrom('bills')
        .select('amount')
        .where('id', '=', placed.bill)
        .executeTakeFirstOrThrow();
      expect(bill.amount).toBe(list.total + (list.fee ?? 0));
      // What was held goes back, so that the next home finds it.
      for (const order of placed.orders) await ask('POST', `/user/orders/${order.id}/cancel`, {});
    },
  );

  test('however it is grouped, the groups come to the total and hold every piece once', async () => {
    const { items } = homeDocument('veranda-flat');
    const list = await ask<DesignList>('POST', '/common/list', { pieces: listPieces(items) });
    const seen = {
      ...list,
      lines: list.lines.map((line) => ({ ...line, offer: line.offer && { ...line.offer, ...plain }, instead: [] })),
    };
    for (const by of ['room', 'merchant', 'delivery'] as const) {
      const groups = listGroups(seen as never, by, {});
      expect(sum(groups.map(({ amount }) => amount))).toBe(list.total);
      expect(groups.flatMap(({ rows }) => rows.flatMap((row) => row.items)).toSorted()).toEqual(
        Object.keys(items).toSorted(),
      );
    }
  });
});
const plain = { name: '', label: null, picture: null, address: '' };
