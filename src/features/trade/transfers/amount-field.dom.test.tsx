import { useState } from 'react';
import { expect, test } from 'vitest';
import { faultAt, type } from '../../../../tests/support/dom/dialog-layer.tsx';
import { showPage } from '../../../../tests/support/dom/show-page.tsx';
import { AmountField, amountIn } from './amount-field.tsx';

function Amount() {
  const [figures, setFigures] = useState('');
  return (
    <>
      <AmountField label="Amount" figures={figures} onChange={setFigures} />
      <output>{String(amountIn(figures))}</output>
    </>
  );
}

const field = () => document.querySelector('input');
const amount = () => document.querySelector('output')?.textContent;

test('G1 an amount with letters is none: it stays as typed, and the field says that only figures are taken', async () => {
  showPage(() => <Amount />, { texts: [], language: 'vi' });
  await expect.poll(field).not.toBeNull();
  for (const text of ['380000abc', '450 nghìn', '450k']) {
    type(field()!, text);
    await expect.poll(() => faultAt(field()), { message: text }).toBe('Bạn chỉ nhập chữ số nhé, ví dụ 450.000.');
    expect(amount()).toBe('null');
    field()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(field()?.value).toBe(text);
  }
  for (const text of ['380000', '380.000', '380 000', '380.000 ₫']) {
    type(field()!, text);
    await expect.poll(amount, { message: text }).toBe('380000');
    expect(faultAt(field())).toBe('');
  }
});
