import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { inDatabase } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { writeAddress } from '../support/checkout.ts';
import { dialogOn, registerInDialog } from '../support/dialogs.ts';
import { newPerson } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();

/** Whole đồng, however the language writes them. */
async function amountIn(place: Locator): Promise<number> {
  return Number((await place.first().innerText()).replaceAll(/\D/g, ''));
}

/** As often as a hand does something: a press, or a field that is filled in. */
function handOn(touch: boolean) {
  let acts = 0;
  return {
    acts: () => acts,
    async press(target: Locator): Promise<void> {
      acts++;
      await (touch ? target.tap() : target.click());
    },
    async fill(target: Locator, text: string): Promise<void> {
      acts++;
      await target.fill(text);
    },
  };
}

/** What is wrong where the whole of the sums lies over the list: its name half covered, or a part of it in front. */
function sumsInTheWay(): string[] {
  const title = document.querySelector('.ls-head h2')?.getBoundingClientRect();
  const sums = document.querySelector('.ls-sums');
  const box = sums?.getBoundingClientRect();
  if (!title || !sums || !box) return ['not there'];
  const faults = title.bottom > box.top ? ['the name of the list is covered'] : [];
  for (let y = box.top + 4; y < box.bottom; y += 8)
    for (let x = 4; x < box.right; x += 8) {
      const there = document.elementFromPoint(x, y);
      if (there && !sums.contains(there)) faults.push(`${there.className} at ${x}, ${y}`);
    }
  return faults;
}

test.each([
  ['zh', 390],
  ['vi', 1440],
  ['en', 390],
] as const)(
  'J6, J5, O1: without an account a room is typed, furnished and priced in twelve acts; signed up, it is kept and ordered with one bill (%s, %i px)',
  async (language, width) => {
    const words = wordsOf(language);
    const { furnish, start, workspace } = words;
    const orders = translator(language, 'orders');
    const person = newPerson();
    const { page } = await visit({ language, width, fresh: true });
    const hand = handOn(width === 390);
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    // The first minute: a room, furnished, with its price.
    await open(page, '/');
    await hand.press(
      page
        .getByRole('main')
        .getByRole('button', { name: translator(language, 'home')('hero.start'), exact: true })
        .first(),
    );
    await hand.fill(page.getByLabel(start('type.width'), { exact: true }), '4.2');
    await hand.fill(page.getByLabel(start('type.depth'), { exact: true }), '3.6');
    await hand.press(button(start('type.draw')));
    await page.waitForURL(/\/workspace\/local\//);
    await expect.poll(() => page.locator('.pv .pv-wall').count()).toBeGreaterThan(0);
    await hand.press(button(workspace('rail.furnish')));
    await hand.press(button(furnish('start')));
    await button(furnish('tray.take', { number: 1 })).waitFor({ timeout: 60_000 });
    const proposed = await amountIn(page.locator('.fur-tray [aria-pressed=true] .fur-price'));
    await hand.press(button(furnish('tray.take', { number: 1 })));
    const sum = page.getByRole('status', { name: workspace('sum.label') });
    await expect.poll(() => sum.getAttribute('aria-busy')).toBe('false');
    expect(hand.acts()).toBeLessThanOrEqual(12);
    const goods = await amountIn(sum.locator('strong'));
    expect(goods).toBeGreaterThan(0);
    expect(goods, 'the list says what the proposal said').toBe(proposed);

    // Signed up, it is the same home in the account.
    const drawn = await page.locator('.pv-piece').count();
    await hand.press(button(start('local.signIn')));
    await dialogOn(page).titled(words.accounts('regist.title'));
    await registerInDialog(page, words, person);
    await page.getByText(translator(language, 'shell')('designs.sent', { count: 1 })).waitFor();
    await page.waitForURL(/\/workspace\/g_[0-9a-z]+$/);
    await expect.poll(() => page.locator('.pv-piece').count()).toBe(drawn);
    await expect.poll(() => amountIn(sum.locator('strong'))).toBe(goods);

    // All of it, with one bill.
    await hand.press(sum.getByRole('button'));
    await expect.poll(() => amountIn(page.locator('.ls-total'))).toBe(goods);
    if (width === 390) {
      await hand.press(page.locator('.ls-sums .ws-grab'));
      await expect.poll(() => page.evaluate(sumsInTheWay), { message: 'nothing between list and sums' }).toEqual([]);
    }
    await hand.press(page.locator('.ls-sums .rp-primary'));
    await page.waitForURL((url) => url.pathname === '/cart');
    await expect.poll(() => page.locator('[data-goods]').getAttribute('data-goods')).toBe(String(goods));
    await hand.press(page.getByRole('link', { name: orders('cart.order'), exact: true }));
    await page.getByRole('heading', { level: 1, name: orders('checkout.title') }).waitFor();
    await writeAddress(page, language);
    await hand.press(button(orders('checkout.place')));
    await page.waitForURL(/product-bill\?(bill|order)=/);
    const bills = await inDatabase((db) =>
      db
        .selectFrom('orders')
        .innerJoin('users', 'users.id', 'orders.buyer_id')
        .where('users.email', '=', person.email)
        .select(({ fn }) => [
          'orders.bill_id',
          fn.sum<string>('orders.goods').as('goods'),
          fn.sum<string>('orders.delivery_fee').as('fee'),
        ])
        .groupBy('orders.bill_id')
        .execute(),
    );
    expect(bills.map((bill) => Number(bill.goods))).toEqual([goods]);
    await expect
      .poll(async () => Number(await page.locator('[data-total]').first().getAttribute('data-total')))
      .toBe(goods + Number(bills[0]?.fee));
  },
);
