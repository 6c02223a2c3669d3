import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newDesign, openingsOf, recordsOn, type Design, type Level, type Opening } from '#design/document.ts';
import type { Door } from '#design/records/door.ts';
import type { Wall } from '#design/records/wall.ts';
import { applyAll, door, walls, type Line } from '#design/samples/sample-builders.ts';
import { samples } from '#design/samples/samples.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { planDxf } from '#exchange/dxf/plan-dxf.ts';
import { lengthOf } from '#lib/curve.ts';
import { distance } from '#lib/vec2.ts';
import { factsOf, placeOf, planLinesOf } from '../drawing-facts.ts';
import { dialects, roomIn } from '../testing/dxf-dialects.ts';
import { drawingIn } from '../testing/read-bytes.ts';
import { proposeWalls } from './propose-walls.ts';
import { proposalLimits, type ProposedOpening, type ProposedWall, type WallProposal } from './proposal.ts';
import { roomTypeFor } from './room-words.ts';

async function proposedFrom(bytes: Uint8Array): Promise<WallProposal> {
  const drawing = await drawingIn(bytes);
  const { layers, unit } = factsOf(drawing);
  const likely = layers.filter((layer) => layer.likely || layer.lines === 0);
  const choice = { layers: likely.map(({ number }) => number), unit: unit.unit };
  const place = placeOf(drawing, choice);
  const proposal = place ? proposeWalls(planLinesOf(drawing, choice, place)) : { refused: 'no_walls' as const };
  if ('refused' in proposal) throw new Error(proposal.refused);
  return proposal;
}

/** Within a millimetre, whichever way it runs. */
function isWall(found: ProposedWall, wall: Pick<ProposedWall, 'a' | 'b' | 'thickness'>): boolean {
  const near = (p: ProposedWall['a'], q: ProposedWall['a']) => distance(p, q) <= 1;
  const ends = (near(found.a, wall.a) && near(found.b, wall.b)) || (near(found.a, wall.b) && near(found.b, wall.a));
  return ends && Math.abs(found.thickness - wall.thickness) <= 1;
}

describe('J11 walls from pairs of lines', () => {
  const room = [
    { a: { x: 100, y: 100 }, b: { x: 6300, y: 100 }, thickness: 200 },
    { a: { x: 100, y: 4300 }, b: { x: 6300, y: 4300 }, thickness: 200 },
    { a: { x: 100, y: 100 }, b: { x: 100, y: 4300 }, thickness: 200 },
    { a: { x: 6300, y: 100 }, b: { x: 6300, y: 4300 }, thickness: 200 },
    { a: { x: 3650, y: 100 }, b: { x: 3650, y: 4300 }, thickness: 100 },
  ];

  test.each(dialects)('$name: five walls that meet, the window, the door with its side, the name', async (dialect) => {
    const { walls, names } = await proposedFrom(roomIn(dialect));
    expect(walls).toHaveLength(room.length);
    for (const wall of room) expect(walls.filter((found) => isWall(found, wall))).toHaveLength(1);
    const [south, , , , partition] = room.map((wall) => walls.find((found) => isWall(found, wall)));
    expect(south?.openings).toMatchObject([{ kind: 'window', width: 1500 }]);
    expect(south?.openings[0]?.offset).toBeCloseTo(1650, 0);
    expect(partition?.openings).toMatchObject([
      { kind: 'door', width: 900, form: 'single', hinge: 'a', side: 'right' },
    ]);
    expect(partition?.openings[0]?.offset).toBeCloseTo(1350, 0);
    expect(names.map(({ text }) => text)).toEqual([dialect.word.reads]);
  });

  test('lines that are no pair are no walls: too near, too far, not side by side, one alone', () => {
    const pairs: number[][] = [
      [0, 0, 3000, 0, 0, 40, 3000, 40],
      [0, 0, 3000, 0, 0, 450, 3000, 450],
      [0, 0, 3000, 0, 4000, 200, 7000, 200],
      [0, 0, 3000, 0],
      [0, 0, 3000, 0, 0, 200, 3000, 500],
    ];
    for (const lines of pairs) expect(proposeWalls(planOf(lines))).toEqual({ refused: 'no_walls' });
  });

  test('at any angle; a middle line and a shelf beside it do not matter', () => {
    const turn = (x: number, y: number) => [x * 0.8 - y * 0.6, x * 0.6 + y * 0.8];
    const flat = [
      [0, 0, 5000, 0],
      [0, 220, 5000, 220],
      [0, 110, 5000, 110],
      [1000, 470, 2500, 470],
    ];
    const lines = flat.flatMap(([ax = 0, ay = 0, bx = 0, by = 0]) => [...turn(ax, ay), ...turn(bx, by)]);
    const found = proposeWalls(planOf(lines));
    const [ax = 0, ay = 0] = turn(0, 110);
    const [bx = 0, by = 0] = turn(5000, 110);
    expect('walls' in found && found.walls).toHaveLength(1);
    expect(
      'walls' in found && isWall(found.walls[0]!, { a: { x: ax, y: ay }, b: { x: bx, y: by }, thickness: 220 }),
    ).toBe(true);
  });
});

