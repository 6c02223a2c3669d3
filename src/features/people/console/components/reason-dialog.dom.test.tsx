import { expect, test, vi } from 'vitest';
import { localeNames } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { acting } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';

const blurred = { key: 'blurred', name: 'Blurred', text: { zh: '模糊', en: 'It is blurred', vi: 'Ảnh mờ' } };

test('M1: words of one’s own in one language leave no prepared ones in the others', async () => {
  const t = translator('en', 'console');
  const confirmed = vi.fn(() => Promise.resolve());
  showPage(
    () => (
      <ReasonDialog
        open
        title="Send back"
        text=""
        confirm="Send"
        templates={[blurred]}
        onClose={() => undefined}
        onConfirm={confirmed}
      />
    ),
    { texts: ['console'] },
  );
  await expect.poll(() => document.querySelector('dialog[open] select')).not.toBeNull();
  const choice = document.querySelector<HTMLSelectElement>('dialog select')!;
  const words = () => document.querySelector<HTMLTextAreaElement>('dialog textarea')!;
  await acting(() => {
    choice.value = 'blurred';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(words().value).toBe('It is blurred');
  await acting(() => write(words(), 'The back is blurred'));
  await acting(() => document.querySelector<HTMLElement>('dialog button[lang=vi]')?.click());
  expect(words().labels[0]?.textContent).toBe(t('reason.label', { language: localeNames.vi }));
  expect(words().value).toBe('');
  await acting(() => document.querySelector<HTMLElement>('dialog button[type=submit]')?.click());
  expect(confirmed.mock.calls).toEqual([[{ en: 'The back is blurred' }]]);
});

function write(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
