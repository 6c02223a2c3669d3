import { describe, expect, test } from 'vitest';
import { createModelSearch } from './model-search.ts';
import { smallFamilies, smallFinishes } from '../../../tests/support/library/small-library.ts';

const search = createModelSearch(smallFamilies, smallFinishes);

/** Families that come, best first (`*` after some: whatever else comes after), then what all results must have. */
type Wanted = [
  words: string,
  families: string,
  must?: Partial<
    Record<'width' | 'depth' | 'height' | 'shape' | 'arms' | 'legs' | 'style' | 'drawers' | 'doors', unknown>
  >,
];

const labelled: Wanted[] = [
  // names in three languages, with and without accents, in any case
  ['sofa', 'sofa *'],
  ['SOFA', 'sofa *'],
  ['ghế sofa', 'sofa *'],
  ['ghe sofa', 'sofa *'],
  ['Ghế Sofa', 'sofa *'],
  ['沙发', 'sofa *'],
  ['沙發', 'sofa *'],
  ['sô pha', 'sofa'],
  ['so pha', 'sofa'],
  ['couch', 'sofa'],
  ['corner sofa', 'corner'],
  ['sofa góc', 'corner'],
  ['ghế sofa góc', 'corner'],
  ['转角沙发', 'corner'],
  ['L形沙发', 'corner'],
  ['sectional', 'corner'],
  ['coffee table', 'coffee'],
  ['coffeetable', 'coffee'],
  ['bàn trà', 'coffee'],
  ['ban tra', 'coffee'],
  ['bàn cà phê', 'coffee'],
  ['茶几', 'coffee'],
  ['dining table', 'dining'],
  ['bàn ăn', 'dining'],
  ['ban an', 'dining'],
  ['餐桌', 'dining'],
  ['饭桌', 'dining'],
  ['bed', 'bed'],
  ['giường', 'bed'],
  ['giuong ngu', 'bed'],
  ['床', 'bed'],
  ['双人床', 'bed'],
  ['giường đôi', 'bed'],
  ['bedside table', 'bedside'],
  ['tủ đầu giường', 'bedside'],
  ['床头柜', 'bedside'],
  ['nightstand', 'bedside'],
  ['night stand', 'bedside'],
  ['wardrobe', 'wardrobe'],
  ['tủ quần áo', 'wardrobe'],
  ['tu quan ao', 'wardrobe'],
  ['衣柜', 'wardrobe'],
  ['衣櫃', 'wardrobe'],
  ['gương', 'mirror'],
  ['thảm', 'rug'],
  ['tham', 'rug'],
  ['地毯', 'rug'],
  ['đèn thả', 'pendant'],
  ['吊灯', 'pendant'],
  ['台灯', 'tablelamp'],
  // plural, categories, heads
  ['sofas', 'sofa *'],
  ['tables', 'coffee dining *'],
  ['table', 'coffee dining *'],
  ['bàn', 'coffee dining *'],
  ['chairs', 'chair *'],
  ['ghế', 'armchair sofa *'],
  ['lamps', 'pendant tablelamp'],
  ['đèn', 'pendant tablelamp'],
  ['den', 'pendant tablelamp'],
  ['灯', 'pendant tablelamp'],
  ['carpets', 'rug'],
  // rooms, styles, places, forms
  ['japandi sofa', 'sofa *', { style: 'japandi' }],
  ['sofa nhật', 'sofa *', { style: 'japandi' }],
  ['日式沙发', 'sofa *', { style: 'japandi' }],
  ['modern couch', 'sofa', { style: 'modern' }],
  ['sofa phong cách hiện đại', 'sofa *', { style: 'modern' }],
  ['bàn ăn tròn', 'dining', { shape: 'round' }],
  ['ban an tron', 'dining', { shape: 'round' }],
  ['圆形餐桌', 'dining', { shape: 'round' }],
  ['round coffee table', 'coffee', { shape: 'round' }],
  ['round sofa', 'sofa', { legs: 'round' }],
  ['sofa with rolled arms', 'sofa', { arms: 'rolled' }],
  ['phòng ngủ', '*'],
  ['lamp for the bedroom', 'tablelamp'],
  ['đèn phòng ngủ', 'tablelamp'],
  ['卧室灯', 'tablelamp'],
  ['gương treo tường', 'mirror'],
  ['wardrobe sliding doors', 'wardrobe', { doors: 'sliding' }],
  ['bedside table 3 drawers', 'bedside', { drawers: 3 }],
  ['three drawers nightstand', 'bedside', { drawers: 3 }],
  ['床头柜 2 抽屉', 'bedside', { drawers: 2 }],
  // materials and colours
  ['oak dining table', 'dining'],
  ['bàn ăn gỗ sồi', 'dining'],
  ['橡木餐桌', 'dining'],
  ['leather sofa', 'sofa *'],
  ['sofa da', 'sofa *'],
  ['皮沙发', 'sofa *'],
  ['ghe sofa den', 'sofa *'],
  ['sofa đen', 'sofa *'],
  ['green couch', 'sofa'],
  ['walnut', '*'],
  ['wenge bed', 'bed', { style: 'newChinese' }],
  // sizes
  ['sofa 2m2', 'sofa', { width: 2200 }],
  ['sofa 2,2 m', 'sofa', { width: 2200 }],
  ['sofa 2.2m', 'sofa', { width: 2200 }],
  ['sofa 220cm', 'sofa', { width: 2200 }],
  ['sofa 220', 'sofa', { width: 2200 }],
  ['sofa 2200', 'sofa', { width: 2200 }],
  ['sofa 2米2', 'sofa', { width: 2200 }],
  ['沙发 宽2200毫米', 'sofa', { width: 2200 }],
  ['sofa <= 1900 mm', 'sofa *', { width: (value: number) => value <= 1900 }],
  ['sofa ≤ 1900 mm', 'sofa *', { width: (value: number) => value <= 1900 }],
  ['sofa under 1.9 m', 'sofa *', { width: (value: number) => value <= 1900 }],
  ['sofa dưới 1m9', 'sofa *', { width: (value: number) => value <= 1900 }],
  ['沙发不超过1.9米', 'sofa *', { width: (value: number) => value <= 1900 }],
  ['沙发 1.9米以下', 'sofa *', { width: (value: number) => value <= 1900 }],
  ['couch over 2m', 'sofa', { width: (value: number) => value >= 2000 }],
  ['sofa trên 2 mét', 'sofa *', { width: (value: number) => value >= 2000 }],
  ['沙发至少2米', 'sofa *', { width: (value: number) => value >= 2000 }],
  ['couch at least 210 cm', 'sofa', { width: (value: number) => value >= 2100 }],
  ['wardrobe 160-180cm', 'wardrobe', { width: (value: number) => value >= 1600 && value <= 1800 }],
  ['tủ quần áo từ 160 đến 180 cm', 'wardrobe', { width: (value: number) => value >= 1600 && value <= 1800 }],
  ['衣柜160到180厘米', 'wardrobe', { width: (value: number) => value >= 1600 && value <= 1800 }],
  ['tủ quần áo cao dưới 2m2', 'wardrobe', { height: (value: number) => value <= 2200 }],
  ['wardrobe height max 2200', 'wardrobe', { height: (value: number) => value <= 2200 }],
  ['衣柜 高不超过 2.2 米', 'wardrobe', { height: (value: number) => value <= 2200 }],
  ['wardrobe 2m wide 2m2 tall', 'wardrobe', { width: 2000, height: 2200 }],
  ['tủ quần áo rộng 2m cao 2m2', 'wardrobe', { width: 2000, height: 2200 }],
  ['couch 90cm deep', 'sofa', { depth: 900 }],
  ['giường 1m8', 'bed', { width: (value: number) => value === 1880 || value === 1900 }],
  ['bed 1800x2000', 'bed', { width: (value: number) => value === 1880 || value === 1900 }],
  ['giường 1m6 x 2m', 'bed', { width: (value: number) => value === 1680 || value === 1700 }],
  ['床 1.8×2米', 'bed', { width: (value: number) => value === 1880 || value === 1900 }],
  ['mirror 600x800', 'mirror', { width: 600, height: 800 }],
  ['rug 160x230', 'rug', { shape: (value: string) => value !== 'oval' }],
  [
    'couch fits in 2000x900x800',
    'sofa',
    {
      width: (value: number) => value <= 2000,
      depth: (value: number) => value <= 900,
      height: (value: number) => value <= 800,
    },
  ],
  ['ghế sofa vừa 2000x900', 'sofa *'],
  ['放得下 2000x900 的沙发', 'sofa *'],
  [
    'couch that fits 0.9 x 2 m',
    'sofa',
    { width: (value: number) => value <= 2000, depth: (value: number) => value <= 900 },
  ],
  ['ghế dài 2m2', 'sofa', { width: 2200 }],
  ['ghe dai 2m2', 'sofa', { width: 2200 }],
  ['sofa dài 2m2', 'sofa', { width: 2200 }],
  ['bàn trà ≤ 1m', 'coffee', { width: (value: number) => value <= 1000 }],
  ['coffee table under 1m', 'coffee', { width: (value: number) => value <= 1000 }],
  ['tủ 1m2', 'wardrobe', { width: 1200 }],
  ['tủ quần áo rộng 1m2', 'wardrobe', { width: 1200 }],
  ['tu quan ao 1m2', 'wardrobe', { width: 1200 }],
  ['wardrobe max width 1600', 'wardrobe', { width: (value: number) => value <= 1600 }],
  ['tủ quần áo từ 1m8', 'wardrobe', { width: (value: number) => value >= 1800 }],
  // slips
  ['sofaa', 'sofa *'],
  ['soaf', 'sofa *'],
  ['wardrob', 'wardrobe'],
  ['wadrobe', 'wardrobe'],
  ['cofee table', 'coffee'],
  ['giuongg ngu', 'bed'],
  ['japndi couch', 'sofa', { style: 'japandi' }],
  ['mirorr', 'mirror'],
  // together
  ['bàn trà tròn gỗ sồi dưới 1m', 'coffee', { shape: 'round', width: (value: number) => value <= 1000 }],
  [
    'modern walnut coffee table, round, max 100 cm',
    'coffee',
    { shape: 'round', width: (value: number) => value <= 1000 },
  ],
  ['现代橡木圆形茶几不超过1米', 'coffee', { shape: 'round', width: (value: number) => value <= 1000 }],
];

