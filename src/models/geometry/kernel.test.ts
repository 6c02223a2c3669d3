import { describe, expect, test } from 'vitest';
import { boundsOf } from '#models/geometry/bounds.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { cylinder, ellipsoid, lathe } from '#models/geometry/lathe.ts';
import { rectangle, roundedRectangle, superellipse } from '#models/geometry/outline.ts';
import { board, roundedBox } from '#models/geometry/rounded-box.ts';
import { brokenCorners, flippedTriangles, openEdges, volumeOf } from '#models/geometry/soundness.ts';
import { bothSides, lean, merge, mirror, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

const details: Detail[] = ['near', 'middle', 'far'];

/** Each shape, what it measures and (roughly) what it holds. */
const solids: Record<
  string,
  { make: (detail: Detail) => Mesh; size: readonly [number, number, number]; volume: number }
> = {
  board: {
    make: (d) => board({ from: [0, 0, 0], to: [900, 30, 400], radius: 2 }, d),
    size: [900, 30, 400],
    volume: 10_800_000,
  },
  'soft box': {
    make: (d) => roundedBox({ width: 500, depth: 600, height: 200, radius: 40 }, d),
    size: [500, 600, 200],
    volume: 58_000_000,
  },
  cylinder: {
    make: (d) => cylinder({ radius: 50, height: 300, edge: 3 }, d),
    size: [100, 100, 300],
    volume: 2_350_000,
  },
  vessel: {
    make: (d) =>
      lathe(
        [
          [40, 0],
          [80, 120],
          [60, 200],
          [54, 200],
          [74, 120],
          [0, 10],
        ],
        d,
      ),
    size: [160, 160, 200],
    volume: 950_000,
  },
  ring: {
    make: (d) =>
      lathe(
        [
          [100, 0],
          [110, 0],
          [110, 10],
          [100, 10],
        ],
        d,
        { closed: true },
      ),
    size: [220, 220, 10],
    volume: 66_000,
  },
  ball: {
    make: (d) => ellipsoid({ width: 100, depth: 200, height: 300 }, d),
    size: [100, 200, 300],
    volume: 3_140_000,
  },
  bar: {
    make: (d) =>
      tube(
        {
          path: [
            [0, 0, 0],
            [0, 0, 400],
            [300, 0, 400],
            [300, 0, 0],
          ],
          radius: 10,
          bend: 60,
        },
        d,
      ),
    size: [320, 20, 410],
    volume: 330_000,
  },
  mitred: {
    make: (d) =>
      tube(
        {
          path: [
            [0, 0, 0],
            [500, 0, 0],
            [500, 300, 0],
            [0, 300, 0],
          ],
          section: rectangle(40, 20),
          closed: true,
        },
        d,
      ),
    size: [540, 340, 20],
    volume: 1_280_000,
  },
  slab: {
    make: (d) => extrude({ outline: superellipse(1200, 700, 3, d), height: 30, bevel: 5 }, d),
    size: [1200, 700, 30],
    volume: 22_000_000,
  },
  holed: {
    make: (d) =>
      extrude(
        {
          outline: roundedRectangle(800, 500, 60, d),
          holes: [rectangle(300, 300), roundedRectangle(100, 100, 30, d).map(([x, y]) => [x + 250, y] as const)],
          height: 20,
          bevel: 2,
        },
        d,
      ),
    size: [800, 500, 20],
    volume: 5_900_000,
  },
};

describe.each(Object.entries(solids))('%s', (_, { make, size, volume }) => {
  test.each(details)('is sound at %s', (detail) => {
    const mesh = make(detail);
    expect(openEdges(mesh)).toBe(0);
    expect(brokenCorners(mesh)).toBe(0);
    expect(flippedTriangles(mesh)).toBe(0);
    const { min, max } = boundsOf(mesh);
    for (const axis of [0, 1, 2]) expect(max[axis]! - min[axis]!).toBeCloseTo(size[axis]!, 2);
    expect(volumeOf(mesh) / volume).toBeGreaterThan(detail === 'far' ? 0.6 : 0.85);
    expect(volumeOf(mesh) / volume).toBeLessThan(1.15);
  });
});

test('moved, turned, mirrored, leaning and merged solids stay solid', () => {
  const leg = cylinder({ radius: 20, height: 300, top: 30 }, 'middle');
  const all = merge([
    bothSides(move(leg, 200, 0, 0)),
    turn(leg, 'x', 33),
    mirror(turn(leg, 'y', 90), 'x'),
    lean(leg, 8),
  ]);
  expect(openEdges(all)).toBe(0);
  expect(flippedTriangles(all)).toBe(0);
  expect(volumeOf(all)).toBeCloseTo(volumeOf(leg) * 5, -3);
});

test('boards show end grain where they are cut, and no two are alike', () => {
  const one = board({ from: [0, 0, 0], to: [900, 30, 400] }, 'middle');
  const two = board({ from: [0, 50, 0], to: [900, 80, 400] }, 'middle');
  for (const i of one.indices.slice(one.ends)) expect(Math.abs(one.normals[i * 3]!)).toBe(1);
  expect(one.uvs).not.toEqual(two.uvs);
  expect(merge([one, two]).ends).toBe(one.ends! * 2);
});
