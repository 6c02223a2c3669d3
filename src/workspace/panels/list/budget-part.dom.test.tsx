import { expect, test } from 'vitest';
import { list, openList } from '../../../../tests/support/workspace/open-list.tsx';

test('O2 a budget says what is left and what is over; what is no amount is said', async () => {
  const kept: (number | null)[] = [];
  const { place, text, button } = openList({
    budget: {
      read: () => Promise.resolve(null),
      set(budget) {
        kept.push(budget);
        return Promise.resolve();
      },
    },
  });
  await expect.poll(() => button('Đặt ngân sách')?.disabled).toBe(false);
  const type = async (words: string) => {
    const input = place.querySelector<HTMLInputElement>('.ls-budget input');
    if (!input) throw new Error('no field');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')?.set?.call(input, words);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    button('Lưu')?.click();
  };
  button('Đặt ngân sách')?.click();
  await expect.poll(() => place.querySelector('.ls-budget input')).not.toBeNull();
  await type('nhiều');
  await expect.poll(text).toContain('Nhập số tiền');
  await type('20.000.000');
  await expect.poll(text).toContain('Còn 2.800.000');
  expect(kept).toEqual([20_000_000]);
  button('Sửa ngân sách')?.click();
  await expect.poll(() => place.querySelector('.ls-budget input')).not.toBeNull();
  await type('17000000');
  await expect.poll(text).toContain('Vượt 200.000');
});

test('O2 what is left of a budget counts delivery as soon as it is known where to, and says so', async () => {
  const budget = { read: () => Promise.resolve(17_400_000), set: () => Promise.resolve() };
  const without = openList({ budget });
  await expect.poll(without.text).toContain('Còn 200.000 ₫ (chưa tính phí giao)');
  const brought = openList({
    budget,
    province: () => '79',
    list: () => Promise.resolve({ ...list, fee: 300_000 }),
  });
  await expect.poll(brought.text).toContain('Vượt 100.000 ₫ (đã tính phí giao)');
});

test('O2 the ruler of the sum is there before a budget is set, and longer than the sum', async () => {
  const { place, text } = openList({ budget: { read: () => Promise.resolve(null), set: () => Promise.resolve() } });
  await expect.poll(text).toContain('Chưa đặt ngân sách');
  const spent = Number(place.querySelector('.sum-ruler .sum-used')?.getAttribute('width'));
  expect(spent).toBeGreaterThan(100);
  expect(spent).toBeLessThan(272);
  expect(place.querySelector('.ls-verdict')).toBeNull();
});
