import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Placed } from '#features/trade/orders/order.ts';
import { translator } from '#text/messages.server.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn, toast } from '../support/dialogs.ts';
import { signIn, signInToDemo } from '../support/people.ts';
import { halves, unseen } from '../support/pictures.ts';
import { addProducts, maker, sofa } from '../things/product-market.ts';
import { confirm, post, upload } from './six-shops.ts';

const visit = visitors();
const t = translator('en', 'orders');
const money = translator('en', 'money');
const pay = translator('en', 'payments');
const remittances = translator('en', 'remittances');

/** Ordered through the calls: how one orders in the page is another test's. */
async function ordered(buyer: BrowserContext) {
  await addProducts();
  const form = {
    from: 'product',
    lines: [{ product: sofa, variant: 'v_journey00', quantity: 1 }],
    receiver: 'Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  };
  const [order] = (await post<Placed>(buyer, '/user/orders', form)).orders;
  if (order === undefined) throw new Error('nothing was ordered');
  return order;
}

async function nameAccount(): Promise<void> {
  await inDatabase(async (db) => {
    const { user_id } = await db
      .selectFrom('merchants')
      .select('user_id')
      .where('id', '=', maker)
      .executeTakeFirstOrThrow();
    const at = new Date();
    const account = { bin: '970436', account: '0071001234567', holder: 'MOC LANG' };
    await db
      .insertInto('bank_accounts')
      .values({ user_id, ...account, created_at: at, updated_at: at })
      .execute();
  });
}

async function sendReceipt(page: Page, width: number): Promise<void> {
  await page.locator('main input[type=file]').setInputFiles(await halves(width));
  await page.getByRole('application').waitFor();
  await page.getByRole('button', { name: pay('receipt.send') }).click();
  await page.getByRole('heading', { level: 1, name: t('titles.RECEIPT_SUBMITTED') }).waitFor();
}

test('G1, G6: a receipt is turned down and sent anew, the paid order cancelled; the money is sent back with a receipt', async () => {
  const { page, context: buyer } = await visit({ pictures: true });
  const { page: desk, context: office } = await visit({ direct: true, pictures: true });
  await signIn(buyer, await insertPastUser({ city: 'Huế' }));
  await signInToDemo(office, 'admin');
  const { id, bill, number, total } = await ordered(buyer);
  await open(page, `/things/product-bill?order=${id}`);
  await sendReceipt(page, 1000);

  await open(desk, `/admin/remittances?w=${number}`);
  await desk.getByRole('link', { name: number }).click();
  await desk.getByRole('button', { name: remittances('decide.reject') }).click();
  await dialogOn(desk).box.getByRole('textbox').fill('The picture is blurred.');
  await dialogOn(desk).button(remittances('decide.reject')).click();
  await toast(desk, remittances('decide.rejected', { reference: number })).waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: t('titles.RECEIPT_REJECTED') }).waitFor();
  await page.getByText('The picture is blurred.').first().waitFor();
  await sendReceipt(page, 1100);
  await confirm(office, bill, total);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: t('titles.PAID') }).waitFor();
  await page.getByRole('button', { name: t('actions.cancel') }).click();
  await dialogOn(page).button(t('actions.cancelYes')).click();
  await page.getByRole('heading', { level: 1, name: t('titles.REFUND_DUE') }).waitFor();

  const amount = `₫${new Intl.NumberFormat('en-GB').format(total)}`;
  await open(desk, '/admin/refunds');
  expect(await axe(desk)).toEqual([]);
  await desk.getByRole('link', { name: number }).click();
  await desk.getByRole('heading', { level: 1, name: money('refund.title', { number }) }).waitFor();
  await desk.locator('main input[type=file]').setInputFiles(await halves(1300));
  await desk.getByRole('img', { name: money('receipt.picture') }).waitFor();
  expect(await axe(desk)).toEqual([]);
  const send = async () => {
    await desk.getByRole('button', { name: money('refund.send', { amount }) }).click();
    await dialogOn(desk).button(money('refund.confirm')).click();
    await dialogOn(desk).box.waitFor({ state: 'detached' });
  };
  await send();
  // It looks like the picture the payer has sent.
  await desk.getByLabel(money('refund.reasonSeen')).fill('The same bank app; compared with the account.');
  expect(await axe(desk)).toEqual([]);
  await send();
  await toast(desk, money('refund.recorded', { number })).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: t('titles.REFUNDED') }).waitFor();
});

