import { describe, expect, test } from 'vitest';
import { families } from '#models/library.ts';
import { finishes } from '#models/materials/library.ts';
import { createModelSearch } from './model-search.ts';

const search = createModelSearch(families, finishes);

/** What one types, the family that must come first, and what its models must measure or be. */
type Wanted = [
  words: string,
  family: string,
  must?: Record<string, number | string | readonly [least: number, most: number]>,
];

const english: Wanted[] = [
  ['3-seater sofa', 'sofa', { width: [1900, 2400] }],
  ['two seater couch', 'sofa', { width: [1400, 1900] }],
  ['sofa 86"', 'sofa', { width: [2100, 2250] }],
  ['sofa < 6 feet', 'sofa', { width: [0, 1829] }],
  ['6ft sofa', 'sofa', { width: [1740, 1920] }],
  ['sofa 6\'2"', 'sofa', { width: [1786, 1974] }],
  ['TV 55 inch', 'television', { width: 1230 }],
  ['65" television', 'television', { width: 1450 }],
  ['smart tv 43-inch', 'television', { width: 962 }],
  ['tv under 50 inches', 'television', { width: [0, 1116] }],
  ['tv stand 6 ft', 'tv-unit', { width: [1740, 1920] }],
  ['desk 48 x 24 inches', 'desk', { width: [1160, 1280], depth: [580, 640] }],
  ['dining table for 6', 'dining-table', { width: [1400, 2000] }],
  ['dinning table', 'dining-table'],
  ['wardrob 2m wide', 'wardrobe', { width: 2000 }],
  ['bunk bed', 'kids-bed'],
  ['nightstand', 'bedside'],
  ['kitchen iland', 'kitchen-island'],
  ['walk-in shower', 'shower'],
  ['shower head', 'shower'],
  ['japandi coffee table', 'coffee-table', { style: 'japandi' }],
  ['chandeleir', 'chandelier'],
  ['bookcase under 1.2 m', 'bookshelf', { width: [0, 1200] }],
  ['area rug 160x230', 'rug'],
];

const chinese: Wanted[] = [
  ['三人沙发', 'sofa', { width: [1900, 2400] }],
  ['双人布艺沙发', 'sofa', { width: [1400, 1900] }],
  ['沙发 三人位', 'sofa', { width: [1900, 2400] }],
  ['单人沙发', 'armchair'],
  ['沙發 2米2', 'sofa', { width: 2200 }],
  ['55寸电视', 'television', { width: 1230 }],
  ['电视 65英寸', 'television', { width: 1450 }],
  ['六人餐桌', 'dining-table', { width: [1400, 2000] }],
  ['1米2书桌', 'desk', { width: 1200 }],
  ['双人床', 'bed'],
  ['上下床', 'kids-bed'],
  ['床头柜', 'bedside'],
  ['衣櫃不超过2米', 'wardrobe', { width: [0, 2000] }],
  ['花洒', 'shower'],
  ['淋浴房', 'shower'],
  ['新中式茶几', 'coffee-table', { style: 'newChinese' }],
  ['玄关鞋柜', 'shoe-cabinet'],
  ['电视柜 1.8米', 'tv-unit', { width: 1800 }],
  ['浴室柜', 'vanity'],
  ['厨房岛台', 'kitchen-island'],
  ['落地灯', 'floor-lamp'],
  ['吸顶灯', 'ceiling-lamp'],
  ['洗衣机', 'washing-machine'],
];

