import { describe, expect, test } from 'vitest';
import type { Barrier } from '#elements/walking/barriers.ts';
import { filmCamera, filmRate, framesOf } from '#platform/threads/film.ts';
import { walkingGround } from './ground.ts';
import { tourLinks } from './tour-links.ts';
import { walkPath } from './walk-path.ts';

/** Two rooms of 4 × 4 m beside each other; a door of 900 mm in the wall between, at y 3 m. */
const wall = (x1: number, y1: number, x2: number, y2: number): Barrier => ({
  a: { x: x1, y: y1 },
  b: { x: x2, y: y2 },
  half: 60,
});
const shell = [wall(0, 0, 8000, 0), wall(8000, 0, 8000, 4000), wall(8000, 4000, 0, 4000), wall(0, 4000, 0, 0)];
const withDoor = [...shell, wall(4000, 0, 4000, 2550), wall(4000, 3450, 4000, 4000)];
const shut = [...shell, wall(4000, 0, 4000, 4000)];
const stop = (x: number, y: number, towards = 0) => ({
  at: { x, y, z: 1500 },
  target: { x: x + Math.cos(towards) * 1000, y: y + Math.sin(towards) * 1000, z: 1400 },
});
const left = stop(1000, 1000);
const right = stop(7000, 1000, Math.PI);
const ground = (barriers: Barrier[]) => walkingGround(barriers, [left.at, right.at], 200);
const farFrom = (x: number, y: number, { a, b }: Barrier) => {
  const along = Math.min(
    1,
    Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2)),
  );
  return Math.hypot(x - a.x - (b.x - a.x) * along, y - a.y - (b.y - a.y) * along);
};

describe('K1: a walk through a home', () => {
  const plan = walkPath([left, right], ground(withDoor), 10);
  const frames = plan.ok ? Array.from({ length: 10 * filmRate }, (_, n) => filmCamera(plan.knots, 60, n)) : [];

  test('goes through the door and never through a wall', () => {
    expect(frames).toHaveLength(240);
    for (const { at } of frames)
      for (const barrier of withDoor) expect(farFrom(at[0] * 1000, at[1] * 1000, barrier)).toBeGreaterThan(130);
    const crossing = frames.find(({ at }) => at[0] >= 4);
    expect(crossing?.at[1]).toBeGreaterThan(2.6);
    expect(crossing?.at[1]).toBeLessThan(3.4);
  });

  test('begins and ends at its cameras, at eye height, looking where they look', () => {
    const [first, last] = [frames[0]!, frames.at(-1)!];
    expect(Math.hypot(first.at[0] - 1, first.at[1] - 1)).toBeLessThan(0.01);
    expect(Math.hypot(last.at[0] - 7, last.at[1] - 1)).toBeLessThan(0.05);
    for (const { at } of frames) expect(at[2]).toBeCloseTo(1.5, 2);
    expect(last.target[0]).toBeLessThan(last.at[0]);
  });

  test('is smooth: no frame leaps, no head jerks, and it starts and ends gently', () => {
    const speeds = frames.slice(1).map(({ at }, n) => Math.hypot(at[0] - frames[n]!.at[0], at[1] - frames[n]!.at[1]));
    expect(Math.max(...speeds)).toBeLessThan(2.2 / filmRate);
    expect(speeds[0]).toBeLessThan(Math.max(...speeds) / 4);
    expect(speeds.at(-1)).toBeLessThan(Math.max(...speeds) / 4);
    const yaw = frames.map(({ at, target }) => Math.atan2(target[1] - at[1], target[0] - at[0]));
    const turns = yaw
      .slice(1)
      .map((each, n) => Math.abs(Math.atan2(Math.sin(each - yaw[n]!), Math.cos(each - yaw[n]!))));
    expect(Math.max(...turns)).toBeLessThan(0.12);
  });

  test('no way: refused with where; too long for its seconds: refused with how long it needs', () => {
    expect(walkPath([left, right], ground(shut), null)).toEqual({ ok: false, reason: 'no_way', from: 0, to: 1 });
    expect(walkPath([left, right], ground(withDoor), 2)).toEqual({ ok: false, reason: 'too_long', seconds: 4 });
    expect(walkPath([left, right], ground(withDoor), null)).toMatchObject({ ok: true, seconds: 8 });
  });

  test('pieces are twelve frames, the last what is left', () => {
    expect(framesOf(50, 0)).toHaveLength(12);
    expect(framesOf(50, 4)).toEqual([48, 49]);
  });
});

describe('K4: places of a tour are linked', () => {
  const place = (x: number, y: number, middle = 0, level = 'lv_1') => ({ level, at: { x, y, z: 1500 }, middle });
  const places = [place(1000, 1000), place(3000, 3000, Math.PI / 2), place(7000, 1000), place(1000, 1000, 0, 'lv_2')];

  test('to those one sees; to others by the way on foot, through the door', () => {
    const links = tourLinks(places, () => withDoor);
    expect(links.map((each) => each.map(({ to }) => to))).toEqual([[1], [0, 2], [1], []]);
    // From the first, the second stands 45° to the left of the picture's middle.
    expect(links[0]?.[0]?.yaw).toBeCloseTo(-Math.PI / 4, 3);
    expect(links[0]?.[0]?.pitch).toBeLessThan(0);
    // The second looks along the wall: the door is to its right.
    expect(links[1]?.[1]?.yaw).toBeGreaterThan(1);
    expect(links[1]?.[1]?.yaw).toBeLessThan(2.2);
  });

  test('where one cannot walk there is no arrow', () => {
    expect(tourLinks(places, () => shut).map((each) => each.length)).toEqual([1, 1, 0, 0]);
  });
});
