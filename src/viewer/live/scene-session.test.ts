import { describe, expect, test } from 'vitest';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { recordsOn, type Design } from '#design/document.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { barriersOf, furnitureBarriers } from '#elements/walking/barriers.ts';
import { changedDesign, designChanges } from '#viewer/live/design-changes.ts';
import { createSceneSession, type Built } from '#viewer/live/scene-session.ts';
import type { ScenePatch } from '#viewer/live/scene-patch.ts';

const opened = (design: Design, level = 'lv_1') => createSceneSession(design, level, 'far').open();
const idsIn = ({ put }: ScenePatch, layer: string, kind?: string) =>
  [
    ...new Set(
      put
        .filter(
          (piece) => (kind === undefined || piece.kind === kind) && piece.parts.some((part) => part.layer === layer),
        )
        .map(({ id }) => id),
    ),
  ].toSorted();

function applied(design: Design, command: Command): Design {
  const result = apply(design, command);
  if (!result.ok) throw new Error(result.reason);
  return result.design;
}

describe('a home as it is sent', () => {
  const design = furnishedFlat();
  const home = opened(design);

  test('every triangle of the scene is in a mesh, every piece has a box', () => {
    const triangles = new Map(home.meshes.map(({ number, mesh }) => [number, mesh.indices.length / 3]));
    const drawn = home.put.reduce(
      (sum, { parts }) => sum + parts.reduce((own, { mesh }) => own + triangles.get(mesh)!, 0),
      0,
    );
    expect(drawn).toBe(home.facts.triangles);
    const boxed = new Set(home.put.filter(({ box }) => box.min[0] < box.max[0]).map(({ id }) => id));
    expect(Object.keys(design.items).filter((id) => !boxed.has(id))).toEqual([]);
  });

  test('J3: every part says of what kind and whose it is', () => {
    const room = Object.values(design.rooms).find(({ name }) => name === 'Bedroom')!;
    expect(home.put.filter(({ id }) => id === room.id).map(({ kind }) => kind)).toEqual([
      'floor',
      'ceiling',
      'skirting',
    ]);
    expect(new Set(home.put.map(({ key }) => key)).size).toBe(home.put.length);
  });

  test('J3: while it is built it says of how many pieces how many stand, and nothing of what is hidden', () => {
    const told: Built[] = [];
    const [first, ...others] = Object.values(design.items);
    const items = Object.fromEntries([{ ...first!, hidden: true as const }, ...others].map((item) => [item.id, item]));
    const session = createSceneSession({ ...design, items }, 'lv_1', 'far', (built) => told.push(built));
    session.open();
    expect(told.map(({ done }) => done)).toEqual(others.map((_, at) => at + 1));
    expect(new Set(told.map(({ total }) => total))).toEqual(new Set([others.length]));
    session.edit(designChanges({ ...design, items }, design), 'lv_1');
    expect(told, 'an edit is shown at once').toHaveLength(others.length);
  });

  test('equal pieces share their meshes', () => {
    const meshes = (id: string) => home.put.find((piece) => piece.id === id)!.parts.map(({ mesh }) => mesh);
    expect(meshes('it_chair1').length).toBeGreaterThan(0);
    expect(meshes('it_chair2')).toEqual(meshes('it_chair1'));
  });

  test('lids and outer faces can be left away', () => {
    expect(idsIn(home, 'outside')).toEqual(['wl_east', 'wl_north', 'wl_south', 'wl_west']);
    expect(idsIn(home, 'roof', 'ceiling')).toHaveLength(Object.keys(design.rooms).length);
    expect(idsIn(home, 'roof', 'furniture')).toEqual([]);
  });

  test('one steps into the largest room, and not into a wall', () => {
    const { at } = home.facts.entrance;
    for (const { a, b, half } of home.facts.barriers) {
      const nearest = Math.abs(a.x - b.x) < 1 ? Math.abs(at[0] - a.x) : Math.abs(at[1] - a.y);
      const beside =
        Math.abs(a.x - b.x) < 1
          ? at[1] > Math.min(a.y, b.y) && at[1] < Math.max(a.y, b.y)
          : at[0] > Math.min(a.x, b.x) && at[0] < Math.max(a.x, b.x);
      if (beside) expect(nearest).toBeGreaterThan(half);
    }
  });
});

