import { readFile } from 'node:fs/promises';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Order } from '#features/trade/orders/order.ts';
import { vietQr } from '#features/trade/transfers/viet-qr.ts';
import { translator } from '#text/messages.server.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { writeAddress } from '../support/checkout.ts';
import { dialogOn, fillLogin, toast } from '../support/dialogs.ts';
import { signIn, signInToDemo } from '../support/people.ts';
import { halves } from '../support/pictures.ts';
import { wordsOf } from '../support/words.ts';
import { addProducts, sofa } from '../things/product-market.ts';
import { confirm } from './six-shops.ts';

const visit = visitors();
const en = wordsOf('en');
const t = translator('en', 'orders');
const reviewing = translator('en', 'reviewing');

/** What a phone's camera would read off the page. */
async function scanned(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({ width: 720 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

async function orderOf(number: string) {
  return inDatabase((db) =>
    db.selectFrom('orders').selectAll().where('orders.number', '=', number).executeTakeFirstOrThrow(),
  );
}

test('G1: a visitor signs in at buy, orders, pays, sends the receipt; it is confirmed, sent, completed and reviewed', async () => {
  await addProducts();
  const person = await insertPastUser({ city: 'Huế' });
  const { page } = await visit({ pictures: true });
  await open(page, `/things/detail?id=${sofa}&variant=v_journey10`);
  await page.getByRole('button', { name: t('buy.more') }).click();
  await page
    .getByRole('button', { name: t('buy.buy'), exact: true })
    .first()
    .click();
  await dialogOn(page).titled(en.accounts('login.title'));
  await fillLogin(page, en, person);
  await dialogOn(page).button(en.accounts('login.submit')).click();

  await page.waitForURL(/product-bill\?product=p_journeysofa&variant=v_journey10&quantity=2/);
  await page.getByRole('heading', { level: 1, name: t('checkout.title') }).waitFor();
  await page.getByRole('button', { name: t('checkout.place') }).click();
  await page.getByText(translator('en', 'addresses')('recipient.fault.province')).waitFor();
  await writeAddress(page, 'en');
  await expect.poll(() => page.locator('[data-total]').getAttribute('data-total')).toBe('30150000');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: t('checkout.place') }).click();

  await page.waitForURL(/product-bill\?order=o_/);
  await page.getByRole('heading', { level: 1, name: t('titles.PENDING_PAYMENT') }).waitFor();
  const id = new URL(page.url()).searchParams.get('order')!;
  const number = (
    await inDatabase((db) => db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow())
  ).number;
  const code = page.getByRole('img', { name: new RegExp(number) });
  expect(await scanned(await code.locator('..').screenshot())).toBe(
    vietQr({ bin: '970000', account: '0000000002', amount: 30_150_000, purpose: number }),
  );
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: translator('en', 'payments')('transfer.save') }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`VietQR-${number}.png`);
  expect(await scanned(await readFile(await saved.path())), 'the saved picture is the same transfer').toBe(
    vietQr({ bin: '970000', account: '0000000002', amount: 30_150_000, purpose: number }),
  );
  expect(await axe(page)).toEqual([]);

  await page.locator('input[type=file]').setInputFiles(await halves());
  await page.getByRole('application').waitFor();
  await page.getByRole('button', { name: translator('en', 'payments')('receipt.send') }).click();
  await page.getByRole('heading', { level: 1, name: t('titles.RECEIPT_SUBMITTED') }).waitFor();

  const order = await orderOf(number);
  const { context: office } = await visit({ language: 'zh', direct: true });
  await signInToDemo(office, 'admin');
  await confirm(office, order.bill_id, order.total);

  const { page: shop, context: maker } = await visit({ language: 'en', width: 390 });
  await signInToDemo(maker, 'merchant');
  await open(shop, `/things/product-bill?order=${id}`);
  await shop.getByRole('heading', { level: 1, name: t('sellerTitles.PAID') }).waitFor();
  await shop.getByLabel(t('actions.carrier')).selectOption('Viettel Post');
  await shop.getByLabel(t('actions.tracking')).fill('VTP 0042');
  await shop.getByRole('button', { name: t('actions.shipConfirm') }).click();
  await toast(shop, t('actions.sent')).waitFor();
  await shop.getByRole('heading', { level: 1, name: t('sellerTitles.SHIPPED') }).waitFor();

  await page.getByText(t('order.carrier', { carrier: 'Viettel Post', tracking: 'VTP 0042' })).waitFor();
  expect(await page.getByRole('link', { name: t('order.track') }).getAttribute('href')).toContain('VTP%200042');
  await page.getByRole('button', { name: t('actions.complete') }).click();
  await dialogOn(page).button(t('actions.completeYes')).click();
  await page.getByRole('heading', { level: 1, name: t('titles.COMPLETED') }).waitFor();
  await page.getByRole('button', { name: reviewing('write') }).click();
  await page.getByRole('radio', { name: reviewing('meaning.4'), exact: true }).check();
  await page.getByRole('textbox', { name: reviewing('text') }).fill('Low, deep and quiet.');
  expect(await axe(page)).toEqual([]);
  await dialogOn(page).button(reviewing('publish')).click();
  await toast(page, reviewing('thanks')).waitFor();
  const { page: reader } = await visit({ language: 'en' });
  await open(reader, `/things/detail?id=${sofa}`);
  await reader.getByText('Low, deep and quiet.').waitFor();
  await open(page, '/things/product-bill');
  await page.getByRole('link', { name: new RegExp(number) }).waitFor();
});

