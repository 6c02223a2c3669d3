import { useState } from 'react';
import { expect, test } from 'vitest';
import { acting } from '../../../tests/support/dom/dialog-layer.tsx';
import { showPage } from '../../../tests/support/dom/show-page.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** A page whose button, pressed, leads on: to another page, or to the same page as somebody. */
function Page({ leads }: { leads: 'page' | 'person' }) {
  const [on, setOn] = useState(false);
  useKeptFocus(on && leads === 'page' ? '/thanks' : '/pay', on && leads === 'person' ? 'u_lan' : null);
  return (
    <main tabIndex={-1}>
      <h1>{on ? 'Receipt sent' : 'Pay'}</h1>
      {!on && (
        <button type="button" onClick={() => setOn(true)}>
          Go on
        </button>
      )}
      <a href="/else">Else</a>
    </main>
  );
}

test.each(['page', 'person'] as const)(
  'P8: what was pressed is gone with the other %s: the title has the focus',
  async (leads) => {
    showPage(() => <Page leads={leads} />, { texts: [] });
    const button = document.querySelector('button')!;
    await acting(() => {
      button.focus();
      button.click();
    });
    expect(document.activeElement?.outerHTML).toBe('<h1 tabindex="-1">Receipt sent</h1>');
  },
);

test('P8: what still has the focus keeps it', async () => {
  showPage(() => <Page leads="page" />, { texts: [] });
  await acting(() => {
    document.querySelector('a')!.focus();
    document.querySelector('button')!.click();
  });
  expect(document.activeElement?.tagName).toBe('A');
});
