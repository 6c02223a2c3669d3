import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import { beamDefaults } from '#design/records/beam.ts';
import { columnDefaults } from '#design/records/column.ts';
import { stairsDefaults } from '#design/records/stairs.ts';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { studio } from '#design/samples/studio.ts';
import { commandFor, dice } from '#design/testing/random-commands.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { trackScene } from '#elements/scene-diff.ts';
import { sceneOf } from '#elements/scene.ts';
import { sceneFaults } from '#elements/testing/same-scene.ts';

const options = { models: librarySource('far'), detail: 'far' } as const;
const whole = (design: Design) => trackScene(options).update(design).put;

function applied(design: Design, command: Command): Design {
  const result = apply(design, command);
  if (!result.ok) throw new Error(`${result.reason} ${result.path}`);
  return result.design;
}

/** Which pieces a command touches, as `kind id`, sorted; of a wall each run that is made again. */
function touched(design: Design, command: Command): { put: string[]; gone: string[]; parts: number } {
  const scene = trackScene(options);
  scene.update(design);
  const { put, gone } = scene.update(applied(design, command));
  return {
    put: put.map(({ kind, id }) => `${kind} ${id}`).toSorted(),
    gone,
    parts: put.reduce((sum, { parts }) => sum + parts.length, 0),
  };
}

