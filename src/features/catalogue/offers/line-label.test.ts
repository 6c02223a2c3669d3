import { expect, test } from 'vitest';
import type { Locale } from '#lib/locale.ts';
import { labelBesideSize, labelWithSize } from './line-label.ts';
import { lineWords } from './line-words.server.ts';

/** One of the library's beds, its frame 1880 mm wide. */
const bedFor180 = 'bed-02i0';
const size = { width: 1800, depth: 905, height: 750 };
const told = (text: string, lang: Locale = 'en') => labelBesideSize({ text, lang }, size)?.text ?? null;

test('G3: a line says its size once: what its label repeats of it is left out', () => {
  expect(told('180 cm, Oak')).toBe('Oak');
  expect(told('180 × 90.5 cm, Oak, Linen')).toBe('Oak, Linen');
  expect(told('180 × 90,5 × 75 cm · Gỗ sồi', 'vi')).toBe('Gỗ sồi');
  expect(told('1800 x 905 mm，橡木', 'zh')).toBe('橡木');
  expect(told('1.8 m')).toBeNull();
  expect(labelBesideSize(null, size)).toBeNull();
});

test('G3: what a piece does not have is no word of its label', () => {
  expect(told('None, Oak')).toBe('Oak');
  expect(told('180 cm, 无, 橡木', 'zh')).toBe('橡木');
  expect(told('180 cm, 橡木, 亚麻', 'zh'), 'Chinese lists have their own mark').toBe('橡木、亚麻');
  expect(told('Không', 'vi')).toBeNull();
  expect(told('No arms, Oak')).toBe('No arms, Oak');
  expect(told('Two doors · Pale oak · Pale oak'), 'two parts in one finish').toBe('Two doors · Pale oak');
});

test('G3: another measure than its own, and words with a comma of their own, stay as they were written', () => {
  for (const words of ['160 cm mattress, Oak', '160 cm', 'Seat 45 cm', '42,5 wide', 'Large (180 cm)', 'cm', 'Maximum'])
    expect(told(words)).toBe(words);
});

test('D4: in mails and files a line has name, variant, colour and size on one line', () => {
  const line = {
    name: { en: 'Table', zh: '桌子' },
    label: { en: '180 cm, None, Oak', zh: '180 cm, 无, 橡木' },
    colour: { en: 'Brown', zh: '棕色' },
    size,
    model: null,
  };
  expect(lineWords(line, 'en')).toBe('Table, Oak, Brown, 1800 × 905 × 750 mm');
  expect(lineWords(line, 'zh')).toBe('桌子，橡木，棕色，1800 × 905 × 750 mm');
  expect(lineWords({ ...line, label: {}, colour: {} }, 'en')).toBe('Table, 1800 × 905 × 750 mm');
  const bed = { ...line, label: {}, colour: {}, model: bedFor180 };
  expect(lineWords(bed, 'vi')).toContain(', cho nệm 1,8 m, ');
  expect(lineWords(bed, 'en')).toContain(', for a 1.8 m mattress, ');
  expect(lineWords(bed, 'zh')).toContain('，适合 1.8 米床垫，');
});

test('F6: in one line a label of two sides becomes all three, in the unit of the site', () => {
  const table = { width: 1100, depth: 600, height: 360 };
  const line = (text: string) => labelWithSize({ text, lang: 'zh' }, table, 'zh').text;
  expect(line('110 × 36 cm')).toBe('1100 × 600 × 360 mm');
  expect(line('110 × 36 cm，橡木')).toBe('橡木 · 1100 × 600 × 360 mm');
});
