import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage } from '../../../../../../tests/support/workspace/show-in-editor.tsx';
import type { TypedRoom } from '../../local/typed-room.ts';
import { TypedStart } from './typed-start.tsx';

const bedroom = { vi: 'Phòng ngủ', en: 'Bedroom', zh: '卧室' };

test.each(locales)('J8 in %s the typed start asks what room it is, with a usual answer', (language) => {
  const drawn: TypedRoom[] = [];
  const page = showPage(<TypedStart busy={false} onSize={(room) => drawn.push(room)} />, language);
  const send = () => flushSync(() => page.querySelector<HTMLButtonElement>('.start-draw')?.click());
  expect(page.textContent).toContain(translator(language, 'start')('type.kind'));
  send();
  const select = page.querySelector('select');
  const chosen = [...(select?.options ?? [])].find(({ text }) => text === bedroom[language]);
  // Chosen before the scripts were there: nobody heard it.
  if (chosen) chosen.selected = true;
  send();
  expect(drawn).toEqual([
    { form: 'rectangle', type: 'living', width: 4200, depth: 3600 },
    { form: 'rectangle', type: 'bedroom', width: 4200, depth: 3600 },
  ]);
});

test('J8 metres become millimetres when the field is left; two sizes in one field and nonsense stay as typed', () => {
  const page = showPage(<TypedStart busy={false} onSize={() => undefined} />, 'vi');
  const [width] = page.querySelectorAll<HTMLInputElement>('.start-figure input');
  const left = (text: string): string | undefined => {
    if (!width) return undefined;
    flushSync(() => width.focus());
    width.value = text;
    flushSync(() => width.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    return width.value;
  };
  expect(['3,4', '3.4', '3400', '2.75 m', '4200 x 3600', 'abc'].map(left)).toEqual([
    '3 400',
    '3 400',
    '3 400',
    '2 750',
    '4200 x 3600',
    'abc',
  ]);
});
