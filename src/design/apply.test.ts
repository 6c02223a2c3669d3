import { describe, expect, it } from 'vitest';
import type { Item } from '#design/records/item.ts';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { newHistory, perform, undo } from '#design/history.ts';
import { readCommand } from '#design/read-command.ts';
import { applyAll, walls } from '#design/samples/sample-builders.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';

const item = (id: string, more: Partial<Item> = {}): Command => ({
  kind: 'item.add',
  item: {
    id,
    level: 'lv_1',
    model: 'sofa-0001',
    finishes: {},
    at: { x: 1000, y: 1000, z: 0 },
    turn: 0,
    placement: 'floor',
    locked: false,
    ...more,
  },
});
const flat = applyAll(twoBedroomFlat(), [
  item('it_1'),
  item('it_2', { at: { x: 2000, y: 1000, z: 0 } }),
  item('it_3', { locked: true }),
]);

const refusals: [string, Command, string][] = [
  ['an id that is taken', item('it_1'), 'id_taken'],
  ['a wall that is not there', { kind: 'things.remove', ids: ['wl_no'] }, 'missing_record'],
  ['a level that is not there', item('it_9', { level: 'lv_9' }), 'missing_level'],
  ['a group that is not there', item('it_9', { group: 'gp_9' }), 'missing_group'],
  ['moving what is locked', { kind: 'things.shift', ids: ['it_1', 'it_3'], by: { x: 1, y: 0, z: 0 } }, 'locked'],
  ['removing what is locked', { kind: 'things.remove', ids: ['it_3'] }, 'locked'],
  ['leaving the plan', { kind: 'things.shift', ids: ['it_1'], by: { x: 999_500, y: 0, z: 0 } }, 'bad_value'],
  ['no number', { kind: 'item.move', id: 'it_1', at: { x: Number.NaN, y: 0, z: 0 } }, 'bad_value'],
  [
    'a wall as long as nothing',
    { kind: 'corner.move', level: 'lv_1', at: { x: 6400, y: 2600 }, to: { x: 6400, y: 5 } },
    'wall_too_short',
  ],
  [
    'a window into a window',
    { kind: 'opening.move', id: 'op_air', wall: 'wl_north', offset: 7000 },
    'openings_overlap',
  ],
  ['a window beyond its wall', { kind: 'opening.resize', id: 'op_living', width: 5000 }, 'opening_outside_wall'],
  ['a wall lower than its door', { kind: 'walls.resize', ids: ['wl_bed1'], height: 2000 }, 'opening_outside_wall'],
  [
    'a corner where there is none',
    { kind: 'corner.move', level: 'lv_1', at: { x: 1, y: 4000 }, to: { x: 0, y: 0 } },
    'missing_record',
  ],
  ['removing the only level', { kind: 'level.remove', id: 'lv_1' }, 'last_level'],
  ['hinges on a window', { kind: 'opening.flip', id: 'op_air', what: 'hinge' }, 'bad_value'],
  [
    'a group twice',
    {
      kind: 'batch',
      commands: [1, 2].map(() => ({ kind: 'items.group', ids: ['it_1'], group: { id: 'gp_1', name: '' } })),
    },
    'id_taken',
  ],
];

describe('refused, and nothing happens', () => {
  it.each(refusals)('%s', (_, command, reason) => {
    expect(apply(flat, command)).toMatchObject({ ok: false, reason });
  });

  it('a kind nobody knows', () => {
    expect(apply(flat, { kind: 'wall.explode' } as unknown as Command)).toMatchObject({
      ok: false,
      reason: 'bad_value',
    });
  });
});

describe('commands from outside', () => {
  it.each([
    [null],
    ['wall.add'],
    [{}],
    [{ kind: 'wall.explode' }],
    [{ kind: 'things.remove', ids: ['__proto__'] }],
    [{ kind: 'things.remove', ids: ['wl_1'], more: 1 }],
    [{ kind: 'batch', commands: [] }],
    [{ kind: 'batch', commands: [{ kind: 'batch', commands: [] }] }],
    [{ kind: 'wall.move', id: 'wl_1', by: { x: 'far', y: 0 }, joined: true }],
    [{ kind: 'restore', walls: { wl_1: { id: 'wl_1' } } }],
  ])('%j is refused', (given) => {
    expect(readCommand(given)).toMatchObject({ ok: false });
  });

  it('a restore that lies about rooms is put in order', () => {
    const [id] = Object.keys(flat.rooms);
    const result = apply(flat, { kind: 'restore', rooms: { [id!]: null } });
    expect(result.ok && Object.keys(result.design.rooms)).toHaveLength(5);
  });
});

