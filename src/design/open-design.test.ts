import { describe, expect, it } from 'vitest';
import version1 from '#design/samples/saved/version-1.json' with { type: 'json' };
import version2 from '#design/samples/saved/version-2.json' with { type: 'json' };
import version3 from '#design/samples/saved/version-3.json' with { type: 'json' };
import version4 from '#design/samples/saved/version-4.json' with { type: 'json' };
import { canonicalJson } from '#design/canonical-json.ts';
import { currentVersion, newDesign } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import { studio } from '#design/samples/studio.ts';

const saved = [version1, version2, version3, version4];

/** What the versions before it had not. */
const newTables = { stairs: {}, columns: {}, beams: {}, dimensions: {}, notes: {}, underlays: {} };

describe('opening a design', () => {
  it('has a saved sample of every version', () => {
    expect(saved.map((sample) => sample.version)).toEqual(Array.from({ length: currentVersion }, (_, i) => i + 1));
  });

  it.each([version1, version2, version3].map((sample) => [sample.version, sample]))(
    'opens version %i, which becomes the current one',
    (_, sample) => {
      const opened = openDesign(JSON.stringify(sample));
      expect(opened.ok && canonicalJson(opened.design)).toBe(canonicalJson({ ...version3, version: 4, ...newTables }));
    },
  );

  it('opens version 4 as it is, with a record in every new table', () => {
    const opened = openDesign(JSON.stringify(version4));
    expect(opened.ok && canonicalJson(opened.design)).toBe(canonicalJson(version4));
    expect(Object.keys(newTables).filter((table) => !Object.keys(version4[table as 'stairs']).length)).toEqual([]);
  });

  it('a current one without its tables is no design', () => {
    const { stairs: _stairs, ...rest } = newDesign();
    expect(openDesign(rest)).toMatchObject({ ok: false, reason: 'not_a_design', path: 'stairs' });
  });

  it('takes text or data, a new design too', () => {
    expect(openDesign(newDesign())).toEqual({ ok: true, design: newDesign() });
    expect(openDesign(JSON.stringify(newDesign()))).toEqual({ ok: true, design: newDesign() });
  });

  it('gives rooms that were never recorded their record', () => {
    const opened = openDesign({ ...studio(), rooms: {} });
    expect(opened.ok && Object.keys(opened.design.rooms)).toHaveLength(2);
  });
});

