import { expect, test } from 'vitest';
import { spokenPrice } from './spoken-price.ts';

const million = 1_000_000;

test.each([
  ['sofa dưới 10 triệu', 0, 10, 'sofa'],
  ['sofa duoi 10 trieu', 0, 10, 'sofa'],
  ['sofa under 10 million', 0, 10, 'sofa'],
  ['Sofa below 10,000,000', 0, 10, 'Sofa'],
  ['sofa for under ₫10,000,000', 0, 10, 'sofa'],
  ['1000万以下的沙发', 0, 10, '沙发'],
  ['1000 萬以下的沙發', 0, 10, '沙發'],
  ['不超过1000万的沙发', 0, 10, '沙发'],
  ['一千五百万以内的床', 0, 15, '床'],
  ['沙发预算1,000万', 0, 10, '沙发'],
  ['ghế không quá 1tr5', 0, 1.5, 'ghế'],
  ['ghế dưới 1 triệu rưỡi', 0, 1.5, 'ghế'],
  ['đèn giá dưới 500k', 0, 0.5, 'đèn'],
  ['bàn ăn ngân sách 10.000.000đ', 0, 10, 'bàn ăn'],
  ['sofa từ 5 đến 10 triệu', 5, 10, 'sofa'],
  ['sofa 5-10 triệu màu trắng', 5, 10, 'sofa màu trắng'],
  ['đèn từ 500 nghìn đến 2 triệu', 0.5, 2, 'đèn'],
  ['sofa between 5 and 10 million dong', 5, 10, 'sofa'],
  ['沙发500万到1000万', 5, 10, '沙发'],
  ['sofa trên 5 triệu dưới 10 triệu', 5, 10, 'sofa'],
  ['ghế 2-3 chỗ từ 5 đến 10 triệu', 5, 10, 'ghế 2-3 chỗ'],
  ['sofa over 20 million', 20, null, 'sofa'],
  ['2000万以上沙发', 20, null, '沙发'],
  ['tủ từ 10 triệu', 10, null, 'tủ'],
  ['sofa tầm 10 triệu', 8, 12, 'sofa'],
  ['tủ 10 triệu', 8, 12, 'tủ'],
  ['giường 1m8 dưới 15 triệu', 0, 15, 'giường 1m8'],
  ['dưới 10 triệu', 0, 10, ''],
] as const)('F5: %s', (words, from, to, rest) => {
  const said = spokenPrice(words);
  expect(said).toMatchObject({ to: to === null ? null : to * million, rest });
  expect(said?.from ?? 0).toBe(from * million);
});

test.each([
  'tủ dưới 2m',
  'tủ bếp dưới',
  'bed 1.8m',
  'sofa 2200',
  'bed 1800x2000',
  'ghế 3 chỗ',
  'Kệ KT 200',
  'tivi 4k',
  '3D model',
  'sofa 160-180cm',
  'from 2 to 3 seats',
  '万字纹屏风',
  '',
  '9'.repeat(400),
])('F5: %s says nothing of money', (words) => {
  expect(spokenPrice(words)).toBeNull();
});
