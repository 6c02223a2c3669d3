import { describe, expect, test } from 'vitest';
import { open, visitors } from '../support/browser.ts';
import {
  accountButton,
  faultAt,
  fillLogin,
  isIn,
  openLogin,
  openRegister,
  openUserMenu,
  takeCode,
} from '../support/dialogs.ts';
import { newPerson } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();

describe.each(languages)('C2 registration in %s', (language) => {
  const words = wordsOf(language);
  const { accounts } = words;

  test('two steps, two codes, one agreement, a success that names 30 days, and one is signed in', async () => {
    const { page } = await visit({ language });
    const person = newPerson();
    await open(page, '/help');
    const dialog = await openRegister(page, words);
    await dialog.field(accounts('field.nickname')).fill(person.nickname);
    await dialog.field(accounts('field.email')).fill(person.email);
    await dialog.field(accounts('field.password')).fill(person.password);
    await takeCode(page, words, person.email);
    await dialog.check(words.agreement).check();
    await dialog.button(accounts('regist.submit')).click();

    await dialog.titled(accounts('bindMobile.title'));
    expect(await dialog.check(words.agreement).count(), 'not asked twice').toBe(0);
    await dialog.field(accounts('field.phone')).fill(person.mobile);
    await takeCode(page, words, person.e164);
    await dialog.button(accounts('bindMobile.submit')).click();

    await dialog.titled(accounts('bindMobile.doneTitle'));
    await dialog.box.getByText(accounts('bindMobile.doneLead', { nickname: person.nickname, days: 30 })).waitFor();
    await dialog.button(accounts(language === 'vi' ? 'bindMobile.shop' : 'bindMobile.go')).click();
    await dialog.gone();
    await accountButton(page, words, person.nickname).waitFor();
    // The page, not only its address: a navigation that ends later would close the menu opened next.
    const there = words.pages(language === 'vi' ? 'products.title' : 'help.title');
    await expect.poll(() => page.title()).toContain(there);
    expect(new URL(page.url()).pathname).toBe(language === 'vi' ? '/product' : '/help');
    const menu = await openUserMenu(page, words, person.nickname);
    await menu.getByRole('button', { name: words.shell('user.signOut') }).click();
    await dialog.button(accounts('tips.confirm')).click();
    await openLogin(page, words, { back: true });
    expect(await dialog.check(words.agreement).count(), 'agreed before in this browser').toBe(0);
    await fillLogin(page, words, person);
    await dialog.button(accounts('login.submit')).click();
    await isIn(page, words, person.nickname);
  });

  test('back from the phone keeps what was typed in both steps', async () => {
    const { page } = await visit({ language });
    const person = newPerson();
    await open(page, '/help');
    const dialog = await openRegister(page, words);
    await dialog.field(accounts('field.nickname')).fill(person.nickname);
    await dialog.field(accounts('field.email')).fill(person.email);
    await dialog.field(accounts('field.password')).fill(person.password);
    await takeCode(page, words, person.email);
    const code = await dialog.field(accounts('field.code')).inputValue();
    await dialog.check(words.agreement).check();
    await dialog.button(accounts('regist.submit')).click();
    await dialog.titled(accounts('bindMobile.title'));
    await dialog.field(accounts('field.phone')).fill(person.mobile);
    await dialog.button(accounts('bindMobile.back')).click();

    await dialog.titled(accounts('regist.title'));
    const typed = [
      accounts('field.nickname'),
      accounts('field.email'),
      accounts('field.password'),
      accounts('field.code'),
    ].map((label) => dialog.field(label).inputValue());
    expect(await Promise.all(typed)).toEqual([person.nickname, person.email, person.password, code]);
    expect(await dialog.check(words.agreement).isChecked()).toBe(true);
    await dialog.button(accounts('regist.submit')).click();
    await dialog.titled(accounts('bindMobile.title'));
    expect(await dialog.field(accounts('field.phone')).inputValue()).toBe(person.mobile);
    await dialog.button(accounts('regist.signIn')).click();
    await dialog.titled(accounts('login.title'));
  });
});

test('C2 a wrong email code is refused at its step, at its field', async () => {
  const { page } = await visit();
  const words = wordsOf('en');
  const { accounts, errors } = words;
  const person = newPerson();
  await open(page, '/help');
  const dialog = await openRegister(page, words);
  await dialog.field(accounts('field.nickname')).fill(person.nickname);
  await dialog.field(accounts('field.email')).fill(person.email);
  await dialog.field(accounts('field.password')).fill(person.password);
  await dialog.field(accounts('field.code')).fill('000000');
  await dialog.check(words.agreement).check();
  await dialog.button(accounts('regist.submit')).click();
  await expect.poll(() => faultAt(dialog.field(accounts('field.code')))).toContain(errors('message_email_code_error'));
  await dialog.titled(accounts('regist.title'));
  expect(await dialog.field(accounts('field.email')).inputValue()).toBe(person.email);
  await takeCode(page, words, person.email);
  await dialog.button(accounts('regist.submit')).click();
  await dialog.titled(accounts('bindMobile.title'));
});
