import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { inDatabase } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { writeAddress } from '../support/checkout.ts';
import { dialogOn, header, registerInDialog, toast } from '../support/dialogs.ts';
import { lettersTo, newPerson, signInToDemo } from '../support/people.ts';
import { halves } from '../support/pictures.ts';
import { wordsOf } from '../support/words.ts';
import { addProducts, sofa } from '../things/product-market.ts';
import { confirm, post } from './six-shops.ts';

const visit = visitors();

test.each([
  ['zh', 390],
  ['vi', 1440],
] as const)(
  'P5, O4, O7: a visitor fills a cart, signs up, orders with one transfer and reports a damaged piece, in %s at %i px',
  async (language, width) => {
    await addProducts();
    const words = wordsOf(language);
    const t = translator(language, 'orders');
    const person = newPerson();
    const { page, context } = await visit({ language, width, pictures: true });

    // The cart of a visitor, with a toast that leads to it and hides nothing.
    await open(page, `/things/detail?id=${sofa}&variant=v_journey10`);
    await page
      .getByRole('button', { name: t('buy.add') })
      .first()
      .click();
    const said = toast(page, t('buy.added'));
    await said.waitFor();
    if (width === 390) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    expect(await isCovered(page, t('buy.buy')), 'the buttons to buy stay in reach').toBe(false);
    await said.getByRole('link', { name: t('buy.see') }).click();
    await page.waitForURL((url) => url.pathname === '/cart');
    await expect.poll(() => header(page).locator('[data-cart]').innerText()).toBe('1');
    // The product's page has such a button too, and stays for a moment after the address has changed.
    await expect.poll(() => page.locator('[data-goods]').getAttribute('data-goods')).toBe('15000000');
    await page.getByRole('button', { name: t('buy.more') }).click();
    await expect.poll(() => page.locator('[data-goods]').getAttribute('data-goods')).toBe('30000000');
    await page.reload();
    await expect.poll(() => page.locator('[data-goods]').getAttribute('data-goods')).toBe('30000000');
    expect(await axe(page)).toEqual([]);

    // Signing up at the order brings the cart along.
    await page.getByRole('link', { name: t('cart.order'), exact: true }).click();
    await dialogOn(page).titled(words.accounts('login.title'));
    await dialogOn(page).button(words.accounts('login.register')).click();
    await registerInDialog(page, words, person);
    await page.getByRole('heading', { level: 1, name: t('checkout.title') }).waitFor();
    await expect.poll(() => header(page).locator('[data-cart]').innerText()).toBe('2');

    // Nothing typed is lost by leaving.
    await page.getByLabel(t('checkout.remark')).fill('Gọi trước');
    await writeAddress(page, language);
    await page.reload();
    await expect.poll(() => page.getByLabel(t('checkout.remark')).inputValue()).toBe('Gọi trước');
    expect(await page.getByLabel(translator(language, 'addresses')('detail')).inputValue()).toBe('12 Lê Lợi');
    await expect.poll(() => page.locator('[data-total]').getAttribute('data-total')).toBe('30150000');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: t('checkout.place') }).click();
    await page.waitForURL(/product-bill\?order=o_/);
    const id = new URL(page.url()).searchParams.get('order') ?? '';
    const { number, bill_id, total } = await inDatabase((db) =>
      db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    await expect.poll(async () => (await lettersTo(person.email)).map(({ text }) => text).join()).toContain(number);

    // Back to the emptied cart: it says what became of it.
    const here = page.url();
    await open(page, '/things/product-bill?cart=1');
    await page.getByRole('heading', { level: 1, name: t('checkout.ordered') }).waitFor();
    await page.getByRole('link', { name: t('checkout.orderedSee') }).click();
    await page.waitForURL(here);

    // One transfer; the page follows by itself.
    const pay = translator(language, 'payments');
    await page.locator('main input[type=file]').setInputFiles(await halves());
    await page.getByRole('application').waitFor();
    await page.getByRole('button', { name: pay('receipt.send') }).click();
    await page.getByRole('heading', { level: 1, name: t('titles.RECEIPT_SUBMITTED') }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY), { message: 'not left at the footer' }).toBe(0);
    const { context: office } = await visit({ language: 'en', direct: true });
    await signInToDemo(office, 'admin');
    await confirm(office, bill_id, total);
    await page.getByRole('heading', { level: 1, name: t('titles.PAID') }).waitFor();
    const { context: shop } = await visit({ language: 'en', width: 1100 });
    await signInToDemo(shop, 'merchant');
    await post(shop, `/merchant/orders/${id}/ship`, { carrier: 'own' });
    await page.getByRole('heading', { level: 1, name: t('titles.SHIPPED') }).waitFor();
    await page.getByText(t('order.own')).waitFor();

    // It has arrived, and one of the two is damaged.
    await page.getByRole('button', { name: t('actions.complete') }).click();
    await dialogOn(page).button(t('actions.completeNo')).click();
    await dialogOn(page).titled(t('returns.reportTitle'));
    const { box } = dialogOn(page);
    await box.getByRole('radio', { name: t('returns.kind.faulty') }).check();
    await box.getByRole('button', { name: t('buy.more') }).click();
    await box.getByLabel(t('returns.reason')).fill('Một chân bị nứt');
    await box.locator('input[type=file]').setInputFiles(await halves(800));
    await box.getByRole('img', { name: t('returns.picture', { at: 1 }) }).waitFor();
    expect(await axe(page)).toEqual([]);
    await dialogOn(page).button(t('returns.askSend')).click();
    await page.getByRole('heading', { level: 1, name: t('titles.REPORTED') }).waitFor();
    await page.getByText(t('events.RETURN_ASKED', { kind: 'faulty' }), { exact: true }).waitFor();
    await open(page, '/things/product-bill?status=returns');
    await page
      .getByRole('link', { name: new RegExp(number) })
      .getByText(t('returns.state.ASKED', { kind: 'faulty' }))
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await context.request.post('/api/auth/logout');
  },
);

/** Whether something lies over the last button of that name. */
function isCovered(page: Page, name: string): Promise<boolean> {
  return page
    .getByRole('button', { name, exact: true })
    .last()
    .evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== null && !button.contains(over) && over.closest('[data-toast]') !== null;
    });
}
