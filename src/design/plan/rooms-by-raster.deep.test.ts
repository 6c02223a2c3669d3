import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centreOf, flattened, nearestOn, pointAt, radiusOf } from '#lib/curve.ts';
import { flatOutline, outlineLength } from '#lib/outline.ts';
import { interiorPoint } from '#lib/shapes/interior-point.ts';
import { cross, direction, distance, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { facesOf } from '#design/plan/faces.ts';
import type { Face } from '#design/plan/faces.ts';
import type { PlanWall } from '#design/plan/plan-wall.ts';
import { middleOutline, roomShapes } from '#design/plan/room-shapes.ts';
import { wallGraph } from '#design/plan/wall-graph.ts';
import type { WallGraph } from '#design/plan/wall-graph.ts';
import { flood, lineBarriers } from '#design/testing/raster.ts';
import type { Raster } from '#design/testing/raster.ts';

/** Corners on a half-metre grid of 4 m: walls cross, touch, dangle, overlap and double by themselves. */
const place = fc.integer({ min: 0, max: 8 }).map((step) => step * 500);
const corner = fc.record({ x: place, y: place });
const bulge = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(-0.6, -0.3, 0.3, 0.6) },
);
// Thin ones: an end in the body of a wall touches it, which lines without a body know nothing of.
const anyWall = fc.record({ a: corner, b: corner, bulge, thickness: fc.constant(1) });
/** One thickness for all that run alike: where thick meets thin in line, whose end is it? */
const rightAngled = fc
  .tuple(
    fc.array(fc.record({ a: corner, length: fc.integer({ min: 2, max: 8 }), up: fc.boolean() }), {
      minLength: 14,
      maxLength: 40,
    }),
    fc.constantFrom(100, 200, 300),
    fc.constantFrom(100, 200),
  )
  .map(([walls, upright, level]) =>
    walls.map(({ a, length, up }): PlanWall => ({
      a,
      b: up ? { x: a.x, y: a.y + length * 500 } : { x: a.x + length * 500, y: a.y },
      bulge: 0,
      thickness: up ? upright : level,
    })),
  );

describe('rooms against a flood of small squares', () => {
  it('between the middles of any walls, straight and bent', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.array(anyWall, { minLength: 6, maxLength: 18 }), (walls) => {
        compared += compareFaces(walls, 25);
      }),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(60);
  });

  it('between the faces of walls at right angles, to the square', () => {
    let compared = 0;
    fc.assert(
      fc.property(rightAngled, (walls) => {
        const raster = bodies(walls);
        const shapes = roomShapes(wallGraph(walls)!);
        const found = shapes.map((shape) => Math.round(shape.netArea)).sort((a, b) => a - b);
        expect(found).toEqual(raster.counts.map((count) => count * 25 * 25).sort((a, b) => a - b));
        for (const shape of shapes)
          expect(raster.counts[raster.regionAt(shape.middle)]! * 25 * 25).toBe(Math.round(shape.netArea));
        compared += found.length;
      }),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(60);
  });
});

function lines(walls: readonly PlanWall[], cell: number): Raster {
  // Off the grid, so that no corner lies in the middle of a square.
  const origin = { x: -1803.7, y: -1801.3 };
  const size = Math.ceil(7610 / cell);
  return flood(
    size,
    cell,
    origin,
    lineBarriers(
      size,
      cell,
      origin,
      walls.map((wall) => [...flattened(wall, 0.2), wall.b]),
    ),
  );
}

function compareFaces(walls: readonly PlanWall[], cell: number): number {
  fc.pre(!walls.some((wall) => walls.some((other) => nearlyTouches(wall, other))));
  const graph = wallGraph(walls)!;
  const all = facesOf(graph).faces;
  // Nothing so near to the limit that the squares could not tell.
  fc.pre(!all.some((face) => Math.abs(face.area / least - 1) < 0.2));
  const faces = all.filter((face) => face.area > least);
  const raster = lines(walls, cell);
  if (large(raster, cell) !== faces.length) {
    // Where a gap is narrower than the squares, the flood itself is wrong: it changes with their size.
    fc.pre(large(raster, cell) === large(lines(walls, cell / 4), cell / 4));
    expect(faces).toHaveLength(large(raster, cell));
  }
  for (const face of faces) expectArea(graph, face, raster, cell);
  return faces.length;
}

