import { describe, expect, test } from 'vitest';
import { recordsOn } from '#design/document.ts';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { furnishedTubeHouse } from '#design/samples/furnished-tube-house.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import { barriersOf } from '#viewer/home/barriers.ts';
import { contactShadow } from '#viewer/contact-shadow.ts';
import { homeDrawable } from '#viewer/home/home-drawable.ts';
import { measureLines } from '#viewer/stage/measure-lines.ts';
import { modelDrawable } from '#viewer/model-drawable.ts';
import { skyPicture } from '#viewer/stage/sky.ts';
import { createJobRunner } from '#viewer/mesh-jobs.ts';
import { roundedBox } from '#models/geometry/rounded-box.ts';

describe('a home as it is drawn', () => {
  const design = furnishedFlat();
  const home = homeDrawable(design, 'far');

  test('every triangle of the scene is in a batch, every piece can be picked', () => {
    const drawn = home.batches.reduce(
      (sum, { mesh, owners }) => sum + (home.meshes[mesh]!.indices.length / 3) * owners.length,
      0,
    );
    expect(drawn).toBe(home.triangles);
    expect(Object.keys(design.items).filter((id) => !home.boxes[id])).toEqual([]);
  });

  test('equal pieces in equal finishes are one batch', () => {
    const chairs = home.batches.filter(({ owners }) => owners.includes('it_chair1'));
    expect(chairs.length).toBeGreaterThan(0);
    for (const { owners, places } of chairs) expect([owners.length, places.length]).toEqual([4, 16]);
  });

  test('lids and outer faces can be left away', () => {
    const owners = (layer: string) =>
      new Set(home.batches.filter((batch) => batch.layer === layer).flatMap((batch) => batch.owners));
    expect([...owners('outside')].toSorted()).toEqual(['wl_east', 'wl_north', 'wl_south', 'wl_west']);
    expect([...owners('roof')].filter((id) => id.startsWith('rm_'))).toHaveLength(Object.keys(design.rooms).length);
    expect([...owners('roof')].some((id) => id.startsWith('it_'))).toBe(false);
  });

  test('one steps into the largest room, and not into a wall', () => {
    const { at } = home.entrance;
    for (const { a, b, half } of home.barriers) {
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
  const below = homeDrawable(design, 'far', 'lv_1');
  const above = homeDrawable(design, 'far', 'lv_2');
  const items = (level: string) => recordsOn(design, 'items', level).map(({ id }) => id);
  const shown = ({ boxes }: typeof below) =>
    Object.keys(boxes)
      .filter((id) => id.startsWith('it_'))
      .toSorted();
  const lidded = ({ batches }: typeof below) =>
    new Set(
      batches
        .filter(({ layer }) => layer === 'roof')
        .flatMap(({ owners }) => owners)
        .filter((id) => id.startsWith('rm_')),
    );
  const rooms = (level: string) => new Set(recordsOn(design, 'rooms', level).map(({ id }) => id));

  test('shows the chosen one and those below it, the lowest unless told', () => {
    expect(shown(below)).toEqual(items('lv_1'));
    expect(shown(above)).toEqual([...items('lv_1'), ...items('lv_2')].toSorted());
    expect(below.box.max[2]).toBeLessThan(3800 + 1);
    expect(above.box.max[2]).toBeGreaterThan(3800 + 3000);
    expect(homeDrawable(design, 'far').triangles).toBe(below.triangles);
    expect(homeDrawable(design, 'far', 'lv_gone').triangles).toBe(below.triangles);
  });

  test('only the chosen one is opened from above', () => {
    expect(lidded(below).size).toBeGreaterThan(3);
    expect([...lidded(below)].filter((id) => !rooms('lv_1').has(id))).toEqual([]);
    expect(lidded(above).size).toBeGreaterThan(2);
    expect([...lidded(above)].filter((id) => !rooms('lv_2').has(id))).toEqual([]);
    const outside = above.batches.filter(({ layer }) => layer === 'outside').flatMap(({ owners }) => owners);
    expect([...new Set(outside)].toSorted()).toEqual(['wl_2back', 'wl_2front', 'wl_2left', 'wl_2right']);
  });

  test.each([
    ['lv_1', below, 1550],
    ['lv_2', above, 3800 + 1550],
  ] as const)('one walks on %s, and its own walls hold', (level, home, eye) => {
    const [x, y, z] = home.entrance.at;
    expect(z).toBe(eye);
    expect(roomsOf(design, level).some(({ shape }) => roomContains(shape, { x, y }))).toBe(true);
    expect(home.barriers).toEqual(barriersOf(design, level));
  });
});

test('a model is drawn with its own triangles; one nobody made is not', () => {
  const sofa = modelDrawable('sofa-0000', 'middle')!;
  expect(sofa.batches.every(({ owners }) => owners[0] === 'sofa-0000')).toBe(true);
  expect(sofa.shadows).toHaveLength(1);
  expect(modelDrawable('sofa-zzzzzzz', 'middle')).toBeNull();
});

test('the floor is darkest under what stands on it', () => {
  const { dark, columns, rows } = contactShadow(
    [roundedBox({ width: 600, depth: 400, height: 500 }, 'far')],
    'floor',
    new Float32Array(4),
  )!;
  const at = (x: number, y: number) => dark[Math.floor(y * rows) * columns + Math.floor(x * columns)]!;
  expect(at(0.5, 0.5)).toBeGreaterThan(180);
  expect(at(0.02, 0.02)).toBeLessThan(8);
  expect(
    contactShadow(
      [roundedBox({ width: 100, depth: 100, height: 50, at: [0, 0, 2000] }, 'far')],
      'floor',
      new Float32Array(4),
    ),
  ).toBeNull();
});

test('the measures beside a box are its own', () => {
  const lines = measureLines(
    { min: [-1.1, 0, -0.45], max: [1.1, 0.8, 0.45] },
    { eye: [3, 2, 5], target: [0, 0.4, 0], up: [0, 1, 0], fov: 30 },
    { width: 800, height: 500 },
  );
  expect(lines.map(({ millimetres }) => millimetres)).toEqual([2200, 900, 800]);
  for (const { from, to } of lines)
    for (const { x, y } of [from, to]) expect(x > 0 && x < 800 && y > 0 && y < 500).toBe(true);
});

test('the workshop hands over finishes ready to be worn', () => {
  const made = createJobRunner()({ kind: 'surface', finish: 'oak-natural', size: 64 });
  expect(made.made).toMatchObject({ id: 'oak-natural', metalness: 0, along: { size: 64 }, across: { size: 64 } });
  expect(made.handedOver.length).toBeGreaterThan(1);
});

test('a garden is green below the sky and the sky is bright above it', () => {
  const { width, height, light } = skyPicture('day', 64);
  const at = (row: number) => light.subarray((row * width + 10) * 4, (row * width + 10) * 4 + 3);
  const garden = at(Math.floor(height * 0.53));
  const sky = at(height - 4);
  expect(garden[1]!).toBeGreaterThan(garden[0]!);
  expect(Math.min(...sky)).toBeGreaterThan(Math.max(...garden));
});
