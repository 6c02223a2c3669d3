import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { showDialog } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { keepDraft } from '#ui/fields/kept-draft.ts';
import { onSignOut, onUnsentAsked } from '../sessions/announce-sign-out.ts';

const alarm = () => document.querySelector('dialog[open] p[role=alert]')?.textContent ?? null;
const gone = { code: 200, message: '', data: null };

test.each(locales)('D7 in %s signing out names what has not reached the server', async (language) => {
  const stop = onUnsentAsked(() => Promise.resolve(3));
  showDialog('tips', language);
  await expect.poll(alarm).toBe(translator(language, 'accounts')('tips.unsent', { count: 3 }));
  stop();
});

test('D7 without anything unsent nothing more is asked; what the browser keeps is cleared after the answer', async () => {
  const t = translator('en', 'accounts');
  const done: string[] = [];
  const stops = [
    onUnsentAsked(() => Promise.resolve(0)),
    onSignOut(async () => void done.push(`cleared after ${asked.length} call`)),
  ];
  const asked = answerCalls({ 'POST /auth/logout': gone });
  const dialog = showDialog('tips', 'en');
  await expect.poll(() => dialog.button(t('tips.confirm'))).not.toBeNull();
  expect(alarm()).toBeNull();
  dialog.button(t('tips.confirm'))?.click();
  await expect.poll(() => done).toEqual(['cleared after 1 call']);
  for (const stop of stops) stop();
});

test('D7 done in another window meanwhile: asked once more before anything is lost', async () => {
  const t = translator('en', 'accounts');
  let unsent = 0;
  const stop = onUnsentAsked(() => Promise.resolve(unsent));
  const asked = answerCalls({ 'POST /auth/logout': gone });
  const dialog = showDialog('tips', 'en');
  await expect.poll(() => dialog.button(t('tips.confirm'))).not.toBeNull();
  unsent = 2;
  dialog.button(t('tips.confirm'))?.click();
  await expect.poll(alarm).toBe(t('tips.unsent', { count: 2 }));
  expect(asked).toEqual([]);
  dialog.button(t('tips.confirm'))?.click();
  await expect.poll(() => asked.map(({ path }) => path)).toEqual(['/auth/logout']);
  stop();
});

test.each(locales)(
  'G3 in %s signing out says that what is typed and not saved is deleted from the browser',
  async (language) => {
    keepDraft({ name: 'product:new', owner: 'u_moc', lasting: true }, { at: '2026-11-18' });
    showDialog('tips', language);
    await expect.poll(alarm).toBe(translator(language, 'accounts')('tips.drafts'));
  },
);
