import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crossings } from '#lib/shapes/crossings.ts';
import { distance, turned } from '#lib/vec2.ts';
import { areTooEntangled, eachNearPair } from '#design/plan/near-pairs.ts';
import { wallGraph } from '#design/plan/wall-graph.ts';

const place = fc.record({ x: fc.integer({ min: -5000, max: 5000 }), y: fc.integer({ min: -5000, max: 5000 }) });
const curve = fc
  .record({ a: place, b: place, bulge: fc.constantFrom(0, 0.001, 0.3, -0.7, 1, -1) })
  .filter(({ a, b }) => distance(a, b) > 10);

it('curves that cross are near, arcs too', () => {
  fc.assert(
    fc.property(fc.tuple(curve, curve), ([first, second]) => {
      const near: [number, number][] = [];
      eachNearPair([first, second], 2, (i, j) => near.push([i, j]) > 0);
      if (crossings(first, second, 0).length > 0) expect(near).toEqual([[0, 1]]);
    }),
  );
});

it('a storey of flats askew is not too much, with a round bay in each; huge arcs within each other are', () => {
  const flats = Array.from({ length: 250 }, (_, i) => flat((i % 25) * 8000, Math.floor(i / 25) * 8000)).flat();
  const askew = flats.map((wall) => ({ ...wall, a: turned(wall.a, Math.PI / 4), b: turned(wall.b, Math.PI / 4) }));
  expect(wallGraph(askew)?.edges.length).toBeGreaterThan(1500);
  const arcs = Array.from({ length: 2000 }, (_, i) => wall(-900_000, i * 100, 900_000, i * 100 + 50, 0.9));
  expect(areTooEntangled(arcs, 50)).toBe(true);
  expect(areTooEntangled(arcs.slice(0, 100), 50)).toBe(false);
});

function wall(ax: number, ay: number, bx: number, by: number, bulge = 0) {
  return { a: { x: ax, y: ay }, b: { x: bx, y: by }, bulge, thickness: 100 };
}

function flat(x: number, y: number) {
  const right = x + 7000;
  const top = y + 7000;
  return [
    wall(x, y, right, y),
    wall(right, y, right, top),
    wall(right, top, x, top),
    wall(x, top, x, y),
    wall(x + 3500, y, x + 3500, top),
    wall(x, y + 3500, right, y + 3500),
    wall(x, y, x + 3500, y, 0.4),
  ];
}
