import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { translator } from '#text/messages.server.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { toast } from '../support/dialogs.ts';
import { signInToDemo } from '../support/people.ts';
import { halves } from '../support/pictures.ts';
import { unheard } from '../support/words.ts';

const visit = visitors();

test('G3, J4: a designer publishes a work from a design file, it is found and used as a template; off the shelf it is gone', async () => {
  const t = translator('vi', 'publishing');
  const media = translator('vi', 'media');
  const name = `Nhà ${unheard()}`;
  const { page, context } = await visit({ language: 'vi', pictures: true });
  await signInToDemo(context, 'designer');
  await open(page, '/user/desginer?tab=works');
  await page
    .getByRole('link', { name: t('works.add') })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: t('work.new') }).waitFor();

  // Refused by the server, field by field; nothing is lost.
  await page.getByRole('button', { name: t('form.publish') }).click();
  await page.getByText(translator('vi', 'errors')('field_required')).waitFor();
  await page.getByLabel(t('words.name'), { exact: true }).fill(name);
  await page.getByRole('textbox', { name: t('words.description') }).fill('Giếng trời giữa nhà.');
  // Two at once, as they are; the main one is then cropped, because it is wanted.
  await page.locator('input[type=file][accept*=jpeg]').setInputFiles([await halves(), await halves()]);
  await page.getByRole('button', { name: t('pictures.remove', { number: 1 }) }).waitFor();
  await page.getByRole('button', { name: t('pictures.cropMain') }).click();
  await page.getByRole('application').waitFor();
  await page.getByRole('button', { name: media('upload.use') }).click();
  await page.getByText(t('pictures.main'), { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Japandi' }).click();
  await page.getByLabel(t('work.area')).fill('62');

  // The viewer's list is named; then the design, first a hostile file, then an honest one.
  await page.getByText(t('model.viewer'), { exact: true }).click();
  await page.getByLabel(t('model.address')).fill('https://evil.example/');
  await page.getByRole('button', { name: t('form.draft') }).click();
  await page
    .getByText(/coohom\.com/)
    .first()
    .waitFor();
  await page.getByText(t('model.design'), { exact: true }).click();
  const file = (text: string) =>
    page
      .locator('input[type=file][accept*=json]')
      .setInputFiles({ name: 'nha.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await file('{"version":1}');
  await page.getByText(translator('vi', 'errors')('design_refused', { reason: 'not_a_design', path: '' })).waitFor();
  await file(JSON.stringify({ ...furnishedStudio(), name: `Bản ${name}` }));
  await expect.poll(() => page.getByRole('radio', { name: new RegExp(`Bản ${name}`) }).isChecked()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: t('form.publish') }).click();
  await toast(page, t('work.published')).waitFor();
  await page.getByRole('heading', { level: 2, name }).waitFor();
  expect(await axe(page)).toEqual([]);

  const { page: guest } = await visit({ language: 'vi', width: 390 });
  await open(guest, `/works?w=${encodeURIComponent(name)}`);
  await guest.locator('a[href*="id=w_"]').filter({ hasText: name }).first().click();
  await guest.getByRole('heading', { level: 1, name }).waitFor();
  await guest
    .getByRole('button', { name: translator('vi', 'work')('use') })
    .first()
    .waitFor();
  const address = guest.url();

  await page.getByRole('button', { name: t('menu.open', { name }) }).click();
  await page.getByRole('button', { name: t('menu.unshelve') }).click();
  await toast(page, t('done.unshelve')).waitFor();
  await expect
    .poll(async () => (await fetch(address.replace(new URL(address).origin, inject('baseUrl')))).status)
    .toBe(410);
});

test('G3: a merchant adds a product on a phone: what is wrong is said at its field, variants and made to size are sold on', async () => {
  const t = translator('zh', 'publishing');
  const errors = translator('zh', 'errors');
  const name = `柜 ${unheard()}`;
  const { page, context } = await visit({ language: 'zh', width: 390, pictures: true });
  await signInToDemo(context, 'merchant');
  await open(page, '/user/merchant?tab=products&new');
  await page.getByLabel(t('words.name'), { exact: true }).fill(name);
  await page.getByRole('combobox', { name: t('product.category') }).fill('衣柜');
  await page
    .getByRole('listbox', { name: t('product.category') })
    .getByRole('option')
    .first()
    .click();
  for (const [field, value] of [
    ['width', '1200'],
    ['depth', '600'],
    ['height', '2000'],
    ['price', '999'],
  ] as const)
    await page.getByLabel(t(`variants.${field}`), { exact: true }).fill(value);
  await page.getByRole('button', { name: t('form.draft') }).click();
  await page.getByText(errors('price_limit')).waitFor();
  await page.getByLabel(t('variants.price'), { exact: true }).fill('9.900.000');
  await page.getByLabel(t('variants.stock')).fill('4');
  await page.getByLabel(t('made.on')).check();
  await page.getByLabel(t('made.base')).fill('2000000');
  await page.getByLabel(t('made.perMetre')).fill('1500000');
  await page.getByText(/从最小到最大/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page
    .locator('input[type=file][accept*=jpeg]')
    .setInputFiles([await halves(), await halves(), await halves(), await halves()]);
  await page.getByRole('button', { name: t('pictures.remove', { number: 3 }) }).waitFor();
  expect(await crossing(page.locator('form ul li button')), 'each tool of a picture can be pressed').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: t('form.publish') }).click();
  await toast(page, t('product.published')).waitFor();
  await page.getByRole('heading', { level: 2, name }).waitFor();

  const { page: guest } = await visit({ language: 'zh' });
  await open(guest, `/things/product-result?w=${encodeURIComponent(name)}`);
  await guest.locator('a[href*="id=p_"]').filter({ hasText: name }).first().click();
  await guest.getByRole('heading', { level: 1, name }).waitFor();
});

/** Buttons that lie over one another, or beside the window, by their names. */
function crossing(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) => {
    const placed = all.map((button) => ({ name: button.ariaLabel ?? '', box: button.getBoundingClientRect() }));
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return placed
      .filter(
        ({ box }, at) =>
          box.right > innerWidth || placed.some((other, place) => place !== at && isOver(box, other.box)),
      )
      .map(({ name }) => name);
  });
}
