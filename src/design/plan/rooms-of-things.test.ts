import { expect, test } from 'vitest';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { roomsOfThings } from './rooms-of-things.ts';

test('O2 what hangs on a wall is in the room before it; what stands in the garden is in none', () => {
  const design = furnishedFlat();
  const rooms = roomsOfThings(design);
  const hung = Object.values(design.items).filter(({ placement }) => placement === 'wall');
  expect(hung.length).toBeGreaterThan(0);
  expect(hung.filter(({ id }) => rooms[id] === undefined)).toEqual([]);
  const [first] = Object.values(design.items);
  if (!first) throw new Error('an empty flat');
  const far =
    levelPlan(design, first.level).shapes.reduce((most, { bounds }) => Math.max(most, bounds.right), 0) + 5000;
  const moved = { ...design, items: { it_out: { ...first, id: 'it_out', at: { ...first.at, x: far } } } };
  expect(roomsOfThings(moved)['it_out']).toBeUndefined();
});
