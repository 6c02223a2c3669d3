import { describe, expect, test } from 'vitest';
import { aboutTexts, faqTexts, legalTexts, messageTexts, vocabularyTexts, type Text } from './words/all-texts.ts';

/** Quotes that name no button and no field, and why. */
const notLabels: Record<string, string> = {
  'en phuong 24 binh thanh': 'what somebody might type',
  'vi phuong 24 binh thanh': 'what somebody might type',
  'zh phuong 24 binh thanh': 'what somebody might type',
  'zh 打印为 PDF': 'a menu of other programs',
  'zh 共': 'a word of a table',
  'en as is': 'a term of law',
  'vi nguyên trạng': 'a term of law',
  'zh 现状': 'a term of law',
  'en we': 'defines a word',
  'vi chúng tôi': 'defines a word',
  'zh 我们': 'defines a word',
};

const messages = messageTexts();
const texts = [...messages, ...legalTexts(), ...aboutTexts(), ...faqTexts()];
const labels = labelsOf([...messages, ...vocabularyTexts()]);

describe('N1: a text that quotes a button, a field or a section calls it what it is called', () => {
  test('every quoted name is a text of the interface in that language', () => {
    const found = texts.flatMap(quotedIn);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(unknown).map(({ place, locale, text }) => `${locale} ${place}: “${text}”`)).toEqual([]);
  });

  test('every exemption is needed', () => {
    const quoted = new Set(texts.flatMap(quotedIn).map(({ locale, text }) => `${locale} ${text}`));
    expect(Object.keys(notLabels).filter((key) => !quoted.has(key))).toEqual([]);
  });

  test('a planted name is found: one that no button bears, and one of another language', () => {
    const planted: Text[] = [
      { place: 'planted', locale: 'vi', text: 'Bấm “Nhờ tư vấn”.' },
      { place: 'planted', locale: 'zh', text: '点“Add to cart”。' },
      { place: 'planted', locale: 'en', text: 'Press “Add to cart”.' },
      { place: 'planted', locale: 'en', text: '“{name}” is published' },
    ];
    expect(
      planted
        .flatMap(quotedIn)
        .filter(unknown)
        .map(({ text }) => text),
    ).toEqual(['Nhờ tư vấn', 'Add to cart']);
  });
});

function unknown({ locale, text }: Text): boolean {
  return !labels.has(`${locale} ${plain(text)}`) && notLabels[`${locale} ${text}`] === undefined;
}

function quotedIn({ place, locale, text }: Text): Text[] {
  return [...text.matchAll(/“([^”{}]+)”/g)].map(([, quoted = '']) => ({ place, locale, text: quoted }));
}

/** A label with a note in brackets is called by what stands before them: “Fits in (free space, mm)”. */
function labelsOf(all: readonly Text[]): Set<string> {
  return new Set(
    all.flatMap(({ locale, text }) => [
      `${locale} ${plain(text)}`,
      `${locale} ${plain(text.split(/ ?[(（]/)[0] ?? '')}`,
    ]),
  );
}

function plain(text: string): string {
  return text.replaceAll(/<\/?\w+>/g, '').toLocaleLowerCase();
}
