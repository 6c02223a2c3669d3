import { createRoot } from 'react-dom/client';
import { createRoutesStub, useLocation } from 'react-router';
import { IntlProvider, type Messages } from 'use-intl';
import { expect, onTestFinished, test } from 'vitest';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { ConsoleTable, type Column } from '../console-table.tsx';
import { acting } from '../../../../../tests/support/dom/dialog-layer.tsx';

interface Row {
  id: string;
  name: string;
}
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', sort: true, cell: ({ name }) => name },
  { key: 'note', title: 'Note', cell: () => '–' },
];

async function show(language: Locale, query = ''): Promise<HTMLElement> {
  const Page = createRoutesStub([{ path: '*', Component: Table }]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await acting(() => root.render(<Page initialEntries={[`/${query}`]} />));
  return place;

  function Table() {
    return (
      <IntlProvider
        locale={formatLocale(language)}
        messages={messagesFor(language, ['console']) as unknown as Messages}
        timeZone={timeZone}
      >
        <output>{useLocation().search}</output>
        <output data-path>{useLocation().pathname}</output>
        <ConsoleTable
          label="People"
          columns={columns}
          list={{ rows: [{ id: 'u_1', name: 'An' }], next: null }}
          rowKey={({ id }) => id}
          rowTo={({ id }) => `/${id}`}
          usualSort="-name"
          empty={{ title: '' }}
        />
      </IntlProvider>
    );
  }
}

test.each(locales)(
  'M1 in %s a phone, whose cards have no heads, sorts by a field; any page begins anew',
  async (language) => {
    const t = translator(language, 'console');
    const page = await show(language, '?after=x&from=50');
    const field = page.querySelector('select');
    expect([...(field?.options ?? [])].map(({ text }) => text)).toEqual([
      t('table.ascending', { column: 'Name' }),
      t('table.descending', { column: 'Name' }),
    ]);
    expect(field?.value, 'as it is sorted now').toBe('-name');
    await acting(() => {
      if (field) field.value = 'name';
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(() => page.querySelector('output')?.textContent).toBe('?sort=name');
  },
);

test('M1: a head says which way its column is sorted, and turns it round; a column without an order is plain', async () => {
  const page = await show('en');
  const [name, note] = page.querySelectorAll('thead th');
  expect([name?.ariaSort ?? name?.getAttribute('aria-sort'), note?.querySelector('a')]).toEqual(['descending', null]);
  expect(name?.querySelector('a')?.getAttribute('href')).toContain('sort=name');
});

test('M2 a row opens wherever it is pressed, not only by its code', async () => {
  const page = await show('zh');
  await acting(() => page.querySelector<HTMLElement>('tbody td')?.click());
  await expect.poll(() => page.querySelector('[data-path]')?.textContent).toBe('/u_1');
});
