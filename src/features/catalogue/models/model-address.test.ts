import { describe, expect, test } from 'vitest';
import { cleared, formAddress, withoutValue, withWords } from '#ui/list/address-links.ts';
import { cursorAt, offsetOf } from './cursor.ts';
import { rangeOf, readAddress, spaceOf, writeAddress } from './model-address.ts';
import { withPage } from './page-link.ts';
import { detailAddress, readFinishes, reshaped, writtenFinishes } from './model-links.ts';

describe('addresses of the library', () => {
  test('are read as they are written', () => {
    const text =
      'w=sofa&style=japandi&style=modern&room=living&width=1201-1500&width=3001-&form.arm=track&fits=2000x900&page=3';
    const { refused, ...address } = readAddress(new URLSearchParams(text));
    expect(refused).toEqual([]);
    expect(address).toEqual({
      words: 'sofa',
      page: 3,
      filters: {
        style: ['japandi', 'modern'],
        room: ['living'],
        width: [
          { min: 1201, max: 1500 },
          { min: 3001, max: Infinity },
        ],
        forms: { arm: ['track'] },
        fits: { width: 2000, depth: 900, height: Infinity },
      },
    });
    expect(readAddress(writeAddress(address))).toEqual({ ...address, refused: [] });
  });

  test.each([
    'style=baroque',
    'width=wide',
    'width=900-100',
    'fits=',
    'fits=x',
    'page=-1',
    'page=9999999',
    'lang=vi',
    'family=A B',
    'form.a.b=1',
    '__proto__=1',
    'constructor=1',
    'category=__proto__',
  ])('%s is not taken', (text) => {
    const { filters, refused } = readAddress(new URLSearchParams(text));
    expect(filters).toEqual({});
    expect(refused.length).toBe(text === 'fits=' ? 0 : 1);
  });

  test.each([
    ['1201-1500', { min: 1201, max: 1500 }],
    ['-300', { min: 0, max: 300 }],
    ['3001-', { min: 3001, max: Infinity }],
    ['2200', { min: 2200, max: 2200 }],
    ['-', null],
    ['1-2-3', null],
    ['1e3', null],
  ])('range %s', (text, range) => {
    expect(rangeOf(text)).toEqual(range);
  });

  test.each([
    ['2000x900x800', [2000, 900, 800]],
    ['2000', [2000, Infinity, Infinity]],
    ['2000xx800', [2000, Infinity, 800]],
    ['x900', [Infinity, 900, Infinity]],
    ['2000 × 900', [2000, 900, Infinity]],
    ['xx', null],
    ['99999999', null],
  ])('space %s', (text, space) => {
    const read = spaceOf(text);
    expect(read === null ? null : [read.width, read.depth, read.height]).toEqual(space);
  });
});

describe('links from a list', () => {
  const here = new URLSearchParams('lang=vi&w=sofa&style=japandi&style=modern&page=2');

  test('let go of one value, of all, of the words', () => {
    expect(withoutValue(here, 'style', 'modern')).toBe('?lang=vi&w=sofa&style=japandi');
    expect(withoutValue(here, 'style', null)).toBe('?lang=vi&w=sofa');
    expect(withWords(here, '')).toBe('?lang=vi&style=japandi&style=modern');
    expect(withWords(here, 'bàn')).toContain('w=b%C3%A0n');
    expect(withPage(here, 3)).toContain('page=3');
    expect(cleared(here)).toBe('?lang=vi');
    expect(cleared(new URLSearchParams('w=x'))).toBe('?');
  });

  test('a form becomes an address without empty fields, its free measures as one', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['w', ' sofa '],
      ['style', 'japandi'],
      ['fw', '2000'],
      ['fd', ''],
      ['fh', '800'],
      ['lang', ''],
    ] as const)
      form.append(name, value);
    expect(formAddress(form)).toBe('?w=sofa&style=japandi&fits=2000xx800');
  });
});

test('a cursor is of one question', () => {
  const address = { words: 'sofa', filters: { style: ['japandi'] as const }, page: 0 };
  expect(offsetOf(cursorAt(48, address), address)).toBe(48);
  expect(() => offsetOf(cursorAt(48, address), { ...address, words: 'bed' })).toThrow('invalid_form');
  for (const cursor of ['', '1', 'zzzzzzzzz.1', '-1.abc', '1.abc.'])
    expect(() => offsetOf(cursor, address)).toThrow('invalid_form');
});

test('finishes in an address', () => {
  expect(readFinishes(writtenFinishes({ frame: 'oak-pale', legs: 'walnut' }))).toEqual({
    frame: 'oak-pale',
    legs: 'walnut',
  });
  expect(readFinishes('')).toEqual({});
  for (const text of ['frame', 'frame:<b>', ':oak', 'frame:oak,', 'a:b,'.repeat(13)])
    expect(readFinishes(text)).toBeNull();
  expect(
    reshaped('/api/models/sofa-0001/thumbnail?size=480&shape=portrait&finish=frame:linen-oat&v=abc', 640, 'wide'),
  ).toBe('/api/models/sofa-0001/thumbnail?size=640&shape=wide&finish=frame:linen-oat&v=abc');
  expect(detailAddress('sofa-0001', { frame: 'linen-oat' })).toBe('/models/detail?id=sofa-0001&finish=frame:linen-oat');
});
