import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { ModalProvider } from '#ui/overlays/modal.tsx';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { putInPage } from '../../../../tests/support/dom/put-in-page.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductItem } from './product.ts';

const item: ProductItem = {
  id: 'p_bed',
  name: { text: 'Bed', lang: 'en' },
  category: { key: 'bed', name: 'Bed' },
  style: null,
  merchant: { id: 'm_x', name: 'Mộc Lặng' },
  picture: null,
  thumbnail: null,
  price: { min: 9_000_000, max: 12_000_000 },
  size: { width: 1580, depth: 2150, height: 1000 },
  madeToSize: false,
  inStock: true,
  colours: [],
  rating: null,
  match: {
    variant: 'v_wide',
    price: 12_000_000,
    size: { width: 1880, depth: 2150, height: 1000 },
    mattress: 1800,
    inStock: true,
    sized: true,
  },
};

function showCard(shown: ProductItem, language: Locale) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <ToastProvider>
          <ModalProvider>
            <ProductCard item={shown} />
          </ModalProvider>
        </ToastProvider>
      ),
    },
  ]);
  putInPage(<Page hydrationData={{ loaderData: { root: { locale: language, viewer: null } } }} />, language, [
    'cards',
    'shell',
    'errors',
  ]);
}

test.each(locales)('F5: in %s the card of a search by size leads to that size, at its price', async (language) => {
  showCard(item, language);
  await expect.poll(() => document.querySelector('a')?.getAttribute('href')).toContain('id=p_bed&variant=v_wide');
  const { textContent } = document.body;
  expect(textContent).toContain(translator(language, 'cards')('mattress', { metres: 1.8 }));
  expect(textContent).toMatch(/12[.,]000[.,]000/);
  expect(textContent).not.toMatch(/9[.,]000[.,]000/);
});

test.each(locales)(
  'F3 in %s the card of a list by price has the prices of the product, the lowest first',
  async (language) => {
    showCard({ ...item, match: item.match && { ...item.match, price: null } }, language);
    await expect.poll(() => document.querySelector('a')?.getAttribute('href')).toContain('variant=v_wide');
    expect(document.body.textContent).toMatch(/9[.,]000[.,]000\s–\s12[.,]000[.,]000/);
  },
);
