import { describe, expect, test } from 'vitest';
import { openedMade } from './opened-made.ts';
import type { ProductDetail, ProductVariant } from '../product.ts';

const made: NonNullable<ProductDetail['made']> = {
  family: 'wardrobe',
  parameters: [{ key: 'width', name: 'Width', values: [{ value: '1800', label: '1800' }] }],
  slots: [],
  days: { from: 1, to: 2 },
};
const variants = (...stock: number[]) => stock.map((each, at) => ({ id: `v_${at}`, stock: each }) as ProductVariant);
const opened = (product: Pick<ProductDetail, 'made' | 'variants'>, query = '') =>
  openedMade(product, new URLSearchParams(query));

describe('F3, B4: sold from stock and made to size, both in reach', () => {
  test('a product with variants opens on them; its address leads to the other', () => {
    const both = { made, variants: variants(3, 0) };
    expect(
      ['', 'made=1', 'width=1800', 'finish=body:oak', 'variant=v_1', 'variant=v_1&made=1'].map((query) =>
        opened(both, query),
      ),
    ).toEqual([false, true, true, true, false, false]);
  });

  test('where nothing is in stock it opens on what can be made, unless a variant is named', () => {
    const both = { made, variants: variants(0, 0) };
    expect([opened(both), opened(both, 'variant=v_0'), opened(both, 'variant=v_none')]).toEqual([true, false, true]);
  });

  test('sold one way only there is nothing to choose', () => {
    expect(opened({ made, variants: [] }, 'variant=v_0')).toBe(true);
    expect(opened({ made: null, variants: variants(1) }, 'made=1&width=1800')).toBe(false);
  });
});