describe('what people type', () => {
  test.each(labelled)('%s', (words, families, must = {}) => {
    const { items, total } = search.find({ words, locale: 'en', size: 60 });
    expect(total).toBeGreaterThan(0);
    const wanted = families.split(' ');
    const open = wanted.at(-1) === '*';
    const named = new Set(open ? wanted.slice(0, -1) : wanted);
    const came = [...new Set(items.map((item) => item.family.code))];
    if (open) expect(new Set(came.slice(0, named.size))).toEqual(named);
    else expect(new Set(came)).toEqual(named);
    for (const [key, asked] of Object.entries(must)) {
      for (const { choice } of items.filter((item) => item.family.code === wanted[0]))
        expect(
          typeof asked === 'function'
            ? [key, choice[key], (asked as (value: unknown) => boolean)(choice[key])]
            : [key, choice[key]],
        ).toEqual(typeof asked === 'function' ? [key, choice[key], true] : [key, asked]);
    }
  });

  test.each(['😀', '!!', '。'])('%s is no word: it finds nothing, and says so', (words) => {
    expect(search.find({ words, locale: 'en' })).toMatchObject({ total: 0, items: [], ignored: [words] });
  });

  test('says how many there are of them', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(60);
  });
});

describe('what accents say', () => {
  test('count where they were typed', () => {
    expect(search.read('đèn').terms).toMatchObject([
      {
        meanings: expect.arrayContaining([
          expect.objectContaining({ meaning: { kind: 'category', value: 'lighting' } }),
        ]),
      },
    ]);
    expect(search.find({ words: 'đen', locale: 'vi' }).understood).toMatchObject([{ kind: 'finish' }]);
    expect(
      search.find({ words: 'sofa đen', locale: 'vi' }).items.every((item) => item.finishes.frame === 'leather-black'),
    ).toBe(true);
  });

  test('wrong ones are forgiven and said', () => {
    expect(search.find({ words: 'giưởng', locale: 'vi' })).toMatchObject({
      corrections: [{ typed: 'giưởng', meant: 'giường' }],
    });
  });

  test('the place of a tone does not matter', () => {
    expect(search.find({ words: 'thuỷ tinh', locale: 'vi' }).ignored).toEqual(
      search.find({ words: 'thủy tinh', locale: 'vi' }).ignored,
    );
  });
});

