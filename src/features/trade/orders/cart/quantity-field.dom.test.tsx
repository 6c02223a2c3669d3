import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider, type Messages } from 'use-intl';
import { expect, onTestFinished, test } from 'vitest';
import { timeZone } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';
import { type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { QuantityField } from '../quantity-field.tsx';

const field = () => document.querySelector<HTMLInputElement>('fieldset input');
const pressEnter = () => field()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

function show(most: number) {
  const taken: number[] = [];
  const sent: string[] = [];
  function Piece() {
    const [value, setValue] = useState(2);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('form');
        }}
      >
        <QuantityField
          value={value}
          most={most}
          onChange={(next) => {
            taken.push(next);
            setValue(next);
          }}
        />
      </form>
    );
  }
  showPage(Piece, { texts: ['orders'] });
  return { taken, sent };
}

async function write(text: string): Promise<void> {
  const input = field();
  if (input) type(input, text);
  await expect.poll(() => field()?.value).toBe(text);
  pressEnter();
}

test('F3: thirty chairs are typed at once, not pressed one by one, and nothing is sent by it', async () => {
  const { taken, sent } = show(40);
  await expect.poll(field).not.toBeNull();
  await write('30');
  await expect.poll(() => taken).toEqual([30]);
  expect(field()?.value).toBe('30');
  expect(sent).toEqual([]);
});

test('F3: more than there are, none, and what is no number', async () => {
  const { taken } = show(6);
  await expect.poll(field).not.toBeNull();
  for (const [text, value] of [
    ['99', '6'],
    ['abc', '6'],
    ['-3', '6'],
    ['', '6'],
    ['0', '1'],
  ] as const) {
    await write(text);
    await expect.poll(() => field()?.value, { message: text }).toBe(value);
  }
  expect(taken).toEqual([6, 1]);
});

test('F3: what was typed before the page’s scripts were there is what is bought', async () => {
  const taken: number[] = [];
  const Piece = () => <QuantityField value={1} most={6} onChange={(next) => taken.push(next)} />;
  const page = (
    <IntlProvider locale="en" messages={messagesFor('en', ['orders']) as unknown as Messages} timeZone={timeZone}>
      <Piece />
    </IntlProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const input = field();
  if (input) input.value = '30';
  const root = hydrateRoot(place, page);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.poll(() => taken).toEqual([6]);
  expect(field()?.value).toBe('6');
});
