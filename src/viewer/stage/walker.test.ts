import { describe, expect, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { columnDefaults } from '#design/records/column.ts';
import { stairsDefaults } from '#design/records/stairs.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { findModel } from '#models/library.ts';
import { barriersOf, furnitureBarriers } from '#elements/walking/barriers.ts';
import { walkGround } from '#viewer/home/walk-ground.ts';
import { createWalker } from '#viewer/stage/walker.ts';
import type { WalkHome } from '#viewer/stage/walk.ts';

/** Four walls of 4 m, a door of 1 m in the eastern one. One stands in the middle and looks east. */
const barriers = [
  [0, 0, 4000, 0],
  [4000, 0, 4000, 1500],
  [4000, 2500, 4000, 4000],
  [4000, 4000, 0, 4000],
  [0, 4000, 0, 0],
].map(([ax = 0, ay = 0, bx = 0, by = 0]) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by }, half: 50 }));
const room: WalkHome = { entrance: { at: [2000, 2000, 1550], target: [4000, 2000, 1550] }, barriers };

function walked(home: WalkHome, keys: string[], seconds: number, turn = 0) {
  const walker = createWalker(home, true);
  walker.look(turn, 0);
  for (const key of keys) walker.press(key);
  for (let i = 0; i < seconds * 20; i++) walker.tick(0.05);
  const walk = walker.now();
  if (!walk) throw new Error('there is an inside');
  return walk;
}

describe('J3 walking', () => {
  test('1.5 metres a second, with Shift 3', () => {
    const open = { ...room, barriers: [] };
    const from = (keys: string[]) => walked(open, keys, 1).at.x - walked(open, keys, 0).at.x;
    expect(from(['w'])).toBeCloseTo(1500, 0);
    expect(from(['Shift', 'w'])).toBeCloseTo(3000, 0);
  });

  test('through the doorway, and not through the wall', () => {
    expect(walked(room, ['w'], 4).at.x).toBeGreaterThan(4500);
    expect(walked(room, ['w'], 4, Math.PI / 2).at.y).toBeCloseTo(4000 - 50 - 220, 0);
    expect(walked(room, ['Shift', 's'], 4).at.x).toBeCloseTo(50 + 220, 0);
  });

  test('askew against a wall one slides along it', () => {
    const steep = Math.PI / 3;
    const [met, later] = [1.2, 2].map((seconds) => walked(room, ['w'], seconds, steep).at);
    expect(met?.y).toBeCloseTo(4000 - 50 - 220, 0);
    expect(later?.y).toBeCloseTo(4000 - 50 - 220, 0);
    expect((later?.x ?? 0) - (met?.x ?? 0)).toBeCloseTo(1500 * 0.8 * Math.cos(steep), 0);
  });

  test('a stick half pushed goes half as fast, and stops when let go', () => {
    const walker = createWalker({ ...room, barriers: [] }, true);
    walker.steer(0.5, 0);
    expect(walker.tick(1)).toBe(true);
    expect(walker.now()?.at.x).toBeCloseTo(2750, 0);
    walker.steer(0, 0);
    expect(walker.tick(1)).toBe(false);
    expect(walker.now()?.at.x).toBeCloseTo(2750, 0);
  });

  test('sitting down lowers the eyes and nothing else; they stay at that height on the way', () => {
    const walker = createWalker(room, true);
    walker.setTall(1150);
    expect(walker.now()).toMatchObject({ eye: 1150, at: { x: 2000, y: 2000 } });
    walker.goTo({ x: 1000, y: 1000 });
    const { eye, at } = walker.now()!;
    expect([eye, Math.round(at.x), Math.round(at.y)]).toEqual([1150, 1000, 1000]);
  });
});

describe('J3 what else stands in the way', () => {
  test('a column, and furniture one cannot see over; a hidden one does not', () => {
    const design: Design = { ...newDesign(), columns: { cl_1: column } };
    expect(barriersOf(design, 'lv_1')).toHaveLength(4);
    expect(barriersOf({ ...design, columns: { cl_1: { ...column, hidden: true } } }, 'lv_1')).toEqual([]);
    const { at } = walked({ ...room, barriers: barriersOf(design, 'lv_1') }, ['w'], 3);
    expect(at.x).toBeLessThan(3000 - 110);
  });

  test('of the furniture only what is high', () => {
    const design = furnishedStudio();
    const stands = new Set(furnitureBarriers(design, 'lv_1').map(({ a }) => `${Math.round(a.x)}`));
    const high = Object.values(design.items).filter(
      ({ model, placement }) => placement === 'floor' && Number(findModel(model)?.choice.height) >= 1200,
    );
    expect(furnitureBarriers(design, 'lv_1')).toHaveLength(high.length * 4);
    expect(high.length).toBeGreaterThan(0);
    expect(stands.size).toBeGreaterThan(1);
  });
});

const column = { ...columnDefaults, id: 'cl_1', level: 'lv_1', at: { x: 3000, y: 2000 } };

describe('J3 stairs', () => {
  const ground = newDesign().levels[0]!;
  const upper = { ...ground, id: 'lv_2', elevation: 3000 };
  const stairs = { ...stairsDefaults, id: 'st_1', level: 'lv_1', at: { x: 0, y: 0 } };
  const design: Design = { ...newDesign(), levels: [ground, upper], stairs: { st_1: stairs } };
  const length = (stairs.steps - 1) * stairs.going;

  function onFoot(level: typeof ground, at: [number, number, number], target: [number, number, number]): WalkHome {
    return { entrance: { at, target }, barriers: [], ground: walkGround(design, level) };
  }

  test('from the foot of the stairs one climbs; without the floor above one does not step into the air', () => {
    const { at, eye } = walked(onFoot(ground, [0, -500, 1550], [0, 5000, 1550]), ['w'], 2);
    expect(eye - 1550).toBeCloseTo((3000 * at.y) / length, 0);
    const end = walked(onFoot(ground, [0, -500, 1550], [0, 5000, 1550]), ['w'], 9);
    expect([end.at.y <= length, end.eye > 1550 + 2800]).toEqual([true, true]);
  });

  test('on the upper floor one comes off the stairs, and goes down them again', () => {
    const up = walked(onFoot(upper, [0, length - 200, 3000 + 1550], [0, 9000, 4550]), ['w'], 1);
    expect(up.eye).toBeCloseTo(3000 + 1550, 0);
    expect(up.at.y).toBeGreaterThan(length);
    const down = walked(onFoot(upper, [0, length + 600, 3000 + 1550], [0, 0, 4550]), ['w'], 2);
    expect(down.eye).toBeLessThan(3000 + 1550 - 500);
  });

  test('nobody falls into the well from its side', () => {
    const side = walked(onFoot(upper, [-1500, 1000, 4550], [2000, 1000, 4550]), ['w'], 3);
    expect(side.at.x).toBeLessThanOrEqual(-stairs.width / 2);
    expect(side.eye).toBe(4550);
  });

  test('another storey chosen from a list: one stands at its entrance, not in the air', () => {
    const walker = createWalker(onFoot(ground, [3000, 3000, 1550], [0, 3000, 1550]), true);
    walker.setHome(onFoot(upper, [4000, 4000, 4550], [0, 4000, 4550]));
    expect(walker.now()).toMatchObject({ at: { x: 4000, y: 4000 }, eye: 4550 });
  });
});
