import { describe, expect, test } from 'vitest';
import { findFault } from '#design/check-design.ts';
import { limits } from '#design/limits.ts';
import { openDesign } from '#design/open-design.ts';
import { samples } from '#design/samples/samples.ts';
import { gridDesign } from '../../../tests/support/studio/designs.ts';
import { enclosedOn, levelPlan, makeLevelPlan } from './level-plan.ts';

describe('H2: what walls enclose is counted before rooms are looked for', () => {
  test.each(Object.entries(samples))('%s: never fewer than its rooms', (_, make) => {
    const design = make();
    for (const { id } of design.levels)
      expect(enclosedOn(design, id)).toBeGreaterThanOrEqual(levelPlan(design, id).shapes.length);
  });

  test.each([
    [1, 1],
    [3, 4],
    [12, 9],
  ])('a grid of %i by %i has exactly its fields', (columns, rows) => {
    const grid = gridDesign(columns, rows);
    expect(enclosedOn(grid, 'lv_1')).toBe(columns * rows);
    expect(levelPlan(grid, 'lv_1').shapes).toHaveLength(columns * rows);
  });

  test('too many are refused by name, and none of them is looked for', () => {
    const grid = gridDesign(45, 45);
    expect(enclosedOn(grid, 'lv_1')).toBeGreaterThan(limits.rooms);
    expect(findFault(grid)).toEqual({ reason: 'too_many', path: 'rooms' });
    expect(makeLevelPlan(Object.values(grid.walls))).toBeNull();
    expect(openDesign(JSON.stringify(grid))).toMatchObject({ ok: false, reason: 'too_many', path: 'rooms' });
  });

  test('levels count together', () => {
    const grid = gridDesign(32, 32);
    const [level] = grid.levels;
    const above = Object.values(grid.walls).map((wall) => ({ ...wall, id: `${wall.id}u`, level: 'lv_2' }));
    const twice = {
      ...grid,
      levels: [level!, { ...level!, id: 'lv_2' }],
      walls: { ...grid.walls, ...Object.fromEntries(above.map((wall) => [wall.id, wall])) },
    };
    expect(findFault(grid)).toBeNull();
    expect(findFault(twice)).toEqual({ reason: 'too_many', path: 'rooms' });
  });
});