describe('J11 what we write is read back: no wall, no opening lost, within a millimetre', () => {
  const homes = Object.entries(samples).map(([name, make]) => ({ name, design: make() }));
  const symbols = librarySymbols();
  async function readBack(design: Design, level: Level): Promise<WallProposal> {
    const options = {
      symbols,
      show: { furniture: true, dimensions: true, names: true, lights: true },
      write: () => '1',
      roomName: ({ name, type }: { name: string; type: string }) => name || type,
    };
    return proposedFrom(new TextEncoder().encode(planDxf(design, level, options)));
  }
  function expectSame(design: Design, level: Level, walls: readonly ProposedWall[]): void {
    const own = recordsOn(design, 'walls', level.id);
    expect(walls).toHaveLength(own.length);
    for (const wall of own) {
      const [found] = walls.filter((each) => isWall(each, wall));
      if (!found) throw new Error(`${wall.id} is not found`);
      expect(Math.abs(found.bulge)).toBeCloseTo(Math.abs(wall.bulge), 2);
      const openings = openingsAlong(found, wall);
      expect(openings.map(wordsOf), wall.id).toEqual(openingsIn(design, wall.id).map(wordsOf));
      openingsIn(design, wall.id).forEach(({ id, offset }, at) =>
        expect(Math.abs((openings[at]?.offset ?? NaN) - offset), id).toBeLessThanOrEqual(1),
      );
    }
  }

  test.each(homes)('$name', async ({ design }) => {
    for (const level of design.levels) {
      const { walls, names } = await readBack(design, level);
      expectSame(design, level, walls);
      const named = new Set(names.map(({ text }) => text));
      for (const { name } of recordsOn(design, 'rooms', level.id)) expect(name === '' || named.has(name)).toBe(true);
    }
  });

  const forms = ['single', 'double', 'sliding', 'folding'] as const;
  test.each(forms)('every %s door, however wide, hung and turned', async (form) => {
    for (const turn of [0, 0.4, Math.PI / 2, 2, Math.PI, 4.2])
      for (const width of form === 'sliding' ? [900, 1800, 3600] : [900, 1800])
        for (const hinge of ['a', 'b'] as const)
          for (const side of ['left', 'right'] as const) {
            const design = roomWithDoor(turn, { width, form, hinge, side });
            const read = await readBack(design, design.levels[0]!);
            expectSame(design, design.levels[0]!, read.walls);
          }
  });

  function roomWithDoor(turn: number, more: Partial<Door>): Design {
    const corners = [
      [0, 0],
      [8000, 0],
      [8000, 6000],
      [0, 6000],
    ].map(([x = 0, y = 0]) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]);
    const lines = corners.map(([ax = 0, ay = 0], at): Line => {
      const [bx = 0, by = 0] = corners[(at + 1) % 4] ?? [];
      return [`wl_${at}`, ax, ay, bx, by];
    });
    return applyAll(newDesign(), [...walls('lv_1', 200, 2700, lines), door('op_door', 'wl_0', 3700, more)]);
  }

  const openingsIn = (design: Design, id: string) => openingsOf(design, id).toSorted((a, b) => a.offset - b.offset);

  /** As if found the way the wall runs: the other way, left is right and what was last is first. */
  function openingsAlong({ a, b, bulge, openings }: ProposedWall, wall: Wall): readonly ProposedOpening[] {
    if (distance(a, wall.a) <= 1) return openings;
    const length = lengthOf({ a, b, bulge });
    return openings
      .map((each) => ({
        ...each,
        offset: length - each.offset,
        ...(each.hinge && { hinge: each.hinge === 'a' ? ('b' as const) : ('a' as const) }),
        ...(each.side && { side: each.side === 'left' ? ('right' as const) : ('left' as const) }),
      }))
      .toSorted((one, other) => one.offset - other.offset);
  }

  /** Leaves that open both ways hang at both jambs. */
  function wordsOf(opening: Opening | ProposedOpening): string {
    const { kind, width } = opening;
    if (kind !== 'door') return `${kind} ${Math.round(width)}`;
    const { form, hinge, side } = opening;
    const bothWays = form === 'double' || (form === 'sliding' && width > 3000);
    return `${kind} ${Math.round(width)} ${form} ${bothWays ? '' : hinge} ${side}`;
  }
});

