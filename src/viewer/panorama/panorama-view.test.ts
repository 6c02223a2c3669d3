import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axesOf,
  between,
  dragged,
  turnedTowards,
  firstView,
  headingOf,
  placeOf,
  afterKey,
  zoomed,
} from '#viewer/panorama/panorama-view.ts';

const view = fc.record({
  yaw: fc.double({ min: 0, max: 6.28, noNaN: true }),
  pitch: fc.double({ min: -1.3, max: 1.3, noNaN: true }),
  fov: fc.double({ min: 32, max: 92, noNaN: true }),
});
const aspect = fc.double({ min: 0.5, max: 3, noNaN: true });

describe('F2 looking around in a panorama', () => {
  test('the axes stand square on each other', () => {
    fc.assert(
      fc.property(view, (each) => {
        const { right, up, ahead } = axesOf(each);
        const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
        for (const [a, b, is] of [
          [right, up, 0],
          [up, ahead, 0],
          [right, ahead, 0],
          [right, right, 1],
          [up, up, 1],
          [ahead, ahead, 1],
        ] as const)
          expect(dot(a, b)).toBeCloseTo(is, 9);
      }),
    );
  });

  test('what one faces is in the middle, whatever one looked at before', () => {
    fc.assert(
      fc.property(view, aspect, view, (before, wide, spot) => {
        const place = placeOf(turnedTowards(before, spot), wide, spot)!;
        expect(place.x).toBeCloseTo(0.5, 6);
        expect(place.y).toBeCloseTo(0.5, 6);
      }),
    );
  });

  test('a hand to the right brings what is left into view; what is behind is not seen', () => {
    const spot = { yaw: 0.3, pitch: 0 };
    const before = placeOf(firstView, 1.6, spot)!;
    expect(before.x).toBeGreaterThan(0.5);
    const after = placeOf(dragged(firstView, 0.2, 0), 1.6, spot)!;
    expect(after.x).toBeGreaterThan(before.x);
    expect(placeOf(dragged(firstView, 0, 0.2), 1.6, spot)!.y).toBeGreaterThan(before.y);
    expect(placeOf(firstView, 1.6, { yaw: Math.PI, pitch: 0 })).toBeNull();
  });

  test('gliding ends where it should, and goes the short way round', () => {
    fc.assert(
      fc.property(view, view, (from, to) => {
        const there = placeOf(between(from, to, 1), 1, to)!;
        expect([there.x, there.y]).toEqual([expect.closeTo(0.5, 5), expect.closeTo(0.5, 5)]);
      }),
    );
    expect(headingOf(between({ ...firstView, yaw: 6.1 }, { ...firstView, yaw: 0.2 }, 0.5))).toBe(0);
  });

  test('keys turn, zoom and go back; others are the page’s', () => {
    expect(headingOf(afterKey(firstView, 'ArrowRight')!)).toBe(7);
    expect(headingOf(afterKey(firstView, 'ArrowLeft')!)).toBe(353);
    expect(afterKey(firstView, '+')!.fov).toBeLessThan(firstView.fov);
    expect(afterKey(afterKey(firstView, 'ArrowUp')!, 'Home')).toEqual(firstView);
    expect(afterKey(firstView, 'Tab')).toBeNull();
  });

  test('never upside down, never through a keyhole, never all at once', () => {
    fc.assert(
      fc.property(
        view,
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (each, down, by) => {
          expect(Math.abs(dragged(each, 0, down).pitch)).toBeLessThanOrEqual(1.35);
          const { fov } = zoomed(each, by);
          expect(fov >= 32 && fov <= 92).toBe(true);
        },
      ),
    );
  });
});
