import { describe, expect, it } from 'vitest';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import { stairsDefaults } from '#design/records/stairs.ts';
import { applyAll, door, pieces, walls } from '#design/samples/sample-builders.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';

const flat = applyAll(twoBedroomFlat(), [
  ...pieces('lv_1', [
    ['it_1', 'sofa-0001', 1000, 1000, 30],
    ['it_2', 'sofa-0001', 3000, 1000, 0],
  ]),
  { kind: 'things.lock', ids: ['it_2'], locked: true },
  {
    kind: 'stairs.add',
    stairs: { ...stairsDefaults, finishes: {}, form: 'half', id: 'st_1', level: 'lv_1', at: { x: 8000, y: 1000 } },
  },
  {
    kind: 'column.add',
    column: { id: 'cl_1', level: 'lv_1', form: 'square', at: { x: 4000, y: 3000 }, turn: 0, width: 200, depth: 300 },
  },
  {
    kind: 'dimension.add',
    dimension: { id: 'dm_1', level: 'lv_1', a: { x: 0, y: 0 }, b: { x: 4000, y: 0 }, offset: 500, axis: 'along' },
  },
]);
const sofa = { product: 'p_1', variant: 'v_1' };

function refusal(design: Design, command: Command) {
  const result = apply(design, command);
  return result.ok ? null : `${result.reason} ${result.path}`;
}

