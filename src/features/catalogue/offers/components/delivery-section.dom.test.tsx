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
const save = () => document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();

test('G5 a delivery fee with letters is refused, and nothing of it is saved', async () => {
  const asked = answerCalls({ 'PUT /merchant/delivery-terms': { code: 200, data: {} } });
  showPage(() => <DeliverySection data={data} title="Delivery" />, { texts: ['money'], viewer: viewerOf('u_moc') });
  await expect.poll(() => field('fee')).not.toBeNull();
  for (const fee of ['450 nghìn', '450k', '1.5']) {
    type(field('fee')!, fee);
    save();
    await expect
      .poll(() => document.querySelector('[role=alert]')?.textContent, { message: fee })
      .toMatch(/whole number of đồng/);
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
