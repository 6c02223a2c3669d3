import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#lib/locale.ts';
import { legalNames, type LegalName, type LegalText } from './legal.ts';
import { legalText } from './legal-texts.server.ts';

const operator = { company: 'Mái Hiên Co.', address: '1 Phố Sách, Hà Nội', email: 'nha@hien.example' };
const unfilled = { company: '{company}', address: '{address}', email: '{email}' };
const pairs = legalNames.flatMap((name) => locales.map((locale) => [name, locale] as const));

describe.each(pairs)('%s in %s', (name, locale) => {
  const text = legalText(name, locale, operator);
  const lines = linesOf(text);

  test('is complete: 9 to 14 sections of readable length, nothing empty', () => {
    expect(text.effective).toBe('2026-11-15');
    expect(text.sections.length).toBeGreaterThanOrEqual(9);
    expect(text.sections.length).toBeLessThanOrEqual(14);
    for (const section of text.sections) {
      expect(section.paragraphs.length, section.id).toBeGreaterThanOrEqual(1);
      expect(section.paragraphs.length, section.id).toBeLessThanOrEqual(4);
      expect(section.list?.length ?? 1, section.id).toBeLessThanOrEqual(4);
      for (const row of section.table?.rows ?? []) expect(row).toHaveLength(section.table!.head.length);
    }
    expect(lines.filter((line) => line.trim() !== line || line === '')).toEqual([]);
  });

  test('has every placeholder filled and knows no other', () => {
    expect(lines.filter((line) => /[{}]/.test(line))).toEqual([]);
    expect(lines.join('\n')).toContain(operator.company);
    expect(lines.join('\n')).toContain(operator.email);
  });

  test('is written in its own language', () => {
    const letters = {
      en: /[a-z]/i,
      zh: /\p{Script=Han}/u,
      vi: /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i,
    }[locale];
    expect(proseOf(text).filter((line) => !letters.test(line))).toEqual([]);
    const foreign = {
      en: /\p{Script=Han}/u,
      zh: /您|\p{Script=Han}[,.;:!?()]|\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
      vi: /\p{Script=Han}|quý khách/iu,
    }[locale];
    expect(
      linesOf(legalText(name, locale, { company: '', address: '', email: '' })).filter((line) => foreign.test(line)),
    ).toEqual([]);
  });
});

test.each(legalNames)('%s has the same sections and the same shape in all languages', (name) => {
  const [first, ...others] = locales.map((locale) => shapeOf(legalText(name, locale, unfilled)));
  for (const other of others) expect(other).toEqual(first);
  expect(new Set(first!.map((section) => section.id)).size).toBe(first!.length);
});

test.each(legalNames)('%s leaves no line untranslated', (name) => {
  expect(sharedProse(name, 'en', 'zh')).toEqual([]);
  expect(sharedProse(name, 'en', 'vi')).toEqual([]);
});

test('a value that looks like a placeholder or a replacement pattern is kept as it is', () => {
  const text = legalText('terms', 'en', { company: '{email} $& $1', address: 'a', email: 'b' });
  expect(linesOf(text).join('\n')).toContain('run by {email} $& $1, a.');
});

test('the table of kept data is in the privacy policy, with what, why and how long', () => {
  const table = legalText('privacy', 'en', operator).sections.find((section) => section.id === 'data')?.table;
  expect(table?.head).toEqual(['What', 'Why', 'How long']);
  expect(table?.rows.length).toBeGreaterThan(10);
});

function linesOf(text: LegalText): string[] {
  return [
    ...proseOf(text),
    ...text.sections.flatMap(({ id, table }) => [id, ...(table ? [...table.head, ...table.rows.flat()] : [])]),
  ];
}

/** All but table cells, which may be bare names of cookies; of a row the second cell is prose. */
function proseOf(text: LegalText): string[] {
  return [
    text.title,
    text.lead,
    ...text.sections.flatMap((section) => [
      section.heading,
      ...section.paragraphs,
      ...(section.list ?? []),
      ...(section.table?.rows.map((row) => row[1]!) ?? []),
    ]),
  ];
}

function shapeOf(text: LegalText) {
  return text.sections.map(({ id, paragraphs, list, table }) => ({
    id,
    paragraphs: paragraphs.map(placeholdersOf),
    list: list?.map(placeholdersOf),
    columns: table?.head.length,
    rows: table?.rows.length,
  }));
}

function placeholdersOf(line: string): string[] {
  return [...new Set(line.match(/\{\w+\}/g))].toSorted();
}

function sharedProse(name: LegalName, one: Locale, other: Locale): string[] {
  const seen = new Set(proseOf(legalText(name, one, unfilled)));
  return proseOf(legalText(name, other, unfilled)).filter((line) => seen.has(line));
}
