import fc from 'fast-check';
import { BoxGeometry, Group, Mesh, MeshStandardMaterial, type Material } from 'three';
import { describe, expect, test } from 'vitest';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { studio } from '#design/samples/studio.ts';
import { commandFor, dice } from '#design/testing/random-commands.ts';
import { normalise, type Vec3 } from '#lib/vec.ts';
import { seededRng } from '#lib/random.ts';
import { bvhHits } from '#viewer/live/bvh-hits.ts';
import { openLiveHome, type LiveHome, type LiveHomeOptions } from '#viewer/live/live-home.ts';
import { createLightUniforms } from '#viewer/light/lit-materials.ts';
import { createMaterialCache } from '#viewer/stage/material-cache.ts';
import { crowdedHome } from '#viewer/testing/crowded-home.ts';
import { directWorker } from '#viewer/testing/direct-worker.ts';
import { batchesIn, drawnCopies, drawnTexts } from '#viewer/testing/drawn-copies.ts';

const level = 'lv_1';

async function opened(design: Design, more: Partial<LiveHomeOptions> = {}) {
  const meshWorker = directWorker();
  const materials = createMaterialCache(meshWorker, createLightUniforms(), { size: 8, sharpness: 1 });
  const home = await openLiveHome({ meshWorker, materials, design, level, detail: 'far', lift: 11, ...more });
  return { home, meshWorker };
}

function applied(design: Design, command: Command): Design {
  const result = apply(design, command);
  if (!result.ok) throw new Error(result.reason);
  return result.design;
}

/** What a material looks like, whichever object it is. */
function nameOf(material: Material): string {
  const { color, roughness, metalness, side, opacity, map } = material as MeshStandardMaterial;
  const picture = (map?.image as { data?: Uint8Array } | undefined)?.data;
  return [material.type, color.getHex(), roughness, metalness, side, opacity, picture?.slice(0, 40).join(' ')].join();
}

/** What one of two homes draws and the other does not; a few of it say enough. */
function apart(first: LiveHome, second: LiveHome): string[] {
  const [a, b] = [drawn(first), drawn(second)];
  return [...a.filter((text) => !b.includes(text)), ...b.filter((text) => !a.includes(text))].slice(0, 4);
}

const drawn = (home: LiveHome) => drawnTexts(home.scene.group, nameOf);
const down: Vec3 = [0, 0, -1];

