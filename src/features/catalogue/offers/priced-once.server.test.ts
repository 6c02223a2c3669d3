import { expect, test } from 'vitest';
import type { VariantRow } from '#features/catalogue/products/products.server.ts';
import { AppError } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import { fitted } from '../../../../tests/support/market.ts';
import type { OfferedProduct } from './offer-queries.server.ts';
import { pricedLines, type PricedLine } from './price-lines.server.ts';

const told = { locale: 'en', names: ['en'] } as const;
const product = (made_to_size: unknown): OfferedProduct =>
  ({
    id: 'p',
    merchant_id: 'm',
    merchant_name: 'M',
    merchant_user: 'u',
    name: { en: 'A chair' },
    pictures: [],
    made_to_size,
    category: 'chair',
    description: {},
    style: null,
    materials: [],
    colours: [],
    popularity: 0,
    status: 'shelved',
    made_at: null,
  }) as unknown as OfferedProduct;

/** Forty variants that differ in their colour alone, and how often the finishes of them all were looked through. */
function manyVariants(): { variants: VariantRow[]; looks: () => number } {
  let read = 0;
  const variants = Array.from({ length: 40 }, (_, at) => {
    const row = { id: `v${at}`, product_id: 'p', label: {}, colour: at % 2 ? 'white' : 'black', model: null };
    const sold = { position: at, width: 500, depth: 500, height: 900, sku: null, price: 1_000_000, stock: 5 };
    return Object.defineProperty({ ...row, ...sold }, 'finishes', {
      get: () => {
        read++;
        return {};
      },
    }) as unknown as VariantRow;
  });
  return { variants, looks: () => read / variants.length };
}

const labels = (lines: readonly (PricedLine | AppError)[]) =>
  lines.map((line) => (line instanceof AppError ? line.key : line.label));

test('M3: two hundred lines of a product of forty variants look through its finishes as often as one line', () => {
  const wanted = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ product: 'p', variant: `v${at % 40}`, quantity: 1 }));
  const one = manyVariants();
  pricedLines(wanted(1), [product(null)], one.variants, told);
  const many = manyVariants();
  const priced = pricedLines(wanted(200), [product(null)], many.variants, told);
  expect(labels(priced).slice(0, 2)).toEqual([{ en: 'Black' }, { en: 'White' }]);
  // Beside the looks each of the forty different lines takes its own finishes along.
  expect(many.looks() - 1).toBeLessThanOrEqual(one.looks());
});

test('G1: an order is named in every language, a cart in the reader’s', () => {
  const { variants } = manyVariants();
  const [sold] = pricedLines([{ product: 'p', variant: 'v0', quantity: 1 }], [product(null)], variants, {
    locale: 'en',
    names: locales,
  });
  expect(Object.keys(labels([sold!])[0]!).toSorted()).toEqual([...locales].toSorted());
});

test('M3: what a workshop offers is read once for all lines of it, and equal lines are priced once', () => {
  let read = 0;
  const { family, ...rest } = fitted();
  const made = Object.defineProperty({ ...rest }, 'family', {
    enumerable: true,
    get: () => {
      read++;
      return family;
    },
  });
  const width = String(rest.parameters.width![0]);
  const wanted = Array.from({ length: 200 }, (_, at) => ({
    product: 'p',
    choice: at % 4 === 3 ? 'width=7' : `width=${width}`,
    quantity: at + 1,
  }));
  const priced = pricedLines(wanted, [product(made)], [], told);
  expect(read).toBe(1);
  const good = priced.flatMap((line) => (line instanceof AppError ? [] : [line]));
  expect(good).toHaveLength(150);
  expect(new Set(good.map(({ finishes }) => finishes)).size).toBe(1);
  expect(good.map(({ quantity }) => quantity).slice(0, 4)).toEqual([1, 2, 3, 5]);
  // A fault is told of the place of its line.
  expect(priced.flatMap((line) => (line instanceof AppError ? line.faults : [])).slice(0, 2)).toEqual([
    { field: 'lines.3.choice', error: 'size_limit' },
    { field: 'lines.7.choice', error: 'size_limit' },
  ]);
});
