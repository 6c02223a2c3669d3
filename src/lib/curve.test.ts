import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossings } from '#lib/shapes/crossings.ts';
import {
  beside,
  centreOf,
  flattened,
  isFarFrom,
  lengthOf,
  nearestOn,
  partOf,
  pointAt,
  radiusOf,
  reversed,
  tangentAt,
  unclampedOn,
} from '#lib/curve.ts';
import { outlineArea, outlineLength } from '#lib/outline.ts';
import { contains, grown, areaOf, isSimple } from '#lib/polygon.ts';
import { clipConvex } from '#lib/tiling/clip.ts';
import { interiorPoint } from '#lib/shapes/interior-point.ts';
import { distance } from '#lib/vec2.ts';

const place = fc.double({ min: -5000, max: 5000, noNaN: true });
const curve = fc
  .record({
    a: fc.record({ x: place, y: place }),
    b: fc.record({ x: place, y: place }),
    bulge: fc.oneof(fc.constant(0), fc.double({ min: -1, max: 1, noNaN: true })),
  })
  .filter(({ a, b, bulge }) => distance(a, b) > 100 && (bulge === 0 || Math.abs(bulge) > 0.01));

describe('curves', () => {
  it('a half circle', () => {
    const half = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, bulge: 1 };
    expect(radiusOf(half)).toBeCloseTo(50);
    expect(centreOf(half)).toMatchObject({ x: 50 });
    expect(lengthOf(half)).toBeCloseTo(50 * Math.PI);
    const low = pointAt(half, lengthOf(half) / 2);
    expect([low.x, low.y]).toEqual([expect.closeTo(50), expect.closeTo(-50)]);
    expect(tangentAt(half, 0).y).toBeCloseTo(-1);
  });

  it('what is called far from one is', () => {
    fc.assert(
      fc.property(curve, place, place, fc.double({ min: 0, max: 3000, noNaN: true }), (c, x, y, reach) => {
        if (isFarFrom(c, { x, y }, reach))
          expect(distance(pointAt(c, nearestOn(c, { x, y })), { x, y })).toBeGreaterThan(reach);
      }),
    );
  });

  it('ends where it ends, and every place on it is found again', () => {
    fc.assert(
      fc.property(curve, fc.double({ min: 0, max: 1, noNaN: true }), (c, share) => {
        const length = lengthOf(c);
        expect(distance(pointAt(c, length), c.b)).toBeLessThan(1e-6);
        const p = pointAt(c, length * share);
        expect(nearestOn(c, p)).toBeCloseTo(length * share, 3);
        expect(unclampedOn(c, p)).toBeCloseTo(length * share, 3);
        expect(distance(p, pointAt(reversed(c), length * (1 - share)))).toBeLessThan(1e-6);
      }),
    );
  });

  it('parts lie on the whole, and the line beside it keeps its distance', () => {
    fc.assert(
      fc.property(curve, fc.double({ min: 0.1, max: 0.4, noNaN: true }), (c, share) => {
        const part = partOf(c, lengthOf(c) * share, lengthOf(c) * 0.9);
        const mid = pointAt(part, lengthOf(part) / 2);
        expect(distance(mid, pointAt(c, nearestOn(c, mid)))).toBeLessThan(1e-4);
        const next = beside(c, 20);
        if (next) expect(distance(pointAt(next, lengthOf(next) / 3), pointAt(c, lengthOf(c) / 3))).toBeCloseTo(20, 4);
      }),
    );
  });

  it('flattened, it strays no more than allowed', () => {
    fc.assert(
      fc.property(curve, (c) => {
        const points = [...flattened(c, 1), c.b];
        for (let i = 0; i + 1 < points.length; i++) {
          const mid = { x: (points[i]!.x + points[i + 1]!.x) / 2, y: (points[i]!.y + points[i + 1]!.y) / 2 };
          expect(distance(mid, pointAt(c, nearestOn(c, mid)))).toBeLessThan(1.002);
        }
      }),
    );
  });

  it('crossings lie on both', () => {
    fc.assert(
      fc.property(curve, curve, (c, d) => {
        for (const { point, s, t } of crossings(c, d, 0)) {
          expect(distance(point, pointAt(c, s))).toBeLessThan(1e-3);
          expect(distance(point, pointAt(d, t))).toBeLessThan(1e-3);
        }
      }),
    );
  });
});

describe('outlines and polygons', () => {
  it('a circle of two halves', () => {
    const circle = [
      { x: -50, y: 0, bulge: 1 },
      { x: 50, y: 0, bulge: 1 },
    ];
    expect(outlineArea(circle)).toBeCloseTo(Math.PI * 2500);
    expect(outlineLength(circle)).toBeCloseTo(Math.PI * 100);
  });

  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];

  it('grow and shrink', () => {
    expect(areaOf(grown(square, 1))).toBeCloseTo(144);
    expect(areaOf(grown(square.toReversed(), 1))).toBeCloseTo(-144);
    expect(areaOf(grown(square, -1))).toBeCloseTo(64);
  });

  it('know when they cross themselves', () => {
    expect(isSimple(square)).toBe(true);
    expect(isSimple([square[0]!, square[2]!, square[1]!, square[3]!])).toBe(false);
  });

  it('are cut along a line', () => {
    expect(areaOf(clipConvex(square, 'x', 4, 'below'))).toBeCloseTo(40);
    expect(areaOf(clipConvex(square, 'y', 4, 'above'))).toBeCloseTo(60);
    expect(clipConvex(square, 'x', -1, 'below')).toEqual([]);
  });

  it('have a place well inside', () => {
    const hole = [
      { x: 3, y: 3 },
      { x: 7, y: 3 },
      { x: 7, y: 7 },
      { x: 3, y: 7 },
    ];
    const p = interiorPoint(square, [hole])!;
    expect(contains(square, p) && !contains(hole, p)).toBe(true);
    expect(interiorPoint([], [])).toBeNull();
  });
});
