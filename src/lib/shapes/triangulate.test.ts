import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf } from '#lib/polygon.ts';
import { triangulate } from '#lib/shapes/triangulate.ts';
import type { Point } from '#lib/vec2.ts';

const square = (x: number, y: number, size: number): Point[] => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];

describe('triangulate', () => {
  it('cuts an L into four', () => {
    const corners = [
      [0, 0],
      [4, 0],
      [4, 2],
      [2, 2],
      [2, 4],
      [0, 4],
    ].map(([x, y]) => ({ x: x!, y: y! }));
    const { triangles } = triangulate(corners);
    expect(triangles.length / 3).toBe(4);
    expect(covered(corners, [])).toBeCloseTo(12);
  });

  it('leaves holes open, also several in a row and one touching level with another', () => {
    const holes = [square(1, 1, 1), square(3, 1, 1), square(5, 1, 1), square(3, 3, 2), square(7, 7, 2)];
    expect(covered(square(0, 0, 10), holes)).toBeCloseTo(100 - 3 - 4 - 4);
  });

  it('takes either orientation', () => {
    expect(covered(square(0, 0, 4).toReversed(), [square(1, 1, 1)])).toBeCloseTo(15);
  });

  it('covers any star with any grid of holes exactly, every triangle counter-clockwise', () => {
    const star = fc.array(fc.double({ min: 2000, max: 6000, noNaN: true }), { minLength: 3, maxLength: 40 });
    const holes = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 9 });
    fc.assert(
      fc.property(star, holes, (radii, cells) => {
        const polygon = radii.map((r, i) => ({
          x: r * Math.cos((i / radii.length) * 2 * Math.PI),
          y: r * Math.sin((i / radii.length) * 2 * Math.PI),
        }));
        const inside =
          radii.length >= 8 ? cells.map((c) => square(-600 + 400 * (c % 3), -600 + 400 * Math.floor(c / 3), 300)) : [];
        const wanted = areaOf(polygon) - inside.length * 300 * 300;
        expect(covered(polygon, inside) / wanted).toBeCloseTo(1, 9);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps corners on straight sides, of holes too', () => {
    const hole = [
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 3, y: 1 },
      { x: 3, y: 3 },
      { x: 1, y: 3 },
    ];
    const { triangles } = triangulate(square(0, 0, 4), [hole]);
    expect(new Set(triangles).size).toBe(9);
    expect(covered(square(0, 0, 4), [hole])).toBeCloseTo(12);
  });

  it('ends on degenerate input', () => {
    expect(triangulate([]).triangles).toEqual([]);
    expect(
      triangulate([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]).triangles,
    ).toEqual([]);
    expect(triangulate(Array.from({ length: 50 }, () => ({ x: 1, y: 1 }))).triangles).toEqual([]);
  });
});

function covered(polygon: Point[], holes: Point[][]): number {
  const { points, triangles } = triangulate(polygon, holes);
  let sum = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const area = areaOf([0, 1, 2].map((k) => points[triangles[i + k]!]!));
    // Corners a millionth of a millimetre off a line make slivers whose area rounds to nothing.
    expect(area).toBeGreaterThan(-1e-6);
    sum += area;
  }
  return sum;
}
