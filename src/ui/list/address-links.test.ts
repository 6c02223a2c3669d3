import { describe, expect, test } from 'vitest';
import { formAddress, fromStart, withCursor, withValue } from './address-links.ts';

describe('F1: a list’s question stands in its address', () => {
  const here = new URLSearchParams('lang=vi&style=japandi&after=old&from=24&page=2');

  test('every change begins at the first page', () => {
    expect(withValue(here, 'sort', 'popular')).toBe('?lang=vi&style=japandi&sort=popular');
    expect(withValue(here, 'style', '')).toBe('?lang=vi');
    expect(fromStart(here)).toBe('?lang=vi&style=japandi');
  });

  test('a place further on takes the place of the one before', () => {
    expect(withCursor(here, 'new', 48)).toBe('?lang=vi&style=japandi&after=new&from=48');
  });

  test('a form: free space as one, sums without their dots, nothing empty', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['w', ' sofa '],
      ['sort', ''],
      ['fw', '2.000'],
      ['fh', '800'],
      ['priceTo', '20.000.000 ₫'],
      ['priceFrom', ''],
    ] as const)
      form.append(name, value);
    expect(formAddress(form)).toBe('?w=sofa&priceTo=20000000&fits=2000xx800');
  });
});