describe('J3: a home that is drawn follows its design', () => {
  test('while it is built, whoever waits is told how far it is', async () => {
    const design = furnishedFlat();
    const told: number[] = [];
    await opened(design, { onBuilt: ({ done, total }) => told.push(done / total) });
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  test('after random edits it draws what it would draw had it been opened so, and keeps no more', async () => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(dice, { minLength: 8, maxLength: 14 }), async (rolls) => {
        let design = furnishedFlat();
        const { home } = await opened(design);
        for (const [i, roll] of rolls.entries()) {
          const result = apply(design, commandFor(design, roll, i));
          if (!result.ok) continue;
          steps++;
          design = result.design;
          await home.update(design, level);
        }
        const { home: fresh } = await opened(design);
        expect(apart(home, fresh)).toEqual([]);
        expect(home.scene.figures()).toEqual(fresh.scene.figures());
        expect(home.facts()).toEqual(fresh.facts());
      }),
      // A failure is shown as it is: making it smaller would open hundreds of homes.
      { numRuns: 6, endOnFailure: true },
    );
    expect(steps).toBeGreaterThan(20);
  });

  test('a piece that moves is the only thing that does; no batch is made again', async () => {
    const flat = furnishedFlat();
    const { home, meshWorker } = await opened(flat);
    const before = drawnCopies(home.scene.group);
    const batches = batchesIn(home.scene.group);
    const arrays = batches.map(({ geometry }) => geometry.getAttribute('position').array);
    meshWorker.jobs.length = 0;
    await home.update(applied(flat, { kind: 'item.move', id: 'it_sofa', at: { x: 3000, y: 2000, z: 0 } }), level);
    expect(meshWorker.jobs).toEqual(['edit-home']);
    expect(batchesIn(home.scene.group).map((batch) => batches.indexOf(batch))).toEqual([...batches.keys()]);
    batchesIn(home.scene.group).forEach(({ geometry }, i) =>
      expect(geometry.getAttribute('position').array === arrays[i]).toBe(true),
    );
    const moved = drawnCopies(home.scene.group).filter(({ matrix }, i) => matrix.join() !== before[i]!.matrix.join());
    expect(moved.length).toBeGreaterThan(1);
    for (const { matrix } of moved) expect(matrix.slice(12, 14)).toEqual([3000, 2000]);
  });

  test('a room furnished at once fills a few pieces at a time, and ends as had it been opened so', async () => {
    const whole = furnishedFlat();
    const grown: number[] = [];
    const { home, meshWorker } = await opened(
      { ...whole, items: {} },
      { onShown: ({ triangles }) => grown.push(triangles) },
    );
    await home.update(whole, level);
    const pieces = Object.keys(whole.items).length;
    expect(meshWorker.jobs.filter((kind) => kind === 'edit-home')).toHaveLength(Math.ceil(pieces / 8));
    expect(grown.length).toBeGreaterThan(2);
    expect(new Set(grown).size).toBe(grown.length);
    expect(grown).toEqual(grown.toSorted((a, b) => a - b));
    expect(apart(home, (await opened(whole)).home)).toEqual([]);
  });

  test('of several edits at once the last is shown, and the worker is not asked for all', async () => {
    let design = furnishedFlat();
    const { home, meshWorker } = await opened(design);
    meshWorker.jobs.length = 0;
    const asked = [];
    for (let x = 1000; x < 2000; x += 100) {
      design = applied(design, { kind: 'item.move', id: 'it_sofa', at: { x, y: 1500, z: 0 } });
      asked.push(home.update(design, level));
    }
    await Promise.all(asked);
    expect(meshWorker.jobs.length).toBeLessThan(4);
    expect(apart(home, (await opened(design)).home)).toEqual([]);
  });
});

describe('what nobody uses is given back', () => {
  test('a finish with its last wearer, a mesh with its last copy, and all of it in the end', async () => {
    const flat = furnishedFlat();
    const { home } = await opened(flat);
    const before = home.scene.figures();
    const finish = applied(flat, {
      kind: 'room.finish',
      ...placeOfRoom(Object.values(flat.rooms)[0]!),
      face: 'floor',
      surface: { material: 'tile-terracotta' },
    });
    const known = new Set(batchesIn(home.scene.group));
    await home.update(finish, level);
    const added = batchesIn(home.scene.group).filter((batch) => !known.has(batch));
    let disposed = 0;
    for (const { material, geometry } of added) {
      (material as Material).addEventListener('dispose', () => disposed++);
      geometry.addEventListener('dispose', () => disposed++);
    }
    expect(added.length).toBeGreaterThan(0);
    await home.update(flat, level);
    // Materials go once their promise has been looked at.
    await Promise.resolve();
    expect(disposed).toBe(2 * added.length);
    expect(home.scene.figures()).toEqual(before);

    await home.update(applied(flat, { kind: 'things.remove', ids: Object.keys(flat.items) }), level);
    expect(home.scene.figures().meshes).toBeLessThan(before.meshes);
    await home.update(flat, level);
    expect(home.scene.figures()).toEqual(before);

    let closed = 0;
    const batches = batchesIn(home.scene.group);
    for (const { geometry } of batches) geometry.addEventListener('dispose', () => closed++);
    home.close();
    expect(closed).toBe(batches.length);
  });
});

