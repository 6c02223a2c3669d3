import { describe, expect, test } from 'vitest';
import type { ProductVariant } from '../product.ts';
import { chosenVariant, variantOptions } from './variant-options.ts';

function variant(id: string, width: number, cloth: string, stock = 1): ProductVariant {
  return {
    id,
    label: null,
    size: { width, depth: 900, height: 780 },
    mattress: null,
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
    forms: [],
    madeLike: null,
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
    const { sizes } = variantOptions(some, some[0]!);
    expect(leadTo(sizes)).toEqual(['[small-oat]', 'corner-brick']);
    expect(
      sizes.map(({ keeps }) => keeps),
      'and says so',
    ).toEqual([true, false]);
  });

  test('one size only: nothing to choose there', () => {
    expect(variantOptions(all.slice(0, 2), all[0]!)).toMatchObject({ sizes: [], versions: [] });
  });

  test('variants that differ in something else are laid out one by one', () => {
    const alike = [variant('plain', 1680, 'oat'), variant('with-drawer', 1680, 'oat')];
    const { sizes, looks, versions: each } = variantOptions(alike, alike[1]!);
    expect([sizes, looks, leadTo(each)]).toEqual([[], [], ['plain', '[with-drawer]']]);
  });

  test('what is formed differently is a version of its own, beside size and finish', () => {
    const formed = (id: string, width: number, cloth: string, arms: string, stock = 1) => ({
      ...variant(id, width, cloth, stock),
      forms: [{ name: 'Arms', label: arms }],
    });
    const some = [
      formed('plain', 1680, 'oat', 'None'),
      formed('armed', 1680, 'oat', 'Wood'),
      formed('large-armed', 2100, 'oat', 'Wood'),
      formed('sage-armed', 2100, 'sage', 'Wood', 0),
    ];
    const { sizes, looks, versions } = variantOptions(some, some[0]!);
    expect([leadTo(looks), leadTo(sizes), leadTo(versions)]).toEqual([
      ['[plain]', 'sage-armed'],
      ['[plain]', 'large-armed'],
      ['[plain]', 'armed'],
    ]);
  });

  test('sizes stand in order, whatever the order of the variants', () => {
    const some = [all[2]!, all[0]!];
    expect(leadTo(variantOptions(some, some[0]!).sizes)).toEqual(['small-oat', '[large-oat]']);
  });

  test('it opens on one that can be had; one that is named stays, sold out or not; all sold out: the first', () => {
    const some = [variant('gone', 1680, 'oat', 0), variant('here', 1680, 'sage'), variant('more', 1680, 'rust')];
    expect(chosenVariant(some, null)?.id).toBe('here');
    expect(chosenVariant(some, 'gone')?.id).toBe('gone');
    expect(chosenVariant(some.slice(0, 1), null)?.id).toBe('gone');
  });

  test.each([
    ['large-oat', 'large-oat'],
    ['v_none', 'small-oat'],
    [null, 'small-oat'],
  ])('address says %s: %s', (asked, id) => {
    expect(chosenVariant(all, asked)?.id).toBe(id);
  });
});
