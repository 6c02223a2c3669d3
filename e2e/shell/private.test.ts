import { describe, expect, test } from 'vitest';
import { endSessionsOf, letTokenExpire, insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { accountButton, dialogOn, fillLogin, header, isIn, toast } from '../support/dialogs.ts';
import { signIn } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';
import { newDesign } from '../workspace/sheet.ts';

const visit = visitors();
const en = wordsOf('en');

test.each(languages)(
  'a visitor on a private page gets 200, the frame and the login dialog, and is back there after (PRODUCT, Addresses; %s)',
  async (language) => {
    const { page } = await visit({ language });
    const words = wordsOf(language);
    const person = await insertPastUser();
    const answer = await page.goto('/user/user?tab=orders');
    expect(answer?.status()).toBe(200);
    const dialog = dialogOn(page);
    await dialog.titled(words.accounts('login.title'));
    await page.keyboard.press('Escape');
    await dialog.gone();
    await page.getByRole('heading', { level: 1, name: words.shell('gate.title') }).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: words.shell('header.signIn') })
      .click();
    await dialog.titled(words.accounts('login.title'));
    await fillLogin(page, words, person);
    await dialog.button(words.accounts('login.submit')).click();
    await isIn(page, words, person.nickname);
    await page.getByRole('heading', { level: 1, name: person.nickname }).waitFor();
    await page.waitForURL((url) => url.pathname + url.search === '/user/user?tab=orders');
  },
);

test('J1 the address of a design asks whoever is not signed in to sign in, says no fault of ours, and opens it after', async () => {
  const { page, context } = await visit({ language: 'vi', width: 390 });
  const words = wordsOf('vi');
  const person = await insertPastUser();
  await signIn(context, person);
  const id = await newDesign(context);
  await context.clearCookies({ name: /^(?!cookie_agreement|locale)/ });
  expect((await page.goto(`/workspace/${id}`))?.status()).toBe(401);
  const dialog = dialogOn(page);
  await dialog.titled(words.accounts('login.title'));
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([words.shell('gate.title')]);
  await fillLogin(page, words, person);
  await dialog.button(words.accounts('login.submit')).click();
  await page.locator('.pv').waitFor();
});

describe('C6 a session that ends', () => {
  test('elsewhere: the next action opens login, and afterwards one goes on where one was, with what one had typed', async () => {
    const { page, context } = await visit();
    const person = await insertPastUser();
    await signIn(context, person);
    await open(page, '/user/user?tab=profile');
    const city = page.getByLabel(en.profile('field.city'), { exact: true });
    await city.fill('Đà Lạt');
    await endSessionsOf(person);
    await page.getByRole('button', { name: en.profile('profile.save') }).click();
    const dialog = dialogOn(page);
    await dialog.titled(en.accounts('login.title'));
    await toast(page, en.errors('login_required')).waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('user_info')), { message: 'signed out here too' })
      .toBeNull();
    await fillLogin(page, en, person);
    await dialog.button(en.accounts('login.submit')).click();
    await isIn(page, en, person.nickname);
    expect(new URL(page.url()).pathname).toBe('/user/user');
    expect(await city.inputValue()).toBe('Đà Lạt');
    await page.getByRole('button', { name: en.profile('profile.save') }).click();
    await toast(page, en.profile('profile.saved')).waitFor();
  });

  test('only by its fifteen minutes: it is renewed without a word, on a page being opened and in the middle of one', async () => {
    const { page, context } = await visit();
    const person = await insertPastUser();
    await signIn(context, person);
    await letTokenExpire(context);
    await open(page, '/user/user?tab=profile');
    await page.getByRole('heading', { level: 1, name: en.homes('section.profile') }).waitFor();

    // Listening before it expires: the page may renew it for a notification before anything is saved.
    const refreshed = page.waitForResponse((response) => response.url().includes('/api/user/refresh-token'));
    await letTokenExpire(context);
    await page.getByLabel(en.profile('field.city'), { exact: true }).fill('Huế');
    await page.getByRole('button', { name: en.profile('profile.save') }).click();
    expect((await refreshed).status()).toBe(200);
    await toast(page, en.profile('profile.saved')).waitFor();
    expect(await dialogOn(page).box.count(), 'nobody was asked to sign in').toBe(0);
    await accountButton(page, en, person.nickname).waitFor();
  });

  test('in one tab is seen in the other', async () => {
    const { page, context } = await visit();
    const person = await insertPastUser();
    await signIn(context, person);
    await open(page, '/help');
    await page.waitForFunction(() => localStorage.getItem('user_info') !== null);
    const other = await context.newPage();
    await open(other, '/help');
    await header(other)
      .getByRole('button', { name: en.shell('header.account', { name: person.nickname }) })
      .click();
    await other.getByRole('button', { name: en.shell('user.signOut') }).click();
    await dialogOn(other).button(en.accounts('tips.confirm')).click();
    await header(page)
      .getByRole('button', { name: en.shell('header.signIn'), exact: true })
      .waitFor();
  });
});
