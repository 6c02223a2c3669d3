import { describe, expect, test } from 'vitest';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import { compareDesigns } from './compare-designs.ts';

const before = furnishedFlat();
const [first = '', second = ''] = Object.keys(before.items).toSorted();
const told = (after: Design, from = before) =>
  compareDesigns(from, after).map(({ id, how, kinds, distance }) => [id, how, kinds.join(' '), distance]);

function done(...commands: Command[]): Design {
  return commands.reduce((design, command) => {
    const applied = apply(design, command);
    if (!applied.ok) throw new Error(applied.reason);
    return applied.design;
  }, before);
}
const item = (id: string) => {
  const found = before.items[id];
  if (!found) throw new Error(id);
  return found;
};

describe('J10: what differs between two versions', () => {
  test('nothing, for the same design read twice', () => {
    expect(told(structuredClone(before))).toEqual([]);
  });

  test('added, removed, moved, turned and in another finish; there and back', () => {
    const { at } = item(first);
    const after: Design = {
      ...before,
      items: {
        ...Object.fromEntries(Object.entries(before.items).filter(([id]) => id !== second)),
        [first]: { ...item(first), at: { ...at, x: at.x + 300, y: at.y - 400 }, turn: item(first).turn + 90 },
        it_new: { ...item(second), id: 'it_new' },
      },
    };
    expect(told(after)).toEqual([
      ['it_new', 'added', '', 0],
      [first, 'changed', 'moved turned', 500],
      [second, 'removed', '', 0],
    ]);
    expect(told(before, after).map(([id, how]) => [id, how])).toEqual([
      [second, 'added'],
      [first, 'changed'],
      ['it_new', 'removed'],
    ]);
  });

  test('what the editor keeps for itself is no change; what is bought is', () => {
    const altered = (more: object): Design => ({
      ...before,
      items: { ...before.items, [first]: { ...item(first), ...more } },
    });
    expect(told(altered({ locked: !item(first).locked, group: 'gp_1' }))).toEqual([]);
    expect(told(altered({ finishes: { body: 'oak-pale' }, product: 'p_1' }))).toEqual([
      [first, 'changed', 'finish purchase', 0],
    ]);
    expect(told(altered({ model: 'sofa-7' }))).toEqual([[first, 'changed', 'model', 0]]);
  });

  test('a renamed design and a moved wall, by real commands', () => {
    const wall = Object.keys(before.walls).toSorted()[0] ?? '';
    const after = done(
      { kind: 'design.rename', name: 'Bản hai' },
      { kind: 'wall.move', id: wall, by: { x: 0, y: 200 }, joined: true },
    );
    const differences = compareDesigns(before, after);
    expect(differences.find(({ id }) => id === wall)).toMatchObject({
      how: 'changed',
      kinds: ['moved'],
      distance: 200,
    });
    expect(differences.at(-1)).toMatchObject({ table: 'name', how: 'changed' });
  });
});
