import { describe, expect, it, test } from 'vitest';
import { seededRng } from '#lib/random.ts';
import { countRolls } from '#lib/tiling/count-rolls.ts';
import { areaOfFace, countTiles } from '#lib/tiling/count-tiles.ts';
import type { Face } from '#lib/tiling/count-tiles.ts';
import { inLaying, layingFrame, startCorners } from '#lib/tiling/laying-frame.ts';
import { tileAt } from '#lib/tiling/tile-at.ts';
import { periodOf, spinOf, tilePatterns } from '#lib/tiling/tile-layout.ts';
import type { TileLayout } from '#lib/tiling/tile-layout.ts';
import { tilesIn } from '#lib/tiling/tiles-in.ts';
import { filled, tilesNeeded } from '#lib/tiling/tiles-needed.ts';
import { turned } from '#lib/vec2.ts';

const box = (width: number, height: number): Face => ({
  outline: [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ],
  holes: [],
});
const grid = (width: number, height: number, joint = 0): TileLayout => ({ pattern: 'grid', width, height, joint });
const count = (layout: TileLayout, face = box(3000, 2000), turn = 0, start = {}) =>
  countTiles(layout, layingFrame(layout, start, turn, face.outline), face);

describe.each(tilePatterns)('%s', (pattern) => {
  const layout = { pattern, width: 300, height: 100, joint: 4 };

  it('covers a place once, and nothing twice', () => {
    const tiles = [...tilesIn(layout, { left: -700, bottom: -700, right: 700, top: 700 })];
    const rng = seededRng(5);
    for (let i = 0; i < 500; i++) {
      const [x, y] = [rng.next() * 1200 - 600, rng.next() * 1200 - 600];
      const on = tiles.filter((t) => x > t.x && x < t.x + t.width && y > t.y && y < t.y + t.height);
      const { tile, inside } = tileAt(layout, x, y);
      if (inside > 1e-9) expect(on).toEqual([tile]);
      else expect(on).toEqual([]);
      // A joint is never wider than it was asked for.
      expect(inside).toBeGreaterThanOrEqual(-layout.joint / 2 - 1e-9);
    }
  });

  it('begins again after its period', () => {
    const { width, height } = periodOf(layout);
    const spin = (-spinOf(layout) * Math.PI) / 180;
    const rng = seededRng(7);
    for (let i = 0; i < 100; i++) {
      const p = { x: rng.next() * 900, y: rng.next() * 900 };
      const insides = [p, { x: p.x + width, y: p.y }, { x: p.x, y: p.y - height }].map((q) => {
        const { x, y } = turned(q, spin);
        return tileAt(layout, x, y).inside;
      });
      expect(insides[1]).toBeCloseTo(insides[0]!, 6);
      expect(insides[2]).toBeCloseTo(insides[0]!, 6);
    }
  });
});

