import { describe, expect, it } from 'vitest';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { samples } from '#design/samples/samples.ts';
import { studio } from '#design/samples/studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { lightDefaults } from '#design/records/light.ts';
import { voidsOn } from '#elements/floor/room-voids.ts';
import { sceneOf } from '#elements/scene.ts';
import { findFinish } from '#models/materials/library.ts';
import { part } from '#models/geometry/model.ts';
import { roundedBox } from '#models/geometry/rounded-box.ts';
import { brokenCorners } from '#models/geometry/soundness.ts';

const box = { parts: [part('body', roundedBox({ width: 800, depth: 600, height: 400 }, 'far'))] };
const models: ModelSource = (id, finishes) =>
  id.startsWith('box') ? { model: box, finishes: { body: 'walnut', ...finishes } } : null;

const item = (id: string, model: string, x: number): Design['items'][string] => ({
  id,
  level: 'lv_1',
  model,
  finishes: {},
  at: { x, y: 2000, z: 0 },
  turn: 90,
  placement: 'floor',
  locked: false,
});

describe.each([
  ['studio', studio()],
  ['flat', twoBedroomFlat()],
  ['tube house', tubeHouse()],
])('the scene of a %s', (_, home) => {
  const { parts } = sceneOf(home, { models, detail: 'middle' });

  it('has every wall, opening, room and level', () => {
    const owners = new Set(parts.map(({ elementId }) => elementId));
    const shafts = home.levels.flatMap((level) => voidsOn(home, level)).map(({ record }) => record.id);
    const rooms = Object.keys(home.rooms).filter((id) => !shafts.includes(id));
    const expected = [
      ...Object.keys(home.walls),
      ...Object.keys(home.openings),
      ...rooms,
      ...home.levels.map(({ id }) => id),
    ];
    expect(expected.filter((id) => !owners.has(id))).toEqual([]);
  });

  it('wears finishes that exist, and no number is broken', () => {
    expect([...new Set(parts.map(({ material }) => material))].filter((id) => !findFinish(id))).toEqual([]);
    expect(parts.reduce((sum, { part: { mesh } }) => sum + brokenCorners(mesh), 0)).toBe(0);
  });

  it('stands on its level', () => {
    for (const { level, at } of parts) expect(at.z).toBe(home.levels.find(({ id }) => id === level)!.elevation);
  });

  it('can be drawn by the level', () => {
    const one = sceneOf(home, { models, detail: 'middle', levels: [home.levels[0]!.id] }).parts;
    expect(new Set(one.map(({ level }) => level))).toEqual(new Set([home.levels[0]!.id]));
  });
});

/** Every table turned round: the same design, stored otherwise. */
function reordered(design: Design): Design {
  const tables = ['walls', 'openings', 'rooms', 'items', 'lights', 'cameras'] as const;
  return {
    ...design,
    ...Object.fromEntries(
      tables.map((table) => [table, Object.fromEntries(Object.entries(design[table]).toReversed())]),
    ),
  };
}

describe('lights, cameras and daylight', () => {
  const home = samples['furnished-flat']();
  const scene = sceneOf(home, { models: librarySource('far'), detail: 'far' });

  it('the same scene whatever the order of the records', () => {
    expect(sceneOf(reordered(home), { models: librarySource('far'), detail: 'far' })).toEqual(scene);
  });

  it('every light that is on, every camera, at heights over the ground', () => {
    const own = scene.lights.filter(({ source }) => source === 'light');
    expect(own.map(({ elementId }) => elementId).sort()).toEqual(Object.keys(home.lights).sort());
    expect(scene.cameras.map(({ name }) => name)).toEqual(expect.arrayContaining(['living', 'bedroom']));
    for (const { direction, across, colour } of scene.lights) {
      expect(Math.hypot(...direction)).toBeCloseTo(1);
      expect(direction[0] * across[0] + direction[1] * across[1] + direction[2] * across[2]).toBeCloseTo(0);
      expect(Math.max(...colour)).toBe(1);
    }
    const upstairs = applyAll(tubeHouse(), [
      {
        kind: 'camera.add',
        camera: {
          id: 'cm_1',
          level: 'lv_2',
          name: '',
          kind: 'panorama',
          at: { x: 2000, y: 4000, z: 1500 },
          target: { x: 2000, y: 5000, z: 1400 },
          view: 60,
          aspect: 2,
        },
      },
    ]);
    expect(sceneOf(upstairs, { models, detail: 'far' }).cameras).toMatchObject([
      { at: [2000, 4000, 5300], target: [2000, 5000, 5200] },
    ]);
  });

  it('a lamp shines from what glows in it', () => {
    const bulb = {
      parts: [
        part('foot', roundedBox({ width: 100, depth: 100, height: 50 }, 'far')),
        part('glass', roundedBox({ width: 200, depth: 200, height: 200, at: [0, 300, 1000] }, 'far')),
      ],
    };
    const lamps: ModelSource = () => ({ model: bulb, finishes: { foot: 'walnut', glass: 'glass-opal' } });
    const lit = sceneOf(applyAll(studio(), [{ kind: 'item.add', item: item('it_1', 'lamp-1', 1000) }]), {
      models: lamps,
      detail: 'far',
    }).lights;
    expect(lit).toHaveLength(1);
    expect(lit[0]!.at.map(Math.round)).toEqual([700, 2000, 1100]);
    expect(lit[0]).toMatchObject({ elementId: 'it_1', source: 'furniture', form: 'point' });
  });

  it('daylight comes in through what one sees through, from the open air', () => {
    expect(scene.portals.map(({ elementId }) => elementId)).toEqual([
      'op_air',
      'op_balcony',
      'op_kitchen',
      'op_living',
      'op_view1',
      'op_view2',
    ]);
    const west = scene.portals.find(({ elementId }) => elementId === 'op_living')!;
    expect([...west.at, ...west.inward].map(Math.round)).toEqual([0, 2200, 1600, 1, 0, 0]);
    // The well of a tube house is open air, to the rooms on both sides of it.
    expect(sceneOf(tubeHouse(), { models, detail: 'far' }).portals.map(({ elementId }) => elementId)).toEqual(
      expect.arrayContaining(['op_garden', 'op_garden2']),
    );
  });
});

