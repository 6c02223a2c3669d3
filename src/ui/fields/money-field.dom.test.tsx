import { useState } from 'react';
import { expect, test } from 'vitest';
import { showPage } from '../../../tests/support/dom/show-page.tsx';
import { faultAt, type } from '../../../tests/support/dom/dialog-layer.tsx';
import { MoneyField } from './money-field.tsx';

function Amount() {
  const [amount, setAmount] = useState<number | null>(null);
  return (
    <>
      <MoneyField label="Amount" amount={amount} onChange={setAmount} />
      <output>{String(amount)}</output>
    </>
  );
}

const field = () => document.querySelector('input');
const amount = () => document.querySelector('output')?.textContent;

/** Answers whether the browser would still put the text in itself. */
function paste(text: string): boolean | undefined {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  return field()?.dispatchEvent(event);
}

test('B1 an amount copied from a bank’s statement is what stands there: its fraction adds no digits', async () => {
  showPage(() => <Amount />, { texts: [] });
  await expect.poll(field).not.toBeNull();
  for (const [text, whole] of [
    ['150,000.00', '150000'],
    ['+1.790.000,00 VND', '1790000'],
    ['2050000.5', '2050000'],
  ] as const) {
    expect(paste(text), text).toBe(false);
    await expect.poll(amount).toBe(whole);
  }
  // Thousands alone are put in as they are.
  for (const text of ['150,000', '1.790.000 ₫', '1790000', ' 250 000 VND ']) expect(paste(text), text).toBe(true);
});

test('B1 letters in an amount are refused with words, not left out of it', async () => {
  showPage(() => <Amount />, { texts: [] });
  await expect.poll(field).not.toBeNull();
  type(field()!, '450');
  await expect.poll(amount).toBe('450');
  for (const [text, fault] of [
    ['450 nghìn', 'Please enter digits only, such as 450,000.'],
    ['450k', 'Please enter digits only, such as 450,000.'],
    ['-450', 'An amount cannot be negative.'],
  ] as const) {
    type(field()!, text);
    await expect.poll(() => faultAt(field()), { message: text }).toBe(fault);
    expect(amount()).toBe('450');
  }
  expect(paste('380000abc')).toBe(false);
  await expect.poll(() => faultAt(field())).toBe('Please enter digits only, such as 450,000.');
  expect(amount()).toBe('450');
  type(field()!, '4500');
  await expect.poll(amount).toBe('4500');
  expect(faultAt(field())).toBe('');
});
