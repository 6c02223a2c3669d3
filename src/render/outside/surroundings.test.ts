import { describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { smallRoom } from '#render/testing/small-room.ts';
import { settingOf, settings, type Setting } from './setting.ts';
import { surroundings } from './surroundings.ts';

/** The small room is 3 m by 2.6 m; its only window looks to −X. */
const around = (setting: Setting) => surroundings({ ...smallRoom(), setting, floor: 0 });
const placed = (setting: Setting) =>
  around(setting).flatMap(({ mesh: { positions }, at }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => {
      const [x, y] = [positions[i * 3]!, positions[i * 3 + 1]!];
      return {
        x: x * Math.cos(at.turn) - y * Math.sin(at.turn) + at.x,
        y: x * Math.sin(at.turn) + y * Math.cos(at.turn) + at.y,
        z: positions[i * 3 + 2]! + at.z,
      };
    }),
  );

describe('K1: what windows show', () => {
  test.each(settings)('%s: stands before the window, none of it in the room', (setting) => {
    const points = placed(setting);
    const inside = points.filter(({ x, y, z }) => x > -50 && x < 3000 && y > 0 && y < 2600 && z > 0 && z < 2400);
    expect(inside).toHaveLength(0);
    expect(points.filter(({ x }) => x < -500).length).toBeGreaterThan(20);
  });

  test('the same home has the same surroundings, and the four are unlike', () => {
    const sizes = settings.map((setting) => placed(setting).length);
    expect(settings.map((setting) => placed(setting).length)).toEqual(sizes);
    expect(new Set(sizes).size).toBe(4);
  });

  test('a place has one of the four; a home high above the ground looks over roofs', () => {
    const design = newDesign('');
    const at = (north: number) => settingOf({ ...design, settings: { ...design.settings, north } });
    expect(new Set(Array.from({ length: 40 }, (_, north) => at(north)))).toEqual(new Set(settings));
    expect(at(12)).toBe(at(12));
    const [level] = design.levels;
    expect(settingOf({ ...design, levels: [{ ...level!, elevation: 30_000 }] })).toBe('high');
  });

  test('a home without windows has none', () => {
    expect(surroundings({ ...smallRoom(), portals: [], setting: 'garden', floor: 0 })).toEqual([]);
  });
});
