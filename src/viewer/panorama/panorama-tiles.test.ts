import { expect, test } from 'vitest';
import { tileRect, tilesSeen, type PanoramaTiles } from './panorama-tiles.ts';
import { firstView } from './panorama-view.ts';

const vast: PanoramaTiles = { width: 32_768, height: 16_384, side: 512, levels: 5, address: () => '' };
const screen = { width: 1600, height: 900 };

test('K1: of a 32K panorama only what is looked at is loaded, as fine as the screen', () => {
  const seen = tilesSeen(vast, { view: { ...firstView, pitch: 0 }, ...screen });
  // 900 pixels for 70° are 4628 all around: the level of 8192 has them.
  expect(new Set(seen.map(({ level }) => level))).toEqual(new Set([2]));
  expect(seen.length).toBeLessThan(40);
  // Straight ahead is the picture's middle.
  expect(seen[0]).toMatchObject({ x: 8, y: 4 });
  const near = tilesSeen(vast, { view: { yaw: 0, pitch: 0, fov: 32 }, ...screen, height: 2000, width: 3400 });
  expect(new Set(near.map(({ level }) => level))).toEqual(new Set([4]));
  expect(near.length).toBeLessThan(220);
});

test('K1: behind oneself the two ends of the picture are seen', () => {
  const columns = new Set(tilesSeen(vast, { view: { yaw: Math.PI, pitch: 0, fov: 70 }, ...screen }).map(({ x }) => x));
  expect([columns.has(0), columns.has(15), columns.has(8)]).toEqual([true, true, false]);
});

test('K1: squares at the edges are cut off with the picture', () => {
  const odd = { ...vast, width: 1000, height: 500, levels: 1 };
  expect(tileRect(odd, { level: 0, x: 1, y: 0 })).toEqual([0.512, 0, 1, 1]);
});
