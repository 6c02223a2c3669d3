import { useState } from 'react';
import { expect, test } from 'vitest';
import { showPage } from '../../../tests/support/dom/show-page.tsx';
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
  for (const text of ['150,000', '1.790.000 ₫', '1790000']) expect(paste(text), text).toBe(true);
});