const vietnamese: Wanted[] = [
  ['sofa ba chỗ', 'sofa', { width: [1900, 2400] }],
  ['sofa 2 cho', 'sofa', { width: [1400, 1900] }],
  ['sofa 2 m 20', 'sofa', { width: 2200 }],
  ['ghe sofa 2m2', 'sofa', { width: 2200 }],
  ['sofa 2 mét 2', 'sofa', { width: 2200 }],
  ['sofa góc chữ L', 'corner-sofa'],
  ['tivi 55 inch', 'television', { width: 1230 }],
  ['tivi 65', 'television', { width: 1450 }],
  ['bàn làm việc 1m2 x 60', 'desk', { width: 1200, depth: 600 }],
  ['ban lam viec 120x60', 'desk', { width: 1200, depth: 600 }],
  ['bàn ăn 6 người', 'dining-table', { width: [1400, 2000] }],
  ['bàn ăn 4 ghế', 'dining-table', { width: [1000, 1500] }],
  ['vòi sen', 'shower'],
  ['voi sen', 'shower'],
  ['sen tắm', 'shower'],
  ['vòi rửa bát', 'tap'],
  ['giường 1m8', 'bed', { width: [1800, 2000] }],
  ['giường tầng cho bé', 'kids-bed'],
  ['tu quan ao cao duoi 2m2', 'wardrobe', { height: [0, 2200] }],
  ['kệ tivi 1m8', 'tv-unit', { width: 1800 }],
  ['den tha ban an', 'pendant'],
  ['bàn thờ', 'altar'],
  ['tủ giầy', 'shoe-cabinet'],
  ['bồn cầu treo tường', 'wall-wc'],
  ['máy giặt', 'washing-machine'],
];

describe.each([
  ['en', english],
  ['zh', chinese],
  ['vi', vietnamese],
] as const)('what people type in %s', (locale, labelled) => {
  test.each(labelled)('%s', (words, family, must = {}) => {
    const { items } = search.find({ words, locale, size: 60 });
    expect(items[0]?.family.code).toBe(family);
    for (const { choice } of items.filter((item) => item.family.code === family)) {
      for (const [key, asked] of Object.entries(must))
        expect([key, choice[key], isAsked(choice[key]!, asked)]).toEqual([key, choice[key], true]);
    }
  });

  test('is at least twenty queries', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(20);
  });
});

describe('what we do not have', () => {
  test.each([
    ['nôi', 'vi'],
    ['noi', 'vi'],
    ['cũi', 'vi'],
    ['cot', 'en'],
    ['cribs', 'en'],
    ['婴儿床', 'zh'],
    ['nồi', 'vi'],
  ] as const)('%s is said to be unknown', (words, locale) => {
    expect(search.find({ words, locale })).toMatchObject({
      total: 0,
      ignored: [words],
      relaxations: [{ text: words }],
    });
  });

  test('does not take its neighbours along', () => {
    expect(search.find({ words: 'nội thất phòng ngủ', locale: 'vi' })).toMatchObject({
      ignored: [],
      understood: [{ kind: 'room' }],
    });
    expect(search.find({ words: 'sofa và nôi', locale: 'vi' })).toMatchObject({
      ignored: ['nôi'],
      understood: [{ label: 'Ghế sofa' }],
    });
  });

  test.each([
    ['dressing table', 'en', 'Console table · Desk'],
    ['bàn trang điểm', 'vi', 'Bàn console · Bàn làm việc'],
    ['ban trang diem', 'vi', 'Bàn console · Bàn làm việc'],
    ['梳妆台', 'zh', '玄关桌 · 书桌'],
  ] as const)('%s gives the nearest, and says so', (words, locale, label) => {
    const { items, understood } = search.find({ words, locale, size: 60 });
    expect(understood.map((each) => each.label)).toEqual([label]);
    expect(new Set(items.map((item) => item.family.code))).toEqual(new Set(['console-table', 'desk']));
  });
});

test('figures are said as they were read', () => {
  const labels = (words: string) =>
    search
      .find({ words, locale: 'en' })
      .understood.filter(({ kind }) => kind === 'size')
      .map(({ label }) => label);
  expect(labels('TV 55 inch')).toEqual(['Diagonal 55″']);
  expect(labels('sofa 55 inch')).toEqual(['Width 1397 mm']);
  expect(labels('3-seater sofa')).toEqual(['Seats 3 · Width 1900–2400 mm']);
  expect(labels('wardrobe 2m 60cm deep')).toEqual(['Width 2000 mm', 'Depth 600 mm']);
  expect(labels('dining table 220 in oak')).toEqual(['Width 2200 mm']);
});

function isAsked(value: number | string, asked: number | string | readonly [number, number]): boolean {
  return typeof asked === 'object' ? Number(value) >= asked[0] && Number(value) <= asked[1] : value === asked;
}