const least = 0.3e6;

/** An end that stops just short of a wall: paint would flow through, but not through squares. */
function nearlyTouches(wall: PlanWall, other: PlanWall): boolean {
  const gaps = [wall.a, wall.b].map((end) => distance(end, pointAt(other, nearestOn(other, end))));
  return gaps.some((gap) => gap > 0.1 && gap < 40) || grazes(wall, other);
}

/** An arc that passes another wall by a hair. */
function grazes(arc: PlanWall, other: PlanWall): boolean {
  if (arc === other || arc.bulge === 0 || distance(arc.a, arc.b) < 1 || distance(other.a, other.b) < 1) return false;
  const centre = centreOf(arc);
  const radius = Math.abs(radiusOf(arc));
  const gaps =
    other.bulge === 0
      ? [Math.abs(cross(direction(other.a, other.b), subtract(centre, other.a))) - radius]
      : [1, -1].map((sign) => distance(centre, centreOf(other)) - Math.abs(radius + sign * Math.abs(radiusOf(other))));
  return gaps.some((gap) => Math.abs(gap) < 40);
}

function large(raster: Raster, cell: number): number {
  return raster.counts.filter((count) => count * cell * cell > least).length;
}

function expectArea(graph: WallGraph, face: Face, raster: Raster, cell: number): void {
  const [outline, ...holes] = [face.boundary, ...face.holes].map((cycle) => middleOutline(graph, cycle));
  const inside = interiorPoint(
    flatOutline(outline!, 1),
    holes.map((hole) => flatOutline(hole, 1)),
  )!;
  const length = [outline!, ...holes].reduce((sum, each) => sum + outlineLength(each), 0);
  const count = raster.counts[raster.regionAt(inside)] ?? 0;
  expect(Math.abs(count * cell * cell - face.area)).toBeLessThan(length * cell * 0.5);
}

/**
 * Walls at right angles on the half-metre grid, with their bodies: every face lies on a multiple of 50 mm, so squares
 * of 25 are exact.
 */
function bodies(walls: readonly PlanWall[]): Raster {
  const boxes = walls.map((wall) => bodyOf(wall, walls));
  const size = 400;
  const cell = 25;
  const origin = { x: -1000, y: -1000 };
  const solid = new Uint8Array(size * size);
  for (const box of boxes) {
    for (let row = (box.y0 - origin.y) / cell; row < (box.y1 - origin.y) / cell; row++) {
      for (let column = (box.x0 - origin.x) / cell; column < (box.x1 - origin.x) / cell; column++)
        solid[row * size + column] = 1;
    }
  }
  return flood(size, cell, origin, {
    open: (column, row) => !solid[row * size + column],
    right: () => true,
    up: () => true,
  });
}

/** A wall reaches into a corner as far as the walls across it are thick; a free end is cut where it ends. */
function bodyOf(wall: PlanWall, walls: readonly PlanWall[]): { x0: number; y0: number; x1: number; y1: number } {
  const half = wall.thickness / 2;
  const upright = wall.a.x === wall.b.x;
  const before = reach(wall.a, upright, walls);
  const after = reach(wall.b, upright, walls);
  return upright
    ? { x0: wall.a.x - half, x1: wall.a.x + half, y0: wall.a.y - before, y1: wall.b.y + after }
    : { x0: wall.a.x - before, x1: wall.b.x + after, y0: wall.a.y - half, y1: wall.a.y + half };
}

function reach(end: Point, upright: boolean, walls: readonly PlanWall[]): number {
  const across = walls.filter((other) => (other.a.x === other.b.x) !== upright && holds(other, end));
  return Math.max(0, ...across.map((other) => other.thickness / 2));
}

function holds({ a, b }: PlanWall, p: Point): boolean {
  return p.x >= a.x && p.x <= b.x && p.y >= a.y && p.y <= b.y;
}
