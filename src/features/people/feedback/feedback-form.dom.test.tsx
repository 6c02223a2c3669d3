import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { IntlProvider, type Messages } from 'use-intl';
import { expect, onTestFinished, test } from 'vitest';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { faultAt, type } from '../../../../tests/support/dom/dialog-layer.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { feedbackLimits } from './feedback-limits.ts';

function show(language: Locale): void {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: FeedbackForm }]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <IntlProvider
      locale={formatLocale(language)}
      messages={messagesFor(language, ['help', 'errors']) as unknown as Messages}
      timeZone={timeZone}
    >
      <ToastProvider>
        <Page hydrationData={{ loaderData: { root: { locale: language, viewer: null } } }} />
      </ToastProvider>
    </IntlProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

test.each(locales)(
  'E2 in %s every fault is said at its field when it is sent, and any keystroke takes all away',
  async (language) => {
    const t = translator(language, 'help');
    show(language);
    const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`);
    const faults = () => [faultAt(field('message')), faultAt(field('contact'))];
    const said = [
      t('feedback.messageFault', feedbackLimits.message),
      t('feedback.contactFault', feedbackLimits.contact),
    ];
    await expect.poll(() => field('contact')).not.toBeNull();
    const contact = field('contact');
    if (contact) type(contact, 'ab');
    expect(faults(), 'nothing is said before it is sent').toEqual(['', '']);
    document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
    await expect.poll(faults).toEqual(said);
    if (contact) type(contact, 'abc');
    await expect.poll(faults, { message: 'both go with one keystroke' }).toEqual(['', '']);
    document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
    await expect.poll(faults, { message: 'and what is still wrong is said again' }).toEqual([said[0], '']);
  },
);
