import { describe, expect, test } from 'vitest';
import type { ProductVariant } from './product.ts';
import { chosenVariant, variantOptions } from './variant-options.ts';

function variant(id: string, width: number, cloth: string, stock = 1): ProductVariant {
  return {
    id,
    label: null,
    size: { width, depth: 900, height: 780 },
    colour: null,
    finishes: { body: cloth },
    model: null,
    glb: null,
    thumbnail: null,
    price: width * 1000,
    priceBefore: null,
    weight: null,
    stock,
    sku: null,
    look: null,
  };
}
const leadTo = (options: { variant: ProductVariant; chosen: boolean }[]) =>
  options.map(({ variant: { id }, chosen }) => (chosen ? `[${id}]` : id));

describe('F3: variants by size and finish', () => {
  const all = [
    variant('small-oat', 1680, 'oat'),
    variant('small-sage', 1680, 'sage'),
    variant('large-oat', 2100, 'oat'),
    variant('large-sage', 2100, 'sage', 0),
  ];

  test('a size keeps the finish, a finish keeps the size', () => {
    const { sizes, looks } = variantOptions(all, all[1]!);
    expect(leadTo(sizes)).toEqual(['[small-sage]', 'large-sage']);
    expect(leadTo(looks)).toEqual(['small-oat', '[small-sage]']);
  });

  test('where the pair does not exist it leads to one that can be had', () => {
    const some = [all[0]!, variant('corner-sage', 2640, 'sage', 0), variant('corner-brick', 2640, 'brick')];
    expect(leadTo(variantOptions(some, some[0]!).sizes)).toEqual(['[small-oat]', 'corner-brick']);
  });

  test('one size only: nothing to choose there', () => {
    expect(variantOptions(all.slice(0, 2), all[0]!)).toMatchObject({ sizes: [], all: [] });
  });

  test('variants that differ in something else are laid out one by one', () => {
    const alike = [variant('plain', 1680, 'oat'), variant('with-drawer', 1680, 'oat')];
    const { sizes, looks, all: each } = variantOptions(alike, alike[1]!);
    expect([sizes, looks, leadTo(each)]).toEqual([[], [], ['plain', '[with-drawer]']]);
  });

  test.each([
    ['large-oat', 'large-oat'],
    ['v_none', 'small-oat'],
    [null, 'small-oat'],
  ])('address says %s: %s', (asked, id) => {
    expect(chosenVariant(all, asked)?.id).toBe(id);
  });
});
