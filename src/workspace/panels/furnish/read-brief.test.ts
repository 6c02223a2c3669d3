import { describe, expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

describe('J5: the brief in words', () => {
  const small = { type: 'bedroom', size: 'small', style: 'japandi', budget: 30_000_000, desk: true };
  test.each([
    ['small bedroom for a student, under 30 million, japandi', small],
    ['phòng ngủ nhỏ cho sinh viên, dưới 30 triệu, japandi', small],
    ['phong ngu nho cho sinh vien duoi 30tr kieu nhat', small],
    ['学生用的小卧室，3000 万以内，日式', small],
    ['学生用的小卧室，3000万以内，日式', small],
    [
      'Large living room, mid-century, 1.5 billion',
      { type: 'living', size: 'large', style: 'midCentury', budget: 1.5e9 },
    ],
    [
      'phòng khách rộng, Đông Dương, 1,5 tỷ, chỉ món còn hàng',
      { type: 'living', size: 'large', style: 'indochine', budget: 1.5e9, inStock: true },
    ],
    [
      '大客厅，新中式，1.5亿，只要有货，保留家具',
      { type: 'living', size: 'large', style: 'newChinese', budget: 150_000_000, inStock: true, keep: true },
    ],
    ['kids room, scandi, 45.000.000', { type: 'children', style: 'scandinavian', budget: 45_000_000 }],
    ['bathroom 12 m2, 3m x 4m, modern', { type: 'bathroom', style: 'modern' }],
    ['dining room under 40m, start over', { type: 'dining', budget: 40_000_000, keep: false }],
    ['study, loft', { type: 'study', style: 'industrial' }],
  ])('%s', (text, understood) => {
    expect(readBrief(text)).toEqual(understood);
  });

  test('what means nothing is not understood as something', () => {
    for (const text of ['', '   ', '!!!', 'xin chào', 'studying smallness', '1', '999999999999999', 'a'.repeat(5000)])
      expect(readBrief(text), text.slice(0, 20)).toEqual({});
  });
});
