import { expect, test } from 'vitest';
import { searchAddress } from './search-address.ts';

const wordsOf = (address: string | null) => new URL(address ?? '', 'http://x').searchParams.get('w');

test.each([
  ['ghe SOFA', 'Ghe sofa'],
  ['GHẾ sofa', 'Ghế sofa'],
  ['đèn Cây', 'Đèn cây'],
  ['  oak Table ', 'Oak table'],
  ['沙发', '沙发'],
  ['e\u0302m', 'Êm'],
])('B3 the keyword of products %s is written %s', (typed, written) => {
  const address = searchAddress('products', typed);
  expect(address).toMatch(/^\/things\/product-result\?w=/);
  expect(wordsOf(address)).toBe(written);
});

test('B3 a designer is looked for as typed', () => {
  const address = searchAddress('designers', ' nguyễn Đức MINH ');
  expect(address).toMatch(/^\/desginer\/designer-result\?w=/);
  expect(wordsOf(address)).toBe('nguyễn Đức MINH');
});

test('B3 nothing typed leads nowhere', () => {
  for (const empty of ['', '   ', '\u3000'])
    for (const kind of ['products', 'designers'] as const) expect(searchAddress(kind, empty)).toBeNull();
});

test('what is typed stays one value of the address, and bounded', () => {
  expect(wordsOf(searchAddress('designers', 'a&b=c#d?e'))).toBe('a&b=c#d?e');
  expect(wordsOf(searchAddress('products', 'x'.repeat(5_000)))).toHaveLength(200);
});

test('B3 rooms are looked for among the works, as typed', () => {
  const address = searchAddress('works', 'japandi living room');
  expect(address).toMatch(/^\/works\?w=/);
  expect(wordsOf(address)).toBe('japandi living room');
});
