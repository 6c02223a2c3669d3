import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { families, findFamily } from '#models/library.ts';
import { isAbsent, valueWords } from '#models/value-words.ts';

function said(family: string, form: string, value: string) {
  const parameter = findFamily(family)?.parameters[form];
  return Object.fromEntries(locales.map((locale) => [locale, valueWords(parameter, value, locale)]));
}

test('L1 a count among other words says of what', () => {
  expect(said('sofa', 'scatter', 'pair')).toEqual({
    zh: '两个抱枕',
    en: 'Two scatter cushions',
    vi: 'Hai chiếc gối tựa',
  });
  expect(said('armchair', 'cushion', 'one')).toMatchObject({ en: 'One small cushion', vi: 'Một chiếc gối nhỏ' });
  expect(said('bookshelf', 'shelves', '5')).toMatchObject({ en: 'Five rows', vi: 'Năm tầng' });
});

test('L1 a form among other words says of what it is, once', () => {
  expect(said('sofa', 'legs', 'square')).toEqual({
    zh: '锥形方脚',
    en: 'Legs: tapered square',
    vi: 'Chân vuông thuôn',
  });
  expect(said('sofa', 'back', 'pillow')).toEqual({ zh: '大靠枕', en: 'Back: big pillows', vi: 'Lưng gối lớn' });
  expect(said('sofa', 'arm', 'none')).toEqual({ zh: '无扶手', en: 'No arms', vi: 'Không tay vịn' });
  expect(said('coffee-table', 'shape', 'racetrack')).toEqual({
    zh: '跑道形',
    en: 'Top shape: rounded ends',
    vi: 'Mặt bo tròn hai đầu',
  });
  expect(said('books', 'ends', 'block')).toEqual({
    zh: '书立：木块',
    en: 'Bookends: wooden block',
    vi: 'Chặn sách bằng khối gỗ',
  });
  expect(said('dining-chair', 'stretcher', 'side')).toMatchObject({ en: 'Stretchers: H shape' });
  expect(said('sideboard', 'base', 'bracket')).toMatchObject({ vi: 'Chân quỳ' });
  expect(said('sideboard', 'grip', 'push')).toMatchObject({ vi: 'Nhấn mở' });
  expect(valueWords(findFamily('sofa')?.parameters['arms'], 'unknown', 'vi')).toBe('unknown');
});

test('L1 what is not there is known as such, and what only sounds so is not', () => {
  const of = (family: string, form: string, value: string) => isAbsent(findFamily(family)?.parameters[form], value);
  expect(of('books', 'top', 'none')).toBe(true);
  expect(of('bowl', 'fill', 'none')).toBe(true);
  expect(of('coffee-table', 'lower', 'none')).toBe(true);
  expect(of('sofa', 'arm', 'none')).toBe(false);
  expect(of('bath', 'foot', 'none')).toBe(false);
});

test('L1 a form names one thing: no label offers two of which a piece can be only one', () => {
  const labels = families.flatMap(({ parameters }) =>
    Object.values(parameters).flatMap((parameter) => Object.values(parameter.labels ?? {})),
  );
  for (const { zh, en, vi } of labels) {
    expect(en).not.toMatch(/\bor\b/);
    expect(zh).not.toContain('或');
    expect(vi).not.toContain('hoặc');
  }
});
