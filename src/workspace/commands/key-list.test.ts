import { expect, test } from 'vitest';
import { actions } from '#editor/actions/actions.ts';
import { folds, keyColumns, keyRows } from './key-list.ts';

const rows = Object.values(keyRows()).flat();

test('J3 every action that has a key stands in one line of the list', () => {
  const keyed = actions.filter(({ keys }) => keys?.[0] !== undefined).map(({ id }) => id);
  const listed = rows.flatMap((row) => row.actions.map(({ id }) => id));
  expect(listed.toSorted()).toEqual(keyed.toSorted());
});

test('J3 a line of several is one line, with all of them', () => {
  const wrong = Object.entries(folds).filter(
    ([fold, ids]) => rows.find(({ id }) => id === fold)?.actions.length !== ids.length,
  );
  expect(wrong).toEqual([]);
});

test('J3 what everybody reads is a dozen lines a column at most', () => {
  const columns = keyRows();
  for (const column of keyColumns) {
    const ordinary = columns[column].filter((row) => row.ordinary);
    expect(ordinary.length).toBeGreaterThan(8);
    expect(ordinary.length).toBeLessThanOrEqual(12);
  }
});
