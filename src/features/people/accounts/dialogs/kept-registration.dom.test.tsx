import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { showDialog, type, type DialogDriver } from '../../../../../tests/support/dom/dialog-layer.tsx';

async function fill(dialog: DialogDriver, label: string, text: string): Promise<void> {
  await expect.poll(() => dialog.field(label)).not.toBeNull();
  type(dialog.field(label)!, text);
}

test.each(locales)(
  'C2 in %s: who reloads while signing up goes on at the same step, without the secrets',
  async (language) => {
    const t = translator(language, 'accounts');
    const plain = (words: string) => words;
    const agreement = t.markup('field.agreement', { terms: plain, disclaimer: plain, privacy: plain });
    let dialog = showDialog('regist', language);
    await fill(dialog, t('field.nickname'), 'Lan');
    await fill(dialog, t('field.email'), 'lan@mail.example');
    await fill(dialog, t('field.password'), 'sixsix-secret');
    dialog.field(agreement)?.click();
    await expect.poll(() => Object.values(sessionStorage).join()).toContain('"agreed":true');
    expect(Object.values(sessionStorage).join()).not.toContain('sixsix-secret');

    dialog.leave();
    dialog = showDialog(null, language);
    await expect.poll(() => dialog.title()).toBe(t('regist.title'));
    expect(dialog.field(t('field.nickname'))?.value).toBe('Lan');
    expect(dialog.field(t('field.email'))?.value).toBe('lan@mail.example');
    expect(dialog.field(t('field.password'))?.value).toBe('');

    await fill(dialog, t('field.password'), 'sixsix-secret');
    await fill(dialog, t('field.code'), '123456');
    answerCalls({ 'POST /auth/check-email-code': { code: 200, message: '', data: null } });
    dialog.button(t('regist.submit'))?.click();
    await expect.poll(() => dialog.title()).toBe(t('bindMobile.title'));
    await fill(dialog, t('field.phone'), '0912345678');
    await expect.poll(() => Object.values(sessionStorage).join()).toContain('0912345678');
    expect(Object.values(sessionStorage).join()).not.toMatch(/sixsix-secret|123456"/);

    dialog.leave();
    dialog = showDialog(null, language);
    await expect.poll(() => dialog.title()).toBe(t('bindMobile.title'));
    expect(dialog.field(t('field.phone'))?.value).toBe('0912345678');
    expect(dialog.field(t('field.password')), 'the secrets are asked for again').not.toBeNull();
    await fill(dialog, t('field.password'), 'sixsix-secret');
    await fill(dialog, t('field.emailCode'), '123456');
    await fill(dialog, t('field.code'), '654321');
    const sent = answerCalls({
      'POST /auth/register': { code: 200, message: '', data: { id: 'u_1', nickname: 'Lan', trialEndsAt: '' } },
    });
    dialog.button(t('bindMobile.submit'))?.click();
    await expect.poll(() => dialog.title()).toBe(t('bindMobile.doneTitle'));
    expect(JSON.stringify(sent)).toContain('"verificationCode":"123456"');
    expect(Object.values(sessionStorage).join()).not.toContain('lan@mail.example');
  },
);