describe('what was understood', () => {
  test('is told in the reader’s language', () => {
    expect(
      search.find({ words: 'ghe sofa japandi duoi 2m', locale: 'zh' }).understood.map(({ label }) => label),
    ).toEqual(['沙发', '日式', '宽 ≤ 2000 mm']);
    expect(search.find({ words: '沙发 放得下 2000x900', locale: 'vi' }).understood.map(({ label }) => label)).toEqual([
      'Ghế sofa',
      'Vừa chỗ 2000 × 900 mm',
    ]);
  });

  test('finishes asked for are put on', () => {
    const { items } = search.find({ words: 'walnut dining table', locale: 'en', size: 20 });
    expect(items.every((item) => Object.values(item.finishes)[0] === 'walnut')).toBe(true);
  });

  test('words nobody knows are left out, and said', () => {
    expect(search.find({ words: 'sofa blorptastic', locale: 'en' })).toMatchObject({ ignored: ['blorptastic'] });
  });

  test('when no word is known, nothing is found and the way out is said', () => {
    expect(search.find({ words: 'blorptastic', locale: 'en' })).toMatchObject({
      total: 0,
      items: [],
      ignored: ['blorptastic'],
      relaxations: [{ text: 'blorptastic' }],
    });
  });

  test('what cannot be together says what to let go', () => {
    const { total, relaxations } = search.find({ words: 'sofa 5m', filters: { style: ['japandi'] }, locale: 'en' });
    expect(total).toBe(0);
    expect(relaxations).toEqual([{ label: 'Width 5000 mm', text: '5m', filter: null, total: 34 }]);
  });
});

