import { expect, test } from 'vitest';
import { arriving, linkAhead, sameHeading, type TourPlace } from './tour-view.ts';

const place = (middle: number, links: TourPlace['links'] = []): TourPlace => ({ name: '', address: '', middle, links });
const view = { yaw: 0.5, pitch: 0, fov: 70 };

test('K4: who walks from one place to the other looks on in the same direction', () => {
  // The first picture looks east, the second north: facing east there is a quarter turn to the right.
  expect(sameHeading({ ...view, yaw: 0 }, place(0), place(Math.PI / 2)).yaw).toBeCloseTo(Math.PI / 2);
  expect(sameHeading(view, place(1), place(1)).yaw).toBeCloseTo(0.5);
});

test('K4: by an arrow one arrives looking where one went', () => {
  const from = place(0, [{ to: 1, yaw: 0.7, pitch: -0.3 }]);
  expect(arriving(from, place(0.2), 1, 60)).toMatchObject({ yaw: expect.closeTo(0.9), fov: 60 });
});

test('K4: Enter goes to what is ahead, and nowhere else', () => {
  const here = place(0, [
    { to: 1, yaw: 0.2, pitch: 0 },
    { to: 2, yaw: -3, pitch: 0 },
  ]);
  expect(linkAhead(here, { yaw: 0 })).toBe(1);
  expect(linkAhead(here, { yaw: 3.2 })).toBe(2);
  expect(linkAhead(here, { yaw: 1.6 })).toBeNull();
});
