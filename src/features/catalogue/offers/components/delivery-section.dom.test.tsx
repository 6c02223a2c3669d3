import { useState } from 'react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { DeliverySection } from '../delivery-section.tsx';

const data = {
  terms: [],
  version: 'none',
  usual: { fee: 120_000, days: { from: 3, to: 7 } },
  provinces: [{ code: '79', name: 'Thành phố Hồ Chí Minh' }],
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="rows.0.${name}"]`);
const saidOf = (name: string) => document.getElementById(field(name)!.getAttribute('aria-describedby')!)?.textContent;
const save = () => document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();

test('G5 a delivery fee with letters is refused, and nothing of it is saved', async () => {
  const asked = answerCalls({ 'PUT /merchant/delivery-terms': { code: 200, data: {} } });
  showPage(() => <DeliverySection data={data} title="Delivery" />, { texts: ['money'], viewer: viewerOf('u_moc') });
  await expect.poll(() => field('fee')).not.toBeNull();
  for (const fee of ['450 nghìn', '450k', '1.5']) {
    type(field('fee')!, fee);
    save();
    await expect.poll(() => saidOf('fee'), { message: fee }).toMatch(/whole number of đồng/);
  }
  expect(asked).toEqual([]);
  type(field('fee')!, '450.000');
  save();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({
    version: 'none',
    terms: [{ province: '', fee: 450_000, days: { from: 3, to: 7 } }],
  });
});

test('G5 each wrong figure has its own message, and the right ones stay as they are', async () => {
  const asked = answerCalls({ 'PUT /merchant/delivery-terms': { code: 200, data: {} } });
  showPage(() => <DeliverySection data={data} title="Delivery" />, { texts: ['money'], viewer: viewerOf('u_moc') });
  await expect.poll(() => field('fee')).not.toBeNull();
  type(field('fee')!, '-250000');
  type(field('from')!, '-2');
  save();
  await expect.poll(() => saidOf('fee')).toBe('An amount cannot be negative.');
  expect([saidOf('from'), saidOf('to'), field('to')?.ariaInvalid ?? null]).toEqual([
    'Days cannot be negative.',
    '',
    null,
  ]);
  type(field('fee')!, '250.000');
  type(field('from')!, '9');
  type(field('to')!, '3');
  save();
  await expect.poll(() => saidOf('to')).toContain('9 days');
  expect([saidOf('fee'), saidOf('from')]).toEqual(['', '']);
  expect(asked).toEqual([]);
  type(field('to')!, '12');
  save();
  // Written as figures are written everywhere.
  await expect.poll(() => field('fee')?.value).toBe('250,000');
  expect(asked).toHaveLength(1);
});

test('G5 what is typed and not saved is there again after another page', async () => {
  showPage(TwoPages, { texts: ['money'], viewer: viewerOf('u_moc') });
  await expect.poll(() => field('fee')).not.toBeNull();
  type(field('fee')!, '250.000');
  for (const there of [false, true]) {
    document.querySelector<HTMLButtonElement>('[data-other]')?.click();
    await expect.poll(() => field('fee') !== null).toBe(there);
  }
  expect(field('fee')?.value).toBe('250.000');

  function TwoPages() {
    const [delivery, setDelivery] = useState(true);
    return (
      <>
        <button type="button" data-other onClick={() => setDelivery(!delivery)}>
          Another page
        </button>
        {delivery && <DeliverySection data={data} title="Delivery" />}
      </>
    );
  }
});
