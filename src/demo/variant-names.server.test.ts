import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelBesideSize } from '#features/catalogue/offers/line-label.ts';
import { lineWords } from '#features/catalogue/offers/line-words.server.ts';
import { priceEach, priceForSale } from '#features/catalogue/offers/price-lines.server.ts';
import type { ProductDetail } from '#features/catalogue/products/product.ts';
import { AppError } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import { localized } from '#lib/trilingual.ts';
import type { TestApp } from '../../tests/support/app.ts';
import { demoApp } from '../../tests/support/demo-app.ts';
import { products } from './world/products.ts';

let world: TestApp;
beforeAll(async () => {
  world = await demoApp();
});
afterAll(() => world.close());

test.each(locales)(
  'F3, F6: the page of a product, the cart, orders and mails call a finish the same, in %s',
  async (locale) => {
    const otherwise: string[] = [];
    for (const { id } of products) {
      const { variants } = (await world.call('GET', `/products/${id}`, { locale })).data as ProductDetail;
      const names = variants.map(({ look }) => look?.name ?? '');
      // The page names it where there is a choice.
      if (new Set(names).size < 2) continue;
      const wanted = variants.map((variant) => ({ product: id, variant: variant.id, quantity: 1 }));
      const inCart = await priceEach(world.db, wanted, locale);
      const sold = await priceForSale(world.db, wanted, locale);
      for (const [at, line] of inCart.entries()) {
        if (line instanceof AppError) throw line;
        const label = labelBesideSize(localized(line.label, locale), line.size)?.text ?? '';
        const told = [label, lineWords(sold[at]!, locale)];
        if (!label.endsWith(names[at]!) || !told.every((words) => words.includes(names[at]!)))
          otherwise.push(`${variants[at]!.id}: ${names[at]} | ${told.join(' | ')}`);
      }
    }
    expect(otherwise).toEqual([]);
  },
);
