import { expect, test } from 'vitest';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { PayForm } from './pay-form.tsx';

const payout = {
  merchant: 'm_moc',
  name: 'Mộc Lặng',
  userId: 'u_moc',
  owed: 8_500_000,
  fresh: 8_500_000,
  paid: 2,
  entries: [],
  months: [],
  bank: {
    bin: '970436',
    bank: 'Vietcombank',
    account: '0071001234567',
    holder: 'MOC LANG',
    updatedAt: '2026-10-01T00:00:00Z',
    standing: 'known' as const,
  },
  qr: null,
  next: null,
};
const form = () => document.querySelector('form');
const amount = () => form()?.querySelector<HTMLInputElement>('input[inputmode=numeric]');
const said = () => form()?.textContent ?? '';
const record = () => form()?.querySelector<HTMLButtonElement>('[type=submit]')?.click();

function show(given: Partial<typeof payout> = {}) {
  const texts = ['money', 'remittances', 'media'] as const;
  return showPage(() => <PayForm payout={{ ...payout, ...given }} />, {
    texts: [...texts],
    viewer: viewerOf('u_admin'),
  });
}

test('G6 a payout proposes what is payable now, and nothing where all of it may still be returned', async () => {
  const first = show();
  await expect.poll(amount).toBeTruthy();
  expect(amount()?.value).toBe('');
  first.close();
  show({ fresh: 500_000 });
  await expect.poll(() => amount()?.value).toBe('8,000,000');
});

test('G6 paying what may still be returned says how much of it, and asks why; nothing is sent by one tap', async () => {
  const asked = answerCalls({});
  show({ fresh: 500_000 });
  await expect.poll(amount).toBeTruthy();
  type(amount()!, '8.200.000');
  await expect.poll(said).toMatch(/₫200,000 of it is from sales that may still be returned/);
  record();
  await expect.poll(said).toMatch(/Why pay before the return period is over/);
  await expect.poll(() => form()?.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
});
