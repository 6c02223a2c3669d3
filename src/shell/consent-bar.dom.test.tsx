import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../tests/support/dom/answer-calls.ts';
import { showPage, viewerOf } from '../../tests/support/dom/show-page.tsx';
import { ConsentBar } from './consent-bar.tsx';

const t = translator('en', 'shell');
const done = { code: 200, message: '', data: null };
const bar = () => document.querySelector('.consent');

function show(viewer: ReturnType<typeof viewerOf> | null, consent: 'all' | 'necessary' | null) {
  return showPage(() => <ConsentBar asked={false} onAnswer={() => undefined} />, {
    texts: [],
    viewer,
    root: { consent },
  });
}

test('A6: who agreed in another browser is not asked in this one, and it remembers', async () => {
  show(viewerOf('u_lan', { cookieAgreed: true }), null);
  await expect.poll(() => document.cookie).toContain('cookie_agreement=1');
  expect(bar()).toBeNull();
});

test('A6: who agreed as a visitor tells the account after signing in, once', async () => {
  const asked = answerCalls({ 'PUT /user/cookie-agreement': done });
  show(viewerOf('u_lan'), 'all');
  await expect.poll(() => asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /user/cookie-agreement']);
  show(viewerOf('u_lan', { cookieAgreed: true }), 'all');
  show(viewerOf('u_lan'), 'necessary');
  show(null, 'all');
  await expect.poll(() => asked).toHaveLength(1);
});

test('A6: a person who wants only what is necessary takes the account’s agreement back', async () => {
  const asked = answerCalls({ 'DELETE /user/cookie-agreement': done });
  show(viewerOf('u_lan'), null);
  await expect.poll(bar).not.toBeNull();
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === t('consent.necessary'))?.click();
  await expect.poll(() => asked.map(({ method }) => method)).toEqual(['DELETE']);
  expect(document.cookie).toContain('cookie_agreement=0');
});
