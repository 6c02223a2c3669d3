import { expect, test } from 'vitest';
import { spokenSeats } from './spoken-seats.ts';

test.each([
  ['sofa 2 chỗ', [2], 'sofa'],
  ['sofa 2 cho', [2], 'sofa'],
  ['sofa hai chỗ ngồi', [2], 'sofa'],
  ['ghế sofa ba chỗ màu xám', [3], 'ghế sofa màu xám'],
  ['sofa 3 người', [3], 'sofa'],
  ['sofa đôi', [2], 'sofa'],
  ['bàn ăn 6 ghế', [6], 'bàn ăn'],
  ['ban an 6 nguoi', [6], 'ban an'],
  ['ghế 2-3 chỗ', [2, 3], 'ghế'],
  ['2-seater sofa', [2], 'sofa'],
  ['two seater sofa', [2], 'sofa'],
  ['loveseat', [2], 'sofa'],
  ['dining table for 6', [6], 'dining table'],
  ['table for 4 to 6 people', [4, 5, 6], 'table'],
  ['双人沙发', [2], '沙发'],
  ['两人位沙发', [2], '沙发'],
  ['沙发 三人位', [3], '沙发'],
  ['三人沙发 灰色', [3], '沙发 灰色'],
  ['6人餐桌', [6], '餐桌'],
] as const)('F5: %s', (words, seats, rest) => {
  expect(spokenSeats(words)).toMatchObject({ seats, rest });
});

test.each(['sofa', 'sofa 2m2', '双人床', '单人沙发', 'ghế cho bé', 'Kệ KT 200', 'tủ 3 cánh', 'sofa 99 chỗ', '2', ''])(
  'F5: %s counts nobody',
  (words) => {
    expect(spokenSeats(words)).toBeNull();
  },
);