describe('done', () => {
  it('shares what it does not change', () => {
    const result = apply(flat, { kind: 'item.move', id: 'it_1', at: { x: 0, y: 0, z: 0 } });
    if (!result.ok) throw new Error(result.reason);
    expect(result.design.walls).toBe(flat.walls);
    expect(result.design.rooms).toBe(flat.rooms);
    expect(result.design.items['it_2']).toBe(flat.items['it_2']);
    expect(result.inverse).toEqual({ kind: 'restore', items: { it_1: flat.items['it_1'] } });
  });

  it('walls that touch follow a moved wall and keep their direction', () => {
    const moved = applyAll(flat, [{ kind: 'wall.move', id: 'wl_middle', by: { x: 0, y: -400 }, joined: true }]);
    expect(moved.walls['wl_bed1']).toMatchObject({ a: { x: 3600, y: 4400 }, b: { x: 3600, y: 8400 } });
    expect(moved.walls['wl_bath']).toBe(flat.walls['wl_bath']);
  });

  it('walls that meet follow a moved corner', () => {
    const moved = applyAll(flat, [
      { kind: 'corner.move', level: 'lv_1', at: { x: 9600, y: 8400 }, to: { x: 9900, y: 8400 } },
    ]);
    expect([moved.walls['wl_east']!.b, moved.walls['wl_north']!.a]).toEqual([
      { x: 9900, y: 8400 },
      { x: 9900, y: 8400 },
    ]);
  });

  it('a group is gone with its last member', () => {
    const grouped = applyAll(flat, [
      { kind: 'items.group', ids: ['it_1', 'it_2'], group: { id: 'gp_1', name: 'Set' } },
    ]);
    expect(applyAll(grouped, [{ kind: 'things.remove', ids: ['it_1'] }]).groups).toHaveProperty('gp_1');
    expect(applyAll(grouped, [{ kind: 'things.remove', ids: ['it_1', 'it_2'] }]).groups).toEqual({});
    expect(applyAll(grouped, [{ kind: 'items.ungroup', group: 'gp_1' }]).items['it_1']).not.toHaveProperty('group');
  });

  it('a copy is free', () => {
    const copied = applyAll(flat, [
      { kind: 'things.duplicate', copies: [{ of: 'it_3', id: 'it_4', by: { x: 100, y: 0, z: 0 } }] },
    ]);
    expect(copied.items['it_4']).toMatchObject({ locked: false, at: { x: 1100 } });
  });

  it('a level goes with everything on it, and levels stack anew', () => {
    const two = applyAll(flat, [
      { kind: 'level.add', level: { id: 'lv_2', name: '', elevation: 3000, height: 2600, slab: 150 } },
      ...walls('lv_2', 100, 2600, [['wl_up', 0, 0, 3000, 0]]),
    ]);
    const swapped = applyAll(two, [{ kind: 'level.move', id: 'lv_2', to: 0 }]);
    expect(swapped.levels.map(({ id, elevation }) => [id, elevation])).toEqual([
      ['lv_2', 0],
      ['lv_1', 2750],
    ]);
    const one = applyAll(two, [{ kind: 'level.remove', id: 'lv_1' }]);
    expect(Object.keys(one.walls)).toEqual(['wl_up']);
    expect([one.openings, one.items, one.rooms]).toEqual([{}, {}, {}]);
  });

  it('all or nothing', () => {
    const result = apply(flat, {
      kind: 'batch',
      commands: [
        { kind: 'design.rename', name: 'x' },
        { kind: 'things.remove', ids: ['wl_no'] },
      ],
    });
    expect(result).toMatchObject({ ok: false, reason: 'missing_record' });
  });

  it('a drag of a corner is one step, and undone in one', () => {
    let history = newHistory(flat);
    for (let i = 0; i < 20; i++) {
      const result = perform(
        history,
        { kind: 'corner.move', level: 'lv_1', at: { x: 9600 + i * 10, y: 8400 }, to: { x: 9610 + i * 10, y: 8400 } },
        i > 0,
      );
      if (!result.ok) throw new Error(result.reason);
      history = result.history;
    }
    expect(history.past).toHaveLength(1);
    expect(undo(history).design).toEqual(flat);
  });
});
