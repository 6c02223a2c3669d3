import { expect, test } from 'vitest';
import { tabOf } from './tab-state.ts';

test.each([
  ['/aboutus', 'aboutus'],
  ['/product', 'product'],
  ['/works', 'works'],
  ['/help', 'help'],
  ['/price', 'price'],
  ['/price/info-desginer', 'price'],
  ['/', null],
  ['/things/detail', null],
  ['/workspace', null],
  ['/user/user', null],
])('PRODUCT A4: %s marks %s', (path, tab) => expect(tabOf(path)).toBe(tab));
