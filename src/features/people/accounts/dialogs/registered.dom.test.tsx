import { expect, onTestFinished, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { acting, showDialog, type, type DialogDriver } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { onSignIn } from '../sign-in/announce-sign-in.ts';
import { keepRegistration } from './kept-registration.ts';

const t = translator('vi', 'accounts');
const design = '/workspace/local/kitchen';

async function fill(dialog: DialogDriver, label: string, text: string): Promise<void> {
  await expect.poll(() => dialog.field(label)).not.toBeNull();
  type(dialog.field(label)!, text);
}

/** Somebody who was asked to sign up at a design has done so, and the page behind the dialog has moved to its new address. */
async function registerAt(design: string, { returnTo }: { returnTo: string }): Promise<DialogDriver> {
  window.history.replaceState(null, '', design);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  onTestFinished(onSignIn(async () => window.history.replaceState(null, '', '/workspace/g_new')));
  keepRegistration({
    step: 'bindMobile',
    nickname: 'Lan',
    email: 'lan@mail.example',
    mobile: '0912345678',
    agreed: true,
    returnTo,
  });
  const dialog = showDialog(null, 'vi');
  await fill(dialog, t('field.password'), 'sixsix-secret');
  await fill(dialog, t('field.emailCode'), '123456');
  await fill(dialog, t('field.code'), '654321');
  answerCalls({
    'POST /auth/register': { code: 200, message: '', data: { id: 'u_1', nickname: 'Lan', trialEndsAt: '' } },
  });
  dialog.button(t('bindMobile.submit'))?.click();
  await expect.poll(() => dialog.title()).toBe(t('bindMobile.doneTitle'));
  return dialog;
}

/** The page of these tests has one address; everything else is left for. */
const left = () => (document.body.textContent ?? '').includes('404');

test('D7: who signed up at a design goes on where it is now, and not by way of where it was', async () => {
  const dialog = await registerAt(design, { returnTo: design });
  await acting(() => dialog.button(t('bindMobile.go'))?.click());
  expect(left()).toBe(false);
  expect(window.location.pathname).toBe('/workspace/g_new');
});

test('C2: who was asked to sign up for another page goes there', async () => {
  const dialog = await registerAt(design, { returnTo: '/user/user' });
  await acting(() => dialog.button(t('bindMobile.go'))?.click());
  await expect.poll(left).toBe(true);
});
