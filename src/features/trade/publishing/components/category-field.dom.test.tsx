import { useState } from 'react';
import { expect, test } from 'vitest';
import { acting, type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { CategoryField } from './category-field.tsx';

const categories = [
  { key: 'seating', name: 'Ghế', children: [{ key: 'sofa', name: 'Sofa góc', family: 'sofa', materials: [] }] },
  { key: 'tables', name: 'Bàn', children: [{ key: 'desk', name: 'Bàn làm việc', family: 'desk', materials: [] }] },
];
const input = () => document.querySelector<HTMLInputElement>('[role=combobox]');
const options = () =>
  [...document.querySelectorAll<HTMLElement>('[role=option]')].map(({ textContent }) => textContent);
const press = (key: string) =>
  acting(() => input()!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

test('G3 a category is found by a few letters without accents, and chosen by the keys', async () => {
  let chosen = '';
  showPage(Choice, { texts: ['publishing'], language: 'vi' });
  await expect.poll(input).not.toBeNull();
  await acting(() => input()!.focus());
  await expect.poll(() => options().length).toBe(4);
  await acting(() => type(input()!, 'lam viec'));
  await expect.poll(options).toEqual(['Bàn làm việcBàn']);
  await press('Enter');
  await expect.poll(() => chosen).toBe('desk');
  await expect.poll(() => input()?.value).toBe('Bàn làm việc');
  await acting(() => type(input()!, 'lâu đài'));
  await expect.poll(() => document.querySelector('output.hint')?.textContent).toContain('Không có danh mục');

  function Choice() {
    const [value, setValue] = useState('');
    chosen = value;
    return <CategoryField categories={categories} value={value} onChange={setValue} />;
  }
});

test('G3 Enter in a category nobody searches leaves what is chosen and sends no form; the arrow upwards begins at the end', async () => {
  const chosen: string[] = [];
  showPage(() => <CategoryField categories={categories} value="desk" onChange={(key) => chosen.push(key)} />, {
    texts: ['publishing'],
    language: 'vi',
  });
  await expect.poll(input).not.toBeNull();
  await acting(() => input()!.focus());
  await expect.poll(() => options().length).toBe(4);
  const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  const first = enter();
  await acting(() => input()!.dispatchEvent(first));
  expect([first.defaultPrevented, chosen]).toEqual([true, []]);
  await expect.poll(() => options().length).toBe(0);
  const second = enter();
  await acting(() => input()!.dispatchEvent(second));
  expect(second.defaultPrevented, 'with the list closed it is the form’s').toBe(false);
  await press('ArrowUp');
  await press('Enter');
  await expect.poll(() => chosen).toEqual(['tables']);
});
