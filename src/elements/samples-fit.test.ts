import { describe, expect, it } from 'vitest';
import type { Design } from '#design/document.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { samples } from '#design/samples/samples.ts';
import type { Door } from '#design/records/door.ts';
import type { Item } from '#design/records/item.ts';
import { openingPlace } from '#elements/opening-place.ts';
import { contains } from '#lib/polygon.ts';
import { add, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { findModel } from '#models/library.ts';

const furnished = Object.entries(samples)
  .map(([name, build]) => [name, build()] as const)
  .filter(([, design]) => Object.keys(design.items).length > 0);

interface Footprint {
  item: Item;
  corners: Point[];
  low: number;
  high: number;
}

/** What a piece covers of the floor, drawn in by two millimetres: pieces may touch. */
function footprint(item: Item): Footprint {
  const { family, choice } = findModel(item.model)!;
  const [width, depth, height] = [choice['width'], choice['depth'], choice['height']] as number[];
  const left = -width! / 2 + 2;
  const right = width! / 2 - 2;
  const [front, back] = family.placement === 'wall' ? [-depth! + 2, -2] : [-depth! / 2 + 2, depth! / 2 - 2];
  const corners = [
    { x: left, y: front },
    { x: right, y: front },
    { x: right, y: back },
    { x: left, y: back },
  ].map((p) => add(turned(p, (item.turn * Math.PI) / 180), item.at));
  const low = family.placement === 'ceiling' ? item.at.z - height! : item.at.z;
  return { item, corners, low, high: low + height! };
}

/** By separating lines: two convex shapes are apart where some side of one has all of the other beyond it. */
function overlap(p: readonly Point[], q: readonly Point[]): boolean {
  const parts = (a: readonly Point[], b: readonly Point[]) =>
    a.some((from, i) => {
      const to = a[(i + 1) % a.length]!;
      return b.every((c) => (to.x - from.x) * (c.y - from.y) - (to.y - from.y) * (c.x - from.x) <= 0);
    });
  return !parts(p, q) && !parts(q, p);
}

const tucked = new Set(['dining-chair', 'office-chair', 'stool', 'bar-stool', 'bench']);
const flat = new Set(['rug']);

function mayMeet(a: Footprint, b: Footprint): boolean {
  const families = [a, b].map(({ item }) => findModel(item.model)!.family);
  return (
    families.some(({ code, placement }) => tucked.has(code) || flat.has(code) || placement === 'top') ||
    a.high <= b.low + 1 ||
    b.high <= a.low + 1
  );
}

describe.each(furnished)('%s is furnished so that one can live in it', (_, design: Design) => {
  const items = Object.values(design.items);

  it('with models that exist, placed as they want to be, in finishes on offer', () => {
    expect(items.filter(({ model }) => !findModel(model))).toEqual([]);
    for (const { model, placement, finishes } of items) {
      const { family } = findModel(model)!;
      expect([model, placement]).toEqual([model, family.placement]);
      for (const [slot, finish] of Object.entries(finishes)) expect(family.slots[slot]?.finishes).toContain(finish);
    }
  });

  it('inside its rooms, not in the walls', () => {
    for (const level of design.levels) {
      const rooms = roomsOf(design, level.id);
      for (const { item, corners } of items.filter((each) => each.level === level.id).map(footprint)) {
        const around = rooms.filter(({ shape }) => corners.every((p) => roomContains(shape, p)));
        expect([item.id, around.length]).toEqual([item.id, 1]);
        const [room] = around;
        expect(room!.shape.polygon.filter((p) => contains(corners, p))).toEqual([]);
      }
    }
  });

  it('and no piece stands in another', () => {
    const all = items.map(footprint);
    const meeting = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => a.item.level === b.item.level && !mayMeet(a, b) && overlap(a.corners, b.corners))
        .map((b) => `${a.item.id} ${b.item.id}`),
    );
    expect(meeting).toEqual([]);
  });

  it('every door can be opened', () => {
    const doors = Object.values(design.openings).filter(
      (opening) => opening.kind === 'door' && opening.form !== 'sliding' && opening.form !== 'folding',
    );
    for (const door of doors as Door[]) {
      const wall = design.walls[door.wall]!;
      const { at, turn, width } = openingPlace(wall, door);
      const [near, far] = [wall.thickness / 2, wall.thickness / 2 + (door.form === 'double' ? width / 2 : width)].map(
        (y) => (door.side === 'left' ? y : -y),
      );
      const sweep = [
        { x: -width / 2, y: near! },
        { x: width / 2, y: near! },
        { x: width / 2, y: far! },
        { x: -width / 2, y: far! },
      ].map((p) => add(turned(p, turn), at));
      const counterClockwise = door.side === 'left' ? sweep : sweep.toReversed();
      expect([
        door.id,
        items
          .map(footprint)
          .filter(
            ({ item, low, corners }) =>
              item.level === wall.level && low < door.height && overlap(corners, counterClockwise),
          )
          .map(({ item }) => item.id),
      ]).toEqual([door.id, []]);
    }
  });

  it('what lies on top lies on something', () => {
    const all = items.map(footprint);
    for (const top of all.filter(({ item }) => item.placement === 'top')) {
      const under = all.filter(
        ({ item, corners, high }) =>
          item.level === top.item.level && Math.abs(high - top.low) < 2 && contains(corners, top.item.at),
      );
      expect([top.item.id, under.length]).toEqual([top.item.id, 1]);
    }
  });

  it('has pictures to take', () => {
    expect(Object.values(design.cameras).length).toBeGreaterThan(1);
    for (const { id, at, level } of Object.values(design.cameras))
      expect([id, roomsOf(design, level).filter(({ shape }) => roomContains(shape, at)).length]).toEqual([id, 1]);
    // Nothing right before the lens.
    for (const { id, at, target, level } of Object.values(design.cameras)) {
      const far = Math.hypot(target.x - at.x, target.y - at.y);
      const before = [0, 200, 400, 600].map((way) => ({
        x: at.x + ((target.x - at.x) * way) / far,
        y: at.y + ((target.y - at.y) * way) / far,
      }));
      expect([
        id,
        items
          .map(footprint)
          .filter(
            ({ item, corners, high }) =>
              item.level === level && high > at.z - 300 && before.some((p) => contains(corners, p)),
          )
          .map(({ item }) => item.id),
      ]).toEqual([id, []]);
    }
  });
});
