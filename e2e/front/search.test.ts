import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, open, visitors } from '../support/browser.ts';
import { header, toast } from '../support/dialogs.ts';
import { hasFocus } from '../support/keys.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const { shell } = wordsOf('en');
const opener = (page: Page, words = wordsOf('en')) =>
  header(page)
    .getByRole('button', { name: words.shell('search.open'), exact: true })
    .first();
const field = (page: Page) => header(page).getByRole('combobox');
const options = (page: Page) => header(page).getByRole('option');

test('B3 B6 the search opens under the mouse, one popup at a time, and closes 600 ms after the mouse has left if it is empty', async () => {
  const { page } = await visit({ fresh: true });
  await page.clock.install();
  await open(page, '/help');
  await opener(page).hover();
  await field(page).waitFor();
  const language = header(page).getByRole('button', { name: shell('header.language', { name: 'English' }) });
  await language.click();
  await field(page).waitFor({ state: 'detached' });
  await page.clock.runFor(1000);
  expect(await language.getAttribute('aria-expanded'), 'what opened since stays open').toBe('true');
  await opener(page).hover();
  await field(page).waitFor();
  await expect.poll(() => language.getAttribute('aria-expanded')).toBe('false');

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.mouse.move(400, 800);
  await page.clock.runFor(590);
  expect(await field(page).count(), 'not yet').toBe(1);
  await page.clock.runFor(20);
  await field(page).waitFor({ state: 'detached' });

  await opener(page).hover();
  await field(page).fill('sofa');
  await page.mouse.move(400, 800);
  await page.clock.runFor(5000);
  expect(await field(page).inputValue(), 'what was typed is not taken away').toBe('sofa');
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(opener(page)), { message: 'the keyboard is where it came from' }).toBe(true);
});

test('B3 by keyboard: an empty keyword is refused, suggestions are walked, products and designers searched each their way', async () => {
  const { page } = await visit();
  await open(page, '/');
  await open(page, '/help');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(field(page))).toBe(true);
  await page.keyboard.press('Enter');
  await toast(page, shell('search.search_error')).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-toast]').count(), { message: 'cleared before it is said again' }).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/help');

  await page.keyboard.type('liV');
  await options(page).first().waitFor();
  await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('true');
  expect(await axe(page), 'open, with suggestions').toEqual([]);
  const [typed, first] = await Promise.all([field(page).boundingBox(), options(page).first().boundingBox()]);
  const reach = 80;
  expect(Math.abs(first!.x - typed!.x), 'they hang under the field').toBeLessThan(reach);
  expect(first!.y).toBeGreaterThan(typed!.y);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => options(page).first().getAttribute('aria-selected')).toBe('true');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await options(page).first().getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() => field(page).getAttribute('aria-activedescendant'), { message: 'back to what was typed' })
    .toBeNull();
  await header(page)
    .getByRole('button', { name: shell('search.clear'), exact: true })
    .click();
  await expect.poll(() => hasFocus(field(page)), { message: 'cleared, and ready to type' }).toBe(true);
  await page.keyboard.type('oAK taBLE');
  await page.keyboard.press('Enter');
  await page.waitForURL(
    (url) => url.pathname === '/things/product-result' && url.searchParams.get('w') === 'Oak table',
  );
  await field(page).waitFor({ state: 'detached' });
  // The address changes a moment before the page does, and the page's arrival closes what is open.
  await expect.poll(() => page.locator('main h1').innerText()).not.toBe(wordsOf('en').help('title'));

  await opener(page).click();
  await header(page)
    .getByRole('radio', { name: shell('search.works') })
    .check();
  await field(page).fill('japandi living room');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/works' && url.searchParams.get('w') === 'japandi living room');
  await page.locator('main a[href*="id=w_"]').first().waitFor();

  await opener(page).click();
  await header(page)
    .getByRole('radio', { name: shell('search.designers') })
    .check();
  await field(page).fill('lê quốc HUY');
  await header(page)
    .getByRole('button', { name: shell('search.submit'), exact: true })
    .last()
    .click();
  await page.waitForURL(
    (url) => url.pathname === '/desginer/designer-result' && url.searchParams.get('w') === 'lê quốc HUY',
  );
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/', { timeout: 20_000 });
});

test('B3 on a phone it is a drawer from the top, and the menu closes it', async () => {
  const { page } = await visit({ language: 'vi', width: 390, theme: 'dark' });
  const words = wordsOf('vi');
  await open(page, '/help');
  await opener(page, words).tap();
  await expect.poll(() => hasFocus(field(page))).toBe(true);
  const box = await page.locator('.search-drawer').boundingBox();
  expect([box!.x, box!.width]).toEqual([0, 390]);
  await field(page).fill('nha');
  expect(await axe(page)).toEqual([]);
  await header(page)
    .getByRole('button', { name: words.shell('header.menu') })
    .tap();
  await page.getByRole('dialog', { name: words.shell('header.menuTitle') }).waitFor();
  await field(page).waitFor({ state: 'detached' });
});
