import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { applyAll, walls } from '#design/samples/sample-builders.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import { factsOf } from '#editor/pieces.ts';
import { clearanceOf, gapsAround, oneAnAxis } from './piece-gaps.ts';

const pieces = libraryPieces();

function roomWith(x: number, y: number, turn = 0) {
  return applyAll(newDesign('Room'), [
    ...walls('lv_1', 200, 2800, [
      ['wl_1', 0, 0, 5000, 0],
      ['wl_2', 5000, 0, 5000, 4000],
      ['wl_3', 5000, 4000, 0, 4000],
      ['wl_4', 0, 4000, 0, 0],
    ]),
    {
      kind: 'item.add',
      item: {
        id: 'it_1',
        level: 'lv_1',
        model: 'stool-0000',
        finishes: {},
        at: { x, y, z: 0 },
        turn,
        placement: 'floor',
        locked: false,
      },
    },
  ]);
}

test('J3 a piece says how far it is from the nearer of what stands around it, along each of its axes', () => {
  const { width, depth } = factsOf(pieces, 'stool-0000');
  const gaps = gapsAround(roomWith(1500, 1300), 'it_1', pieces);
  expect(gaps.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual(
    [Math.round(1500 - 100 - width / 2), Math.round(1300 - 100 - depth / 2)].toSorted((a, b) => a - b),
  );
});

test('J3 at the wall the other side is told; outside of all walls nothing is', () => {
  const { depth } = factsOf(pieces, 'stool-0000');
  const gaps = gapsAround(roomWith(2500, 3900 - depth / 2), 'it_1', pieces);
  expect(gaps.map(({ value }) => value)).toContain(Math.round(3800 - depth));
  expect(gapsAround(roomWith(30_000, 30_000), 'it_1', pieces)).toEqual([]);
});

test('J3 a piece in the way is met before the wall; what lies on the floor is not; in the middle both sides are told', () => {
  const { width } = factsOf(pieces, 'stool-0000');
  const alone = roomWith(2500, 500);
  const beside = (model: string, x: number) =>
    applyAll(alone, [
      {
        kind: 'item.add',
        item: {
          id: 'it_2',
          level: 'lv_1',
          model,
          finishes: {},
          at: { x, y: 500, z: 0 },
          turn: 0,
          placement: 'floor',
          locked: false,
        },
      },
    ]);
  const values = (design: typeof alone) => gapsAround(design, 'it_1', pieces).map(({ value }) => value);
  const toWall = Math.round(2400 - width / 2);
  expect(values(alone).filter((value) => value === toWall)).toHaveLength(2);
  expect(values(beside('stool-0000', 3500))).toContain(Math.round(1000 - width));
  expect(
    values(beside('stool-0000', 2500 + width + 100)).filter((value) => value === toWall),
    'together',
  ).toHaveLength(2);
  expect(values(beside('rug-0000', 3500)).filter((value) => value === toWall)).toHaveLength(2);
});

test('J3 where there is little room one distance an axis is told', () => {
  const all = gapsAround(roomWith(2500, 2000), 'it_1', pieces);
  expect(all, 'it stands in the middle').toHaveLength(4);
  const [first, second] = oneAnAxis(all);
  expect(oneAnAxis(all)).toHaveLength(2);
  expect(first?.from.x === first?.to.x).not.toBe(second?.from.x === second?.to.x);
  expect(oneAnAxis([])).toEqual([]);
});

test('J3 at rest a piece says one distance: the way before it, the narrowest one can walk, else what is nearest', () => {
  const { width, depth } = factsOf(pieces, 'stool-0000');
  const said = (x: number, y: number, turn = 0) => {
    const clearance = clearanceOf(roomWith(x, y, turn), 'it_1', pieces);
    return clearance && [clearance.kind, clearance.value];
  };
  const before = Math.round(2000 - 100 - depth / 2);
  expect(said(1500, 2000)).toEqual(['walkway', before]);
  const beside = Math.round(1500 - 100 - width / 2);
  expect(said(1500, 100 + depth / 2 + 300), 'nobody walks before it').toEqual(['walkway', beside]);
  expect(said(30_000, 30_000)).toBeNull();
  const shelf = roomWith(1500, 100 + depth / 2 + 300);
  const [item] = Object.values(shelf.items);
  const hung = { ...shelf, items: { it_1: { ...item!, placement: 'wall' as const } } };
  expect(clearanceOf(hung, 'it_1', pieces)?.kind, 'one walks below it').toBe('gap');
});

test('J3 where a side table stands at a sofa nobody walks', () => {
  const { width } = factsOf(pieces, 'stool-0000');
  const { depth } = factsOf(pieces, 'stool-0000');
  const alone = roomWith(1500, 100 + depth / 2 + 300);
  const at = { x: 1500 - width - 60, y: 100 + depth / 2 + 300, z: 0 };
  const [item] = Object.values(alone.items);
  const design = applyAll(alone, [{ kind: 'item.add', item: { ...item!, id: 'it_2', at } }]);
  const clearance = clearanceOf(design, 'it_1', pieces);
  expect(clearance && [clearance.kind, clearance.to.x > 1500 || clearance.to.y > at.y]).toEqual(['walkway', true]);
});
