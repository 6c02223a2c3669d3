import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { ContactForm } from './contact-form.tsx';
import { Contacts } from './contacts.tsx';

const t = translator('zh', 'accounts');
const email = () => document.querySelector<HTMLInputElement>('[type=email]');
const codeButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === t('field.getCode'));
function write(text: string): void {
  const field = email();
  if (field) type(field, text);
}

test('P5: who corrects a slip in the new email need not wait for the wrong one', async () => {
  const asked = answerCalls({ 'GET /auth/email-verification-code/lan%40mial.example': { code: 200, data: null } });
  showPage(() => <ContactForm type="email" onClose={() => undefined} />, {
    texts: ['profile', 'accounts'],
    language: 'zh',
    viewer: viewerOf('u_lan'),
    root: { settings: { phoneCountries: ['VN'] } },
  });
  await expect.poll(email).not.toBeNull();
  write('lan@mial.example');
  codeButton()?.click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(codeButton).toBeUndefined();
  write('lan@mail.example');
  await expect.poll(codeButton).toBeDefined();
  write('lan@mial.example');
  await expect.poll(codeButton, { message: 'the wrong one still waits' }).toBeUndefined();
});

test('P5: who comes from the profile to change the email is in its form at once', async () => {
  showPage(() => <Contacts email="lan@mail.example" mobile={null} />, {
    texts: ['profile', 'accounts'],
    language: 'vi',
    viewer: viewerOf('u_lan'),
    root: { settings: { phoneCountries: ['VN'] } },
    query: '?change=email',
  });
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('email');
  expect(document.querySelector('[type=tel]')).toBeNull();
});
