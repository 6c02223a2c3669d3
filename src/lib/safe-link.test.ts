import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';

test('E1 a link somebody wrote leads to our site or to https, and nowhere else', () => {
  for (const link of ['/', '/works?style=japandi#a', 'https://hien.example', 'https://hien.example/a?b=c']) expect(isSafeLink(link), link).toBe(true);
  for (const link of ['', 'works', '//evil.example', '/\\evil.example', 'https://', 'https:///x', 'http://hien.example', 'javascript:alert(1)', ' /works', '/a b', '/a\nb', 'ht\u200btps://x.example', '/"onclick=']) expect(isSafeLink(link), link).toBe(false);
});
