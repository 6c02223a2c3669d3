import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { putInPage } from '../../../tests/support/dom/put-in-page.tsx';
import { Dialog } from './dialog.tsx';
import { ToastProvider, Toasts } from './toast.tsx';

test('C1: a finger on an open sheet does not move the page behind it, two fingers may zoom', async () => {
  putInPage(
    <ToastProvider>
      <Dialog open onClose={() => undefined} label="Sheet" texts={{ close: 'Close', notices: 'Notices' }}>
        <p id="words">Words</p>
        <input type="range" />
      </Dialog>
    </ToastProvider>,
    'en',
    ['shell'],
  );
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
  const moved = (selector: string, fingers = 1) => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true, composed: true });
    Object.assign(event, { touches: Array.from({ length: fingers }, () => ({})) });
    document.querySelector(selector)?.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  expect(document.documentElement.style.overflow).toBe('hidden');
  expect(moved('#words')).toBe(false);
  expect(moved('#words', 2)).toBe(true);
  expect(moved('dialog input')).toBe(true);
});

test('C1: the second half of the double click that opened a dialog does not close it, a click beside it does', async () => {
  const close = vi.fn();
  putInPage(
    <ToastProvider>
      <Dialog open onClose={close} label="Sheet" texts={{ close: 'Close', notices: 'Notices' }}>
        <p>Words</p>
      </Dialog>
    </ToastProvider>,
    'en',
    ['shell'],
  );
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
  const beside = document.querySelector('dialog[open] [data-beside]');
  const press = (detail: number) => {
    for (const kind of ['mousedown', 'mouseup', 'click'])
      beside?.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, detail }));
  };
  press(2);
  expect(close).not.toHaveBeenCalled();
  press(1);
  expect(close).toHaveBeenCalledOnce();
});

test('N1: notices are one landmark, in the dialog while it is open and in the page after', async () => {
  const texts = { close: 'Close', notices: 'Notices' };
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <ToastProvider>
        <Toasts label="Notices" closeLabel="Close" />
        <Dialog open={open} onClose={() => setOpen(false)} label="Sheet" texts={texts}>
          <button type="button" id="leave" onClick={() => setOpen(false)}>
            Leave
          </button>
        </Dialog>
      </ToastProvider>
    );
  }
  const landmarks = () =>
    [...document.querySelectorAll('section[aria-label="Notices"]')].map((each) => each.closest('dialog') !== null);
  putInPage(<Page />, 'en', ['shell']);
  await expect.poll(landmarks).toEqual([true]);
  document.querySelector<HTMLElement>('#leave')?.click();
  await expect.poll(landmarks).toEqual([false]);
});
