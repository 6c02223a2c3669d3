import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { showDialog } from '../../../../../tests/support/dom/dialog-layer.tsx';

const accounts = translator('en', 'accounts');

test('C7 browsers and password managers know every field, and a fault is announced politely', async () => {
  const dialog = showDialog('regist', 'en');
  const inDialog = (selector: string) => [...document.querySelectorAll(`dialog[open] ${selector}`)];
  const offers = () =>
    Object.fromEntries(
      inDialog('input:not([type=checkbox])').map((input) => [
        input.getAttribute('name'),
        input.getAttribute('autocomplete'),
      ]),
    );
  await expect.poll(() => dialog.title()).toBe(accounts('regist.title'));
  expect(offers()).toEqual({
    nickname: 'nickname',
    email: 'username',
    password: 'new-password',
    verificationCode: 'one-time-code',
  });
  expect(dialog.field(accounts('field.code'))?.getAttribute('inputmode')).toBe('numeric');
  expect(dialog.field(accounts('field.password'))?.getAttribute('minlength')).toBe('6');
  expect(inDialog('[aria-live=polite]').length, 'every field has its place for a fault').toBeGreaterThanOrEqual(5);
  dialog.button(accounts('regist.signIn'))?.click();
  await expect.poll(() => dialog.title()).toBe(accounts('login.title'));
  expect(offers()).toEqual({ email: 'username', password: 'current-password' });
  dialog.button(accounts('login.byCode'))?.click();
  await expect.poll(offers).toEqual({ email: 'username', code: 'one-time-code' });
});
