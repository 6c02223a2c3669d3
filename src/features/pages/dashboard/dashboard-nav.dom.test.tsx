import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { IntlProvider, type Messages } from 'use-intl';
import { expect, onTestFinished, test } from 'vitest';
import { formatLocale, locales, timeZone } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { DashboardNav } from './components/dashboard-nav.tsx';
import type { DashboardFrameData } from './dashboard.server.ts';
import { sectionsFor } from './dashboard-sections.ts';
import { acting } from '../../../../tests/support/dom/dialog-layer.tsx';

test.each(locales)('G3 in %s the sections are a menu on a phone, which closes when one is opened', async (language) => {
  const t = translator(language, 'homes');
  const home = {
    sections: sectionsFor('merchant', { roles: ['ROLE_USER', 'ROLE_MERCHANT'] }),
    counts: { sales: { waiting: 2 }, bills: { waiting: 1 } },
    sides: ['merchant', 'user'],
  } as unknown as DashboardFrameData;
  const Page = createRoutesStub([{ path: '*', Component: Nav }]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await acting(() => root.render(<Page initialEntries={['/user/merchant']} />));
  const menu = place.querySelector('button');
  const shown = () => menu?.getAttribute('aria-expanded');
  expect(menu?.textContent).toContain(t('section.overview'));
  expect(menu?.textContent, 'what waits elsewhere').toContain(t('waits', { count: 3 }));
  expect(shown()).toBe('false');
  await acting(() => menu?.click());
  expect(shown()).toBe('true');
  expect(document.getElementById(menu?.getAttribute('aria-controls') ?? '')?.querySelectorAll('a').length).toBe(
    home.sections.length + 1,
  );
  await acting(() => place.querySelector<HTMLElement>('[data-section=bills]')?.click());
  await expect.poll(shown).toBe('false');

  function Nav() {
    return (
      <IntlProvider
        locale={formatLocale(language)}
        messages={messagesFor(language, ['homes']) as unknown as Messages}
        timeZone={timeZone}
      >
        <DashboardNav home={home} kind="merchant" open="overview" />
      </IntlProvider>
    );
  }
});
