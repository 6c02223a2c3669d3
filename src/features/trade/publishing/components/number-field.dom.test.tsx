import { useState } from 'react';
import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { acting, type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { NumberField } from './number-field.tsx';

let heard: (number | null)[] = [];
const example = { zh: '1,200', en: '1,200', vi: '1.200' };

function Width() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <NumberField
      label="width"
      value={value}
      onChange={(next) => {
        heard.push(next);
        setValue(next);
      }}
    />
  );
}

test.each(locales)(
  'G3 in %s a size that is no whole number is kept as typed, and said; it never becomes another one',
  async (language) => {
    heard = [];
    showPage(Width, { texts: [], language });
    const field = () => document.querySelector('input');
    const enter = async (text: string) => {
      await expect.poll(field).not.toBeNull();
      const input = field();
      if (!input) return;
      await acting(() => type(input, text));
      await acting(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    };
    const fault = translator(language, 'shell')('fields.notWhole', { example: example[language] });
    await enter('900,5');
    expect([field()?.value, heard.at(-1)]).toEqual(['900,5', null]);
    await expect.poll(() => document.body.textContent).toContain(fault);
    await enter('1.200');
    expect([field()?.value, heard.at(-1)]).toEqual(['1200', 1200]);
    await expect.poll(() => document.body.textContent).not.toContain(fault);
    await enter('-450');
    const negative = translator(language, 'shell')('fields.negative');
    await expect.poll(() => document.body.textContent).toContain(negative);
    expect(document.body.textContent).not.toContain(fault);
  },
);