const refusals: [string, () => unknown, string, string?][] = [
  ['50 MB of text', () => ' '.repeat(50_000_000), 'too_large'],
  ['no JSON', () => '{', 'not_json'],
  ['a million brackets', () => '['.repeat(1_000_000), 'too_deep'],
  ['nothing', () => null, 'not_a_design'],
  ['a list', () => [], 'not_a_design'],
  ['no version', () => ({}), 'not_a_design', 'version'],
  ['version 0', () => ({ ...newDesign(), version: 0 }), 'not_a_design', 'version'],
  ['a version of tomorrow', () => ({ ...newDesign(), version: currentVersion + 1 }), 'future_version', 'version'],
  ['walls as text', () => ({ ...newDesign(), walls: 'many' }), 'not_a_design', 'walls'],
  [
    'two million walls',
    () => ({ ...newDesign(), version: 1, walls: Array.from({ length: 2_000_000 }) }),
    'too_many',
    'walls',
  ],
  [
    'a million walls by id',
    () => ({ ...newDesign(), walls: Object.fromEntries(Array.from({ length: 1_000_000 }, (_, i) => [i, 0])) }),
    'too_many',
    'walls',
  ],
  [
    'too many levels',
    () => ({ ...newDesign(), levels: Array.from({ length: 21 }, () => newDesign().levels[0]) }),
    'too_many',
    'levels',
  ],
  [
    'a prototype',
    () => JSON.parse(JSON.stringify(newDesign()).replace('"walls":{}', '"walls":{"__proto__":{"x":1}}')),
    'bad_key',
    'walls',
  ],
  ['a constructor', () => ({ ...newDesign(), walls: { constructor: {} } }), 'bad_key', 'walls'],
  ['something unknown', () => ({ ...newDesign(), extra: 1 }), 'unknown_field'],
  ['something unknown inside', () => withWall({ ghost: 1 }), 'unknown_field', 'walls.wl_1'],
  ['NaN', () => withWall({ thickness: Number.NaN }), 'bad_value', 'walls.wl_1.thickness'],
  ['infinity', () => withWall({ a: { x: Infinity, y: 0 } }), 'bad_value', 'walls.wl_1.a.x'],
  ['a wall 1e999 high', () => JSON.stringify(withWall({})).replace('"height":2800', '"height":1e999'), 'bad_value'],
  ['a wall beyond 1,000 m', () => withWall({ a: { x: 1_000_001, y: 0 } }), 'bad_value', 'walls.wl_1.a.x'],
  ['a wall 50 m high', () => withWall({ height: 50_000 }), 'bad_value', 'walls.wl_1.height'],
  ['a wall as thick as a house', () => withWall({ thickness: 8000 }), 'bad_value', 'walls.wl_1.thickness'],
  ['a wall as thin as paper', () => withWall({ thickness: 1 }), 'bad_value', 'walls.wl_1.thickness'],
  ['a wall without length', () => withWall({ b: { x: 0, y: 0 } }), 'wall_too_short', 'walls.wl_1'],
  [
    'an arc too tight',
    () => withWall({ b: { x: 100, y: 0 }, bulge: 1, thickness: 300 }),
    'arc_too_tight',
    'walls.wl_1.bulge',
  ],
  ['a wall on no level', () => withWall({ level: 'lv_7' }), 'missing_level', 'walls.wl_1'],
  ['an id that is not its own', () => withWall({ id: 'wl_2' }), 'wrong_id', 'walls.wl_1'],
  ['an id of another kind', () => ({ ...newDesign(), walls: { it_1: wall } }), 'wrong_id', 'walls.it_1'],
  ['a door in no wall', () => withOpening({ wall: 'wl_9' }), 'missing_wall', 'openings.op_1'],
  ['a door beyond the end', () => withOpening({ offset: 3900 }), 'opening_outside_wall', 'openings.op_1'],
  ['a door higher than its wall', () => withOpening({ height: 3000 }), 'opening_outside_wall', 'openings.op_1'],
  [
    'two levels of one id',
    () => ({ ...newDesign(), levels: [newDesign().levels[0], newDesign().levels[0]] }),
    'id_taken',
    'levels',
  ],
  ['no level', () => ({ ...newDesign(), levels: [] }), 'bad_value', 'levels'],
  ['a loop', loop, 'too_deep'],
  [
    'walls that cross a million times',
    () => ({ ...newDesign(), walls: comb(900) }),
    'too_many_crossings',
    'levels.lv_1',
  ],
  [
    'arcs a mile long within each other',
    () => ({ ...newDesign(), walls: mileLongArcs(2000) }),
    'too_many_crossings',
    'levels.lv_1',
  ],
];

const wall = {
  id: 'wl_1',
  level: 'lv_1',
  a: { x: 0, y: 0 },
  b: { x: 4000, y: 0 },
  bulge: 0,
  thickness: 100,
  height: 2800,
};

function withWall(changes: object): unknown {
  return { ...newDesign(), walls: { wl_1: { ...wall, ...changes } } };
}

function withOpening(changes: object): unknown {
  const opening = { id: 'op_1', wall: 'wl_1', offset: 2000, width: 900, height: 2100, sill: 0, kind: 'gap' };
  return { ...newDesign(), walls: { wl_1: wall }, openings: { op_1: { ...opening, ...changes } } };
}

function loop(): unknown {
  const design: Record<string, unknown> = { ...newDesign() };
  design['settings'] = { design };
  return design;
}

function comb(count: number): Design['walls'] {
  const pairs = Array.from({ length: count }, (_, i) => [
    { ...wall, id: `wl_${2 * i}`, thickness: 20, a: { x: i * 100, y: 0 }, b: { x: i * 100, y: 90_000 } },
    { ...wall, id: `wl_${2 * i + 1}`, thickness: 20, a: { x: 0, y: i * 100 }, b: { x: 90_000, y: i * 100 } },
  ]);
  return Object.fromEntries(pairs.flat().map((each) => [each.id, each]));
}

function mileLongArcs(count: number): Design['walls'] {
  const arcs = Array.from({ length: count }, (_, i) => ({
    ...wall,
    id: `wl_${i}`,
    a: { x: -900_000, y: i * 100 },
    b: { x: 900_000, y: i * 100 + 50 },
    bulge: 0.9,
  }));
  return Object.fromEntries(arcs.map((each) => [each.id, each]));
}

describe('refuses', () => {
  it.each(refusals)('%s', (_, make, reason, path) => {
    const given = make();
    const opened = openDesign(given);
    expect(opened).toMatchObject({ ok: false, reason, ...(path !== undefined && { path }) });
  });

  it('what would take long before it does', () => {
    const given = { ...newDesign(), walls: mileLongArcs(2000) };
    const start = performance.now();
    openDesign(given);
    // It took 45 seconds to try them all; a busy machine needs a fraction of one.
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
