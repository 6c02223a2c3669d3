import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import { SplitHandle } from './split-handle.tsx';

function Sheet() {
  const [share, setShare] = useState(50);
  return <SplitHandle share={share} onShare={setShare} />;
}

test('J3 plan and 3D share the sheet as one likes: by arrow keys, Home and End, no farther than a quarter; twice pressed, halves again', () => {
  openPanel(newDesign(), <Sheet />);
  const handle = document.querySelector<HTMLElement>('[role=separator]');
  const share = () => Number(handle?.getAttribute('aria-valuenow'));
  const press = (key: string) =>
    flushSync(() => handle?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  expect(handle?.getAttribute('aria-label')).toBe('Move the divider');
  press('ArrowRight');
  press('ArrowDown');
  expect(share()).toBe(60);
  for (let times = 0; times < 20; times++) press('ArrowLeft');
  expect(share()).toBe(25);
  for (let times = 0; times < 20; times++) press('ArrowRight');
  expect(share()).toBe(75);
  press('Home');
  expect(share()).toBe(25);
  press('End');
  expect([share(), handle?.getAttribute('aria-orientation')]).toEqual([75, 'vertical']);
  flushSync(() => handle?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
  expect(share()).toBe(50);
});
