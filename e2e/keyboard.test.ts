import { expect, test } from 'vitest';
import { localeNames } from '#lib/locale.ts';
import { open, visitors } from './support/browser.ts';
import { accountButton, dialogOn, header, toast } from './support/dialogs.ts';
import { expectGoodFocus, hasFocus, tabTo, typeInto } from './support/keys.ts';
import { codeFor, newPerson } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const visit = visitors();
const vi = wordsOf('vi');
const en = wordsOf('en');

test('N2 registers, signs in, changes the language and signs out without a mouse', { timeout: 120_000 }, async () => {
  const { page } = await visit({ language: 'vi', fresh: true });
  const person = newPerson();
  const { accounts, shell, errors } = vi;
  const dialog = dialogOn(page);
  await open(page, '/help');

  await page.keyboard.press('Tab');
  await expect
    .poll(() => hasFocus(page.getByRole('link', { name: shell('skip') })), {
      message: 'the first stop skips the header',
    })
    .toBe(true);
  await tabTo(page, header(page).getByRole('button', { name: shell('header.signUp'), exact: true }));
  await page.keyboard.press('Enter');
  await dialog.titled(accounts('regist.title'));
  await expect
    .poll(() => hasFocus(dialog.field(accounts('field.nickname'))), { message: 'the first field is ready' })
    .toBe(true);
  await typeInto(page, dialog.field(accounts('field.nickname')), person.nickname);
  await typeInto(page, dialog.field(accounts('field.email')), person.email);
  await typeInto(page, dialog.field(accounts('field.password')), person.password);
  await tabTo(page, dialog.button(accounts('field.getCode')));
  await page.keyboard.press('Enter');
  await toast(page, errors('message_success')).waitFor();
  await tabTo(page, dialog.field(accounts('field.code')), 'Shift+Tab');
  await page.keyboard.type((await codeFor(person.email)).code);
  await tabTo(page, dialog.check(vi.agreement));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await dialog.titled(accounts('bindMobile.title'));
  await expect.poll(() => hasFocus(dialog.field(accounts('field.phone')))).toBe(true);
  await page.keyboard.type(person.mobile);
  await tabTo(page, dialog.button(accounts('field.getCode')));
  await page.keyboard.press('Enter');
  const { code } = await codeFor(person.e164);
  await tabTo(page, dialog.field(accounts('field.code')), 'Shift+Tab');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');

  await dialog.titled(accounts('bindMobile.doneTitle'));
  await tabTo(page, dialog.button(accounts('bindMobile.go')));
  await expectGoodFocus(page);
  await page.keyboard.press('Enter');
  await dialog.gone();

  await tabTo(page, header(page).getByRole('button', { name: shell('header.language', { name: localeNames.vi }) }));
  await page.keyboard.press('Enter');
  for (const name of [localeNames.zh, localeNames.en]) {
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => hasFocus(header(page).getByRole('button', { name, exact: true })), { message: `arrow to ${name}` })
      .toBe(true);
    await expectGoodFocus(page);
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.documentElement.lang === 'en');

  await tabTo(page, accountButton(page, en, person.nickname));
  await page.keyboard.press('Enter');
  const signOut = header(page).getByRole('button', { name: en.shell('user.signOut') });
  await page.keyboard.press('End');
  await expect.poll(() => hasFocus(signOut), { message: 'End leads to the last entry' }).toBe(true);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => hasFocus(accountButton(page, en, person.nickname)), { message: 'Escape gives the focus back' })
    .toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await dialog.titled(en.accounts('tips.title'));
  await tabTo(page, dialog.button(en.accounts('tips.confirm')));
  await page.keyboard.press('Enter');
  await header(page)
    .getByRole('button', { name: en.shell('header.signIn'), exact: true })
    .waitFor();
  await expect
    .poll(() => hasFocus(page.getByRole('main').getByRole('heading', { level: 1 })), {
      message: 'what opened the dialog is gone, so the title is next',
    })
    .toBe(true);
});

test('C1 Escape closes a dialog and the focus goes back to what opened it', async () => {
  const { page } = await visit();
  await open(page, '/help');
  const dialog = dialogOn(page);
  for (const [name, title] of [
    [en.shell('header.signIn'), en.accounts('login.title')],
    [en.shell('header.signUp'), en.accounts('regist.title')],
  ] as const) {
    const opener = header(page).getByRole('button', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog.titled(title);
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab');
      await expectGoodFocus(page);
    }
    await page.keyboard.press('Escape');
    await dialog.gone();
    await expect.poll(() => hasFocus(opener)).toBe(true);
  }
});

test('B6 one popup of the header at a time; Escape, a click outside, arrows and the Tab key', async () => {
  const { page } = await visit();
  await open(page, '/help');
  const help = header(page).getByRole('button', { name: en.shell('tabs.help'), exact: true });
  const language = header(page).getByRole('button', { name: en.shell('header.language', { name: 'English' }) });
  const expanded = () => Promise.all([help, language].map((button) => button.getAttribute('aria-expanded')));
  await help.click();
  await expect.poll(expanded).toEqual(['true', 'false']);
  await language.click();
  await expect.poll(expanded, { message: 'the other one has closed' }).toEqual(['false', 'true']);
  await page.keyboard.press('Escape');
  await expect.poll(expanded).toEqual(['false', 'false']);
  await help.click();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
  await expect.poll(expanded, { message: 'closed from outside' }).toEqual(['false', 'false']);

  await help.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => hasFocus(header(page).getByRole('link', { name: en.shell('help.faq'), exact: true })))
    .toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() => hasFocus(header(page).getByRole('link', { name: en.shell('help.privacy'), exact: true })), {
      message: 'round and round',
    })
    .toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(expanded, { message: 'leaving closes' }).toEqual(['false', 'false']);
});

test('C3 the two ways of signing in are tabs that arrows walk', async () => {
  const { page } = await visit();
  await open(page, '/help');
  await header(page)
    .getByRole('button', { name: en.shell('header.signIn'), exact: true })
    .click();
  const dialog = dialogOn(page);
  await dialog.titled(en.accounts('login.title'));
  await dialog.tab(en.accounts('login.byPassword')).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(dialog.tab(en.accounts('login.byCode')))).toBe(true);
  await dialog.field(en.accounts('field.code')).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(dialog.tab(en.accounts('login.byPassword')))).toBe(true);
});
