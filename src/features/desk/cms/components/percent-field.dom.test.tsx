import { useState } from 'react';
import { expect, test } from 'vitest';
import { type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { PercentField } from './percent-field.tsx';

test('M4 a share that is emptied stays empty until the next figure; left, it is written without a needless nought', async () => {
  let kept: number | null = 0;
  showPage(Share, { texts: [] });
  const input = () => document.querySelector<HTMLInputElement>('input');
  await expect.poll(() => input()?.value).toBe('0');
  type(input()!, '');
  await expect.poll(() => input()?.value).toBe('');
  expect(kept).toBeNull();
  type(input()!, '05');
  await expect.poll(() => kept).toBe(500);
  input()!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.poll(() => input()?.value).toBe('5');

  function Share() {
    const [value, setValue] = useState<number | null>(0);
    kept = value;
    return <PercentField label="Share" value={value ?? NaN} onChange={setValue} />;
  }
});
