import { expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { LevelChooser } from './level-chooser.tsx';

const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.lv button')]
    .find(({ textContent }) => textContent?.endsWith(name))
    ?.click();
const now = () => document.querySelector('.lv-now')?.textContent;

/** Typed and set by Enter, past React's own setter. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

test('J3 a storey is copied up with its walls, named, given a height, and left for the one below', async () => {
  const driver = drive(studio());
  const walls = Object.keys(driver.design.walls).length;
  showInEditor(driver.editor, <LevelChooser />, 'vi');
  expect(now()).toContain('Tầng 1');
  press('Tầng 1');
  await expect.poll(() => document.querySelector('.lv-sheet')).not.toBeNull();
  press('Sao chép tường lên trên');
  await expect.poll(now).toContain('Tầng 2');
  expect(Object.keys(driver.design.walls)).toHaveLength(2 * walls);
  expect(Object.values(driver.design.items).filter(({ level }) => level === driver.design.levels[1]?.id)).toEqual([]);
  const field = document.querySelector<HTMLInputElement>('.lv-fields input');
  if (!field) throw new Error('a storey has a name');
  write(field, 'Gác lửng');
  await expect.poll(now).toContain('Gác lửng');
  expect(driver.design.levels[1]?.name).toBe('Gác lửng');
  const height = document.querySelectorAll<HTMLInputElement>('.lv-fields input')[1];
  if (!height) throw new Error('a storey has a height');
  write(height, '3,2m');
  await expect.poll(() => driver.design.levels[1]?.height).toBe(3200);
  press('Tầng 1');
  await expect.poll(now).toContain('Tầng 1');
});
