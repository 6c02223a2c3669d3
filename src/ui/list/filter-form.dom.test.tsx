import { flushSync } from 'react-dom';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { putInPage } from '../../../tests/support/dom/put-in-page.tsx';
import { FilterForm } from './filter-form.tsx';
import { PricePanel } from './price-panel.tsx';

test.each(locales)('F1: in %s the sheet promises a number only of what has been counted', async (language) => {
  const t = translator(language, 'list');
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <FilterForm facets={[]} chips={[]} count="8">
          <PricePanel facets={[]} />
        </FilterForm>
      ),
    },
  ]);
  putInPage(<Page initialEntries={['/']} />, language, ['list']);
  const promise = () => document.querySelector('.filter-sheet .btn-primary')?.textContent;
  await expect.poll(promise).toBe(t('filters.show', { count: '8' }));
  const to = document.querySelector<HTMLInputElement>('input[name=priceTo]');
  if (!to) throw new Error('no field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, '8000000');
  flushSync(() => to.dispatchEvent(new Event('input', { bubbles: true })));
  expect(promise()).toBe(t('filters.showTyped'));
});
