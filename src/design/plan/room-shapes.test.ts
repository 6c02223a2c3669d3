import { describe, expect, it } from 'vitest';
import { roomShapes } from '#design/plan/room-shapes.ts';
import { wallGraph } from '#design/plan/wall-graph.ts';

const wall = (ax: number, ay: number, bx: number, by: number, thickness = 100, bulge = 0) => ({
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
  bulge,
  thickness,
});
const box = (x: number, y: number, w: number, h: number, thickness = 100) => [
  wall(x, y, x + w, y, thickness),
  wall(x + w, y, x + w, y + h, thickness),
  wall(x + w, y + h, x, y + h, thickness),
  wall(x, y + h, x, y, thickness),
];
const shapes = (walls: ReturnType<typeof wall>[]) =>
  roomShapes(wallGraph(walls)!).toSorted((a, b) => a.netArea - b.netArea);
const areas = (walls: ReturnType<typeof wall>[]) =>
  shapes(walls).map((shape) => [Math.round(shape.area), Math.round(shape.netArea)]);

describe('rooms from walls', () => {
  it('one rectangle', () => {
    const [room] = shapes(box(0, 0, 4000, 3000));
    expect(room).toMatchObject({ area: 12e6, netArea: 3900 * 2900, perimeter: 2 * (3900 + 2900) });
  });

  it('the direction of walls does not matter', () => {
    expect(areas(box(0, 0, 4000, 3000).map((w, i) => (i % 2 ? { ...w, a: w.b, b: w.a } : w)))).toEqual([
      [12e6, 3900 * 2900],
    ]);
  });

  it('a wall that touches on both sides makes two', () => {
    expect(areas([...box(0, 0, 4000, 3000), wall(1000, 0, 1000, 3000)])).toEqual([
      [3e6, 900 * 2900],
      [9e6, 2900 * 2900],
    ]);
  });

  it('walls that cross make four, ends that stick out change nothing but the outside', () => {
    const crossing = [...box(0, 0, 4000, 4000), wall(2000, -500, 2000, 4500), wall(-500, 2000, 4500, 2000)];
    expect(areas(crossing)).toEqual(Array.from({ length: 4 }, () => [4e6, 1900 * 1900]));
  });

  it('a free end inside takes its own body away', () => {
    expect(areas([...box(0, 0, 4000, 3000), wall(2000, 0, 2000, 1000)])).toEqual([[12e6, 3900 * 2900 - 950 * 100]]);
  });

  it('a wall that stands free is a hole, as is a room inside a room', () => {
    expect(areas([...box(0, 0, 4000, 3000), wall(1000, 1000, 2000, 1000)])).toEqual([[12e6, 3900 * 2900 - 1000 * 100]]);
    expect(areas([...box(0, 0, 4000, 4000), ...box(1000, 1000, 1000, 1000)])).toEqual([
      [1e6, 900 * 900],
      [15e6, 3900 * 3900 - 1100 * 1100],
    ]);
  });

  it('a column: one short thick wall', () => {
    expect(areas([...box(0, 0, 4000, 3000), wall(1850, 1500, 2150, 1500, 300)])).toEqual([
      [12e6, 3900 * 2900 - 300 * 300],
    ]);
  });

  it('doubled and overlapping walls count once, the thicker one', () => {
    const walls = [...box(0, 0, 4000, 3000), wall(0, 0, 4000, 0), wall(4000, 0, 0, 0), wall(-1000, 3000, 2500, 3000)];
    expect(areas(walls)).toEqual([[12e6, 3900 * 2900]]);
    expect(areas([...box(0, 0, 4000, 3000), wall(0, 0, 4000, 0, 200)])).toEqual([[12e6, 3900 * 2850]]);
  });

  it('ends a hair apart meet, and an end in the body of a wall touches it', () => {
    const walls = [
      wall(0, 0, 4000, 0),
      wall(4001, 1, 4000, 3000),
      wall(4000, 3001, 0, 3000),
      wall(0, 2999, 0, 0),
      wall(1000, 40, 1000, 3030),
    ];
    expect(shapes(walls)).toHaveLength(2);
    expect(shapes(walls)[0]!.netArea / (900 * 2900)).toBeCloseTo(1, 2);
  });

  it('walls of different thickness in line make a step', () => {
    const walls = [wall(0, 0, 2000, 0, 100), wall(2000, 0, 4000, 0, 300), ...box(0, 0, 4000, 3000).slice(1)];
    expect(areas(walls)).toEqual([[12e6, 3900 * 2900 - 1950 * 100]]);
  });

  it('two walls that touch a third from both sides near each other', () => {
    const walls = [
      ...box(0, 0, 6000, 6000),
      wall(0, 3000, 6000, 3000, 200),
      wall(3000, 3000, 3000, 6000),
      wall(3040, 3000, 3040, 0),
    ];
    expect(shapes(walls).map((room) => Math.round(room.netArea))).toEqual(
      [2860, 2900, 2900, 2940].map((width) => width * 2850),
    );
  });

  it('a half circle is exact', () => {
    const [room] = shapes([wall(0, 0, 4000, 0), wall(4000, 0, 0, 0, 100, 1)]);
    expect(room!.area).toBeCloseTo((Math.PI * 2000 ** 2) / 2, 3);
    const r = 1950;
    const cut = 50;
    const segment = r * r * Math.acos(cut / r) - cut * Math.sqrt(r * r - cut * cut);
    expect(room!.netArea).toBeCloseTo(segment, 3);
  });

  it('a round room of two arcs, with a straight wall through it', () => {
    const round = [wall(0, 0, 4000, 0, 100, 1), wall(4000, 0, 0, 0, 100, 1)];
    expect(shapes(round)[0]!.netArea).toBeCloseTo(Math.PI * 1950 ** 2, 3);
    const halves = shapes([...round, wall(-500, 0, 4500, 0)]);
    expect(halves).toHaveLength(2);
    expect(halves[0]!.area).toBeCloseTo((Math.PI * 2000 ** 2) / 2, 3);
  });

  it('parallel walls nearer than their thickness leave no room between', () => {
    expect(shapes(box(0, 0, 4000, 80))).toEqual([]);
  });

  it('no walls, one wall, a wall of no length', () => {
    expect(shapes([])).toEqual([]);
    expect(shapes([wall(0, 0, 1000, 0)])).toEqual([]);
    expect(shapes([...box(0, 0, 4000, 3000), wall(10, 10, 10, 10)])).toHaveLength(1);
  });

  it('refuses more crossings than a home can have', () => {
    const combs = Array.from({ length: 200 }, (_, i) => [
      wall(i * 200, 0, i * 200, 40_000, 20),
      wall(0, i * 200, 40_000, i * 200, 20),
    ]).flat();
    expect(wallGraph(combs)).toBeNull();
  });
});
