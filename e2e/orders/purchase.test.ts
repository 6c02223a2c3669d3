import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#lib/locale.ts';
import { dashboardSection } from '#lib/person.ts';
import { translator } from '#text/messages.server.ts';
import { shownAccountOf } from '../../tests/support/money/shown-account.ts';
import { heading, scan, sendReceipt } from '../support/applying.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn, toast } from '../support/dialogs.ts';
import { signIn, signInToDemo, type Person } from '../support/people.ts';
import { halves } from '../support/pictures.ts';
import { wordsOf } from '../support/words.ts';
import { maker } from '../things/product-market.ts';
import { addThings, booked, confirm, ordersOf, post, priceAt, refundsOf, upload } from './six-shops.ts';

const visit = visitors();
const windows = [
  { language: 'zh', width: 390 },
  { language: 'vi', width: 390 },
  { language: 'en', width: 1440 },
] as const;

function textsOf(language: Locale) {
  const orders = translator(language, 'orders');
  const figures = (amount: number) => new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB').format(amount);
  return {
    t: orders,
    pay: translator(language, 'payments'),
    profile: translator(language, 'profile'),
    addresses: translator(language, 'addresses'),
    price: (amount: number) => (language === 'vi' ? `${figures(amount)}\u00a0₫` : `₫${figures(amount)}`),
  };
}
type Texts = ReturnType<typeof textsOf>;

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** From the cart to the page of the purchase; answers its bill. */
async function order(page: Page, { t, addresses }: Texts): Promise<string> {
  await open(page, '/cart');
  await page.getByText(t('cart.several', { count: 6 })).waitFor();
  await page.getByRole('link', { name: t('cart.order'), exact: true }).click();
  await page.getByText(t('checkout.split', { count: 6 })).waitFor();
  await page.getByRole('combobox', { name: addresses('province'), exact: true }).selectOption('79');
  await page.getByRole('combobox', { name: addresses('ward') }).fill('an hoi tay');
  await page.getByRole('option', { name: /An Hội Tây/ }).click();
  await page.getByLabel(addresses('detail')).fill('12 Lê Lợi');
  await page.getByRole('button', { name: t('checkout.place') }).click();
  await page.waitForURL(/product-bill\?bill=h_/);
  return new URL(page.url()).searchParams.get('bill') ?? '';
}

async function nameAccount(page: Page, { pay, profile }: Texts, person: Person): Promise<void> {
  await page.getByRole('heading', { level: 3, name: pay('refunds.where') }).waitFor();
  await page.getByLabel(profile('bank.bank'), { exact: true }).selectOption('970436');
  await page.getByLabel(profile('bank.account'), { exact: true }).fill('0123 4567 89');
  await page.getByLabel(profile('bank.holder'), { exact: true }).fill('LAN');
  await page.getByLabel(profile('bank.password'), { exact: true }).fill(person.password);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: pay('refunds.save'), exact: true }).click();
  await toast(page, pay('refunds.saved')).waitFor();
}

async function sendBack(office: BrowserContext, bill: string): Promise<void> {
  for (const { id } of await refundsOf(bill)) {
    const account = await inDatabase((db) => shownAccountOf({ db }, id));
    await post(office, `/admin/refunds/${id}/send`, { media: await upload(office, 'receipt'), account });
  }
}

