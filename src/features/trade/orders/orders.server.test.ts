import { describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { giveRoles, registerPerson, setStatus, signIn } from '../../../../tests/support/app.ts';
import { indexQueued } from '../../../../tests/support/index-queued.ts';
import { ids } from '../../../../tests/support/market.ts';
import type { Placed } from './order.ts';
import { openOrderDesk, sofa } from '../../../../tests/support/money/order-desk.ts';

const { world, market, seller, buyer, newBuyer, setStock, stockOf, form, place, placed, read, noticesOf } =
  await openOrderDesk();

const versionOfTerms = async () =>
  ((await world.call('GET', '/merchant/delivery-terms', { token: seller.token })).data as { version: string }).version;

describe('G1: placing an order', () => {
  test('keeps names, prices, variant and address as they were; the total is the server’s; the seller is told', async () => {
    const before = await noticesOf(market.merchant.id, 'ORDER_PLACED');
    const answer = await place(form([{ ...sofa, quantity: 2, price: 1, total: 1, name: 'free' }]));
    expect(answer.status).toBe(200);
    const [one] = (answer.data as Placed).orders;
    const order = await read(one!.id);
    expect(order).toMatchObject({
      state: 'PENDING_PAYMENT',
      goods: 37_000_000,
      deliveryFee: 300_000,
      total: 37_300_000,
      receiver: 'Trần Lan',
      mobile: '+84912345678',
      side: 'buyer',
    });
    expect(order.lines[0]).toMatchObject({
      price: 18_500_000,
      quantity: 2,
      amount: 37_000_000,
      variant: 'v_a',
      size: { width: 2200 },
    });
    expect(order.address).toMatchObject({ form: 'two', ward: { name: 'Phường An Hội Tây' } });
    expect(order.number).toMatch(/^[0-9A-Z]{8,25}$/);
    expect(await stockOf('v_a')).toBe(1);
    expect(await noticesOf(market.merchant.id, 'ORDER_PLACED')).toBe(before + 1);
    const bill = await world.db.selectFrom('bills').selectAll().where('id', '=', order.bill).executeTakeFirstOrThrow();
    expect(bill).toMatchObject({
      amount: 37_300_000,
      reference: order.number,
      kind: 'order',
      subject: order.placement,
      page: `/things/product-bill?order=${order.id}`,
      status: 'OPEN',
    });
    await world.db.updateTable('product_variants').set({ price: 99_000_000 }).where('id', '=', 'v_a').execute();
    expect((await read(order.id)).lines[0]!.price).toBe(18_500_000);
    await world.db.updateTable('product_variants').set({ price: 18_500_000 }).where('id', '=', 'v_a').execute();
  });

  test('at the total the buyer saw, or not at all', async () => {
    expect(await place({ ...form(), total: 18_800_000 - 1 })).toMatchObject({
      status: 409,
      error: 'price_changed',
      field: 'total',
    });
    expect(await stockOf('v_a')).toBe(3);
    expect((await place({ ...form(), total: 18_800_000 })).status).toBe(200);
  });

  test('G2: refused for its total, it has waited for no stock, and nobody for it', async () => {
    const refused = await transaction(world.db, async (db) => {
      await db.updateTable('product_variants').set({ stock: 3 }).where('id', '=', 'v_a').execute();
      return place({ ...form(), total: 1 });
    });
    expect(refused).toMatchObject({ status: 409, error: 'price_changed' });
  });

  test('made to size: the exact model and the choices are kept, the price is the quote’s', async () => {
    const quote = (await world.call('GET', `/products/${ids.wardrobe}/quote`)).data as {
      model: string;
      price: number;
      parameters: Record<string, number>;
    };
    const order = await placed(
      form([{ product: ids.wardrobe, choice: `width=${quote.parameters.width}`, quantity: 1 }]),
    );
    const line = (await read(order.id)).lines[0]!;
    expect(line).toMatchObject({ model: quote.model, price: quote.price, variant: null });
    expect(line.choice).toContain(`width=${quote.parameters.width}`);
    expect((await read(order.id)).days.from).toBeGreaterThanOrEqual(21);
  });

  test.each([
    ['width=99999', 'size_limit'],
    ['width=1', 'size_limit'],
    ['width=nonsense', 'size_limit'],
    ['doors=flying', 'choice_unknown'],
    ['shoe=1', 'choice_unknown'],
    ['constructor=1', 'choice_unknown'],
    ['finish=constructor:oak', 'choice_unknown'],
    ['finish=x', 'invalid_form'],
  ])('made to size outside what is made: %s → %s naming the limit', async (choice, error) => {
    const answer = await place(form([{ product: ids.wardrobe, choice, quantity: 1 }]));
    expect(answer).toMatchObject({ status: 400, error, field: 'lines.0.choice' });
    if (error === 'size_limit') expect(answer.message).toMatch(/\d{3,4}.*\d{3,4}/);
  });

  test.each([0, -1, 1.5, 1e9, '1', null, Number.MAX_SAFE_INTEGER])('quantity %s → 400', async (quantity) => {
    expect(await place(form([{ ...sofa, quantity }]))).toMatchObject({ status: 400, field: 'lines.0.quantity' });
    expect(await world.call('POST', '/user/cart', { token: buyer.token, body: { ...sofa, quantity } })).toMatchObject({
      status: 400,
      field: 'quantity',
    });
    expect(await stockOf('v_a')).toBe(3);
  });

  test('sold out → 409 with what is left, in words and as a figure', async () => {
    expect(await place(form([{ ...sofa, quantity: 4 }]))).toMatchObject({
      status: 409,
      error: 'sold_out',
      state: '3',
      message: 'Only 3 of “Hien sofa” are left.',
    });
    expect(await place(form([{ product: ids.sofa, variant: 'v_b', quantity: 1 }]))).toMatchObject({
      status: 409,
      error: 'sold_out',
      state: '0',
      message: '“Hien sofa” is sold out.',
    });
    expect(
      await place(
        form([
          { ...sofa, quantity: 2 },
          { ...sofa, quantity: 2 },
        ]),
      ),
    ).toMatchObject({ status: 409, state: '3' });
    expect(await stockOf('v_a')).toBe(3);
  });

  test('what is not on the shelf, not there, or one’s own', async () => {
    for (const product of [ids.hidden, 'p_nothing'])
      expect(await place(form([{ product, quantity: 1 }]))).toMatchObject({ status: 404, field: 'lines.0.product' });
    expect(await place(form([{ ...sofa, variant: 'v_c' }]))).toMatchObject({ status: 404, field: 'lines.0.variant' });
    await world.db
      .updateTable('users')
      .set({ company_name: 'M', company_address: 'x', contact_phone: '1' })
      .where('id', '=', market.merchant.id)
      .execute();
    expect(await place(form(), seller.token)).toMatchObject({ status: 409, error: 'own_product' });
  });

  test('what belongs to who is suspended, or no merchant any more, cannot be bought', async () => {
    await setStatus(world, market.merchant.id, 'suspended');
    expect(await place()).toMatchObject({ status: 404, field: 'lines.0.product' });
    await setStatus(world, market.merchant.id, 'active');
    await giveRoles(world, market.merchant.id);
    expect(await place()).toMatchObject({ status: 404, field: 'lines.0.product' });
    await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
    expect(await stockOf('v_a')).toBe(3);
  });

  test('no profile is demanded: the address typed is enough', async () => {
    const person = await registerPerson(world);
    expect(await place(form(), await signIn(world, person))).toMatchObject({ status: 200 });
  });

  test('an address nobody has is refused by its field; the former three levels are mapped', async () => {
    expect(await place({ ...form(), address: { province: '01', ward: '26882', detail: 'abc' } })).toMatchObject({
      status: 400,
      error: 'address_unknown',
      field: 'address.ward',
    });
    const order = await placed({
      ...form(),
      address: { province: 'Hồ Chí Minh', city: 'Gò Vấp', district: 'Phường 12', detail: '1 hẻm' },
    } as never);
    expect((await read(order.id)).address).toMatchObject({
      form: 'three',
      ward: { code: '26882' },
      written: { district: 'Phường 12' },
    });
  });

  test('delivery by merchant and province', async () => {
    const terms = [
      { province: '', fee: 500_000, days: { from: 5, to: 9 } },
      { province: '79', fee: 120_000, days: { from: 1, to: 2 } },
    ];
    expect(
      await world.call('PUT', '/merchant/delivery-terms', {
        token: seller.token,
        body: { terms, version: await versionOfTerms() },
      }),
    ).toMatchObject({ status: 200, data: { terms } });
    const quote = async (province: string) =>
      (
        (await world.call('POST', '/user/orders/quote', { token: buyer.token, body: { lines: [sofa], province } }))
          .data as { groups: { delivery: unknown }[] }
      ).groups[0]!.delivery;
    expect([await quote('79'), await quote('01')]).toEqual([
      { fee: 120_000, days: { from: 1, to: 2 } },
      { fee: 500_000, days: { from: 5, to: 9 } },
    ]);
    expect(await read((await placed()).id)).toMatchObject({
      deliveryFee: 120_000,
      total: 18_620_000,
      days: { from: 1, to: 2 },
    });
    expect(
      await world.call('PUT', '/merchant/delivery-terms', {
        token: seller.token,
        body: { terms: [{ province: '99', fee: 1, days: { from: 1, to: 2 } }], version: 'any' },
      }),
    ).toMatchObject({ status: 400 });
    await world.db.deleteFrom('delivery_terms').execute();
  });

  test('changed in many windows at once, one of the lists remains, as it was sent', async () => {
    const provinces = ['01', '48', '79', '92'];
    const lists = Array.from({ length: 8 }, (_, at) =>
      ['', provinces[at % 4]!].map((province) => ({ province, fee: at, days: { from: 1, to: 2 } })),
    );
    const version = await versionOfTerms();
    const change = (terms: unknown) =>
      world.call('PUT', '/merchant/delivery-terms', { token: seller.token, body: { terms, version } });
    const answers = await Promise.all(lists.map(change));
    const [saved, ...more] = lists.filter((_, at) => answers[at]!.status === 200);
    expect(more).toEqual([]);
    expect(answers.filter(({ status, error }) => status === 409 && error === 'conflict')).toHaveLength(7);
    expect((await world.call('GET', '/merchant/delivery-terms', { token: seller.token })).data).toMatchObject({
      terms: saved,
    });
    await world.db.deleteFrom('delivery_terms').execute();
  });

  test('G1: a window that is behind is told so; the record names what was changed, not the whole list', async () => {
    const change = (terms: unknown, version: string) =>
      world.call('PUT', '/merchant/delivery-terms', { token: seller.token, body: { terms, version } });
    const rest = { province: '', fee: 300_000, days: { from: 3, to: 7 } };
    const near = { province: '79', fee: 50_000, days: { from: 1, to: 2 } };
    await change([rest, near], await versionOfTerms());
    const seen = await versionOfTerms();
    expect((await change([{ ...rest, fee: 777_000 }, near], seen)).status).toBe(200);
    expect(await change([rest, { ...near, fee: 51_000 }], seen)).toMatchObject({
      status: 409,
      error: 'conflict',
      data: { version: await versionOfTerms(), terms: [{ fee: 777_000 }, { fee: 50_000 }] },
    });
    const [last] = await world.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'delivery.terms')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(last).toEqual({ before: [rest], after: [{ ...rest, fee: 777_000 }] });
    await world.db.deleteFrom('delivery_terms').execute();
  });
});

