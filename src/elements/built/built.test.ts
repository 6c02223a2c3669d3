import { describe, expect, it } from 'vitest';
import type { Command } from '#design/commands/command-table.ts';
import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { stairsDefaults } from '#design/records/stairs.ts';
import type { Stairs } from '#design/records/stairs.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { cutOut } from '#elements/floor/cut-out.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { planOf } from '#elements/plan.ts';
import { sceneOf } from '#elements/scene.ts';
import { riseOf, stairsAreas, stairsShape } from '#elements/built/stairs/stairs-shape.ts';
import { areaOf } from '#lib/polygon.ts';

const at = { x: 8000, y: 800 };
const stairs = (more: Partial<Stairs> = {}): Stairs => ({
  ...stairsDefaults,
  finishes: {},
  id: 'st_1',
  level: 'lv_1',
  at,
  ...more,
});
const add = (more?: Partial<Stairs>): Command => ({ kind: 'stairs.add', stairs: stairs(more) });
const house = applyAll(twoBedroomFlat(), [{ kind: 'level.copy', id: 'lv_1', to: 'lv_2', name: '', what: 'shell' }]);
const models = librarySource('far');

function partsOf(design: Design, kind: string, level: string) {
  return sceneOf(design, { models, detail: 'far' }).parts.filter((part) => part.kind === kind && part.level === level);
}

/** Of the triangles that look up or down, in the plan. */
function flatArea(design: Design, kind: string, level: string): number {
  let sum = 0;
  for (const { part } of partsOf(design, kind, level)) {
    const { positions: p, indices } = part.mesh;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => indices[i + k]! * 3) as [number, number, number];
      sum += Math.abs((p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[c]! - p[a]!) * (p[b + 1]! - p[a + 1]!)) / 2;
    }
  }
  return sum;
}

describe('J12: stairs', () => {
  it.each(['straight', 'quarter', 'half'] as const)('%s: as many steps as asked, up to the floor above', (form) => {
    const level = house.levels[0]!;
    const shape = stairsShape(stairs({ form, steps: 18, before: 9 }), level);
    const treads = shape.flights.reduce((sum, flight) => sum + flight.treads, 0);
    expect(treads + (shape.landing ? 1 : 0)).toBe(17);
    expect(shape.riser * 18).toBeCloseTo(riseOf(stairs(), level), 6);
    expect(riseOf(stairs(), level)).toBe(level.height + level.slab);
  });

  it.each([
    ['straight', 16 * 260 * 900],
    ['quarter', (7 * 260 + 900) * 900 + 8 * 260 * 900],
    ['half', (8 * 260 + 900) * 1900],
  ] as const)('%s: covers what its treads and its landing do', (form, area) => {
    const covered = stairsAreas(stairs({ form, turn: 33 }), house.levels[0]!);
    expect(covered.reduce((sum, each) => sum + areaOf(each), 0)).toBeCloseTo(area, 3);
  });

  it.each(['straight', 'quarter', 'half'] as const)('%s: cuts ceiling, slab and floor by what it covers', (form) => {
    const cut = applyAll(house, [add({ form, at: { x: 8600, y: 300 }, width: 700, going: 160 })]);
    const covered = stairsAreas(cut.stairs['st_1']!, cut.levels[0]!).reduce((sum, each) => sum + areaOf(each), 0);
    expect(flatArea(house, 'ceiling', 'lv_1') - flatArea(cut, 'ceiling', 'lv_1')).toBeCloseTo(covered, -3);
    expect(flatArea(house, 'floor', 'lv_1')).toBeCloseTo(flatArea(cut, 'floor', 'lv_1'), -2);
    // A slab has two faces.
    expect(flatArea(house, 'slab', 'lv_2') - flatArea(cut, 'slab', 'lv_2')).toBeCloseTo(2 * covered, -3);
    const boards = flatArea(house, 'floor', 'lv_2') - flatArea(cut, 'floor', 'lv_2');
    // Boards and what lies under their joints.
    expect(Math.abs(boards - 2 * covered)).toBeLessThan(covered * 0.02);
  });

  it('too low to reach the floor above they cut nothing, and none on the highest level', () => {
    const low = applyAll(house, [add({ rise: 900, steps: 5 })]);
    expect(flatArea(low, 'slab', 'lv_2')).toBeCloseTo(flatArea(house, 'slab', 'lv_2'), 0);
    const alone = applyAll(twoBedroomFlat(), [add()]);
    expect(flatArea(alone, 'ceiling', 'lv_1')).toBeCloseTo(flatArea(twoBedroomFlat(), 'ceiling', 'lv_1'), 0);
  });

  it('their highest tread is a riser below the floor above, and their rails stand on them', () => {
    const home = applyAll(house, [add({ rail: 'none' })]);
    const tops = partsOf(home, 'stairs', 'lv_1').flatMap(({ part }) =>
      Array.from(part.mesh.positions.filter((_, i) => i % 3 === 2)),
    );
    expect(Math.max(...tops)).toBeCloseTo((3000 / 17) * 16, 1);
    expect(Math.min(...tops)).toBeCloseTo(0, 3);
    const railed = partsOf(applyAll(house, [add({ rail: 'both' })]), 'stairs', 'lv_1');
    expect(railed.map(({ part }) => part.slot).sort()).toEqual(['body', 'rail', 'tread']);
  });
});

