import { expect, test } from 'vitest';
import { api } from '#lib/api.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { announceSignIn } from '../sign-in/announce-sign-in.ts';
import { announceSignOut } from './announce-sign-out.ts';
import { SessionSync } from './session-sync.tsx';

const refused = { code: 401, message: 'Sign in again.', error: 'login_required', data: null };

/** A page of somebody whose session is over for the server; `ask` is any call it makes. */
function open() {
  let dialog: string | null = null;
  const asked = answerCalls({ 'GET /user/mails': refused, 'GET /user/refresh-token': refused });
  showPage(
    () => {
      dialog = useModal().name;
      return <SessionSync />;
    },
    { texts: [], viewer: viewerOf('u_lan') },
  );
  return {
    ask: () => api.get('/user/mails').catch(() => asked.at(-1)?.path),
    dialog: () => dialog,
    told: () => document.querySelector('[data-toast]')?.textContent ?? '',
  };
}

test('C6 a session that ended elsewhere is told with the next call, and one can sign in again', async () => {
  const page = open();
  await page.ask();
  await expect.poll(page.dialog).toBe('login');
  expect(page.told()).toContain('Sign in again.');
});

test('C4 whoever signs out themselves is not told so by what the page still asks', async () => {
  const page = open();
  await announceSignOut();
  expect(await page.ask(), 'the call was refused, and then the refresh').toBe('/user/refresh-token');
  expect([page.dialog(), page.told()]).toEqual([null, '']);
  await announceSignIn();
  await page.ask();
  await expect.poll(page.dialog, { message: 'signed in again, it is told again' }).toBe('login');
});
