import { useState } from 'react';
import { expect, test } from 'vitest';
import { type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { LengthControl } from './length-control.tsx';

const offered = ['1200', '1300', '1400', '1500'];
const field = () => document.querySelector<HTMLInputElement>('input:not([type="range"])');
const said = () => document.querySelector('fieldset')?.textContent;

test.each([
  ['1,460', '1500', 'The nearest size the workshop makes is 1500 mm.'],
  ['9999999', '1500', 'The nearest size the workshop makes is 1500 mm.'],
  ['1200,5', '1200,5', 'Please enter the length in millimetres, digits only.'],
  ['wide', 'wide', 'Please enter the length in millimetres, digits only.'],
])('F5: what is typed as %s stands there as %s', async (typed, shown, told) => {
  function Piece() {
    const [value, setValue] = useState(1300);
    return <LengthControl name="Width" offered={offered} value={value} onChoose={setValue} onWrong={() => undefined} />;
  }
  showPage(Piece, { texts: ['product'] });
  await expect.poll(field).not.toBeNull();
  type(field()!, typed);
  await expect.poll(() => field()?.value).toBe(typed);
  field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await expect.poll(said).toContain(told);
  expect(field()?.value).toBe(shown);
  expect(field()?.maxLength).toBe(7);
});
