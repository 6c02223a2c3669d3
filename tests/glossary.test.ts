import { describe, expect, test } from 'vitest';
import {
  aboutTexts,
  demoTexts,
  faqTexts,
  legalTexts,
  messageTexts,
  vocabularyTexts,
  type Text,
} from './words/all-texts.ts';
import { allowed, avoided, faultsIn } from './words/glossary.ts';

const interfaceTexts = [...messageTexts(), ...legalTexts(), ...aboutTexts(), ...faqTexts(), ...vocabularyTexts()];
const written = demoTexts();
const faults = [
  ...faultsIn(interfaceTexts, avoided),
  ...faultsIn(
    written,
    avoided.filter(({ everywhere }) => everywhere),
  ),
];

describe('N1: one thing has one word in each language', () => {
  test('no text says it otherwise', () => {
    expect(interfaceTexts.length).toBeGreaterThan(10_000);
    expect(written.length).toBeGreaterThan(1500);
    expect(faults.filter(({ exempt }) => exempt === null).map(({ fault }) => fault)).toEqual([]);
  });

  test('every exemption is needed', () => {
    const used = new Set(faults.map(({ exempt }) => exempt));
    expect(Object.keys(allowed).filter((place) => !used.has(place))).toEqual([]);
  });
});

describe('planted words are found', () => {
  test.each([
    ['en', 'Put it back on the shelf.'],
    ['en', 'The maker reads it.'],
    ['en', 'You get a notice.'],
    ['en', 'It costs 350,000 ₫.'],
    ['en', 'The receipt was turned down.'],
    ['en', 'All quiet.'],
    ['en', 'Loading …'],
    ['zh', '选择方案'],
    ['zh', '注销账户'],
    ['zh', '运送中'],
    ['zh', '共 {sum} ₫'],
    ['vi', 'Mẫu 3D của bạn'],
    ['vi', 'Đưa sản phẩm lên kệ'],
    ['vi', 'Khóa tài khoản'],
    ['vi', 'Sản phẩm bị tạm ẩn'],
    ['vi', 'Đang tìm …'],
    ['vi', '88 Tô Hiến Thành, Quận 10'],
  ] as const)('%s: %s', (locale, text) => {
    expect(faultsIn([planted(locale, text)], avoided)).toHaveLength(1);
  });

  test.each([
    ['en', '{name} by {maker}'],
    ['en', '₫{amount, number}'],
    ['zh', '商品小计'],
    ['vi', 'Chuyện nhà, quý vị và quần áo'],
    ['vi', '{amount, number} ₫'],
    ['vi', 'Hoà bình, khoá cửa, tuỳ ý, quỳ'],
  ] as const)('but not in %s: %s', (locale, text) => {
    expect(faultsIn([planted(locale, text)], avoided)).toEqual([]);
  });
});

function planted(locale: Text['locale'], text: string): Text {
  return { place: 'planted here', locale, text };
}
