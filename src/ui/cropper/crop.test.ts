import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  angleOf,
  fitted,
  moved,
  outputSize,
  reshaped,
  resized,
  startCrop,
  tilted,
  turned,
  zoomed,
  zoomOf,
  type Corner,
  type Crop,
  type Ratio,
  type Size,
} from './crop.ts';

const image: Size = { width: 400, height: 300 };

/** The four corners of what is cut out, in the picture's own pixels. */
function cornersOf(crop: Crop) {
  const cos = Math.cos(angleOf(crop));
  const sin = Math.sin(angleOf(crop));
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]) => {
    const x = (sx! * crop.width) / 2;
    const y = (sy! * crop.height) / 2;
    return { x: crop.x + x * cos + y * sin, y: crop.y + y * cos - x * sin };
  });
}

describe('G4: move, zoom, rotate, crop', () => {
  test('starts with the largest of its shape, in the middle', () => {
    expect(startCrop(image, 1)).toMatchObject({ x: 200, y: 150, width: 300, height: 300 });
    expect(startCrop(image, 2)).toMatchObject({ width: 400, height: 200 });
    expect(startCrop(image, null)).toMatchObject({ width: 400, height: 300 });
  });

  test('the picture follows the hand and stops at its edges', () => {
    const crop = startCrop(image, 1);
    expect(moved(crop, image, { x: 20, y: 0 })).toMatchObject({ x: 180, y: 150 });
    expect(moved(crop, image, { x: 500, y: 500 })).toMatchObject({ x: 150, y: 150 });
    const upright = turned(crop, image, 1, 1);
    // A quarter turn clockwise: what was up is at the right, so a move to the right goes up in the picture.
    expect(moved(zoomed(upright, image, 2), image, { x: 30, y: 0 })).toMatchObject({
      x: expect.closeTo(200),
      y: expect.closeTo(180),
    });
  });

  test('zooming keeps the point under the hand', () => {
    const near = zoomed(startCrop(image, 1), image, 2, { x: 60, y: -40 });
    expect(near).toMatchObject({ x: 230, y: 130, width: 150, height: 150 });
    expect(zoomOf(near, image).level).toBeCloseTo(2);
    expect(zoomed(near, image, 0.01)).toMatchObject({ width: 300, height: 300 });
  });

  test('ten pixels are the least', () => {
    expect(zoomed(startCrop(image, 1), image, 1e9)).toMatchObject({ width: 10, height: 10 });
    expect(zoomed(startCrop(image, 2), image, 1e9)).toMatchObject({ width: 20, height: 10 });
    expect(Math.min(resized(startCrop(image, null), image, 'se', { x: -1e6, y: -1e6 }, null).width, 10)).toBeCloseTo(
      10,
      1,
    );
    const tiny = { width: 10, height: 10 };
    expect(tilted(startCrop(tiny, 1), tiny, 30)).toEqual(startCrop(tiny, 1));
  });

  test('two thousand pixels are the most', () => {
    expect(outputSize({ width: 6000, height: 4000 })).toEqual({ width: 2000, height: 1333 });
    expect(outputSize({ width: 300.4, height: 299.6 })).toEqual({ width: 300, height: 300 });
  });

  test('four quarter turns, and a tilt there and back, change nothing', () => {
    for (const ratio of [1, 1.5, null]) {
      const crop = zoomed(startCrop(image, ratio), image, 1.3, { x: 11, y: 7 });
      expect([1, 2, 3, 4].reduce((each) => turned(each, image, 1, ratio), crop)).toEqual(crop);
      expect(turned(turned(crop, image, 1, ratio), image, -1, ratio)).toEqual(crop);
      expect(tilted(tilted(crop, image, 33), image, 0)).toEqual(crop);
    }
  });

  test('a free shape turned by a quarter shows the same part', () => {
    const crop = resized(startCrop(image, null), image, 'ne', { x: -100, y: 50 }, null);
    const corners = (each: Crop) =>
      cornersOf(each)
        .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
        .sort();
    expect(corners(turned(crop, image, 1, null))).toEqual(corners(crop));
  });

  test('a corner follows the hand, the opposite one stays, a fixed shape keeps it', () => {
    const crop = startCrop(image, null);
    expect(resized(crop, image, 'se', { x: -100, y: -60 }, null)).toMatchObject({
      x: 150,
      y: 120,
      width: 300,
      height: 240,
    });
    const square = resized(startCrop(image, 1), image, 'nw', { x: 100, y: 100 }, 1);
    expect(square).toMatchObject({ width: 200, height: 200, x: 250, y: 200 });
    expect(resized(crop, image, 'se', { x: 900, y: 900 }, null)).toMatchObject({
      width: expect.closeTo(400, 0),
      height: expect.closeTo(300, 0),
    });
  });

  test('another shape is the largest of it', () => {
    expect(reshaped(zoomed(startCrop(image, 1), image, 3), image, 2)).toMatchObject({ width: 400, height: 200 });
  });

  test('whatever is done in whatever order: never beside the picture, never under ten pixels, the shape kept', () => {
    const size = fc
      .record({ width: fc.integer({ min: 20, max: 9000 }), height: fc.integer({ min: 20, max: 9000 }) })
      .filter(({ width, height }) => Math.max(width, height) / Math.min(width, height) < 90);
    const number = fc.double({ min: -5000, max: 5000, noNaN: true });
    const step = fc.tuple(
      fc.constantFrom('move', 'zoom', 'turn', 'tilt', 'size'),
      number,
      number,
      fc.constantFrom<Corner>('nw', 'ne', 'sw', 'se'),
    );
    fc.assert(
      fc.property(
        size,
        fc.constantFrom<Ratio>(1, 1.5, 0.8, null),
        fc.array(step, { maxLength: 12 }),
        (image, ratio, steps) => {
          let crop = startCrop(image, ratio);
          for (const [kind, a, b, corner] of steps) {
            if (kind === 'move') crop = moved(crop, image, { x: a, y: b });
            if (kind === 'zoom') crop = zoomed(crop, image, Math.exp(a / 1000), { x: b / 10, y: a / 10 });
            if (kind === 'turn') crop = turned(crop, image, a > 0 ? 1 : -1, ratio);
            if (kind === 'tilt') crop = tilted(crop, image, b / 50);
            if (kind === 'size') crop = resized(crop, image, corner, { x: a, y: b }, ratio);
            const now = fitted(crop, image);
            for (const { x, y } of cornersOf(now)) {
              expect(x).toBeGreaterThan(-0.1);
              expect(y).toBeGreaterThan(-0.1);
              expect(x).toBeLessThan(image.width + 0.1);
              expect(y).toBeLessThan(image.height + 0.1);
            }
            const out = outputSize(now);
            expect(Math.min(out.width, out.height)).toBeGreaterThanOrEqual(10);
            expect(Math.max(out.width, out.height)).toBeLessThanOrEqual(2000);
            if (ratio !== null) expect(now.width / now.height).toBeCloseTo(ratio, 5);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
