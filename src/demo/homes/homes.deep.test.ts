import { describe, expect, test } from 'vitest';
import { allRooms } from '#design/rooms-with-shapes.ts';
import type { Design } from '#design/document.ts';
import { areaOf } from '#lib/polygon.ts';
import { itemsIn } from '#layout/items-in.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import { programmes } from '#layout/programmes.ts';
import { faultsOf } from '#layout/testing/brute-force.ts';
import { findModel } from '#models/library.ts';
import { homeDocument } from './home-document.ts';
import { homes } from './homes.ts';
import { piecesOf } from './pieces-of.ts';

test('there are enough homes, in enough styles, of every kind', () => {
  expect(homes.length).toBeGreaterThanOrEqual(36);
  expect(new Set(homes.map(({ id }) => id)).size).toBe(homes.length);
  expect(new Set(homes.map(({ style }) => style)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(homes.map(({ type }) => type)).size).toBeGreaterThanOrEqual(12);
  expect(homes.filter(({ type }) => type === 'flat').length).toBeGreaterThanOrEqual(6);
  expect(homes.filter(({ cameras }) => cameras.includes('panorama')).length).toBeGreaterThanOrEqual(8);
});

describe.each(homes)('$id', ({ id, type, area, cameras }) => {
  const design = homeDocument(id);

  test('opens, is as large as it says and has its cameras', () => {
    expect(allRooms(design).reduce((sum, { shape }) => sum + areaOf(shape.polygon), 0) / 1e6).toBeCloseTo(area, 0);
    expect(
      Object.values(design.cameras)
        .map(({ id: camera }) => camera)
        .sort(),
    ).toEqual(cameras.map((name) => `cm_${name}`).sort());
  });

  test('every piece is a model of the library', () => {
    expect(piecesOf(design).filter(({ modelId }) => !findModel(modelId))).toEqual([]);
    expect(piecesOf(design).length).toBeGreaterThanOrEqual(type === 'balcony' ? 5 : 6);
  });

  test('nothing overlaps, no door or way is blocked', () => {
    expect(Object.keys(design.rooms).flatMap((room) => faultsIn(design, room))).toEqual([]);
  });
});

/** One room at a time: what stands next door is not outside of this one. */
function faultsIn(design: Design, room: string): string[] {
  const plan = roomPlan(design, room);
  if (!plan || !programmes[plan.record.type]) return [];
  const items = Object.fromEntries(itemsIn(design, plan).map((item) => [item.id, item]));
  return faultsOf({ ...design, items }, room).map((fault) => `${plan.record.name}: ${fault}`);
}
