import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, header, takeCode } from '../support/dialogs.ts';
import { newPerson } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const zh = wordsOf('zh');

/** What a phone's back asks of whatever lies over the page; on a computer the browser takes Escape for it. */
const askToClose = (page: Page) => page.keyboard.press('Escape');
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('C1: on a phone, asking to close takes away menu, filters and a half-done sign-up, the page stays', async () => {
  const { page } = await visit({ language: 'zh', width: 390 });
  const person = newPerson();
  await open(page, '/help');
  await page
    .locator('a[href="/product"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname === '/product');

  const filters = page.locator('.filter-sheet:popover-open');
  await page.locator('[popovertarget]:visible').first().click();
  await filters.waitFor();
  await askToClose(page);
  await filters.waitFor({ state: 'detached' });

  const menuButton = header(page).getByRole('button', { name: zh.shell('header.menu'), exact: true });
  const menu = page.getByRole('dialog', { name: zh.shell('header.menuTitle') });
  await menuButton.click();
  await menu.waitFor();
  await askToClose(page);
  await menu.waitFor({ state: 'hidden' });

  await menuButton.click();
  await menu.getByRole('button', { name: zh.shell('header.signUp'), exact: true }).click();
  const dialog = dialogOn(page);
  await dialog.titled(zh.accounts('regist.title'));
  await dialog.field(zh.accounts('field.nickname')).fill(person.nickname);
  await dialog.field(zh.accounts('field.email')).fill(person.email);
  await dialog.field(zh.accounts('field.password')).fill(person.password);
  await takeCode(page, zh, person.email);
  await dialog.check(zh.agreement).check();
  await dialog.button(zh.accounts('regist.submit')).click();
  await dialog.titled(zh.accounts('bindMobile.title'));
  await askToClose(page);
  await dialog.gone();

  expect(pathOf(page)).toBe('/product');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/help');
});