describe('J12: what else is built and drawn', () => {
  const column = {
    id: 'cl_1',
    level: 'lv_1',
    form: 'square',
    at: { x: 4000, y: 3000 },
    turn: 0,
    width: 200,
    depth: 300,
  } as const;
  const beam = {
    id: 'bm_1',
    level: 'lv_1',
    a: { x: 1000, y: 2000 },
    b: { x: 5000, y: 2000 },
    width: 220,
    height: 350,
  } as const;
  const drawn = applyAll(house, [
    { kind: 'column.add', column },
    { kind: 'column.add', column: { ...column, id: 'cl_2', form: 'round', height: 900 } },
    { kind: 'beam.add', beam },
    {
      kind: 'dimension.add',
      dimension: { id: 'dm_1', level: 'lv_1', a: { x: 0, y: 0 }, b: { x: 3000, y: 4000 }, offset: 300, axis: 'along' },
    },
    {
      kind: 'dimension.add',
      dimension: { id: 'dm_2', level: 'lv_1', a: { x: 0, y: 0 }, b: { x: 3000, y: 4000 }, offset: 300, axis: 'y' },
    },
    {
      kind: 'note.add',
      note: {
        id: 'nt_1',
        level: 'lv_1',
        at: { x: 0, y: -900 },
        turn: 0,
        text: 'Cửa mới 新门',
        size: 'small',
        to: { x: 900, y: 0 },
      },
    },
    {
      kind: 'underlay.add',
      underlay: { id: 'ul_1', level: 'lv_1', picture: 'local_1', at, turn: 0, width: 9000, ratio: 0.5, opacity: 0.4 },
    },
  ]);

  it('a column reaches the ceiling or its own height, a beam hangs from the ceiling', () => {
    const heights = (kind: string, id: string) => {
      const zs = partsOf(drawn, kind, 'lv_1')
        .filter(({ elementId }) => elementId === id)
        .flatMap(({ part }) => Array.from(part.mesh.positions.filter((_, i) => i % 3 === 2)));
      return [Math.min(...zs), Math.max(...zs)];
    };
    expect(heights('column', 'cl_1')).toEqual([0, 2800]);
    expect(heights('column', 'cl_2')).toEqual([0, 900]);
    expect(heights('beam', 'bm_1')).toEqual([2450, 2800]);
  });

  it('measures say the distance or its part along an axis, notes their words, an underlay its place and size', () => {
    const { words, shapes, pictures } = planOf(drawn, drawn.levels[0]!, () => []);
    const textOf = (id: string) => words.find(({ elementId }) => elementId === id)!.text;
    expect(textOf('dm_1')).toEqual({ kind: 'length', millimetres: 5000 });
    expect(textOf('dm_2')).toEqual({ kind: 'length', millimetres: 4000 });
    expect(textOf('nt_1')).toEqual({ kind: 'name', name: 'Cửa mới 新门' });
    expect(pictures).toEqual([
      { elementId: 'ul_1', picture: 'local_1', at, turn: 0, width: 9000, height: 4500, opacity: 0.4 },
    ]);
    for (const id of ['cl_1', 'cl_2', 'bm_1', 'dm_1', 'nt_1'])
      expect(shapes.some(({ elementId }) => elementId === id)).toBe(true);
  });

  it('what is hidden is neither drawn nor built, but still there', () => {
    const ids = ['cl_1', 'cl_2', 'bm_1', 'dm_1', 'dm_2', 'nt_1', 'ul_1'];
    const hidden = applyAll(drawn, [{ kind: 'things.hide', ids, hidden: true }]);
    expect([...partsOf(hidden, 'column', 'lv_1'), ...partsOf(hidden, 'beam', 'lv_1')]).toEqual([]);
    expect(planOf(hidden, hidden.levels[0]!, () => [])).toEqual(planOf(house, house.levels[0]!, () => []));
    expect(recordsOn(hidden, 'columns')).toHaveLength(2);
  });
});

describe('a convex piece without convex cuts', () => {
  const square = (x: number, y: number, size: number) => [
    { x, y },
    { x: x + size, y },
    { x: x + size, y: y + size },
    { x, y: y + size },
  ];
  const areaLeft = (cuts: { x: number; y: number }[][]) =>
    cutOut(square(0, 0, 10), cuts).reduce((sum, piece) => sum + areaOf(piece), 0);

  it('inside, across the edge, all of it, beside it, twice the same', () => {
    expect(areaLeft([square(2, 2, 3)])).toBeCloseTo(91, 9);
    expect(areaLeft([square(8, 8, 5)])).toBeCloseTo(96, 9);
    expect(areaLeft([square(-1, -1, 20)])).toBe(0);
    expect(cutOut(square(0, 0, 10), [square(20, 0, 5)])).toEqual([square(0, 0, 10)]);
    expect(areaLeft([square(2, 2, 3), square(2, 2, 3), square(4, 4, 3)])).toBeCloseTo(100 - 9 - 8, 9);
  });
});
