import { describe, expect, it } from 'vitest';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { applyAll, walls } from '#design/samples/sample-builders.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';

const at = (design: Design, x: number, y: number) =>
  roomsOf(design, 'lv_1').find(({ shape }) => roomContains(shape, { x, y }))!.record;

describe('rooms keep what was decided about them', () => {
  it('when a wall is moved', () => {
    const flat = twoBedroomFlat();
    const moved = applyAll(flat, [{ kind: 'wall.move', id: 'wl_bed1', by: { x: 800, y: 0 }, joined: true }]);
    expect(at(moved, 4000, 7500)).toMatchObject({ name: 'Bedroom' });
    expect(at(moved, 5000, 7500)).toMatchObject({ name: 'Bathroom', floor: { material: 'tile-mosaic' } });
    expect(Object.keys(moved.rooms).sort()).toEqual(Object.keys(flat.rooms).sort());
  });

  it('when a wall passes over the point they are known by', () => {
    const moved = applyAll(twoBedroomFlat(), [
      { kind: 'things.remove', ids: ['op_view2'] },
      { kind: 'wall.move', id: 'wl_bed2', by: { x: 2300, y: 0 }, joined: true },
    ]);
    expect(at(moved, 9000, 7500).name).toBe('Second bedroom');
  });

  it('when the whole home is moved, one room to where another was', () => {
    const flat = twoBedroomFlat();
    const batch: Command = {
      kind: 'batch',
      commands: Object.keys(flat.walls).map((id) => ({ kind: 'wall.move', id, by: { x: 2400, y: 0 }, joined: false })),
    };
    const moved = applyAll(flat, [batch]);
    for (const [x, y] of [
      [2000, 2000],
      [1800, 6600],
      [7800, 6600],
      [4800, 5700],
      [4800, 7500],
    ]) {
      expect(at(moved, x! + 2400, y!).id).toBe(at(flat, x!, y!).id);
    }
  });

  it('when a room is cut in two: the larger part stays itself, the other is laid with the same floor', () => {
    const cut = applyAll(twoBedroomFlat(), walls('lv_1', 110, 2800, [['wl_new', 0, 7400, 3600, 7400]]));
    expect(at(cut, 1000, 6000).name).toBe('Bedroom');
    expect(at(cut, 1000, 8000)).toMatchObject({ name: '', floor: { material: 'oak-natural' } });
  });

  it('when two become one: the larger wins, and undoing brings the other back', () => {
    const flat = twoBedroomFlat();
    const result = apply(flat, { kind: 'things.remove', ids: ['wl_bath'] });
    if (!result.ok) throw new Error(result.reason);
    expect(Object.keys(result.design.rooms)).toHaveLength(4);
    const back = apply(result.design, result.inverse);
    expect(back.ok && back.design).toEqual(flat);
  });

  it('whatever happens on another level', () => {
    const flat = twoBedroomFlat();
    const more = applyAll(flat, [
      { kind: 'level.add', level: { id: 'lv_2', name: '', elevation: 3000, height: 2800, slab: 200 } },
      ...walls('lv_2', 100, 2800, [['wl_x', 0, 0, 1000, 0]]),
    ]);
    expect(more.rooms).toBe(flat.rooms);
  });
});

describe('J3: openings keep their distance to the nearer corner', () => {
  it('when the near end of their wall is moved', () => {
    const moved = applyAll(twoBedroomFlat(), [
      { kind: 'corner.move', level: 'lv_1', at: { x: 0, y: 0 }, to: { x: -600, y: 0 } },
    ]);
    expect(moved.openings['op_balcony']!.offset).toBe(2800);
    // Nearer to the far end: as far from that as before, so where it was.
    expect(moved.openings['op_kitchen']!.offset).toBe(8600);
  });

  it('and stay where they are when that corner is a wall which meets theirs on the way', () => {
    const flat = twoBedroomFlat();
    // The kitchen wall stands at 6400, the window's near jamb beside it.
    const near = applyAll(flat, [{ kind: 'opening.move', id: 'op_kitchen', wall: 'wl_south', offset: 7300 }]);
    const moved = applyAll(near, [
      { kind: 'corner.move', level: 'lv_1', at: { x: 9600, y: 0 }, to: { x: 10_400, y: 0 } },
    ]);
    expect(moved.openings['op_kitchen']!.offset).toBe(7300);
  });

  it('as far as the wall still reaches', () => {
    const moved = applyAll(twoBedroomFlat(), [
      { kind: 'things.remove', ids: ['op_view1'] },
      { kind: 'corner.move', level: 'lv_1', at: { x: 0, y: 8400 }, to: { x: 0, y: 2600 } },
    ]);
    expect(moved.openings['op_living']!.offset).toBe(900);
  });

  it('and a wall too short for its window is refused', () => {
    const result = apply(twoBedroomFlat(), {
      kind: 'corner.move',
      level: 'lv_1',
      at: { x: 0, y: 8400 },
      to: { x: 0, y: 1000 },
    });
    expect(result).toMatchObject({ ok: false, reason: 'opening_outside_wall' });
  });

  it('a split wall shares its openings out', () => {
    const split = applyAll(twoBedroomFlat(), [{ kind: 'wall.split', id: 'wl_south', at: 5000, rest: 'wl_south2' }]);
    expect(split.openings['op_kitchen']).toMatchObject({ wall: 'wl_south2', offset: 3000 });
    expect(split.openings['op_balcony']).toMatchObject({ wall: 'wl_south', offset: 2800 });
    expect(apply(split, { kind: 'wall.split', id: 'wl_south', at: 2800, rest: 'wl_x' })).toMatchObject({ ok: false });
  });
});
