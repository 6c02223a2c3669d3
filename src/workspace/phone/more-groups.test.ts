import { expect, test } from 'vitest';
import { actions } from '#editor/actions/actions.ts';
import { groupedEntries } from './more-groups.ts';

const records = ['record:list', 'record:versions', 'record:render', 'share', 'tree'];
const all = [...actions.map(({ id }) => id), ...records];
const tools = actions
  .filter(({ id, group }) => group === 'tool' && /^use[A-Z]/.test(id) && id !== 'useSelect')
  .map(({ id }) => id);

test('J3 on a phone the ten most used come first, and everything is in one group', () => {
  const groups = groupedEntries(all, tools);
  expect(groups[0]).toMatchObject({ group: 'often' });
  expect(groups[0]?.entries).toHaveLength(10);
  const listed = groups.flatMap(({ entries }) => entries);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining([...tools, ...records]));
  // A name that is no action would be a button that does nothing.
  expect(listed.filter((id) => !all.includes(id))).toEqual([]);
});

test('J3 what cannot be used now is left out, and a group without anything too', () => {
  expect(groupedEntries(['zoomAll', 'useWall'], [])).toEqual([
    { group: 'draw', entries: ['useWall'] },
    { group: 'view', entries: ['zoomAll'] },
  ]);
});
