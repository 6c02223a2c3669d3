import { renderToString } from 'react-dom/server';
import { IntlProvider, useTranslations as useIntlTranslations, type Messages } from 'use-intl';
import { expect, test } from 'vitest';
import { useTranslations } from './server-translations.ts';

const messages = {
  errors: {
    success: 'Done.',
    sofas: '{count, plural, one {a sofa} other {# sofas}}',
    deep: { er: 'Deeper' },
    bold: '<b>{name}</b> is here',
  },
} as unknown as Messages;

/** DESIGN §2: a page is hydrated as it was rendered. */
test('the words of the server are those of the browser', () => {
  expect(rendered(useTranslations)).toBe(rendered(useIntlTranslations as unknown as typeof useTranslations));
});

function rendered(use: typeof useTranslations): string {
  function Words() {
    const t = use('errors');
    const deep = use('errors.deep');
    const whole = use();
    return (
      <p>
        {[
          t('success'),
          t('sofas', { count: 1 }),
          t('sofas', { count: 1200 }),
          t('deep.er'),
          deep('er'),
          whole('errors.success'),
          t.raw('success'),
          String(t.has('success')),
          String(t.has('toString')),
        ].join('|')}
        {t.rich('bold', { name: 'Lan', b: bold })}
      </p>
    );
  }
  return renderToString(
    <IntlProvider locale="en" messages={messages} timeZone="Asia/Ho_Chi_Minh">
      <Words />
    </IntlProvider>,
  );
}

function bold(inside: unknown) {
  return <b>{String(inside)}</b>;
}
