import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { actions } from '#editor/actions/actions.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { pressOn, showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { Commands } from './commands.tsx';
import { folds } from './key-list.ts';
import { needsNoInput } from './ready-actions.ts';

const keyLines = () =>
  [...document.querySelectorAll('.wc-keysheet li > span:first-child')].map((each) => each.textContent);

test.each(locales)('J3 in %s the list of keys has every action that has a key', async (language) => {
  const { editor } = drive(furnishedStudio());
  const t = translator(language, 'editor');
  const folded = translator(language, 'workspace');
  showInEditor(editor, <Commands />, language);
  editor.act('openKeys');
  await expect.poll(() => document.querySelector('.wc-keysheet li')).not.toBeNull();
  const ordinary = keyLines().length;
  document.querySelector<HTMLElement>('.wc-foot button')?.click();
  await expect.poll(() => keyLines().length).toBeGreaterThan(ordinary);
  const listed = keyLines();
  const keyed = actions.filter(({ keys }) => keys?.length);
  const names = keyed.map(({ id }) => {
    const fold = Object.entries(folds).find(([, ids]) => ids.some((each) => each === id))?.[0];
    return fold === undefined
      ? t(`actions.${id}` as 'actions.undo')
      : folded(`commands.folded.${fold as keyof typeof folds}`);
  });
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('J3 a key that stands in no ordinary line is found by its own name', async () => {
  const { editor } = drive(furnishedStudio());
  showInEditor(editor, <Commands />, 'vi');
  editor.act('openKeys');
  await expect.poll(keyLines).toContain('Dời 10 mm');
  expect(keyLines()).not.toContain('Con trỏ đi 1 m');
  typeInto('.wc-keysheet input', 'con tro len 1 m');
  await expect.poll(keyLines).toEqual(['Con trỏ đi 1 m']);
  expect(document.querySelector('.wc-keysheet li')?.textContent).toContain('← ↑ ↓ →');
  typeInto('.wc-keysheet input', 'khong co lenh nay');
  await expect.poll(keyLines).toEqual([]);
  expect(document.querySelector('.wc-none')?.textContent).toBe('Không có lệnh nào tên như vậy');
});

test('J3 the palette finds a command by a part of its name and runs it by Enter', async () => {
  const driver = drive(furnishedStudio());
  showInEditor(driver.editor, <Commands />, 'vi');
  driver.editor.act('openPalette');
  await expect.poll(() => document.querySelector('[role=combobox]')).not.toBeNull();
  const input = typeInto('[role=combobox]', 'tuong');
  await expect.poll(() => document.querySelector('[role=option]')?.textContent).toMatch(/tường/i);
  const chosen = () => document.querySelector('[aria-selected=true]')?.textContent;
  while (!chosen()?.startsWith('TườngCông')) {
    const before = chosen();
    pressOn(input, 'ArrowDown');
    await expect.poll(chosen).not.toBe(before);
  }
  pressOn(input, 'Enter');
  expect(driver.tool.tool).toBe('wall');
  await expect.poll(() => document.querySelector('[role=combobox]')).toBeNull();
});

test('J3 a right press on a piece opens its menu, which deletes it', async () => {
  const driver = drive(furnishedStudio());
  const item = Object.values(driver.design.items).find(({ placement }) => placement === 'floor');
  if (!item) throw new Error('the sample has furniture');
  showInEditor(driver.editor, <Commands />);
  driver.down([item.at.x, item.at.y], { button: 'secondary' });
  const [id] = driver.selection;
  await expect.poll(() => document.querySelectorAll('[role=menuitem]').length).toBeGreaterThan(3);
  const entries = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  expect(document.activeElement).toBe(entries[0]);
  entries.find(({ textContent }) => textContent?.startsWith('Delete'))?.click();
  expect(driver.design.items[id ?? '']).toBeUndefined();
  await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
});

test('J3 F2 asks for the name of what is selected and sets it', async () => {
  const driver = drive(furnishedStudio());
  const item = Object.keys(driver.design.items)[0] ?? '';
  showInEditor(driver.editor, <Commands />);
  driver.select(item).press('F2');
  await expect.poll(() => document.querySelector('.wc-ask input')).not.toBeNull();
  const input = typeInto('.wc-ask input', 'Bà ngoại');
  await expect.poll(() => input.value).toBe('Bà ngoại');
  document.querySelector<HTMLElement>('.wc-ask [type=submit]')?.click();
  await expect.poll(() => driver.design.items[item]?.name).toBe('Bà ngoại');
});

test('J3 what asks for values is in no list', () => {
  expect(actions.filter(needsNoInput).map(({ id }) => id)).not.toContain('turnBy');
});

function typeInto(selector: string, text: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`${selector} is not in the page`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return input;
}