describe('a home of two storeys', () => {
  const design = furnishedTubeHouse();
  const below = opened(design, 'lv_1');
  const above = opened(design, 'lv_2');
  const items = (level: string) => recordsOn(design, 'items', level).map(({ id }) => id);
  const shown = ({ put }: ScenePatch) =>
    put
      .filter(({ kind }) => kind === 'furniture')
      .map(({ id }) => id)
      .toSorted();
  const rooms = (level: string) => new Set(recordsOn(design, 'rooms', level).map(({ id }) => id));

  test('shows the chosen one and those below it, the lowest unless told', () => {
    expect(shown(below)).toEqual(items('lv_1'));
    expect(shown(above)).toEqual([...items('lv_1'), ...items('lv_2')].toSorted());
    expect(below.facts.box.max[2]).toBeLessThan(3800 + 1);
    expect(above.facts.box.max[2]).toBeGreaterThan(3800 + 3000);
    expect(opened(design, 'lv_gone').facts.triangles).toBe(below.facts.triangles);
  });

  test('only the chosen one is opened from above', () => {
    for (const [home, level] of [
      [below, 'lv_1'],
      [above, 'lv_2'],
    ] as const) {
      const lidded = idsIn(home, 'roof', 'ceiling');
      expect(lidded.length).toBeGreaterThan(2);
      expect(lidded.filter((id) => !rooms(level).has(id))).toEqual([]);
    }
    expect(idsIn(above, 'outside')).toEqual(['wl_2back', 'wl_2front', 'wl_2left', 'wl_2right']);
  });

  test('another storey is shown by what differs: meshes that are there are not sent again', () => {
    const session = createSceneSession(design, 'lv_1', 'far');
    const first = session.open();
    const up = session.edit({ tables: [] }, 'lv_2');
    expect(up.gone).toEqual([]);
    expect(up.facts).toEqual(above.facts);
    const known = new Set([...first.meshes, ...up.meshes].map(({ number }) => number));
    expect(up.put.flatMap(({ parts }) => parts).filter(({ mesh }) => !known.has(mesh))).toEqual([]);
    const back = session.edit({ tables: [] }, 'lv_1');
    expect([back.meshes.length, back.facts]).toEqual([0, first.facts]);
    expect(new Set(back.freed.meshes)).toEqual(new Set(up.meshes.map(({ number }) => number)));
  });

  test.each([
    ['lv_1', below, 1550],
    ['lv_2', above, 3800 + 1550],
  ] as const)('one walks on %s, and its own walls hold', (level, home, eye) => {
    const [x, y, z] = home.facts.entrance.at;
    expect(z).toBe(eye);
    expect(roomsOf(design, level).some(({ shape }) => roomContains(shape, { x, y }))).toBe(true);
    expect(home.facts.barriers).toEqual([...barriersOf(design, level), ...furnitureBarriers(design, level)]);
  });
});

describe('J3: what an edit sends', () => {
  const flat = furnishedFlat();

  function edited(command: Command): ScenePatch {
    const session = createSceneSession(flat, 'lv_1', 'far');
    session.open();
    return session.edit(structuredClone(designChanges(flat, applied(flat, command))), 'lv_1');
  }

  test('of a piece that moves: where it is, no mesh', () => {
    const patch = edited({ kind: 'item.move', id: 'it_sofa', at: { x: 3000, y: 2000, z: 0 } });
    expect(patch.put.map(({ key, at }) => [key, at.x, at.y])).toEqual([['furniture it_sofa 0', 3000, 2000]]);
    expect([patch.meshes, patch.shadows, patch.gone, patch.freed]).toEqual([[], [], [], { meshes: [], shadows: [] }]);
  });

  test('of a wall that moves: its meshes, and which of the old ones nobody wears', () => {
    const patch = edited({ kind: 'wall.move', id: 'wl_bed1', by: { x: 100, y: 0 }, joined: true });
    const kinds = new Set(patch.put.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['wall', 'door', 'floor', 'ceiling', 'skirting']));
    expect(patch.freed.meshes.length).toBe(patch.meshes.length);
  });

  test('changes of records are the same design on the other side', () => {
    const after = applied(flat, { kind: 'things.remove', ids: ['it_sofa'] });
    const there = changedDesign(flat, structuredClone(designChanges(flat, after)));
    expect(there).toEqual(after);
    expect(there.walls).toBe(flat.walls);
    expect(there.items.it_chair1).toBe(flat.items.it_chair1);
  });
});
