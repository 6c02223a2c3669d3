import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { trialDays } from '../account-limits.ts';
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

test.each(locales)(
  'C2 in %s signing up says what follows the free days: designs stay, changing them needs a plan',
  async (language) => {
    const words = translator(language, 'accounts');
    const plan = { zh: '套餐', en: 'plan', vi: 'gói' }[language];
    const lead = words('regist.lead', { days: trialDays });
    expect(lead).toContain(plan);
    showDialog('regist', language);
    await expect.poll(() => document.querySelector('dialog[open]')?.textContent).toContain(lead);
  },
);

test.each(locales)(
  'G5 in %s the dialog says what an account is wanted for, and a buyer hears of no plan',
  async (language) => {
    const words = translator(language, 'accounts');
    const dialog = showDialog('regist', language, { why: 'buy' });
    const text = () => document.querySelector('dialog[open]')?.textContent;
    await expect.poll(text).toContain(words('why.buy'));
    expect(text()).not.toContain(words('regist.lead', { days: trialDays }));
    dialog.button(words('regist.signIn'))?.click();
    await expect.poll(() => dialog.title()).toBe(words('login.title'));
    expect(text()).toContain(words('why.buy'));
  },
);
