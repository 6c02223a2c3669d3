import { expect, test } from 'vitest';
import { board } from '#models/geometry/rounded-box.ts';
import { model, part } from '#models/geometry/model.ts';
import { outlinePath } from './outline.ts';

test('a table from the front: a top on two legs, to the millimetre', () => {
  const table = model([
    part('wood', [
      board({ from: [-600, -300, 700], to: [600, 300, 740], radius: 0 }, 'far'),
      board({ from: [-600, -300, 0], to: [-540, -240, 700], radius: 0 }, 'far'),
      board({ from: [540, -300, 0], to: [600, -240, 700], radius: 0 }, 'far'),
    ]),
  ]);
  const path = outlinePath(table, 0, 2);
  const points = path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);
  expect([
    Math.min(...points.map(([x]) => x)),
    Math.max(...points.map(([x]) => x)),
    Math.min(...points.map(([, y]) => y)),
    Math.max(...points.map(([, y]) => y)),
  ]).toEqual([0, 1200, 0, 740]);
  expect(points.filter(([x, y]) => x > 100 && x < 1100 && y > 41)).toEqual([]);
  expect(path.length).toBeLessThan(400);
});