describe('J3: a piece that is dragged', () => {
  test('lives in an overlay: one piece stands elsewhere, the design and the worker know nothing', async () => {
    const flat = furnishedFlat();
    const { home, meshWorker } = await opened(flat);
    const before = drawn(home);
    meshWorker.jobs.length = 0;
    for (const x of [1000, 1100, 1200]) home.scene.overlay('it_sofa', { x, y: 1500, z: 0, turn: 1 });
    expect(meshWorker.jobs).toEqual([]);
    const isThere = ({ matrix }: { matrix: number[] }) => matrix[12] === 1200 && matrix[13] === 1500;
    const there = drawnCopies(home.scene.group).filter(isThere);
    expect(there.length).toBeGreaterThan(1);
    // An edit of something else meanwhile leaves it in the hand.
    await home.update(applied(flat, { kind: 'things.lock', ids: ['it_sofa'], locked: true }), level);
    expect(drawnCopies(home.scene.group).filter(isThere)).toHaveLength(there.length);
    home.scene.endOverlay('it_sofa');
    expect(drawn(home)).toEqual(before);
  });

  test('let go, it goes to where the edit has it and never back first', async () => {
    const flat = furnishedFlat();
    const { home } = await opened(flat);
    home.scene.overlay('it_sofa', { x: 1200, y: 1500, z: 0, turn: 0 });
    const shown = home.update(
      applied(flat, { kind: 'item.move', id: 'it_sofa', at: { x: 1200, y: 1500, z: 0 }, turn: 0 }),
      level,
    );
    const ended = home.endOverlay('it_sofa');
    const there = () => drawnCopies(home.scene.group).filter(({ matrix }) => matrix[12] === 1200).length;
    expect(there()).toBeGreaterThan(1);
    await Promise.all([shown, ended]);
    expect(there()).toBeGreaterThan(1);
    expect(home.scene.pick([1200, 1500, 5000], down)).toMatchObject({ kind: 'furniture', id: 'it_sofa' });
  });
});

describe('J3: what is under the pointer', () => {
  test('floor, ceiling and wall of a room are told apart', async () => {
    const flat = furnishedFlat();
    const { home } = await opened(flat);
    const bathroom = Object.values(flat.rooms).find(({ name }) => name === 'Hall')!;
    const inside: Vec3 = [4800, 5100, 1500];
    expect(home.scene.pick([4800, 5100, 9000], down)).toEqual({
      kind: 'floor',
      id: bathroom.id,
      slot: 'floor',
      point: [4800, 5100, 0],
    });
    home.scene.showMode('walk');
    expect(home.scene.pick(inside, [0, 0, 1])).toMatchObject({ kind: 'ceiling', id: bathroom.id });
    expect(home.scene.pick([4000, 5700, 2700], [-1, 0, 0])).toMatchObject({ kind: 'wall', id: 'wl_bed1' });
    expect(home.scene.pick([0, 0, -100_000], down)).toBeNull();
    const sofa = flat.items.it_sofa!.at;
    home.scene.showMode('orbit');
    expect(home.scene.pick([sofa.x, sofa.y, 9000], down)).toMatchObject({ kind: 'furniture', id: 'it_sofa' });
    home.scene.overlay('it_sofa', { ...sofa, turn: 0 });
    expect(home.scene.pick([sofa.x, sofa.y, 9000], down)?.kind).not.toBe('furniture');
  });

  test('what steps aside is neither drawn nor met, and stands again when it is called back', async () => {
    const flat = furnishedFlat();
    const { home } = await opened(flat);
    const ray: [Vec3, Vec3] = [
      [4000, 5700, 2700],
      [-1, 0, 0],
    ];
    const first = home.scene.pick(...ray);
    expect(first).toMatchObject({ kind: 'wall', id: 'wl_bed1' });
    expect(['left', 'right']).toContain(first?.slot);
    const seen = () => drawnCopies(home.scene.group).filter(({ visible }) => visible).length;
    const before = seen();
    home.scene.stepAside(({ id }, { slot }) => id === 'wl_bed1' && slot === first?.slot);
    expect(seen()).toBeLessThan(before);
    expect(home.scene.pick(...ray)?.id).not.toBe('wl_bed1');
    // An edit meanwhile makes the wall anew: it stays aside.
    await home.update(applied(flat, { kind: 'wall.move', id: 'wl_bed1', by: { x: 100, y: 0 }, joined: true }), level);
    expect(home.scene.pickAll(...ray).map(({ id, slot }) => `${id} ${slot}`)).not.toContain(`wl_bed1 ${first?.slot}`);
    await home.update(flat, level);
    home.scene.stepAside(() => false);
    expect(seen()).toBe(before);
    expect(home.scene.pick(...ray)).toEqual(first);
  });

  test('a ray that may not meet a thing goes through it; all it meets comes in order', async () => {
    const flat = furnishedFlat();
    const { home } = await opened(flat);
    const { x, y } = flat.items.it_sofa!.at;
    const above: Vec3 = [x, y, 9000];
    const all = home.scene.pickAll(above, down);
    expect(all[0]).toEqual(home.scene.pick(above, down));
    expect(all[0]?.id).toBe('it_sofa');
    expect(all.length).toBeGreaterThan(1);
    const heights = all.map(({ point }) => point[2]);
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(home.scene.pick(above, down, ({ id }) => id !== 'it_sofa')?.id).toBe(all[1]?.id);
  });

  test('prepared meshes answer as triangles one by one do', async () => {
    const flat = furnishedFlat();
    const { home: plain } = await opened(flat);
    const { home: prepared } = await opened(flat, { hit: bvhHits() });
    const rng = seededRng(3);
    let hits = 0;
    for (let i = 0; i < 300; i++) {
      const from: Vec3 = [rng.between(200, 9400), rng.between(200, 8200), rng.between(100, 5000)];
      const along = normalise([rng.between(-1, 1), rng.between(-1, 1), rng.between(-1, 0.2)]);
      const [a, b] = [plain.scene.pick(from, along), prepared.scene.pick(from, along)];
      expect(b === null).toBe(a === null);
      if (!a || !b) continue;
      hits++;
      for (const k of [0, 1, 2] as const) expect(b.point[k]).toBeCloseTo(a.point[k], 1);
    }
    expect(hits).toBeGreaterThan(150);
  });
});