describe('J3: a scene that follows its design', () => {
  test.each([
    ['studio', studio()],
    ['flat', furnishedFlat()],
    ['tube house', furnishedTubeHouse()],
  ])('after random edits of a %s it is the scene built whole, part by part', (_, home) => {
    let steps = 0;
    fc.assert(
      fc.property(fc.array(dice, { minLength: 6, maxLength: 12 }), (rolls) => {
        const scene = trackScene(options);
        scene.update(home);
        let design = home;
        rolls.forEach((roll, i) => {
          const result = apply(design, commandFor(design, roll, i));
          if (!result.ok) return;
          steps++;
          design = result.design;
          const { put, gone } = scene.update(design);
          const keys = new Set(scene.pieces().map(({ key }) => key));
          expect(put.filter(({ key }) => !keys.has(key))).toEqual([]);
          expect(gone.filter((key) => keys.has(key))).toEqual([]);
        });
        expect(sceneFaults(scene.pieces(), whole(design))).toEqual([]);
      }),
      { numRuns: 6, endOnFailure: true },
    );
    expect(steps).toBeGreaterThan(20);
  });

  test('who applies the differences one by one has the scene', () => {
    fc.assert(
      fc.property(fc.array(dice, { minLength: 8, maxLength: 12 }), (rolls) => {
        const scene = trackScene(options);
        let design = furnishedTubeHouse();
        const kept = new Map(scene.update(design).put.map((piece) => [piece.key, piece]));
        rolls.forEach((roll, i) => {
          const result = apply(design, commandFor(design, roll, i));
          if (!result.ok) return;
          design = result.design;
          const { put, gone } = scene.update(design);
          for (const key of gone) expect(kept.delete(key)).toBe(true);
          for (const piece of put) kept.set(piece.key, piece);
        });
        expect(sceneFaults([...kept.values()], whole(design))).toEqual([]);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });

  test('it has the parts of the scene a file and a picture are made from', () => {
    const home = furnishedTubeHouse();
    const parts = whole(home).flatMap((piece) => piece.parts);
    const from = sceneOf(home, options).parts;
    expect(parts).toHaveLength(from.length);
    expect(new Set(parts.map(({ kind, elementId }) => `${kind} ${elementId}`))).toEqual(
      new Set(from.map(({ kind, elementId }) => `${kind} ${elementId}`)),
    );
  });

  test('the storeys that are shown come and go whole', () => {
    const home = furnishedTubeHouse();
    const scene = trackScene(options);
    const below = scene.update(home, ['lv_1']);
    expect(new Set(below.put.map(({ level }) => level))).toEqual(new Set(['lv_1']));
    const above = scene.update(home, ['lv_1', 'lv_2']);
    expect(new Set(above.put.map(({ level }) => level))).toEqual(new Set(['lv_2']));
    expect(scene.update(home, ['lv_1'])).toEqual({ put: [], gone: above.put.map(({ key }) => key) });
  });
});

describe('J3: an edit touches what it concerns', () => {
  const flat = furnishedFlat();

  test('a piece that is moved, turned or named: that piece; its parts are the same objects', () => {
    const scene = trackScene(options);
    const before = scene.update(flat).put.find(({ id }) => id === 'it_sofa')!;
    const { put, gone } = scene.update(
      applied(flat, { kind: 'item.move', id: 'it_sofa', at: { x: 3000, y: 2000, z: 0 }, turn: 45 }),
    );
    expect([put.map(({ key }) => key), gone]).toEqual([['furniture it_sofa 0'], []]);
    expect(put[0]!.parts.map(({ part }) => part)).toEqual(before.parts.map(({ part }) => part));
    put[0]!.parts.forEach(({ part }, i) => expect(part).toBe(before.parts[i]!.part));
  });

  test('a piece that comes or goes, and another of the same model shares its parts', () => {
    const scene = trackScene(options);
    const first = scene.update(flat).put.find(({ id }) => id === 'it_sofa')!;
    const design = applied(flat, {
      kind: 'things.duplicate',
      copies: [{ of: 'it_sofa', id: 'it_new', by: { x: 500, y: 0, z: 0 } }],
    });
    const { put } = scene.update(design);
    expect(put.map(({ key }) => key)).toEqual(['furniture it_new 0']);
    expect(put[0]!.parts[0]!.part).toBe(first.parts[0]!.part);
    expect(scene.update(applied(design, { kind: 'things.remove', ids: ['it_new'] }))).toEqual({
      put: [],
      gone: ['furniture it_new 0'],
    });
  });

  test('a name, an hour, a camera: nothing', () => {
    const [room] = Object.values(flat.rooms);
    for (const command of [
      { kind: 'design.rename', name: 'Home' },
      { kind: 'settings.change', settings: { hour: 9 } },
      { kind: 'room.describe', ...placeOfRoom(room!), name: 'Tea' },
    ] satisfies Command[])
      expect(touched(flat, command)).toEqual({ put: [], gone: [], parts: 0 });
  });

  test('a door that moves: itself, the run it is in, the skirting on both sides', () => {
    const door = Object.values(flat.openings).find(({ kind, wall }) => kind === 'door' && wall === 'wl_bed1')!;
    const { put, gone } = touched(flat, {
      kind: 'opening.move',
      id: door.id,
      wall: door.wall,
      offset: door.offset + 60,
    });
    expect(gone).toEqual([]);
    expect(put.filter((name) => !name.startsWith('skirting'))).toEqual([`door ${door.id}`, 'wall wl_bed1']);
    expect(put.filter((name) => name.startsWith('skirting')).length).toBeLessThanOrEqual(2);
  });

  test('the paint of a room: the faces of its walls and nothing lying or hanging', () => {
    const bedroom = Object.values(flat.rooms).find(({ name }) => name === 'Bedroom')!;
    const { put } = touched(flat, {
      kind: 'room.finish',
      ...placeOfRoom(bedroom),
      face: 'walls',
      surface: { material: 'paint-white' },
    });
    expect(new Set(put.map((name) => name.split(' ')[0]))).toEqual(new Set(['wall']));
  });

  test('a wall that moves: its runs and those it meets, their openings, the rooms beside it', () => {
    const { put, gone } = touched(flat, { kind: 'wall.move', id: 'wl_bed1', by: { x: 100, y: 0 }, joined: true });
    const rooms = ['Bedroom', 'Hall', 'Bathroom'].map(
      (name) => Object.values(flat.rooms).find((room) => room.name === name)!.id,
    );
    expect(gone).toEqual([]);
    expect(put).toEqual(
      [
        ...['wl_bed1', 'wl_bath', 'wl_middle', 'wl_north'].map((id) => `wall ${id}`),
        ...['op_bed1', 'op_bath'].map((id) => `door ${id}`),
        ...rooms.flatMap((id) => [`floor ${id}`, `ceiling ${id}`]),
        // The bathroom is tiled to the floor.
        ...rooms.slice(0, 2).map((id) => `skirting ${id}`),
      ].toSorted(),
    );
  });

  test('the floor of one room: that floor', () => {
    const [room] = Object.values(flat.rooms);
    const command: Command = {
      kind: 'room.finish',
      ...placeOfRoom(room!),
      face: 'floor',
      surface: { material: 'slate' },
    };
    expect(touched(flat, command)).toEqual({ put: [`floor ${room!.id}`], gone: [], parts: 1 });
  });
});

describe('J12: stairs, columns and beams are pieces like the others', () => {
  const house = furnishedTubeHouse();
  const at = { x: 2000, y: 2500 };
  const column = { ...columnDefaults, id: 'cl_1', level: 'lv_1', at };
  const beam = { ...beamDefaults, id: 'bm_1', level: 'lv_1', a: at, b: { x: 2000, y: 5000 } };
  const stairs = { ...stairsDefaults, finishes: {}, id: 'st_1', level: 'lv_1', at, going: 200 };

  test('a column and a beam: themselves, moved or hidden', () => {
    expect(touched(house, { kind: 'column.add', column })).toMatchObject({ put: ['column cl_1'], gone: [], parts: 1 });
    expect(touched(house, { kind: 'beam.add', beam })).toMatchObject({ put: ['beam bm_1'], gone: [], parts: 1 });
    const built = applied(applied(house, { kind: 'column.add', column }), { kind: 'beam.add', beam });
    const moved = touched(built, { kind: 'things.shift', ids: ['cl_1'], by: { x: 100, y: 0, z: 0 } });
    expect(moved).toMatchObject({ put: ['column cl_1'], gone: [] });
    expect(touched(built, { kind: 'things.hide', ids: ['bm_1'], hidden: true })).toEqual({
      put: [],
      gone: ['beam bm_1 0'],
      parts: 0,
    });
  });

  test('stairs: themselves, the ceiling over them, the slab and the floors they come up through', () => {
    const { put, gone } = touched(house, { kind: 'stairs.add', stairs });
    expect(gone).toEqual([]);
    expect(new Set(put.map((name) => name.split(' ')[0]))).toEqual(new Set(['stairs', 'ceiling', 'slab', 'floor']));
    expect(put.filter((name) => /^(stairs|slab)/.test(name))).toEqual(['slab lv_2', 'stairs st_1']);
    const levelOf = (name: string) => house.rooms[name.split(' ')[1] ?? '']?.level;
    expect(new Set(put.filter((name) => name.startsWith('ceiling')).map(levelOf))).toEqual(new Set(['lv_1']));
    expect(new Set(put.filter((name) => name.startsWith('floor')).map(levelOf))).toEqual(new Set(['lv_2']));
  });
});

test('J3: a merchant’s file stands where its piece stands, a plain box until it has come', () => {
  const home = applied(studio(), {
    kind: 'item.add',
    item: {
      id: 'it_1',
      level: 'lv_1',
      model: 'gl_01hzz',
      finishes: {},
      at: { x: 1000, y: 1000, z: 0 },
      turn: 90,
      placement: 'floor',
      locked: false,
    },
  });
  const piece = whole(home).find(({ id }) => id === 'it_1')!;
  expect(piece).toMatchObject({ upload: 'gl_01hzz', at: { x: 1000, y: 1000, z: 0, turn: Math.PI / 2 } });
  expect(piece.parts.map(({ material }) => material)).toEqual(['paint-fog']);
  expect(whole(furnishedFlat()).some(({ upload }) => upload !== undefined)).toBe(false);
});
