import { expect, test } from 'vitest';
import { localeNames } from '#lib/locale.ts';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, fillLogin, header, openLogin, openRegister, toast } from '../support/dialogs.ts';
import { hasFocus } from '../support/keys.ts';
import { newPerson } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const en = wordsOf('en');
const vi = wordsOf('vi');

test('C1 nothing typed is lost by closing, by switching dialogs, or by another language', async () => {
  const { page } = await visit();
  const person = newPerson();
  await open(page, '/help');
  const dialog = await openLogin(page, en);
  await fillLogin(page, en, person);
  await page.keyboard.press('Escape');
  await dialog.gone();
  await openLogin(page, en);
  expect(await dialog.field(en.accounts('field.email')).inputValue(), 'after Escape').toBe(person.email);

  await dialog.button(en.accounts('login.register')).click();
  await dialog.titled(en.accounts('regist.title'));
  await dialog.field(en.accounts('field.nickname')).fill(person.nickname);
  await dialog.button(en.accounts('regist.signIn')).click();
  await dialog.titled(en.accounts('login.title'));
  expect(await dialog.field(en.accounts('field.password')).inputValue(), 'after another dialog').toBe(person.password);
  expect(await dialog.check(en.agreement).isChecked()).toBe(true);
  await dialog.box.locator('[data-cross]').click();
  await dialog.gone();

  await header(page)
    .getByRole('button', { name: en.shell('header.language', { name: 'English' }) })
    .click();
  await header(page).getByRole('button', { name: localeNames.vi }).click();
  await openRegister(page, vi);
  expect(await dialog.field(vi.accounts('field.nickname')).inputValue(), 'after another language').toBe(
    person.nickname,
  );
  await dialog.button(vi.accounts('regist.signIn')).click();
  await dialog.titled(vi.accounts('login.title'));
  expect(await dialog.field(vi.accounts('field.email')).inputValue()).toBe(person.email);
  expect(await dialog.field(vi.accounts('field.password')).inputValue()).toBe(person.password);
});

test('C1 the way in chosen last is still chosen in another language', async () => {
  const { page } = await visit();
  await open(page, '/help');
  const dialog = await openLogin(page, en);
  await dialog.tab(en.accounts('login.byCode')).click();
  await dialog.button(en.accounts('login.usePhone')).click();
  await dialog.field(en.accounts('field.phone')).fill('0912');
  await page.keyboard.press('Escape');
  await header(page)
    .getByRole('button', { name: en.shell('header.language', { name: 'English' }) })
    .click();
  await header(page).getByRole('button', { name: localeNames.vi }).click();
  await openLogin(page, vi);
  await expect.poll(() => dialog.tab(vi.accounts('login.byCode')).getAttribute('aria-selected')).toBe('true');
  expect(await dialog.field(vi.accounts('field.phone')).inputValue()).toBe('0912');
});

test('A9 a failed login first clears the messages that were open', async () => {
  const { page } = await visit();
  const person = await insertPastUser();
  await open(page, '/help');
  const dialog = await openLogin(page, en);
  await dialog.tab(en.accounts('login.byCode')).click();
  await dialog.button(en.accounts('field.getCode')).click();
  await toast(page, en.errors('ofField.emailEmpty')).waitFor();
  await dialog.tab(en.accounts('login.byPassword')).click();
  await fillLogin(page, en, { ...person, password: 'not-the-one' });
  await dialog.button(en.accounts('login.submit')).click();
  // Said at its field, and only there.
  await dialog.box.getByText(en.errors('login_failed')).waitFor();
  await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
  expect(await dialog.field(en.accounts('field.email')).inputValue(), 'and nothing typed is lost').toBe(person.email);
  await expect
    .poll(() => hasFocus(dialogOn(page).field(en.accounts('field.password'))), {
      message: 'the keyboard is where it can be mended',
    })
    .toBe(true);
});
