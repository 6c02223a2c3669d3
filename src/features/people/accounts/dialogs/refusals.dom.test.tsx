import { describe, expect, onTestFinished, test } from 'vitest';
import type { ErrorKey } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { faultAt, showDialog, type, type DialogDriver } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';

/** Seed, section 5: what the browser refuses by itself, each with its message at its field. */
describe.each(locales)('C5 refusals in %s', (language) => {
  const accounts = translator(language, 'accounts');
  const errors = translator(language, 'errors');
  const plain = (words: string) => words;
  const figures = { seconds: 0, countries: 'VN', names: '' };
  const agreement = accounts.markup('field.agreement', { terms: plain, disclaimer: plain, privacy: plain });

  /** Presses a button of the dialog once it is there. */
  async function press(dialog: DialogDriver, name: string): Promise<void> {
    await expect.poll(() => dialog.button(name)).not.toBeNull();
    dialog.button(name)?.click();
  }

  async function fill(dialog: DialogDriver, label: string, text: string): Promise<void> {
    await expect.poll(() => dialog.field(label)).not.toBeNull();
    const field = dialog.field(label);
    if (field) type(field, text);
  }

  /** Each row: what is typed where, and what that field then says; null for nothing wrong. */
  async function judged(
    dialog: DialogDriver,
    button: string,
    rows: [field: string, typed: string | null, says: ErrorKey | null][],
  ): Promise<void> {
    for (const [field, typed] of rows) if (typed !== null) await fill(dialog, field, typed);
    await press(dialog, button);
    const wanted = rows.map(([field, typed, says]) => (says === null ? '' : wordsAt(field, typed ?? '', says)));
    await expect.poll(() => rows.map(([field]) => faultAt(dialog.field(field)))).toEqual(wanted);
  }

  /** An email and a phone number have words of their own, for none and for a wrong one. */
  function wordsAt(field: string, typed: string, key: ErrorKey): string {
    if (key !== 'field_number' && key !== 'message_input_account') return errors(key, figures);
    const kind = field === email ? 'email' : 'phone';
    return errors(typed === '' ? `ofField.${kind}Empty` : `ofField.${kind}Wrong`);
  }

  async function toasted(dialog: DialogDriver, words: string): Promise<void> {
    await expect.poll(() => dialog.toasts().some((text) => text.includes(words))).toBe(true);
  }

  const email = accounts('field.email');
  const phone = accounts('field.phone');
  const password = accounts('field.password');
  const code = accounts('field.code');
  const getCode = accounts('field.getCode');

  test('C3: only who has signed in here before is welcomed back', async () => {
    localStorage.setItem('login-identity', JSON.stringify({ type: 'email', hint: 'l***@mail.example' }));
    onTestFinished(() => localStorage.removeItem('login-identity'));
    const dialog = showDialog('login', language);
    await expect.poll(() => dialog.title()).toBe(accounts('login.titleBack'));
    expect(accounts('login.titleBack')).not.toBe(accounts('login.title'));
  });

  test('login: account, email and phone patterns, password, code, agreement', async () => {
    const dialog = showDialog('login', language);
    const submit = accounts('login.submit');
    await expect.poll(() => dialog.title()).toBe(accounts('login.title'));
    await judged(dialog, submit, [
      [email, null, 'message_input_account'],
      [password, null, 'field_pwd'],
      [agreement, null, 'message_choose_checkbox'],
    ]);
    await judged(dialog, submit, [
      [email, 'a@b', 'field_number'],
      [password, 'abc', 'field_pwd'],
      [agreement, null, 'message_choose_checkbox'],
    ]);

    await press(dialog, accounts('login.byCode'));
    await expect.poll(() => dialog.field(code)).not.toBeNull();
    await judged(dialog, submit, [
      [email, 'a@b.c', 'field_number'],
      [code, null, 'input_code'],
    ]);
    await fill(dialog, email, '');
    await press(dialog, getCode);
    await toasted(dialog, errors('ofField.emailEmpty'));
    await judged(dialog, getCode, [[email, 'a@b', 'field_number']]);

    await press(dialog, accounts('login.usePhone'));
    await judged(dialog, submit, [[phone, '12-34', 'field_number']]);
    await judged(dialog, getCode, [[phone, '+86 138 0013 8000', 'phone_country']]);
    expect(dialog.button(getCode), 'what was refused starts no countdown').not.toBeNull();
  });

  test('registration and binding a phone: nickname, email, password, codes, agreement', async () => {
    const dialog = showDialog('regist', language);
    const submit = accounts('regist.submit');
    const nickname = accounts('field.nickname');
    await judged(dialog, submit, [
      [nickname, null, 'field_nickname'],
      [email, null, 'field_number'],
      [password, null, 'field_pwd'],
      [code, null, 'input_code'],
      [agreement, null, 'message_choose_checkbox'],
    ]);
    await press(dialog, getCode);
    await toasted(dialog, errors('ofField.emailEmpty'));
    await judged(dialog, submit, [
      [nickname, 'Lan', null],
      [email, 'lan@mail', 'field_number'],
      [password, 'five5', 'field_pwd'],
    ]);
    await judged(dialog, submit, [
      [email, 'lan@truong.edu', null],
      [password, 'seventeen-letters', 'field_pwd'],
    ]);
    await judged(dialog, submit, [
      [password, 'sixsix', null],
      [code, '123456', null],
      [agreement, null, 'message_choose_checkbox'],
    ]);
    dialog.field(agreement)?.click();
    answerCalls({ 'POST /auth/check-email-code': { code: 200, message: '', data: null } });
    await press(dialog, submit);

    await expect.poll(() => dialog.title()).toBe(accounts('bindMobile.title'));
    expect(dialog.field(agreement), 'agreed at the first step').toBeNull();
    const signUp = accounts('bindMobile.submit');
    await judged(dialog, signUp, [
      [phone, null, 'field_number'],
      [code, null, 'input_code'],
    ]);
    await press(dialog, getCode);
    await toasted(dialog, errors('ofField.phoneEmpty'));
    await judged(dialog, getCode, [[phone, '12', 'field_number']]);
    await judged(dialog, signUp, [[phone, '0212345678', 'phone_country']]);
  });

  test('C3 a wrong password is told once, at its field', async () => {
    const dialog = showDialog('login', language);
    await expect.poll(() => dialog.title()).toBe(accounts('login.title'));
    answerCalls({
      'POST /auth/login': { code: 400, message: errors('login_failed'), error: 'login_failed', data: null },
    });
    await fill(dialog, email, 'lan@mail.example');
    await fill(dialog, password, 'khongphai');
    dialog.field(agreement)?.click();
    await press(dialog, accounts('login.submit'));
    await expect.poll(() => faultAt(dialog.field(password))).toBe(errors('login_failed'));
    expect(dialog.toasts()).toEqual([]);
  });

  test('C5 a number of a country that is not served: the field says which are, and it is told once', async () => {
    const dialog = showDialog('bindMobile', language);
    await expect.poll(() => dialog.title()).toBe(accounts('bindMobile.title'));
    const field = dialog.field(phone);
    const hint = document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(hint).toBe(accounts('field.phoneHint', figures));
    expect(hint).toContain('+84');
    const refused = { code: 400, message: errors('field_number'), error: 'field_number', data: null };
    answerCalls({
      'GET /auth/sendVerificationCodeToMobile': {
        ...refused,
        faults: [{ field: 'mobile', error: 'phone_country', message: '' }],
      },
    });
    await judged(dialog, getCode, [[phone, '13812345678', 'phone_country']]);
    expect(faultAt(dialog.field(phone))).toContain('+84');
    expect(dialog.toasts()).toEqual([]);
  });

  const fresh = accounts('field.newPassword');
  const again = accounts('field.confirmPassword');

  test('change of the password: all three, length, equality', async () => {
    const dialog = showDialog('update', language);
    await expect.poll(() => dialog.title()).toBe(accounts('update.title'));
    const old = accounts('field.oldPassword');
    const confirm = accounts('update.confirm');
    await judged(dialog, confirm, [
      [old, null, 'field_pwd'],
      [fresh, null, 'field_pwd'],
      [again, null, 'confirm_password_same'],
    ]);
    await judged(dialog, confirm, [
      [old, 'abc', 'field_pwd'],
      [fresh, 'five5', 'field_pwd'],
      [again, 'five6', 'confirm_password_same'],
    ]);
    await judged(dialog, confirm, [
      [fresh, 'sixsix', null],
      [again, 'sixsix7', 'confirm_password_same'],
    ]);
  });

  test('reset of the password: account, length', async () => {
    const dialog = showDialog('secret', language);
    await expect.poll(() => dialog.title()).toBe(accounts('secret.title'));
    const next = accounts('secret.next');
    await judged(dialog, next, [[email, 'lan', 'field_number']]);
    await fill(dialog, email, 'lan@mail.example');
    await press(dialog, next);
    await fill(dialog, code, '123456');
    await press(dialog, next);
    await judged(dialog, accounts('secret.reset'), [
      [again, 'five5', null],
      [fresh, 'five5', 'field_pwd'],
    ]);
  });

  test('C2 a wrong email code is refused at its step', async () => {
    const dialog = showDialog('regist', language);
    await fill(dialog, accounts('field.nickname'), 'Lan');
    await fill(dialog, email, 'lan@mail.example');
    await fill(dialog, password, 'sixsix');
    await fill(dialog, code, '000000');
    dialog.field(agreement)?.click();
    const message = errors('message_email_code_error');
    const faults = [{ field: 'code', error: 'message_email_code_error', message }];
    answerCalls({
      'POST /auth/check-email-code': { code: 400, message, error: 'message_email_code_error', data: null, faults },
    });
    await press(dialog, accounts('regist.submit'));
    await expect.poll(() => faultAt(dialog.field(code))).toBe(message);
    expect(dialog.title()).toBe(accounts('regist.title'));
  });

  test('C3 a wrong password is told, and marked at its field', async () => {
    localStorage.setItem('terms-agreed', '1');
    onTestFinished(() => localStorage.clear());
    const dialog = showDialog('login', language);
    await fill(dialog, email, 'lan@mail.example');
    await fill(dialog, password, 'sixsix');
    answerCalls({ 'POST /auth/login': { code: 400, message: '', error: 'login_failed', data: null } });
    await press(dialog, accounts('login.submit'));
    await expect.poll(() => faultAt(dialog.field(password))).toBe(errors('login_failed'));
  });

  test('C3 a login in a browser that has agreed before does not ask again', async () => {
    localStorage.setItem('terms-agreed', '1');
    const dialog = showDialog('login', language);
    await expect.poll(() => dialog.field(password)).not.toBeNull();
    expect(dialog.field(agreement)).toBeNull();
    localStorage.clear();
  });
});
