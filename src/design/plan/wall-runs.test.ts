import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatOutline, outlineArea } from '#lib/outline.ts';
import { contains } from '#lib/polygon.ts';
import { cornersOf } from '#design/plan/corners.ts';
import { facesOf } from '#design/plan/faces.ts';
import { innerSides, outlineOf } from '#design/plan/inner-sides.ts';
import type { PlanWall } from '#design/plan/plan-wall.ts';
import { wallGraph } from '#design/plan/wall-graph.ts';
import { runOutline, wallRuns } from '#design/plan/wall-runs.ts';

const wall = (ax: number, ay: number, bx: number, by: number, thickness = 100, bulge = 0): PlanWall => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
  bulge,
  thickness,
});
const runsOf = (walls: PlanWall[]) => {
  const graph = wallGraph(walls)!;
  return wallRuns(graph, cornersOf(graph));
};
const areas = (walls: PlanWall[]) => runsOf(walls).map((run) => Math.round(outlineArea(runOutline(run))));

describe('bodies of walls', () => {
  it('a free wall is a rectangle', () => {
    expect(areas([wall(0, 0, 1000, 0)])).toEqual([100_000]);
  });

  it('a corner is mitred: each takes half', () => {
    const [first, second] = runsOf([wall(0, 0, 1000, 0), wall(1000, 0, 1000, 1000)]);
    expect(first!.end).toEqual({ right: { x: 1050, y: -50 }, between: [], left: { x: 950, y: 50 } });
    expect(second!.start).toMatchObject({ right: { x: 1050, y: -50 }, left: { x: 950, y: 50 } });
  });

  it('walls of different thickness are mitred too', () => {
    expect(areas([wall(0, 0, 1000, 0, 100), wall(1000, 0, 1000, 1000, 200)])).toEqual([100_000, 200_000]);
  });

  it('a wall that touches butts against the face of one that passes', () => {
    expect(areas([wall(0, 0, 4000, 0, 200), wall(2000, 0, 2000, 1000)])).toEqual([800_000, 90_000]);
  });

  it('where two cross, the thicker passes', () => {
    expect(areas([wall(0, 0, 4000, 0, 100), wall(2000, -1000, 2000, 1000, 200)])).toEqual([190_000, 190_000, 400_000]);
  });

  it('three ends share their node', () => {
    const runs = runsOf([wall(0, 0, 1000, 0), wall(0, 0, -500, 866), wall(0, 0, -500, -866)]);
    expect(runs.map((run) => run.start.between)).toEqual(Array.from({ length: 3 }, () => [{ x: 0, y: 0 }]));
  });

  it('a sharp corner is cut short', () => {
    const total = areas([wall(0, 0, 3000, 0), wall(3000, 0, 0, 800)]).reduce((a, b) => a + b);
    expect(total).toBeLessThan(620_000);
  });

  it('a wall that lies in another has no body', () => {
    expect(areas([wall(0, 0, 4000, 0, 200), wall(1000, 0, 2000, 0, 100)])).toEqual([800_000]);
  });

  it('arcs meet their neighbours on their own faces', () => {
    const runs = runsOf([wall(0, 0, 4000, 0), wall(4000, 0, 0, 0, 100, 1)]);
    const total = runs.reduce((sum, run) => sum + outlineArea(runOutline(run)), 0);
    const r = 2050;
    const q = 1950;
    const cut = 50;
    const segment = (radius: number, d: number) =>
      radius * radius * Math.acos(d / radius) - d * Math.sqrt(radius * radius - d * d);
    expect(total).toBeCloseTo(segment(r, -cut) - segment(q, cut), 2);
  });
});

const place = fc.integer({ min: 0, max: 8 }).map((step) => step * 1000);
const rightAngled = fc
  .record({
    x: place,
    y: place,
    length: fc.integer({ min: 1, max: 8 }),
    up: fc.boolean(),
    thickness: fc.constantFrom(100, 200, 300),
  })
  .map(({ x, y, length, up, thickness }) =>
    wall(x, y, up ? x : x + 1000 * length, up ? y + 1000 * length : y, thickness),
  );
/** A fan of spokes at least 40° apart, all ending or passing at one place. */
const spokes = fc
  .tuple(
    fc.integer({ min: 2, max: 8 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.array(fc.constantFrom(100, 150, 240), { minLength: 8, maxLength: 8 }),
    fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  )
  .map(([count, turn, thickness, back]) =>
    Array.from({ length: count }, (_, i) => {
      const angle = 2 * Math.PI * ((i + turn) / count);
      const x = 3000 * Math.cos(angle);
      const y = 3000 * Math.sin(angle);
      return back[i] ? wall(x, y, 0, 0, thickness[i]) : wall(0, 0, x, y, thickness[i]);
    }),
  );

describe('bodies of any walls', () => {
  it('at right angles: bodies and rooms fill what the outside leaves, to the square millimetre', () => {
    fc.assert(fc.property(fc.array(rightAngled, { minLength: 4, maxLength: 30 }), expectFilled), { numRuns: 200 });
  });

  it('at any angle around one place', () => {
    fc.assert(fc.property(spokes, expectFilled), { numRuns: 200 });
    fc.assert(
      fc.property(spokes, (walls) =>
        expectFilled(
          [...walls, wall(-4000, 0, 4000, 0, 200)].filter((w) => Math.abs(w.a.y + w.b.y) > 1000 || w.a.y === w.b.y),
        ),
      ),
      { numRuns: 200 },
    );
  });
});

function expectFilled(walls: PlanWall[]): void {
  const graph = wallGraph(walls)!;
  const corners = cornersOf(graph);
  const outlines = wallRuns(graph, corners).map(runOutline);
  const { faces, outside: outer } = facesOf(graph);
  const inside = faces
    .flatMap((face) => [face.boundary, ...face.holes])
    .reduce((sum, cycle) => sum + areaWithin(cycle), 0);
  const outside = outer.reduce((sum, cycle) => sum - areaWithin(cycle), 0);
  const bodies = outlines.reduce((sum, outline) => sum + outlineArea(outline), 0);
  expect(Math.abs(bodies + inside - outside)).toBeLessThan(1);
  expectApart(outlines.map((outline) => flatOutline(outline, 1)));

  function areaWithin(cycle: readonly number[]): number {
    const sides = innerSides(graph, corners, cycle);
    return sides ? outlineArea(outlineOf(sides)) : 0;
  }
}

/** Equal areas alone could hide an overlap beside a gap: no point may lie in two bodies. */
function expectApart(polygons: { x: number; y: number }[][]): void {
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i++) {
      const a = polygon[i]!;
      const b = polygon[(i + 1) % polygon.length]!;
      const c = polygon[(i + 2) % polygon.length]!;
      const p = { x: a.x * 0.03 + b.x * 0.93 + c.x * 0.04 + 0.013, y: a.y * 0.03 + b.y * 0.93 + c.y * 0.04 + 0.007 };
      expect(polygons.filter((other) => contains(other, p)).length).toBeLessThan(2);
    }
  }
}
