import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { thingsInOrder } from '#editor/actions/select/step-things.ts';
import { LiveRegion } from '../frame/live-region.tsx';
import { pressOn, showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { ObjectTreeView } from './object-tree-view.tsx';
import { objectTree } from './object-tree.ts';

const marked = () => document.querySelectorAll('[role=treeitem][aria-selected=true]');
const line = () => document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]');

test('J3 the tree has everything on the storey, each room with its walls, openings and pieces', () => {
  const { editor, design } = drive(furnishedStudio());
  const tree = objectTree(editor);
  const listed = new Set(tree.flatMap(({ room, things }) => (room === null ? things : [room, ...things])));
  expect(thingsInOrder(editor).filter((id) => !listed.has(id))).toEqual([]);
  const [first] = tree;
  expect(first?.room).toMatch(/^rm_/);
  for (const table of ['walls', 'openings', 'items'] as const)
    expect(
      first?.things.some((id) => id in design[table]),
      table,
    ).toBe(true);
});

test('J3 arrows walk the tree and select, Delete deletes, and the plan’s selection is marked in it', async () => {
  const driver = drive(furnishedStudio());
  showInEditor(driver.editor, <ObjectTreeView open onClose={() => undefined} />);
  const start = line();
  start?.focus();
  if (start) pressOn(start, 'ArrowDown');
  await expect.poll(() => marked().length).toBeGreaterThan(0);
  await expect.poll(() => document.activeElement).toBe(line());
  const [walked] = driver.selection;
  expect(walked).toBeDefined();
  const item = Object.keys(driver.design.items)[0] ?? '';
  driver.select(item);
  await expect.poll(() => line()?.getAttribute('aria-selected')).toBe('true');
  const chosen = line();
  if (chosen) pressOn(chosen, 'Delete');
  expect(driver.design.items[item]).toBeUndefined();
});

test.each([
  ['en', /, 1 of 15, [\d\s ]+ mm from the wall$/u],
  ['vi', /, 1 trên 15, cách tường [\d\s ]+ mm$/u],
  ['zh', /第 1 个，共 15 个，距墙 [\d\s ]+ mm$/u],
] as const)('J3 in %s what is selected is said in words', async (language, words) => {
  const driver = drive(furnishedStudio());
  showInEditor(driver.editor, <LiveRegion />, language);
  driver.select(thingsInOrder(driver.editor).find((id) => id in driver.design.items) ?? '');
  await expect.poll(() => document.querySelector('output')?.textContent).toMatch(words);
});
