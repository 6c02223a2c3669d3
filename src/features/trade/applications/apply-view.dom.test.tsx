import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { IntlProvider, type Messages } from 'use-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formatLocale, locales, timeZone } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import type { RefundData } from '#features/trade/payments/refund.ts';
import { showPage, viewerOf } from '../../../../tests/support/dom/show-page.tsx';
import type { OwnApplication } from './apply-page.server.ts';
import { blankApplication } from './application-views.server.ts';
import { ApplyView } from './components/apply-view.tsx';
import { acting } from '../../../../tests/support/dom/dialog-layer.tsx';

test('H1: another step begins at its head, and a reader of the screen is told', async () => {
  const t = translator('en', 'applications');
  let move: (state: 'AWAITING_REMITTANCE' | 'AUDITING') => void = () => undefined;
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: Apply }]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const scrolled = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrolled);
  onTestFinished(() => void vi.restoreAllMocks());
  await acting(() => root.render(<Page hydrationData={{ loaderData: { root: { locale: 'en', viewer: null } } }} />));
  const heading = () => place.querySelector('h1');
  expect(heading()?.textContent).toBe(t('remit.title'));
  expect([scrolled.mock.calls.length, document.activeElement === heading()], 'not when it is opened').toEqual([
    0,
    false,
  ]);
  await acting(() => move('AUDITING'));
  expect(heading()?.textContent).toBe(t('audit.title'));
  expect([scrolled.mock.contexts, document.activeElement]).toEqual([[heading()], heading()]);

  function Apply() {
    const [state, setState] = useState<'AWAITING_REMITTANCE' | 'AUDITING'>('AWAITING_REMITTANCE');
    move = setState;
    const own = {
      inside: false,
      process: null,
      application: { id: 'a', number: 'A-1', state },
    } as unknown as OwnApplication;
    return (
      <IntlProvider
        locale={formatLocale('en')}
        messages={messagesFor('en', ['applications', 'homes']) as unknown as Messages}
        timeZone={timeZone}
      >
        <ApplyView type="merchant" own={own} plan="" costs={null} remittance={<p>QR</p>} refunds={[]} />
      </IntlProvider>
    );
  }
});

test.each(locales)('H3 in %s what was declined for good says so, and asks where its money goes', async (language) => {
  const t = translator(language, 'applications');
  const refund = {
    id: 'rf_1',
    reference: 'HIENABC',
    order: null,
    amount: 3_800_000,
    why: 'declined',
    state: 'DUE',
    account: null,
    since: '',
    sentAt: null,
  } satisfies RefundData;
  const blank = blankApplication('merchant', { email: 'a@mail.example' } as never, new Date());
  const own = {
    inside: false,
    process: { state: 'REJECTED', step: 'result', history: [{ step: 'declined', at: '2026-11-19T00:00:00Z' }] },
    application: { ...blank, state: 'REJECTED', reason: null },
  } as unknown as OwnApplication;
  showPage(
    () => (
      <ApplyView
        type="merchant"
        own={own}
        plan=""
        costs={{ joining: 3_800_000, commission: 500 }}
        remittance={null}
        refunds={[refund]}
      />
    ),
    {
      texts: ['applications', 'plans', 'payments', 'profile', 'media', 'homes'],
      language,
      viewer: viewerOf('u_liang'),
      root: { settings: { phoneCountries: ['VN'] } },
    },
  );
  const text = () => document.body.textContent;
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe(t('turnedDown.title'));
  expect(text()).toContain(t('turnedDown.lead'));
  expect(text()).toContain(t('steps.turnedDown'));
  expect(text()).not.toContain(t('rejected.lead'));
  expect(text()).toContain(translator(language, 'payments')('refunds.title'));
  expect(document.querySelector('input[type=password]'), 'where to, confirmed by the password').not.toBeNull();
});
