import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../tests/support/dom/answer-calls.ts';
import { type } from '../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../tests/support/dom/show-page.tsx';
import { lansAddress as kept } from '../../../../tests/support/money/kept-address.ts';
import { AddressesSection } from './addresses-section.tsx';

const provinces = [{ code: '79', name: 'Thành phố Hồ Chí Minh' }];
const input = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`);
const told = (name: string) =>
  (input(name)?.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)?.click();

test.each(locales)(
  'P5 in %s: the address book asks as checkout does, and says what each field lacks',
  async (language) => {
    const t = translator(language, 'addresses');
    showPage(() => <AddressesSection data={{ addresses: [], provinces }} title="" />, {
      texts: ['addresses'],
      language,
      viewer: viewerOf('u_lan'),
    });
    await expect.poll(() => document.body.textContent).toContain(t('book.add'));
    press(t('book.add'));
    await expect.poll(() => input('receiver')).not.toBeNull();
    press(t('book.save'));
    await expect.poll(() => told('receiver')).toContain(t('recipient.fault.receiver'));
    for (const name of ['mobile', 'province', 'ward', 'detail'] as const)
      expect(told(name), name).toContain(t(`recipient.fault.${name}`));
    expect(document.activeElement).toBe(input('receiver'));
  },
);

test('P5: what the server refuses is said at its field, and typing takes it away', async () => {
  const t = translator('en', 'addresses');
  const faults = [{ field: 'mobile', message: 'Not a number we can send to.' }];
  answerCalls({
    'PUT /user/addresses/ad_1': { code: 400, message: 'Please check.', error: 'invalid_form', faults },
  });
  showPage(() => <AddressesSection data={{ addresses: [kept], provinces }} title="" />, {
    texts: ['addresses'],
    viewer: viewerOf('u_lan'),
  });
  await expect.poll(() => document.body.textContent).toContain(t('book.edit'));
  press(t('book.edit'));
  await expect.poll(() => input('mobile')?.value).toBe(kept.mobile);
  press(t('book.save'));
  await expect.poll(() => told('mobile')).toContain('Not a number we can send to.');
  expect(document.activeElement).toBe(input('mobile'));
  type(input('mobile')!, '0987654321');
  await expect.poll(() => told('mobile')).toBe('');
});