describe('G2: sold once, ordered once', () => {
  test('the last piece, 50 buyers at once: one order', async () => {
    await setStock('v_a', 1);
    const people = await Promise.all(Array.from({ length: 5 }, newBuyer));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => place(form(), people[at % 5]!.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ status, error, state }) => status === 409 && error === 'sold_out' && state === '0'),
    ).toHaveLength(49);
    expect(await stockOf('v_a')).toBe(0);
  });

  test('sold out it leaves "in stock", back it is found there again', async () => {
    await setStock('v_a', 1);
    const inStock = async () =>
      ((await world.call('GET', '/products?stock=yes&category=sofa')).data as { items: { id: string }[] }).items.map(
        ({ id }) => id,
      );
    const order = await placed();
    await indexQueued(world);
    expect(await inStock()).not.toContain(ids.sofa);
    await world.call('POST', `/user/orders/${order.id}/cancel`, { token: buyer.token, body: {} });
    await indexQueued(world);
    expect(await inStock()).toContain(ids.sofa);
  });

  test('a retried order is one, also when the retries come together', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(form(), buyer.token, 'one-order-key-1')));
    const again = await place(form(), buyer.token, 'one-order-key-1');
    const done = [...answers, again]
      .filter(({ status }) => status === 200)
      .map(({ data }) => (data as Placed).orders[0]!.id);
    expect(new Set(done).size).toBe(1);
    expect(again.status).toBe(200);
    expect(await stockOf('v_a')).toBe(2);
    expect(await place(form([{ ...sofa, quantity: 2 }]), buyer.token, 'one-order-key-1')).toMatchObject({
      status: 422,
    });
  });

  test('what cannot be had in full is not had in part', async () => {
    expect((await place(form([sofa, { product: ids.table, variant: 'v_d', quantity: 99 }]))).status).toBe(409);
    expect([await stockOf('v_a'), await stockOf('v_d')]).toEqual([3, 3]);
  });
});
