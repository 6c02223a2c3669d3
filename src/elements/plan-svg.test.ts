import { describe, expect, it } from 'vitest';
import { placeOfRoom } from '#design/commands/room-place.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { samples } from '#design/samples/samples.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { planOf } from '#elements/plan.ts';
import { planSvg } from '#elements/plan-svg.ts';

const symbols = librarySymbols();

/** Every tag closed in turn, every attribute quoted, nothing but the elements we write. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<>]*")*)(\/?)>/g,
    (_, closing: string, name: string, _attributes, empty: string) => {
      if (closing) return open.pop() === name ? '' : '<';
      if (!empty) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<>]/.test(rest);
}

describe.each(Object.entries(samples))('the plan of %s as SVG', (_, build) => {
  it('is well formed and has no number that is none', () => {
    const design = build();
    for (const level of design.levels) {
      const svg = planSvg(planOf(design, level, symbols));
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|<script|href/);
    }
  });
});

it('a name cannot leave its place', () => {
  const home = samples.studio();
  const [id] = Object.keys(home.rooms);
  const named = applyAll(home, [
    {
      kind: 'room.describe',
      ...placeOfRoom(home.rooms[id!]!),
      name: '</text><script>alert("1")</script>\u0007 & Bếp 厨房',
      type: 'other',
    },
  ]);
  const svg = planSvg(planOf(named, named.levels[0]!, symbols));
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Bếp 厨房</text>');
  expect(isWellFormed(svg)).toBe(true);
});

it('J3 a kind is a name to be said in the reader’s language; of a room with neither there is only its area', () => {
  const home = samples.studio();
  const described = (type: 'bedroom' | 'other') =>
    applyAll(
      home,
      Object.values(home.rooms).map((room) => ({ kind: 'room.describe', ...placeOfRoom(room), name: '', type })),
    );
  const namesOf = (design: typeof home) =>
    planOf(design, design.levels[0]!, symbols).words.filter(({ text }) => text.kind === 'name');
  expect(namesOf(described('bedroom'))).toHaveLength(2);
  expect(namesOf(described('other'))).toEqual([]);
});

it('figures are written by whoever reads them, and a missing model is crossed out', () => {
  const item = {
    id: 'it_9',
    level: 'lv_1',
    model: 'ghost-1',
    finishes: {},
    at: { x: 1500, y: 1500, z: 0 },
    turn: 0,
    placement: 'floor',
    locked: false,
  } as const;
  const home = applyAll(samples.studio(), [{ kind: 'item.add', item }]);
  const svg = planSvg(planOf(home, home.levels[0]!, symbols), {
    width: 600,
    write: (text) => (text.kind === 'area' ? 'AREA' : ''),
  });
  expect(svg.match(/AREA/g)).toHaveLength(2);
  expect(svg).toContain('width="600"');
  expect(svg).toContain('M1250 -1250L1750 -1750');
});

it('nothing at all is an empty picture', () => {
  expect(planSvg({ shapes: [], words: [] })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-400 -400 800 800"></svg>',
  );
});
