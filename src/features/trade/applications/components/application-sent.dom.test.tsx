import { describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { acting } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import type { ApplicationData } from '../application.ts';
import type { OwnApplication } from '../apply-page.server.ts';
import { ApplicationSent } from './application-sent.tsx';
import { Withdraw } from './withdraw.tsx';

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

const sent: ApplicationData = {
  id: 'e_1',
  number: 'A-1',
  type: 'merchant',
  state: 'AUDITING',
  plan: null,
  email: 'lan@mail.example',
  mobile: '+84912345678',
  provenMobile: '+84912345678',
  company: 'Mộc Lan',
  school: '',
  major: '',
  otherContact: 'Zalo 0912 345 678',
  idCardFront: null,
  idCardBack: null,
  businessLicense: { id: 'i_1', url: '/api/media/i_1/file' },
  billAmount: 3_800_000,
  bill: 'h_1',
  planSettled: true,
  reason: null,
  receiptAsked: false,
  withdrawn: false,
  attempt: 1,
  createdAt: '2026-11-16T02:00:00.000Z',
  submittedAt: '2026-11-16T03:00:00.000Z',
  decidedAt: null,
};

function own(state: 'AUDITING' | 'REJECTED', given: Partial<ApplicationData> = {}): OwnApplication {
  const application = { ...sent, ...given, state };
  return {
    inside: false,
    application,
    process: {
      id: 'e_1',
      number: 'A-1',
      type: 'merchant',
      state,
      step: state === 'AUDITING' ? 'audit' : 'result',
      history: [],
      reason: application.reason,
      bill: 'h_1',
      billAmount: 3_800_000,
      dueAt: null,
      late: false,
      waited: null,
    },
  };
}

describe.each(locales)('H2: after sending, in %s', (language) => {
  const t = translator(language, 'applications');
  const show = (application: OwnApplication) =>
    showPage(() => <ApplicationSent own={application} />, {
      texts: ['applications'],
      language,
      viewer: viewerOf('u_lan'),
    });
  const heading = () => document.querySelector('h1')?.textContent;

  test('what was sent can be read', () => {
    show(own('AUDITING'));
    expect(heading()).toBe(t('success.title'));
    const read = document.body.textContent;
    for (const words of [t('audit.sent'), 'Mộc Lan', 'Zalo 0912 345 678', '+84912345678'])
      expect(read).toContain(words);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/media/i_1/file');
    expect(read, 'a merchant has no school').not.toContain(t('field.school'));
  });

  test('sent back: the true state, the reason, and the way to correct it', () => {
    show(own('REJECTED', { reason: { text: 'Ảnh mờ', lang: 'vi' } }));
    expect(heading()).toBe(t('rejected.title'));
    expect(document.body.textContent).toContain('Ảnh mờ');
    expect(document.querySelector('a.btn-primary')?.textContent).toBe(t('success.correct'));
  });
});

test('H2 withdrawing is asked once more, with what happens to the money, and says which state was seen', async () => {
  const asked = answerCalls({ 'DELETE /user/register:merchant': { code: 200, data: {} } });
  const t = translator('en', 'applications');
  showPage(() => <Withdraw application={sent} />, { texts: ['applications'], viewer: viewerOf('u_lan') });
  await acting(() => buttonNamed(t('withdraw.button'))?.click());
  await expect.poll(() => document.querySelector('dialog[open]')?.textContent).toContain(t('withdraw.text'));
  expect(asked).toEqual([]);
  await acting(() => buttonNamed(t('withdraw.confirm'))?.click());
  await expect.poll(() => asked).toMatchObject([{ method: 'DELETE', query: '?seen=AUDITING' }]);
});

test('H2 withdrawn, what happens to the money stands there, and no button', () => {
  const t = translator('en', 'applications');
  showPage(() => <Withdraw application={{ ...sent, withdrawn: true }} />, {
    texts: ['applications'],
    viewer: viewerOf('u_lan'),
  });
  expect(document.querySelector('[role=note]')?.textContent).toBe(t('withdraw.done'));
  expect(buttonNamed(t('withdraw.button'))).toBeUndefined();
});