test('F2, G1, O4: a whole room into the cart, split into orders that one transfer pays, one cancelled', async () => {
  const person = await insertPastUser({ city: 'Huế' });
  const { page, context } = await visit();
  await signIn(context, person);
  const work = await inDatabase(
    async (db) =>
      (
        await db
          .selectFrom('work_pieces')
          .innerJoin('products', 'products.id', 'work_pieces.product_id')
          .innerJoin('works', 'works.id', 'work_pieces.work_id')
          .select(['work_id'])
          .where('works.status', '=', 'shelved')
          .groupBy('work_id')
          .having((is) => is.fn.count('products.merchant_id').distinct(), '>', 1)
          .orderBy('work_id')
          .executeTakeFirstOrThrow()
      ).work_id,
  );
  await open(page, `/things/detail?id=${work}`);
  await page.getByRole('button', { name: t('room.add') }).click();
  await page.locator('[data-cart]').waitFor();
  await open(page, '/cart');
  const regions = page.getByRole('main').getByRole('region');
  await expect.poll(() => regions.count()).toBeGreaterThan(1);
  const merchants = await regions.count();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: t('cart.order'), exact: true }).click();
  await page.getByText(t('checkout.split', { count: merchants })).waitFor();
  const address = translator('en', 'addresses');
  await page.getByRole('radio', { name: address('form.three') }).check();
  for (const [label, value] of [
    ['province', 'Thành phố Hồ Chí Minh'],
    ['city', 'Quận Gò Vấp'],
    ['district', 'Phường 12'],
  ] as const)
    await page.getByLabel(address(label), { exact: true }).selectOption(value);
  await page.getByText(address('today', { ward: 'Phường An Hội Tây', province: 'Ho Chi Minh City' })).waitFor();
  await page.getByLabel(address('detail')).fill('5 hẻm 3');
  await page.getByRole('button', { name: t('checkout.place') }).click();
  await page.waitForURL(/bill=h_/);
  await page.getByRole('heading', { level: 1, name: t('purchase.titles.OPEN', { count: merchants }) }).waitFor();
  await page
    .getByRole('list', { name: t('purchase.list') })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: t('purchase.oneTransfer', { count: merchants }) }).waitFor();
  await page.getByText('5 hẻm 3, Phường 12, Quận Gò Vấp, Thành phố Hồ Chí Minh').waitFor();
  await page.getByRole('button', { name: t('actions.cancel') }).click();
  await dialogOn(page).button(t('actions.cancelYes')).click();
  await page.getByRole('heading', { level: 1, name: t('titles.CANCELLED') }).waitFor();
  const mine = await context.request.get('/api/user/orders');
  const { data } = (await mine.json()) as { data: { content: Order[] } };
  expect(data.content.map(({ state }) => state).toSorted()).toEqual([
    'CANCELLED',
    ...Array.from({ length: merchants - 1 }, () => 'PENDING_PAYMENT'),
  ]);
});
