import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ErrorKey } from '#lib/errors.ts';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, faultAt, openLogin, openRegister, openUserMenu, toast } from '../support/dialogs.ts';
import { signIn } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();

/** Seed, section 5: what the browser refuses by itself, each with its message at its field. */
describe.each(languages)('C5 refusals in %s', (language) => {
  const words = wordsOf(language);
  const { accounts, errors, shell } = words;

  /** Each row: what is typed where, and what that field then says; null for nothing wrong. */
  async function judged(
    submit: Locator,
    rows: [field: Locator, typed: string | null, says: ErrorKey | null][],
  ): Promise<void> {
    for (const [field, typed] of rows) if (typed !== null) await field.fill(typed);
    await submit.click();
    const wanted = rows.map(([, , says]) => (says === null ? '' : errors(says, { seconds: 0 })));
    await expect.poll(() => Promise.all(rows.map(([field]) => faultAt(field)))).toEqual(wanted);
  }

  test('login: account, email and phone patterns, password, code, agreement', async () => {
    const { page } = await visit({ language });
    await open(page, '/help');
    const dialog = await openLogin(page, words);
    const email = dialog.field(accounts('field.email'));
    const phone = dialog.field(accounts('field.phone'));
    const password = dialog.field(accounts('field.password'));
    const code = dialog.field(accounts('field.code'));
    const agreed = dialog.check(words.agreement);
    const submit = dialog.button(accounts('login.submit'));
    const getCode = dialog.button(accounts('field.getCode'));
    await judged(submit, [
      [email, null, 'message_input_account'],
      [password, null, 'field_pwd'],
      [agreed, null, 'message_choose_checkbox'],
    ]);
    await judged(submit, [
      [email, 'a@b', 'field_number'],
      [password, 'x', null],
      [agreed, null, 'message_choose_checkbox'],
    ]);

    await dialog.tab(accounts('login.byCode')).click();
    await judged(submit, [
      [email, 'a@b.c', 'field_number'],
      [code, null, 'input_code'],
    ]);
    await email.fill('');
    await getCode.click();
    await toast(page, errors('message_input_account')).waitFor();
    await judged(getCode, [[email, 'a@b', 'field_number']]);

    await dialog.button(accounts('login.usePhone')).click();
    await judged(submit, [[phone, '12-34', 'field_number']]);
    await judged(getCode, [[phone, '+86 138 0013 8000', 'field_number']]);
    expect(await getCode.isVisible(), 'what was refused starts no countdown').toBe(true);
  });

  test('registration and binding a phone: nickname, email, password, codes, agreement', async () => {
    const { page } = await visit({ language });
    await open(page, '/help');
    const dialog = await openRegister(page, words);
    const nickname = dialog.field(accounts('field.nickname'));
    const email = dialog.field(accounts('field.email'));
    const password = dialog.field(accounts('field.password'));
    const code = dialog.field(accounts('field.code'));
    const agreed = dialog.check(words.agreement);
    const getCode = dialog.button(accounts('field.getCode'));
    const submit = dialog.button(accounts('regist.submit'));
    await judged(submit, [
      [nickname, null, 'field_nickname'],
      [email, null, 'field_number'],
      [password, null, 'field_pwd'],
      [code, null, 'input_code'],
      [agreed, null, 'message_choose_checkbox'],
    ]);
    await getCode.click();
    await toast(page, errors('message_input_account')).waitFor();
    await judged(submit, [
      [nickname, 'Lan', null],
      [email, 'lan@mail', 'field_number'],
      [password, 'five5', 'field_pwd'],
    ]);
    await judged(submit, [
      [email, 'lan@truong.edu', null],
      [password, 'seventeen-letters', 'field_pwd'],
    ]);
    await judged(submit, [
      [password, 'sixsix', null],
      [code, '123456', null],
      [agreed, null, 'message_choose_checkbox'],
    ]);
    await agreed.check();
    await submit.click();

    await dialog.titled(accounts('bindMobile.title'));
    const mobile = dialog.field(accounts('field.phone'));
    const signUp = dialog.button(accounts('bindMobile.submit'));
    await judged(signUp, [
      [mobile, null, 'field_number'],
      [code, null, 'input_code'],
      [agreed, null, 'message_choose_checkbox'],
    ]);
    await getCode.click();
    await toast(page, errors('message_input_account')).waitFor();
    await judged(getCode, [[mobile, '12', 'field_number']]);
    await judged(getCode, [
      [mobile, '0912345678', null],
      [agreed, null, 'message_choose_checkbox'],
    ]);
    await judged(signUp, [[mobile, '0212345678', 'field_number']]);
  });

  test('change and reset of the password: all three, length, equality', async () => {
    const { page, context } = await visit({ language });
    const person = await insertPastUser();
    await signIn(context, person);
    await open(page, '/help');
    const menu = await openUserMenu(page, words, person.nickname);
    await menu.getByRole('button', { name: shell('user.changePassword') }).click();
    const dialog = dialogOn(page);
    await dialog.titled(accounts('update.title'));
    const old = dialog.field(accounts('field.oldPassword'));
    const fresh = dialog.field(accounts('field.newPassword'));
    const again = dialog.field(accounts('field.confirmPassword'));
    const confirm = dialog.button(accounts('update.confirm'));
    await judged(confirm, [
      [old, null, 'field_pwd'],
      [fresh, null, 'field_pwd'],
      [again, null, 'confirm_password_same'],
    ]);
    await judged(confirm, [
      [old, 'x', null],
      [fresh, 'five5', 'field_pwd'],
      [again, 'five6', 'confirm_password_same'],
    ]);
    await judged(confirm, [
      [fresh, 'sixsix', null],
      [again, 'sixsix7', 'confirm_password_same'],
    ]);

    await context.clearCookies();
    await open(page, '/help');
    await openLogin(page, words);
    await dialog.button(accounts('login.forgot')).click();
    await dialog.titled(accounts('secret.title'));
    const next = dialog.button(accounts('secret.next'));
    const email = dialog.field(accounts('field.email'));
    await judged(next, [[email, 'lan', 'field_number']]);
    await email.fill('lan@mail.example');
    await next.click();
    await dialog.field(accounts('field.code')).fill('123456');
    await next.click();
    await judged(dialog.button(accounts('secret.reset')), [
      [again, 'five5', null],
      [fresh, 'five5', 'field_pwd'],
    ]);
  });
});
