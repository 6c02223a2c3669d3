import { describe, expect, test } from 'vitest';
import { pageAt, pages } from '#features/catalogue/content/addresses.ts';
import { canonicalPath } from './canonical-path.ts';

describe('canonical addresses (PRODUCT, Addresses)', () => {
  test('every address of the table is its own canonical form and leads to its page', () => {
    for (const [key, { path }] of Object.entries(pages)) {
      expect(canonicalPath(path)).toBeNull();
      expect(pageAt(path)).toBe(key);
    }
  });

  test.each([
    ['/disclaimer', '/Disclaimer'],
    ['/termsofuse/', '/TermsOfUse'],
    ['/PRICE/MERCHANTSUCCESS', '/price/merchantSuccess'],
    ['/works/', '/works'],
    ['/designer/designers', '/desginer/desginers'],
    ['/Designer/desgin-bill', '/desginer/desgin-bill'],
    ['/designer/design-detail', '/desginer/desgin-detail'],
    ['/designer/designer-result', '/desginer/designer-result'],
    ['/desginer/desginer-result', '/desginer/designer-result'],
    ['/user/designer', '/user/desginer'],
    ['/price/info-designer', '/price/info-desginer'],
  ])('%s belongs to %s', (asked, canonical) => expect(canonicalPath(asked)).toBe(canonical));

  test.each(['/', '//', '//evil.example', '/nothing', '/works//', '/admin/users'])('%s is left alone', (asked) => {
    expect(canonicalPath(asked)).toBeNull();
  });
});
