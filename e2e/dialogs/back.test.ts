import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, fillLogin, header, isIn, openRegister, takeCode } from '../support/dialogs.ts';
import { newPerson } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const zh = wordsOf('zh');

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** From one page to the next by its link, as a step of the history. */
async function comeFrom(page: Page, first: string, next: string): Promise<void> {
  await open(page, first);
  await page
    .locator(`a[href="${next}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname === next);
}

async function openMenu(page: Page) {
  await header(page)
    .getByRole('button', { name: zh.shell('header.menu'), exact: true })
    .click();
  return page.getByRole('dialog', { name: zh.shell('header.menuTitle') });
}

test('C1: in the second step of signing up back closes the sheet, the page stays; the next one leaves it', async () => {
  const { page } = await visit({ language: 'zh', width: 390 });
  const person = newPerson();
  await comeFrom(page, '/help', '/product');
  const menu = await openMenu(page);
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
  await page.goBack();
  await dialog.gone();
  expect(pathOf(page)).toBe('/product');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/help');
});

test('C1: a sheet closed by its cross leaves no step behind; forward after back shows no sheet and no other page', async () => {
  const { page } = await visit({ language: 'zh' });
  await comeFrom(page, '/help', '/product');
  const dialog = await openRegister(page, zh);
  await dialog.box.locator('[data-cross]').click();
  await dialog.gone();
  await expect.poll(() => page.evaluate(() => (history.state as { sheets?: number }).sheets ?? 0)).toBe(0);
  await openRegister(page, zh);
  await page.goBack();
  await dialog.gone();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => (history.state as { sheets?: number }).sheets ?? 0)).toBe(0);
  expect([pathOf(page), await dialog.box.count()]).toEqual(['/product', 0]);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/help');
});

test('C1: a link in a sheet is one step back, and one forward again', async () => {
  const { page } = await visit({ language: 'zh', width: 390 });
  await comeFrom(page, '/help', '/product');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: zh.shell('tabs.works'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/works');
  await menu.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/product');
  await expect.poll(() => page.evaluate(() => (history.state as { sheets?: number }).sheets ?? 0)).toBe(0);
  await page.goForward();
  await page.waitForURL((url) => url.pathname === '/works');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/product');
  await expect.poll(() => page.evaluate(() => (history.state as { sheets?: number }).sheets ?? 0)).toBe(0);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/help');
});

test('C1: signing in before a private page ends on it; back closes no second sheet, a reload none at all', async () => {
  const { page } = await visit({ language: 'zh' });
  const person = await insertPastUser();
  await open(page, '/help');
  await page.goto('/user/user?tab=orders');
  const dialog = dialogOn(page);
  await dialog.titled(zh.accounts('login.title'));
  await page.reload();
  await dialog.titled(zh.accounts('login.title'));
  await fillLogin(page, zh, person);
  await dialog.button(zh.accounts('login.submit')).click();
  await isIn(page, zh, person.nickname);
  await dialog.gone();
  await expect.poll(() => page.evaluate(() => (history.state as { sheets?: number }).sheets ?? 0)).toBe(0);
  expect(page.url()).toContain('tab=orders');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/help');
});
