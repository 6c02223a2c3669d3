import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLetter, type Letter } from '#platform/letters.server.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../../tests/support/market.ts';
import { requestOf } from '../../../../../tests/support/money/payments.ts';
import { checkoutView, orderedBefore } from '../checkout.server.ts';
import { rememberedOrderHours, strangersMailsADay } from '../order-limits.ts';
import type { Placed } from '../order.ts';

let world: TestApp;
let lan: Member;
beforeAll(async () => {
  world = await testApp();
  const market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  lan = await newMember(world);
  await world.db.updateTable('product_variants').set({ stock: 50 }).where('id', '=', 'v_a').execute();
});
afterAll(() => world.close());

function order(person: Member, given: Record<string, unknown> = {}, locale?: Locale) {
  return world.call('POST', '/user/orders', {
    token: person.token,
    locale,
    body: {
      from: 'product',
      lines: [{ product: ids.sofa, variant: 'v_a', quantity: 2 }],
      receiver: 'CHÚC MỪNG TRÚNG THƯỞNG',
      mobile: '0912345678',
      buyerEmail: person.email,
      address: { province: '79', ward: '26882', detail: 'https://elsewhere.example' },
      remark: 'https://elsewhere.example',
      ...given,
    },
  });
}
async function confirmations(to?: string): Promise<Letter[]> {
  const rows = await world.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows
    .map((row) => row.payload as unknown as Letter)
    .filter((letter) => letter.template === 'orderPlaced' && (to === undefined || letter.to === to));
}

describe('the buyer gets a mail on ordering', () => {
  test.each(locales)('in %s: what, how much, how to pay, where', async (locale) => {
    const placed = (await order(lan, {}, locale)).data as Placed;
    const letter = (await confirmations(lan.email)).at(-1)!;
    expect(letter.locale).toBe(locale);
    const { subject, text, html } = writeLetter(letter);
    const { number } = placed.orders[0]!;
    const total = { vi: '37.300.000', en: '37,300,000', zh: '37,300,000' }[locale];
    expect(subject).toContain(number);
    expect(text, 'greeted by name').toMatch(new RegExp(`^(\\S+ )*${lan.nickname}[,，]`));
    expect(subject).toContain(total);
    for (const words of ['2 × ', 'Mộc Lặng', number, total, `/things/product-bill?order=${placed.orders[0]!.id}`])
      expect(text).toContain(words);
    const bank = await world.db.selectFrom('bills').select('account').where('id', '=', placed.bill).executeTakeFirst();
    const account = bank?.account as { account?: string } | null;
    if (account?.account !== undefined) expect(text).toContain(account.account);
    expect(html).toContain('href="');
    const province = { vi: 'Thành phố Hồ Chí Minh', en: 'Ho Chi Minh City', zh: '胡志明市' }[locale];
    for (const words of ['CHÚC MỪNG TRÚNG THƯỞNG', '912345678', 'https://elsewhere.example', 'An Hội Tây', province])
      for (const written of [text, html]) expect(written, 'to whom and where').toContain(words);
    expect(html).not.toContain('href="https://elsewhere.example');
  });

  test('an address nobody has proven gets it too, a few times a day', async () => {
    const other = 'someone.else@mail.example';
    const sold = 'Trúng thưởng tại elsewhere.example';
    const name = JSON.stringify({ vi: sold, en: sold, zh: sold });
    await world.db.updateTable('products').set({ name }).where('id', '=', ids.sofa).execute();
    for (let n = 0; n < strangersMailsADay + 2; n += 1) {
      const placed = (await order(lan, { buyerEmail: other })).data as Placed;
      for (const { id } of placed.orders)
        await world.call('POST', `/user/orders/${id}/cancel`, { token: lan.token, body: {} });
    }
    const letters = await confirmations(other);
    expect(letters).toHaveLength(strangersMailsADay);
    // Whoever orders or sells cannot make us write their words to somebody else.
    for (const { subject, text, html } of letters.map(writeLetter)) {
      for (const figures of ['An Hội Tây', '37,300,000', ': 2 items']) expect(text).toContain(figures);
      for (const own of ['CHÚC MỪNG', 'elsewhere.example', 'Mộc Lặng', lan.nickname, sold])
        expect(subject + text + html).not.toContain(own);
    }
  });

  test('an order that is not placed writes no mail', async () => {
    const before = (await confirmations()).length;
    expect((await order(lan, { lines: [{ product: ids.sofa, variant: 'v_a', quantity: 900 }] })).status).toBe(409);
    expect(await confirmations()).toHaveLength(before);
  });
});

describe('back from the payment', () => {
  test('an emptied cart says that it was ordered, and leads to the purchase; a day later it is just empty', async () => {
    const huy = await newMember(world);
    const ctx = requestOf(world, huy);
    expect(await checkoutView(ctx, huy.id, 'cart', null)).toEqual({ ordered: null, emptyCart: true });
    await world.call('POST', '/user/cart', {
      token: huy.token,
      body: { product: ids.sofa, variant: 'v_a', quantity: 1 },
    });
    const placed = (await order(huy, { from: 'cart', lines: [{ product: ids.sofa, variant: 'v_a', quantity: 1 }] }))
      .data as Placed;
    const told = await checkoutView(ctx, huy.id, 'cart', null);
    expect(told).toMatchObject({
      emptyCart: true,
      ordered: { number: placed.orders[0]!.number, to: `/things/product-bill?order=${placed.orders[0]!.id}` },
    });
    world.clock.advance(rememberedOrderHours * 3600 + 1);
    expect(await orderedBefore(ctx, huy.id, null)).toBeNull();
  });

  test('the last piece, ordered by oneself, was ordered and not "just sold out"; for others it is sold out', async () => {
    const huy = await newMember(world);
    await world.db.updateTable('product_variants').set({ stock: 1 }).where('id', '=', 'v_a').execute();
    await order(huy, { lines: [{ product: ids.sofa, variant: 'v_a', quantity: 1 }] });
    await world.db.updateTable('products').set({ status: 'unshelved' }).where('id', '=', ids.sofa).execute();
    const wanted = { product: ids.sofa, variant: 'v_a', quantity: 1 };
    const seen = await checkoutView(requestOf(world, huy), huy.id, 'product', wanted);
    expect(seen).toMatchObject({ emptyCart: false, ordered: { number: expect.any(String) } });
    const other = await newMember(world);
    expect(await checkoutView(requestOf(world, other), other.id, 'product', wanted)).toEqual({
      ordered: null,
      emptyCart: false,
    });
    await world.db.updateTable('products').set({ status: 'shelved' }).where('id', '=', ids.sofa).execute();
  });
});