describe('suggestions while typing', () => {
  test.each([
    ['sof', 'en', 'sofa'],
    ['gh', 'vi', 'ghế sofa'],
    ['ghe s', 'vi', 'ghế sofa'],
    ['沙', 'zh', '沙发'],
    ['walnut cof', 'en', 'walnut coffee table'],
    ['bàn t', 'vi', 'bàn trà'],
    ['餐', 'zh', '餐桌'],
    ['dining ta', 'en', 'dining table'],
  ] as const)('%s', (typed, locale, wanted) => {
    const suggestions = search.suggest(typed, locale);
    expect(suggestions.map(({ text }) => text)).toContain(wanted);
    for (const { text, count } of suggestions)
      expect([text, search.count({ words: text, locale })]).toEqual([
        text,
        expect.toSatisfy((total: number) => total >= count),
      ]);
    expect(suggestions.every(({ count }) => count > 0)).toBe(true);
  });
});

describe('hostile words', () => {
  const nasty = [
    '',
    ' ',
    '%',
    '.*',
    '(((((',
    '[a-z]+',
    '\\',
    "'; drop table models; --",
    '<script>alert(1)</script>',
    '\u0000\u0001\u001f',
    '🛋️🛋️🛋️',
    '‮sofa‬',
    'شقة كبيرة',
    '\ud800',
    'a'.repeat(10_000),
    'sofa '.repeat(2_000),
    '9'.repeat(10_000),
    '1x'.repeat(5_000),
    'ﷺ'.repeat(3_000),
    '桌'.repeat(5_000),
    '<= >= '.repeat(1_500),
    'rong cao sau '.repeat(800),
    '__proto__ constructor toString',
    '-1mm',
    '1e309',
    '99999mm',
    '0x0x0',
    'fits in 0x0',
    '𝓼𝓸𝓯𝓪',
  ];
  test.each(nasty)('%j', (words) => {
    const found = search.find({ words, locale: 'vi' });
    search.suggest(words, 'vi');
    expect(found.total).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(found.ignored).length).toBeLessThan(2_000);
  });
});
