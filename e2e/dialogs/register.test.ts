import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, faultAt, fillLogin, isIn, openLogin, openRegister, takeCode, toast } from '../support/dialogs.ts';
import { newPerson } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();

describe.each(languages)('C2 registration in %s', (language) => {
  const words = wordsOf(language);
  const { accounts } = words;

  test('two steps, two codes, a success that names 30 days, and the first sign-in', async () => {
    const { page } = await visit({ language });
    const person = newPerson();
    await open(page, '/');
    const dialog = await openRegister(page, words);
    await dialog.field(accounts('field.nickname')).fill(person.nickname);
    await dialog.field(accounts('field.email')).fill(person.email);
    await dialog.field(accounts('field.password')).fill(person.password);
    await takeCode(page, words, person.email);
    await dialog.check(words.agreement).check();
    await dialog.button(accounts('regist.submit')).click();

    await dialog.titled(accounts('bindMobile.title'));
    await dialog.field(accounts('field.phone')).fill(person.mobile);
    await dialog.check(words.agreement).check();
    await takeCode(page, words, person.e164);
    await dialog.button(accounts('bindMobile.submit')).click();

    await dialog.titled(accounts('bindMobile.doneTitle'));
    await dialog.box.getByText(accounts('bindMobile.doneLead', { nickname: person.nickname, days: 30 })).waitFor();
    await onFromSuccess(page);
    await dialog.titled(accounts('login.title'));
    await expect
      .poll(() => dialog.field(accounts('field.email')).inputValue(), { message: 'the new account is already named' })
      .toBe(person.email);
    await fillLogin(page, words, person);
    await dialog.button(accounts('login.submit')).click();
    await isIn(page, words, person.nickname);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  /** The success leads two ways; both end at a login that already knows the account. */
  async function onFromSuccess(page: Page): Promise<void> {
    const dialog = dialogOn(page);
    await dialog.button(accounts('bindMobile.signIn')).waitFor();
    if (language !== 'vi') return void (await dialog.button(accounts('bindMobile.signIn')).click());
    await dialog.button(accounts('bindMobile.shop')).click();
    await page.waitForURL((url) => url.pathname === '/product');
    await dialog.gone();
    await openLogin(page, words);
  }

  test('back from the phone keeps what was typed in both steps', async () => {
    const { page } = await visit({ language });
    const person = newPerson();
    await open(page, '/help');
    const dialog = await openRegister(page, words);
    await dialog.field(accounts('field.nickname')).fill(person.nickname);
    await dialog.field(accounts('field.email')).fill(person.email);
    await dialog.field(accounts('field.password')).fill(person.password);
    await dialog.field(accounts('field.code')).fill('123456');
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
    expect(await Promise.all(typed)).toEqual([person.nickname, person.email, person.password, '123456']);
    expect(await dialog.check(words.agreement).isChecked()).toBe(true);
    await dialog.button(accounts('regist.submit')).click();
    await dialog.titled(accounts('bindMobile.title'));
    expect(await dialog.field(accounts('field.phone')).inputValue()).toBe(person.mobile);
    await dialog.button(accounts('regist.signIn')).click();
    await dialog.titled(accounts('login.title'));
  });
});

test('C2 what the server refuses of the first step is said at the second, and waits at its field', async () => {
  const { page } = await visit();
  const words = wordsOf('en');
  const { accounts, errors } = words;
  const person = newPerson();
  await open(page, '/help');
  const dialog = await openRegister(page, words);
  await dialog.field(accounts('field.nickname')).fill(person.nickname);
  await dialog.field(accounts('field.email')).fill(person.email);
  await dialog.field(accounts('field.password')).fill(person.password);
  await dialog.field(accounts('field.code')).fill('123456');
  await dialog.check(words.agreement).check();
  await dialog.button(accounts('regist.submit')).click();
  await dialog.titled(accounts('bindMobile.title'));
  await dialog.field(accounts('field.phone')).fill(person.mobile);
  await dialog.check(words.agreement).check();
  await takeCode(page, words, person.e164);
  await dialog.button(accounts('bindMobile.submit')).click();
  await toast(page, errors('message_email_code_error')).waitFor();
  await dialog.button(accounts('bindMobile.back')).click();
  await dialog.titled(accounts('regist.title'));
  await expect.poll(() => faultAt(dialog.field(accounts('field.code')))).toContain(errors('message_email_code_error'));
  expect(await dialog.field(accounts('field.email')).inputValue()).toBe(person.email);
});