describe('J11 it ends, however much is drawn', () => {
  test('thousands of lines beside each other are refused by a count', () => {
    const lines = Array.from({ length: 6000 }, (_, n) => [0, n / 10, 1000, n / 10 + 0.01]).flat();
    expect(proposeWalls(planOf(lines))).toEqual({ refused: 'too_many_lines' });
  });

  test('any lines: walls that are walls, or a reason', () => {
    const coordinate = fc.integer({ min: -4000, max: 4000 });
    const lines = fc.array(fc.tuple(coordinate, coordinate, coordinate, coordinate), { maxLength: 60 });
    const grid = fc
      .array(
        fc.tuple(
          fc.integer({ min: -20, max: 20 }),
          fc.integer({ min: -20, max: 20 }),
          fc.integer({ min: 1, max: 20 }),
          fc.boolean(),
        ),
        { maxLength: 60 },
      )
      .map((all) =>
        all.map(([x, y, length, up]) => [
          x * 100,
          y * 100,
          (x + (up ? 0 : length)) * 100,
          (y + (up ? length : 0)) * 100,
        ]),
      );
    fc.assert(
      fc.property(fc.oneof(lines, grid), (drawn) => {
        const found = proposeWalls(planOf(drawn.flat()));
        if ('refused' in found) return;
        expect(found.steps).toBeLessThanOrEqual(proposalLimits.steps);
        for (const { a, b, thickness, openings } of found.walls) {
          expect(thickness).toBeGreaterThanOrEqual(proposalLimits.thickness.least);
          expect(thickness).toBeLessThanOrEqual(proposalLimits.thickness.most);
          for (const { offset, width } of openings) {
            expect(offset - width / 2).toBeGreaterThanOrEqual(-1);
            expect(offset + width / 2).toBeLessThanOrEqual(distance(a, b) + 1);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['Phòng ngủ 2', 'bedroom'],
  ['P. khách', 'living'],
  ['MASTER BEDROOM', 'bedroom'],
  ['主卧', 'bedroom'],
  ['卫生间', 'bathroom'],
  ['WC', 'bathroom'],
  ['Bếp', 'kitchen'],
  ['A-12', null],
])('J11 what a room is by its name: %s', (name, type) => {
  expect(roomTypeFor(name)).toBe(type);
});

function planOf(lines: number[]) {
  return { lines: Float64Array.from(lines), hints: new Uint8Array(lines.length / 4), arcs: [], texts: [] };
}