describe('J3, J12: one command over many things', () => {
  it('moves, turns and mirrors what was selected, whatever it is', () => {
    const ids = ['it_1', 'cl_1', 'st_1', 'dm_1'];
    const shifted = applyAll(flat, [{ kind: 'things.shift', ids, by: { x: 100, y: 50, z: 10 } }]);
    expect(shifted.items['it_1']!.at).toEqual({ x: 1100, y: 1050, z: 10 });
    expect(shifted.columns['cl_1']!.at).toEqual({ x: 4100, y: 3050 });
    expect(shifted.dimensions['dm_1']).toMatchObject({ a: { x: 100, y: 50 }, b: { x: 4100, y: 50 } });
    const turned = applyAll(flat, [{ kind: 'things.turn', ids, by: 90, around: { x: 0, y: 0 } }]);
    expect(turned.items['it_1']).toMatchObject({ at: { x: -1000, y: 1000, z: 0 }, turn: 120 });
    expect(turned.stairs['st_1']).toMatchObject({ at: { x: -1000, y: 8000 }, turn: 90 });
    const mirrored = applyAll(flat, [{ kind: 'things.mirror', ids, a: { x: 5000, y: 0 }, b: { x: 5000, y: 1 } }]);
    expect(mirrored.items['it_1']).toMatchObject({ at: { x: 9000, y: 1000, z: 0 }, turn: 330 });
    expect(mirrored.stairs['st_1']).toMatchObject({ at: { x: 2000, y: 1000 }, side: 'right', rail: 'right' });
    expect(mirrored.dimensions['dm_1']!.offset).toBe(-500);
  });

  it('mirrored walls keep their doors, their finishes and their rooms', () => {
    const home = applyAll(flat, [
      { kind: 'walls.finish', faces: [{ id: 'wl_bed1', side: 'left' }], surface: { material: 'oak-natural' } },
    ]);
    const ids = Object.keys(home.walls);
    const mirrored = applyAll(home, [{ kind: 'things.mirror', ids, a: { x: 0, y: 0 }, b: { x: 0, y: 1 } }]);
    // Its ends change places, so that left is still left and the rooms beside it are still themselves.
    expect(mirrored.walls['wl_bed1']).toEqual({
      ...home.walls['wl_bed1']!,
      a: { x: -3600, y: 8400 },
      b: { x: -3600, y: 4800 },
    });
    expect(mirrored.openings['op_bed1']).toMatchObject({ offset: 2700, side: 'left', hinge: 'b' });
    expect(
      Object.values(mirrored.rooms)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(
      Object.values(home.rooms)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('each to a place of its own: what aligns and spaces evenly', () => {
    const placed = applyAll(flat, [
      {
        kind: 'things.place',
        places: [
          { id: 'it_1', at: { x: 5, y: 6, z: 7 }, turn: 90 },
          { id: 'cl_1', at: { x: 8, y: 9, z: 0 } },
        ],
      },
    ]);
    expect(placed.items['it_1']).toMatchObject({ at: { x: 5, y: 6, z: 7 }, turn: 90 });
    expect(placed.columns['cl_1']!.at).toEqual({ x: 8, y: 9 });
    expect(refusal(flat, { kind: 'things.place', places: [{ id: 'wl_bath', at: { x: 0, y: 0, z: 0 } }] })).toBe(
      'bad_value walls.wl_bath',
    );
  });

  it('copies walls with their doors, and each copy goes its own way', () => {
    const by = { x: 20_000, y: 0, z: 0 };
    const copied = applyAll(flat, [
      {
        kind: 'things.duplicate',
        copies: [
          { of: 'wl_bed1', id: 'wl_copy', by },
          { of: 'op_bed1', id: 'op_copy', by },
          { of: 'it_2', id: 'it_copy', by: { x: 0, y: 500, z: 0 } },
          { of: 'it_2', id: 'it_copy2', by: { x: 0, y: 900, z: 0 } },
        ],
      },
    ]);
    expect(copied.openings['op_copy']).toMatchObject({ wall: 'wl_copy', offset: 900 });
    expect([copied.items['it_copy']!.at.y, copied.items['it_copy2']!.at.y]).toEqual([1500, 1900]);
    expect(copied.items['it_copy']!.locked).toBe(false);
  });

  it('removes anything, walls with what is in them, and names what is locked', () => {
    const gone = applyAll(flat, [{ kind: 'things.remove', ids: ['it_1', 'wl_bath', 'cl_1', 'dm_1'] }]);
    expect(gone.openings['op_bath']).toBeUndefined();
    expect([gone.items['it_1'], gone.columns['cl_1'], gone.dimensions['dm_1']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(refusal(flat, { kind: 'things.remove', ids: ['it_1', 'it_2'] })).toBe('locked items.it_2');
  });

  it('hides and locks, and shows and unlocks without a trace', () => {
    const ids = ['it_1', 'cl_1', 'st_1'];
    const hidden = applyAll(flat, [{ kind: 'things.hide', ids, hidden: true }]);
    expect(ids.map((_, i) => [hidden.items['it_1'], hidden.columns['cl_1'], hidden.stairs['st_1']][i]!.hidden)).toEqual(
      [true, true, true],
    );
    expect(applyAll(hidden, [{ kind: 'things.hide', ids, hidden: false }])).toEqual(flat);
    const locked = applyAll(flat, [{ kind: 'things.lock', ids: ['cl_1'], locked: true }]);
    expect(refusal(locked, { kind: 'things.shift', ids: ['cl_1'], by: { x: 1, y: 0, z: 0 } })).toBe(
      'locked columns.cl_1',
    );
    expect(applyAll(locked, [{ kind: 'things.lock', ids: ['cl_1'], locked: false }])).toEqual(flat);
    expect(refusal(flat, { kind: 'things.lock', ids: ['wl_bath'], locked: true })).toBe('bad_value walls.wl_bath');
  });

  it('adds many records at once: a room of four walls with its door', () => {
    const lines = walls('lv_1', 100, 2800, [
      ['wl_n1', 20_000, 0, 23_000, 0],
      ['wl_n2', 23_000, 0, 23_000, 3000],
      ['wl_n3', 23_000, 3000, 20_000, 3000],
      ['wl_n4', 20_000, 3000, 20_000, 0],
    ]).map((command) => (command.kind === 'wall.add' ? command.wall : flat.walls['wl_bath']!));
    const opening = door('op_n', 'wl_n1', 1500);
    const added = applyAll(flat, [
      { kind: 'things.add', walls: lines, openings: opening.kind === 'opening.add' ? [opening.opening] : [] },
    ]);
    expect(Object.keys(added.rooms)).toHaveLength(Object.keys(flat.rooms).length + 1);
    expect(refusal(added, { kind: 'things.add', walls: lines })).toBe('id_taken walls.wl_n1');
  });

  it('this finish everywhere: more pieces than a batch has steps', () => {
    const crowd = applyAll(
      flat,
      pieces(
        'lv_1',
        Array.from({ length: 600 }, (_, i) => [`it_c${i}`, 'sofa-0001', i, 0, 0] as const),
      ),
    );
    const ids = Object.keys(crowd.items).filter((id) => id.startsWith('it_c'));
    const painted = applyAll(crowd, [{ kind: 'items.finish', ids, slot: 'seat', material: 'linen-oat' }]);
    expect(ids.every((id) => painted.items[id]!.finishes['seat'] === 'linen-oat')).toBe(true);
  });
});

describe('J3: walls', () => {
  it('a wall gains thickness from the face that stays, and its neighbours still meet it', () => {
    const thick = applyAll(flat, [{ kind: 'walls.resize', ids: ['wl_bath'], thickness: 310, keep: 'right' }]);
    // From left to right: its left is up. The lower face stays, so the middle rises by 100.
    expect(thick.walls['wl_bath']).toMatchObject({ a: { x: 3600, y: 6700 }, b: { x: 6000, y: 6700 }, thickness: 310 });
    expect(Object.keys(thick.rooms).sort()).toEqual(Object.keys(flat.rooms).sort());
    const outer = applyAll(flat, [{ kind: 'walls.resize', ids: ['wl_south'], thickness: 120, keep: 'left' }]);
    expect(outer.walls['wl_south']!.a.y).toBe(50);
    expect(outer.walls['wl_west']!.b).toEqual(outer.walls['wl_south']!.a);
  });
});

describe('J3: a storey is copied up', () => {
  const two = applyAll(flat, [
    { kind: 'level.add', level: { id: 'lv_9', name: 'Roof', elevation: 3000, height: 2500, slab: 100 } },
    { kind: 'items.group', ids: ['it_1'], group: { id: 'gp_1', name: 'Set' } },
  ]);

  it('right above itself, with all that stands in it, and what was higher is lifted', () => {
    const copied = applyAll(two, [{ kind: 'level.copy', id: 'lv_1', to: 'lv_2', name: 'Upstairs', what: 'all' }]);
    expect(copied.levels.map(({ id, elevation }) => [id, elevation])).toEqual([
      ['lv_1', 0],
      ['lv_2', 3000],
      ['lv_9', 6000],
    ]);
    const on = (table: 'walls' | 'rooms' | 'items' | 'stairs', level: string) =>
      Object.values(copied[table]).filter((record) => record.level === level);
    for (const table of ['walls', 'rooms', 'items', 'stairs'] as const)
      expect(on(table, 'lv_2')).toHaveLength(on(table, 'lv_1').length);
    expect(Object.keys(copied.openings)).toHaveLength(2 * Object.keys(flat.openings).length);
    expect(Object.values(copied.rooms).filter(({ name }) => name === 'Bathroom')).toHaveLength(2);
    expect(Object.keys(copied.groups)).toHaveLength(2);
  });

  it('or only its shell', () => {
    const copied = applyAll(two, [{ kind: 'level.copy', id: 'lv_1', to: 'lv_2', name: '', what: 'shell' }]);
    expect(Object.values(copied.items).filter(({ level }) => level === 'lv_2')).toEqual([]);
    expect(Object.keys(copied.walls)).toHaveLength(2 * Object.keys(flat.walls).length);
  });
});

describe('D4: a room is meant by a point in it', () => {
  const bath = Object.values(flat.rooms).find(({ name }) => name === 'Bathroom')!;
  const hall = Object.values(flat.rooms).find(({ name }) => name === 'Hall')!;

  it('the point wins over the id', () => {
    const named = applyAll(flat, [{ kind: 'room.describe', ...placeOfRoom(bath), room: hall.id, name: 'Here' }]);
    expect(named.rooms[bath.id]!.name).toBe('Here');
    expect(named.rooms[hall.id]!.name).toBe('Hall');
  });

  it('the id helps where the point is in no room', () => {
    const place = { level: 'lv_1', at: { x: 50_000, y: 0 }, room: hall.id };
    expect(applyAll(flat, [{ kind: 'room.describe', ...place, name: 'Here' }]).rooms[hall.id]!.name).toBe('Here');
  });

  it('one that has vanished is refused by name', () => {
    const place = { level: 'lv_1', at: { x: 50_000, y: 0 }, room: 'rm_gone' };
    expect(refusal(flat, { kind: 'room.finish', ...place, face: 'floor', surface: null })).toBe(
      'missing_room rooms.rm_gone',
    );
  });
});

describe('D2: what is bought for a piece', () => {
  const bought = applyAll(flat, [{ kind: 'items.product', ids: ['it_1'], ...sofa }]);

  it('is set and cleared with its product', () => {
    expect(bought.items['it_1']).toMatchObject(sofa);
    const made = { parameters: { width: '1800' }, finishes: {} };
    const ordered = applyAll(bought, [{ kind: 'items.product', ids: ['it_1'], product: 'p_2', choice: made }]);
    expect(ordered.items['it_1']).toMatchObject({ product: 'p_2', choice: made });
    expect(ordered.items['it_1']).not.toHaveProperty('variant');
    expect(applyAll(ordered, [{ kind: 'items.product', ids: ['it_1'], product: null }])).toEqual(flat);
  });

  it('is found anew when the look changes, but the product stays', () => {
    const painted = applyAll(bought, [{ kind: 'items.finish', ids: ['it_1'], slot: 'seat', material: 'linen-oat' }]);
    expect(painted.items['it_1']!.product).toBe('p_1');
    expect(painted.items['it_1']).not.toHaveProperty('variant');
    const same = applyAll(bought, [{ kind: 'items.finish', ids: ['it_1'], slot: 'seat', material: null }]);
    expect(same.items['it_1']!.variant).toBe('v_1');
  });

  it('is another with another model', () => {
    const other = applyAll(bought, [
      { kind: 'items.replace', ids: ['it_1'], model: 'bed-0007', finishes: {}, placement: 'floor', product: 'p_1' },
    ]);
    expect(other.items['it_1']).toMatchObject({ model: 'bed-0007', product: 'p_1' });
    expect(other.items['it_1']).not.toHaveProperty('variant');
  });
});