describe('counting', () => {
  test('what fits is whole; a rest is cut, and what is left of a cut tile is used', () => {
    expect(count(grid(500, 500))).toEqual({ whole: 24, cut: 0, needed: 24, estimated: false });
    // The last of seven columns is a quarter wide: three pieces come from a tile, for the saw takes its share.
    expect(count(grid(480, 500))).toMatchObject({ whole: 24, cut: 4, needed: 26 });
    expect(count(grid(600, 600, 10), box(3040, 1210))).toMatchObject({ whole: 10, cut: 0 });
  });

  test('where it begins decides what is cut', () => {
    const centred = count(grid(480, 500), box(3000, 2000), 0, { corner: 'middle' });
    expect(centred).toMatchObject({ whole: 15, cut: 13 + 7 });
    const shifted = count(grid(480, 500), box(3000, 2000), 0, { shift: { x: 100, y: 0 } });
    expect(shifted).toMatchObject({ whole: 24, cut: 8 });
    for (const corner of startCorners.slice(0, 4))
      expect(count(grid(480, 480), box(3000, 2000), 0, { corner })).toMatchObject({ whole: 24, cut: 11 });
  });

  test('an L-shaped room and a column in it', () => {
    const l = {
      outline: [
        { x: 0, y: 0 },
        { x: 4000, y: 0 },
        { x: 4000, y: 2000 },
        { x: 2000, y: 2000 },
        { x: 2000, y: 4000 },
        { x: 0, y: 4000 },
      ],
      holes: [
        [
          { x: 500, y: 500 },
          { x: 1000, y: 500 },
          { x: 1000, y: 1000 },
          { x: 500, y: 1000 },
        ],
      ],
    };
    expect(areaOfFace(l)).toBe(12e6 - 0.25e6);
    expect(count(grid(500, 500), l)).toMatchObject({ whole: 47, cut: 0 });
    expect(count(grid(1000, 1000), l)).toMatchObject({ whole: 11, cut: 1 });
  });

  test('above a door only what is left is cut', () => {
    const wall = {
      outline: box(2000, 2500).outline,
      holes: [
        [
          { x: 500, y: 0 },
          { x: 1500, y: 0 },
          { x: 1500, y: 2100 },
          { x: 500, y: 2100 },
        ],
      ],
    };
    // The tiles above the door lose their lower fifth: two of what is left do not come from one.
    expect(count(grid(500, 500), wall)).toMatchObject({ whole: 10, cut: 2, needed: 12 });
    expect(count(grid(250, 500), wall)).toMatchObject({ whole: 20, cut: 4, needed: 24 });
    expect(count(grid(500, 250), wall)).toMatchObject({ whole: 22, cut: 2, needed: 24 });
  });

  test.each([0, 17, 45, 90])('turned by %s degrees the tiles cover the face', (turn) => {
    const layout = grid(300, 300);
    const { whole, cut, needed } = count(layout, box(3000, 2000), turn);
    expect(whole * 0.09).toBeLessThanOrEqual(6);
    expect((whole + cut) * 0.09).toBeGreaterThanOrEqual(6 - 1e-6);
    expect(needed * 0.09).toBeGreaterThanOrEqual(6 - 1e-6);
  });

  test('a million tiles are counted by their area, at once', () => {
    const hall = count(grid(10, 10), box(1_000_000, 1_000_000));
    expect(hall).toEqual({ whole: 1e10, cut: 0, needed: 1e10, estimated: true });
  });

  test('pieces share a tile as far as it reaches, and no further', () => {
    expect(filled([0.5, 0.5], 1, 0)).toBe(1);
    expect(filled([0.6, 0.5], 1, 0)).toBe(2);
    expect(filled([0.7, 0.1, 0.1, 0.1], 1, 0)).toBe(1);
    expect(filled([], 1, 0)).toBe(0);
    // Cut in different directions, two small pieces cannot be sure of one tile.
    expect(
      tilesNeeded([
        { along: 0.3, across: 1 },
        { along: 1, across: 0.3 },
      ]),
    ).toBe(2);
  });

  test('a frame is where its corner says, turned with the rows', () => {
    const layout = grid(300, 200);
    const face = box(3000, 2000);
    expect(layingFrame(layout, { corner: 'topRight' }, 0, face.outline).origin).toEqual({ x: 2700, y: 1800 });
    const frame = layingFrame(layout, {}, 90, face.outline);
    const { x, y } = inLaying(layout, frame)({ x: 3000, y: 0 });
    expect([Math.round(x), Math.round(y)]).toEqual([0, 0]);
  });
});

describe('rolls of wallpaper', () => {
  const roll = { width: 530, length: 10_050, repeat: 0 };
  const hung = (width: number, height: number, holes: Face['holes'] = []) => ({
    face: { ...box(width, height), holes },
    from: 0,
  });

  test('lengths to the ceiling, three or four from a roll', () => {
    // Eight lengths of 2.6 m, three from a roll.
    expect(countRolls(roll, [hung(4000, 2500)])).toBe(3);
    // Matched at 640 mm each is 3.2 m long, still three from a roll; at 1000 mm also.
    expect(countRolls({ ...roll, repeat: 640 }, [hung(4000, 2500)])).toBe(3);
    expect(countRolls({ ...roll, length: 6000 }, [hung(4000, 2500)])).toBe(4);
  });

  test('over a door only its top is hung', () => {
    const door = [
      { x: 530, y: 0 },
      { x: 1590, y: 0 },
      { x: 1590, y: 2000 },
      { x: 530, y: 2000 },
    ];
    // Two of four lengths are half a metre: together with the two long ones they are one roll.
    expect(countRolls({ ...roll, length: 6400 }, [hung(2120, 2500, [door])])).toBe(1);
    expect(countRolls({ ...roll, length: 6400 }, [hung(2120, 2500)])).toBe(2);
  });

  test('a wall higher than a roll is long', () => {
    expect(countRolls({ ...roll, length: 1000 }, [hung(530, 2500)])).toBe(3);
  });
});