describe('what would hurt', () => {
  it('a finish nobody knows is replaced by one that is there', () => {
    const home = applyAll(studio(), [
      { kind: 'walls.finish', faces: [{ id: 'wl_a', side: 'left' }], surface: { material: 'm.unknown' } },
    ]);
    expect(sceneOf(home, { models, detail: 'far' }).parts.filter(({ material }) => !findFinish(material))).toEqual([]);
  });
});

describe('what a scene wears and holds', () => {
  it('furniture shares its mesh, and a missing model is a box', () => {
    const home = applyAll(
      studio(),
      ['box-1', 'box-1', 'ghost-1'].map((model, i) => ({
        kind: 'item.add',
        item: item(`it_${i}`, model, 1000 * (i + 1)),
      })),
    );
    const furniture = sceneOf(home, { models, detail: 'far' }).parts.filter(({ kind }) => kind === 'furniture');
    expect(furniture.map(({ material }) => material)).toEqual(['walnut', 'walnut', 'paint-fog']);
    expect(furniture[0]!.part).toBe(furniture[1]!.part);
    expect(furniture[0]!.at).toEqual({ x: 1000, y: 2000, z: 0, turn: Math.PI / 2 });
  });

  it('real models come from the library', () => {
    const home = applyAll(studio(), [{ kind: 'item.add', item: item('it_1', 'sofa-0001', 1500) }]);
    const sofa = sceneOf(home, { models: librarySource('far'), detail: 'far' }).parts.filter(
      ({ elementId }) => elementId === 'it_1',
    );
    expect(sofa.length).toBeGreaterThan(1);
    expect(sofa.every(({ material }) => findFinish(material))).toBe(true);
  });

  it('a side wears its own paint before that of its room, and the outside another', () => {
    const flat = twoBedroomFlat();
    const bedroom = Object.values(flat.rooms).find((room) => room.name === 'Bedroom')!;
    const home = applyAll(flat, [
      { kind: 'room.finish', ...placeOfRoom(bedroom), face: 'walls', surface: { material: 'paint-sage' } },
      {
        kind: 'walls.finish',
        faces: [{ id: 'wl_north', side: 'left' }],
        surface: { material: 'oak-natural', turn: 90 },
      },
    ]);
    const worn = (id: string) =>
      new Set(
        sceneOf(home, { models, detail: 'far' })
          .parts.filter(({ elementId, part }) => elementId === id && (part.slot === 'left' || part.slot === 'right'))
          .map(({ material }) => material),
      );
    // The west wall passes the bedroom and the living room.
    expect(worn('wl_west')).toEqual(new Set(['paint-sage', 'paint-lime', 'plaster-lime']));
    expect(worn('wl_north')).toEqual(new Set(['oak-natural', 'plaster-lime']));
  });

  it('a ceiling meets walls that stop a little below it, not rails and partitions', () => {
    const heights = [2800, 2650, 2450].map((height) => {
      const home = applyAll(twoBedroomFlat(), [
        { kind: 'walls.resize', ids: Object.keys(twoBedroomFlat().walls), height },
      ]);
      const {
        part: { mesh },
      } = sceneOf(home, { models, detail: 'far' }).parts.find(({ kind }) => kind === 'ceiling')!;
      return mesh.positions[2];
    });
    expect(heights).toEqual([2800, 2650, 2800]);
  });

  it('lights glow while they are on; a courtyard has no ceiling', () => {
    const light = { ...lightDefaults, id: 'lt_1', level: 'lv_1', at: { x: 1000, y: 1000, z: 2700 } };
    const home = applyAll(tubeHouse(), [
      { kind: 'light.add', light },
      { kind: 'light.add', light: { ...light, id: 'lt_2', on: false } },
    ]);
    const { parts, lights } = sceneOf(home, { models, detail: 'far' });
    expect(lights).toMatchObject([{ elementId: 'lt_1', form: 'point', at: [1000, 1000, 2700] }]);
    expect(parts.filter(({ kind }) => kind === 'light').map(({ material }) => material)).toEqual([
      'light-warm',
      'steel-white',
    ]);
    const open = Object.values(home.rooms)
      .filter((room) => room.type === 'courtyard')
      .map(({ id }) => id);
    expect(parts.filter(({ kind, elementId }) => kind === 'ceiling' && open.includes(elementId))).toEqual([]);
  });
});