test('G3, G6: a maker sends, the buyer gives it back with a picture, it is received; a payout stands in the statement', async () => {
  const { page, context: buyer } = await visit({ pictures: true });
  const { page: shop, context: seller } = await visit({ language: 'en', width: 390, pictures: true });
  const { page: desk, context: office } = await visit({ direct: true, pictures: true });
  await signIn(buyer, await insertPastUser({ city: 'Huế' }));
  await signInToDemo(seller, 'merchant');
  await signInToDemo(office, 'admin');
  const kept = await ordered(buyer);
  const given = await ordered(buyer);
  for (const { bill, total } of [kept, given]) {
    await post(buyer, `/user/bills/${bill}/receipt`, { media: await upload(buyer, 'receipt'), amount: total });
    await confirm(office, bill, total);
  }
  await post(seller, `/merchant/orders/${kept.id}/ship`, { carrier: 'GHN', tracking: '1' });

  await open(shop, '/user/merchant?tab=sales&shelf=toShip');
  const row = shop.getByRole('listitem').filter({ hasText: given.number });
  await row.locator('summary').click();
  await row.getByLabel(t('actions.carrier')).selectOption('Viettel Post');
  await row.getByLabel(t('actions.tracking')).fill('VTP 7');
  expect(await axe(shop)).toEqual([]);
  await row.getByRole('button', { name: t('actions.shipConfirm') }).click();
  await toast(shop, t('actions.sent')).waitFor();
  for (const { id } of [kept, given]) await post(buyer, `/user/orders/${id}/complete`);

  await open(page, `/things/product-bill?order=${given.id}`);
  await page.getByRole('button', { name: t('returns.ask') }).click();
  await dialogOn(page)
    .box.getByRole('radio', { name: t('returns.kind.faulty') })
    .check();
  await dialogOn(page).box.getByLabel(t('returns.reason')).fill('One leg is cracked.');
  expect(await dialogOn(page).box.locator('[data-amount]').getAttribute('data-amount'), 'with its delivery').toBe(
    String(given.total),
  );
  await dialogOn(page)
    .box.locator('input[type=file]')
    .setInputFiles(await halves(800));
  await dialogOn(page)
    .box.getByRole('img', { name: t('returns.picture', { at: 1 }) })
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await dialogOn(page).button(t('returns.askSend')).click();
  await page.getByRole('heading', { level: 2, name: t('returns.titles.YOU_FAULTY') }).waitFor();

  await open(shop, `/things/product-bill?order=${given.id}`);
  await shop.getByText('One leg is cracked.').waitFor();
  await expect
    .poll(() =>
      shop
        .getByRole('img', { name: t('returns.picture', { at: 1 }) })
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
  for (const step of [t('returns.agree'), t('returns.receive')]) {
    await shop.getByRole('button', { name: step, exact: true }).click();
    await dialogOn(shop).button(step).click();
  }
  await shop.getByRole('heading', { level: 1, name: t('returns.over.REFUND_DUE') }).waitFor();

  await open(desk, `/admin/payouts/${maker}`);
  await desk.getByText(money('payee.missing')).waitFor();
  expect(await desk.getByRole('button', { name: money('pay.record') }).count()).toBe(0);
  await nameAccount();
  await desk.reload();
  expect(await axe(desk)).toEqual([]);
  await desk.getByLabel(money('pay.amount')).fill('1.000.000');
  await desk.locator('main input[type=file]').setInputFiles(await unseen());
  await desk.getByRole('img', { name: money('receipt.picture') }).waitFor();
  await desk.getByLabel(money('pay.memo')).fill('First half');
  await desk.getByRole('button', { name: money('pay.record') }).click();
  await dialogOn(desk).button(money('pay.confirm')).click();
  await toast(desk, '₫1,000,000').waitFor();
  await open(shop, '/user/merchant?tab=statement');
  await shop.getByText('First half').waitFor();
  expect(await axe(shop)).toEqual([]);
  const paper = await seller.request.get('/api/merchant/statement.pdf');
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
