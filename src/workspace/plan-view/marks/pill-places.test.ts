import { expect, test } from 'vitest';
import { around, pillPlaces } from './pill-places.ts';

const size = { width: 390, height: 400 };
const line = (x1: number, y1: number, x2: number, y2: number, text = '1 150') => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  text,
});

test('J3 a distance is written in its middle where nothing stands', () => {
  expect(pillPlaces([line(100, 100, 200, 100)], size, [])).toEqual([{ x: 150, y: 100 }]);
});

test('J3 two distances never lie over each other, nor over a handle or what floats over the view', () => {
  const floats = { left: 330, top: 300, width: 50, height: 96 };
  const handle = around({ x: 150, y: 100 }, 12);
  const places = pillPlaces(
    [line(100, 100, 200, 100), line(150, 60, 150, 150, '380'), line(300, 350, 388, 350)],
    size,
    [handle, floats],
  );
  const boxes = places.flatMap((at) =>
    at ? [{ left: at.x - 20, right: at.x + 20, top: at.y - 11, bottom: at.y + 11 }] : [],
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  expect(boxes.every(({ right, bottom }) => right <= floats.left || bottom <= floats.top)).toBe(true);
});

test('J3 what has no room is not written, and the first of two stays', () => {
  const all = { left: 0, top: 0, width: 390, height: 400 };
  expect(pillPlaces([line(100, 100, 200, 100)], size, [all])).toEqual([null]);
  expect(pillPlaces([line(-400, 100, -200, 100)], size, [])).toEqual([null]);
  const [first, second] = pillPlaces([line(100, 100, 104, 100), line(100, 100, 104, 100)], size, []);
  expect(first).toEqual({ x: 102, y: 100 });
  expect(second).not.toEqual(first);
});
