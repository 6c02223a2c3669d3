import { expect, test } from 'vitest';
import { isSafeLink, ownSitePath } from './safe-link.ts';

test('E1 a link somebody wrote leads to our site or to https, and nowhere else', () => {
  for (const link of ['/', '/works?style=japandi#a', 'https://hien.example', 'https://hien.example/a?b=c'])
    expect(isSafeLink(link), link).toBe(true);
  for (const link of [
    '',
    'works',
    '//evil.example',
    '/\\evil.example',
    'https://',
    'https:///x',
    'http://hien.example',
    'javascript:alert(1)',
    ' /works',
    '/a b',
    '/a\nb',
    'ht\u200btps://x.example',
    '/"onclick=',
  ])
    expect(isSafeLink(link), link).toBe(false);
});

test('G5 what comes after leads back to our own site only', () => {
  for (const link of ['/', '/things/product-bill?product=p_1&quantity=2', '/user/desginer?tab=works&new=1'])
    expect(ownSitePath(link), link).toBe(link);
  for (const link of [
    null,
    '',
    'https://hien.example',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    'javascript:alert(1)',
  ])
    expect(ownSitePath(link), String(link)).toBeNull();
});