describe.each(windows)('O4 one payment for many merchants, in $language at $width px', ({ language, width }) => {
  test('six shops, one transfer, a part short, paid; one order cancelled, one piece returned; both are refunded alone', async () => {
    const words = textsOf(language);
    const { t, pay, price } = words;
    const things = await addThings();
    const person = await insertPastUser({ city: 'Huế', locale: language });
    const { page, context: buyer } = await visit({ language, width, pictures: true });
    const { context: office } = await visit({ direct: true });
    const { page: shop, context: seller } = await visit({ language, width, fresh: true });
    await signIn(buyer, person);
    await signInToDemo(office, 'admin');
    await signInToDemo(seller, 'merchant');
    for (const [at, thing] of things.entries())
      await post(buyer, '/user/cart', { ...thing, quantity: at === 0 ? 2 : 1 });

    const bill = await order(page, words);
    const orders = await ordersOf(bill);
    const total = orders.reduce((sum, each) => sum + each.total, 0);
    const [reference] = orders[0]?.number.split('-') ?? [];
    await heading(page, t('purchase.titles.OPEN', { count: 6 })).waitFor();
    const listed = page.getByRole('list', { name: t('purchase.list') }).locator(':scope > li');
    await expect.poll(() => listed.count()).toBe(6);
    expect(await scan(page)).toMatchObject({ amount: String(total), purpose: reference });
    expect(await axe(page)).toEqual([]);
    expect(await fits(page)).toBe(true);

    await sendReceipt(page, wordsOf(language));
    await heading(page, t('purchase.titles.SUBMITTED')).waitFor();
    await confirm(office, bill, total - 300_000);
    await page.reload();
    await heading(page, t('purchase.titles.PART')).waitFor();
    const short = { received: price(total - 300_000), rest: price(300_000) };
    await page.getByText(pay('standing.partText', short)).waitFor();
    expect(await scan(page), 'the code is for the rest').toMatchObject({ amount: '300000', purpose: reference });
    expect(await axe(page)).toEqual([]);

    const mine = orders.find(({ merchant_id }) => merchant_id === maker);
    const other = orders.find(({ merchant_id }) => merchant_id !== maker);
    if (!mine || !other) throw new Error('no order at the shop');
    await listed.filter({ hasText: mine.number }).getByRole('link').click();
    await page.getByRole('heading', { level: 2, name: t('purchase.oneTransfer', { count: 6 }) }).waitFor();
    await page.getByText(t('purchase.oneTransferText', { amount: price(300_000) })).waitFor();
    expect((await scan(page)).amount).toBe('300000');
    expect(await axe(page)).toEqual([]);
    await sendReceipt(page, wordsOf(language));
    await heading(page, t('titles.RECEIPT_SUBMITTED')).waitFor();
    await confirm(office, bill, 300_000);
    await page.getByRole('link', { name: t('purchase.see') }).click();
    await heading(page, t('purchase.titles.PAID')).waitFor();

    await listed.filter({ hasText: other.number }).getByRole('link').click();
    await page.getByRole('button', { name: t('actions.cancel') }).click();
    await dialogOn(page).button(t('actions.cancelYes')).click();
    await heading(page, t('titles.REFUND_DUE')).waitFor();
    await nameAccount(page, words, person);
    await page.getByText('0123 4567 89').waitFor();
    await page.getByRole('link', { name: t('purchase.see') }).click();
    await page.getByText(t('purchase.dropped.paid', { count: 1, all: 6 })).waitFor();

    await open(shop, `/things/product-bill?order=${mine.id}`);
    await heading(shop, t('sellerTitles.PAID')).waitFor();
    await shop.getByText(mine.number).first().waitFor();
    const seen = await shop.locator('main').innerText();
    for (const { id, number, merchant_name } of orders.filter(({ id }) => id !== mine.id))
      expect([seen.includes(number), seen.includes(merchant_name)], id).toEqual([false, false]);
    await post(seller, `/merchant/orders/${mine.id}/ship`, { carrier: 'GHN', tracking: '1' });
    await post(buyer, `/user/orders/${mine.id}/complete`);

    await open(page, `/things/product-bill?order=${mine.id}`);
    await page.getByRole('button', { name: t('returns.ask') }).click();
    const { box, button } = dialogOn(page);
    await button(t('returns.askSend')).click();
    for (const fault of [t('returns.none'), t('returns.kindMissing'), t('actions.reasonShort')])
      await box.getByText(fault).waitFor();
    await button(t('buy.more')).click();
    await box.getByRole('radio', { name: t('returns.kind.faulty') }).check();
    await box.getByLabel(t('returns.reason')).fill('One leg is cracked.');
    await box.locator('input[type=file]').setInputFiles(await halves(800));
    await box.getByRole('img', { name: t('returns.picture', { at: 1 }) }).waitFor();
    await box.getByText(t('returns.noDelivery')).waitFor();
    expect(await box.locator('[data-amount]').getAttribute('data-amount')).toBe(String(priceAt(0)));
    expect(await axe(page)).toEqual([]);
    await button(t('returns.askSend')).click();
    await page.getByRole('heading', { level: 2, name: t('returns.titles.YOU_FAULTY') }).waitFor();

    await open(shop, `/things/product-bill?order=${mine.id}`);
    await shop.getByText(t('returns.amount.merchant', { amount: price(priceAt(0)) })).waitFor();
    for (const step of [t('returns.agree'), t('returns.receive')]) {
      await shop.getByRole('button', { name: step, exact: true }).click();
      await dialogOn(shop).button(step).click();
    }
    await shop.getByText(t('returns.amount.taken', { amount: price(priceAt(0)) })).waitFor();
    await heading(shop, t('sellerTitles.COMPLETED')).waitFor();
    expect(await axe(shop)).toEqual([]);
    expect(await fits(shop)).toBe(true);

    await open(page, `/things/product-bill?bill=${bill}`);
    const back = page.getByRole('region', { name: pay('refunds.title') });
    const parts = [other.total, priceAt(0)];
    for (const amount of parts) await back.getByText(price(amount), { exact: true }).waitFor();
    await expect.poll(() => back.getByText(pay('refunds.due'), { exact: true }).count()).toBe(2);
    await expect.poll(() => back.getByText('0123 4567 89').count(), { message: 'the account already known' }).toBe(2);
    expect(await axe(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await sendBack(office, bill);
    await page.reload();
    await expect.poll(() => back.getByText(pay('refunds.sent'), { exact: true }).count()).toBe(2);
    expect((await refundsOf(bill)).map(({ amount, why, state }) => [amount, why, state])).toEqual([
      [other.total, 'cancelled', 'SENT'],
      [priceAt(0), 'returned', 'SENT'],
    ]);
    await open(page, dashboardSection('user', 'bills'));
    await page
      .getByText(reference ?? '', { exact: false })
      .first()
      .waitFor();
    expect(await page.locator('main').innerText(), 'what came back stands at its bill').toContain(price(other.total));
    expect(await axe(page)).toEqual([]);

    const waiting = total - mine.total - other.total;
    const kept = mine.total - priceAt(0);
    const { bank, held, shops = 0, commission = 0, ...others } = await booked(bill);
    expect(others, 'nothing of it is left with its payer').toEqual({});
    expect({ bank, held, earned: shops + commission }).toEqual({
      bank: waiting + kept,
      held: -waiting,
      earned: -kept,
    });
  });
});

test('O4: money beyond what is owed, and money that comes later, go back; each asks where to', async () => {
  const words = textsOf('en');
  const { t, pay, price } = words;
  const [thing, second] = await addThings();
  const person = await insertPastUser({ city: 'Huế' });
  const { page, context: buyer } = await visit();
  const { context: office } = await visit({ direct: true });
  await signIn(buyer, person);
  await signInToDemo(office, 'admin');
  const placed = await post<{ bill: string; orders: { id: string }[] }>(buyer, '/user/orders', {
    from: 'product',
    lines: [thing, second].map((line) => ({ ...line, quantity: 1 })),
    receiver: 'Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  });
  const total = (await ordersOf(placed.bill)).reduce((sum, each) => sum + each.total, 0);
  await post(buyer, `/user/bills/${placed.bill}/receipt`, { media: await upload(buyer, 'receipt'), amount: total });
  await confirm(office, placed.bill, total + 50_000);
  const [first, other] = placed.orders;
  await post(buyer, `/user/orders/${first?.id}/cancel`);
  await open(page, `/things/product-bill?bill=${placed.bill}`);
  await heading(page, t('purchase.titles.PAID')).waitFor();
  await page.getByText(pay('refunds.why.surplus')).waitFor();
  await page.getByText(price(50_000), { exact: true }).waitFor();
  await page.getByText(pay('refunds.follows')).waitFor();
  await page.getByRole('button', { name: pay('refunds.save'), exact: true }).click();
  await page.getByText(translator('en', 'errors')('bank_unknown')).waitFor();
  await nameAccount(page, words, person);
  await expect.poll(() => page.getByText('0123 4567 89').count(), { message: 'named once, taken for both' }).toBe(2);
  await page
    .getByRole('button', { name: pay('refunds.change'), exact: true })
    .first()
    .click();
  await page.getByLabel(words.profile('bank.account'), { exact: true }).fill('9876 5432 10');
  await page.getByLabel(words.profile('bank.password'), { exact: true }).fill('not-this-one-1');
  await page.getByRole('button', { name: pay('refunds.save'), exact: true }).click();
  await page.getByText(translator('en', 'errors')('old_password_error')).first().waitFor();
  await page.getByLabel(words.profile('bank.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: pay('refunds.save'), exact: true }).click();
  await page.getByText('9876 5432 10').first().waitFor();

  await post(buyer, `/user/orders/${other?.id}/cancel`);
  await page.reload();
  await heading(page, t('purchase.titles.BACK')).waitFor();
  await sendBack(office, placed.bill);
  await page.reload();
  await expect.poll(() => page.getByText(pay('refunds.sent'), { exact: true }).count()).toBe(3);
  expect(await booked(placed.bill), 'all of it went back').toEqual({});
});

test('O4: a purchase is its payer’s alone; one cancelled before the transfer lowers it, and none left ends it', async () => {
  const { t, pay } = textsOf('en');
  const things = await addThings();
  const { page, context: buyer } = await visit();
  const { page: stranger, context: another } = await visit({ fresh: true });
  await signIn(buyer, await insertPastUser({ city: 'Huế' }));
  await signIn(another, await insertPastUser({ city: 'Huế' }));
  const placed = await post<{ bill: string; orders: { id: string; total: number }[] }>(buyer, '/user/orders', {
    from: 'product',
    lines: things.slice(0, 3).map((line) => ({ ...line, quantity: 1 })),
    receiver: 'Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  });
  const [first, ...rest] = placed.orders;
  await post(buyer, `/user/orders/${first?.id}/cancel`);
  await open(page, `/things/product-bill?bill=${placed.bill}`);
  await heading(page, t('purchase.titles.OPEN', { count: 2 })).waitFor();
  await page.getByText(t('purchase.dropped.open', { count: 1, all: 3 })).waitFor();
  expect((await scan(page)).amount).toBe(String(rest.reduce((sum, { total }) => sum + total, 0)));
  for (const { id } of rest) await post(buyer, `/user/orders/${id}/cancel`);
  await page.reload();
  await heading(page, t('purchase.titles.CANCELLED')).waitFor();
  await page.getByText(pay('standing.cancelledText')).waitFor();
  const answer = await stranger.goto(`/things/product-bill?bill=${placed.bill}`);
  expect(answer?.status()).toBe(404);
});
