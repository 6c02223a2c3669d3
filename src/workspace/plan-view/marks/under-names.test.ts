import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import { underNames } from './under-names.ts';

const piece = (id: string, x: number, placement: Item['placement'], hidden = false): Item => ({
  id,
  level: 'lv_1',
  model: 'stool-0000',
  finishes: {},
  at: { x, y: 0, z: 0 },
  turn: 0,
  placement,
  locked: false,
  ...(hidden && { hidden }),
});

test('J3 names of rooms keep clear of what stands, and of lamps overhead before they are written over them', () => {
  const design = applyAll(
    newDesign('Room'),
    [piece('it_1', 0, 'floor'), piece('it_2', 4000, 'ceiling'), piece('it_3', 8000, 'floor', true)].map((item) => ({
      kind: 'item.add' as const,
      item,
    })),
  );
  const { standing, soft } = underNames(design, 'lv_1', libraryPieces());
  const middles = (all: typeof soft) => all.map(({ left, right }) => Math.round((left + right) / 2));
  expect([middles(standing), middles(soft)]).toEqual([[0], [4000]]);
});
