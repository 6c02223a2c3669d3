import { describe, expect, it } from 'vitest';
import { apply } from '#design/apply.ts';
import { rounded } from '#design/rounded.ts';
import { applyAll, pieces } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';

describe('D5: numbers as a command writes them', () => {
  it('millimetres to the thousandth, degrees to the ten-thousandth, bends finer', () => {
    expect(rounded({ at: { x: 1.23456, y: -0.0001 }, turn: 12.345678, bulge: 0.123456789, name: 'a' })).toEqual({
      at: { x: 1.235, y: 0 },
      turn: 12.3457,
      bulge: 0.1234568,
      name: 'a',
    });
  });

  it('what is round already stays the same object, and what is no number stays as it is', () => {
    const record = { a: { x: 1.5, y: 2 }, list: [1, 2.25] };
    expect(rounded(record)).toBe(record);
    expect(rounded({ x: Number.NaN, y: Infinity })).toEqual({ x: Number.NaN, y: Infinity });
  });

  it('in a turned piece and a bent wall', () => {
    const home = applyAll(studio(), [
      ...pieces('lv_1', [['it_1', 'sofa-0001', 1000, 1000, 0]]),
      { kind: 'things.turn', ids: ['it_1'], by: 33.3, around: { x: 0, y: 0 } },
      { kind: 'wall.bend', id: 'wl_a', bulge: 0.2 },
    ]);
    expect(home.items['it_1']!.at).toEqual({ x: 286.785, y: 1384.83, z: 0 });
    const digits = JSON.stringify([home.items, home.walls])
      .match(/\.\d{4,}/g)
      ?.filter((each) => each.length > 8);
    expect(digits ?? []).toEqual([]);
  });

  it('but not in what is set back: undone is as it was, to the letter', () => {
    const odd = { ...studio(), walls: structuredClone(studio().walls) };
    odd.walls['wl_a']!.a.x += 0.000_123;
    const moved = apply(odd, { kind: 'wall.move', id: 'wl_a', by: { x: 0, y: 10 }, joined: false });
    const back = moved.ok && apply(moved.design, moved.inverse);
    expect(back && back.ok && back.design.walls['wl_a']).toEqual(odd.walls['wl_a']);
  });
});