test('J3: a merchant’s file stands in for its piece once it has come, shared and given back', async () => {
  const add = (id: string, x: number): Command => ({
    kind: 'item.add',
    item: {
      id,
      level,
      model: 'gl_01hzz',
      finishes: {},
      at: { x, y: 2000, z: 0 },
      turn: 90,
      placement: 'floor',
      locked: false,
    },
  });
  const design = applied(applied(studio(), add('it_1', 1000)), add('it_2', 3000));
  let loaded = 0;
  let disposed = 0;
  let changes = 0;
  const { home } = await opened(design, {
    async loadUpload() {
      loaded++;
      return {
        group: new Group().add(
          new Mesh(new BoxGeometry(0.8, 0.4, 0.6).translate(0, 0.2, 0), new MeshStandardMaterial()),
        ),
        box: { min: [-400, -300, 0], max: [400, 300, 400] },
        dispose: () => disposed++,
      };
    },
    onChange: () => changes++,
  });
  await expect.poll(() => changes).toBe(1);
  expect(loaded).toBe(1);
  const standIns = () => drawnCopies(home.scene.group).filter(({ matrix, visible }) => matrix[13] === 2000 && visible);
  // What is left is the dark under them.
  expect(standIns()).toHaveLength(2);
  expect(home.scene.boxOf('it_1')!.max.map(Math.round)).toEqual([1300, 2400, 400]);
  expect(home.scene.pick([3000, 2000, 5000], down)).toMatchObject({ kind: 'furniture', id: 'it_2' });
  expect(home.scene.pick([3000, 2000, 5000], down)!.point.map(Math.round)).toEqual([3000, 2000, 400]);
  home.scene.overlay('it_2', { x: 2000, y: 3000, z: 0, turn: 0 });
  expect(home.scene.pick([3000, 2000, 5000], down)?.id).not.toBe('it_2');
  home.scene.endOverlay('it_2');
  await home.update(applied(design, { kind: 'things.remove', ids: ['it_1'] }), level);
  expect(disposed).toBe(0);
  await home.update(studio(), level);
  expect(disposed).toBe(1);
});

test('J3: five hundred pieces in forty finishes are at most 300 calls to the graphics card', async () => {
  const { home } = await opened(crowdedHome(500, 40));
  for (const mode of ['orbit', 'walk', 'plan'] as const) {
    home.scene.showMode(mode);
    expect(home.scene.figures().drawCalls).toBeLessThanOrEqual(300);
  }
  expect(home.scene.figures().pieces).toBeGreaterThan(500);
});
