import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, openLogin, toast } from '../support/dialogs.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const en = wordsOf('en');
const { accounts, errors } = en;

/** From here on time passes only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test('C1 switching closes the dialog and opens the other 400 ms later', async () => {
  const { page } = await visit({ fresh: true });
  await page.clock.install();
  await open(page, '/help');
  const dialog = await openLogin(page, en);
  await stopClock(page);
  await dialog.button(accounts('login.register')).click();
  await dialog.gone();
  await page.clock.runFor(399);
  expect(await dialog.box.count(), 'not yet').toBe(0);
  await page.clock.runFor(1);
  await dialog.titled(accounts('regist.title'));
});

test('C2 get code: 60 seconds of countdown, also while the dialog is closed, then clickable again', async () => {
  const { page } = await visit({ fresh: true });
  const person = await insertPastUser();
  await page.clock.install();
  await open(page, '/help');
  const dialog = await openLogin(page, en);
  await dialog.tab(accounts('login.byCode')).click();
  await dialog.field(accounts('field.email')).fill(person.email);
  await stopClock(page);
  const get = dialog.button(accounts('field.getCode'));
  const left = (seconds: number) => dialog.box.getByText(accounts('field.codeAgain', { seconds }), { exact: true });
  await get.click();
  await left(60).waitFor();
  expect(await get.count(), 'nothing to click meanwhile').toBe(0);
  await toast(page, errors('message_success')).waitFor();
  await page.clock.runFor(20_000);
  await left(40).waitFor();

  await page.keyboard.press('Escape');
  await dialog.gone();
  await page.clock.runFor(30_000);
  await openLogin(page, en);
  await left(10).waitFor();
  await page.clock.runFor(9_000);
  await left(1).waitFor();
  await page.clock.runFor(1_000);
  await get.waitFor();
  expect(await get.isEnabled()).toBe(true);
});

test('C2 a code that could not be sent gives the minute back', async () => {
  const { page } = await visit({ fresh: true });
  await page.route('**/api/auth/email-verification-code/**', (route) => route.abort('connectionreset'));
  await open(page, '/help');
  const dialog = await openLogin(page, en);
  await dialog.tab(accounts('login.byCode')).click();
  await dialog.field(accounts('field.email')).fill('lan@mail.example');
  await dialog.button(accounts('field.getCode')).click();
  await toast(page, accounts('client.server_fail')).waitFor();
  expect(await dialog.button(accounts('field.getCode')).isEnabled()).toBe(true);
});

test('A9 a success stays 5000 ms, and as long as someone reads or holds it', async () => {
  const { page } = await visit({ fresh: true });
  await page.clock.install();
  await open(page, '/help');
  const dialog = await openLogin(page, en);
  await stopClock(page);
  await dialog.box.locator('[data-demo=user]').click();
  const greeting = toast(page, errors('sign_success'));
  await greeting.waitFor();
  await dialogOn(page).gone();
  await page.clock.runFor(4_999);
  expect(await greeting.count(), 'still there just before').toBe(1);

  await greeting.hover();
  await page.clock.runFor(60_000);
  expect(await greeting.count(), 'held by the mouse').toBe(1);
  await greeting.getByRole('button').focus();
  await page.mouse.move(5, 300);
  await page.clock.runFor(60_000);
  expect(await greeting.count(), 'held by the keyboard').toBe(1);
  await greeting.getByRole('button').blur();
  await page.clock.runFor(1);
  await greeting.waitFor({ state: 'detached' });
});
