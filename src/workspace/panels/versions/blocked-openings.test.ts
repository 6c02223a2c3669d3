import { expect, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { pieces as placed, applyAll } from '#design/samples/sample-builders.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { studio } from '#design/samples/studio.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import { blockedOpenings } from './blocked-openings.ts';

const pieces = libraryPieces();
const told = (design: Design) => blockedOpenings(design, pieces)?.map(({ item, opening }) => `${item} ${opening}`);
const withPiece = (model: string, x: number, y: number, more = {}) =>
  applyAll(studio(), placed('lv_1', [['it_1', model, x, y, 0, more]]));

test('J10 a furnished home keeps its doors and windows free', () => {
  expect(told(furnishedStudio())).toEqual([]);
});

test('J10 what stands in the swing of a door or in the light of a window is named', () => {
  expect(told(withPiece('wardrobe-072i', 900, 500))).toEqual(['it_1 door']);
  expect(told(withPiece('wardrobe-072i', 6800, 3800))).toEqual(['it_1 window']);
  // Low enough for the sill.
  expect(told(withPiece('bedside-07zw', 6880, 3800))).toEqual([]);
});

test('J10 a piece in the doorway, in no room, is before both its sides', () => {
  expect(told(withPiece('bookshelf-07y0', 5200, 1500))).toEqual(['it_1 door']);
});

test('J10 rugs, and what stands on a piece, are in nobody’s way; a model nobody knows is', () => {
  expect(told(withPiece('rug-0000', 900, 900))).toEqual([]);
  expect(told(withPiece('hob-00cg', 900, 500, { z: 880, placement: 'top' }))).toEqual([]);
  expect(told(withPiece('gl_own', 900, 500))).toEqual(['it_1 door']);
});

test('J10 without doors and windows there is nothing to say', () => {
  expect(told(newDesign('Nhà'))).toBeUndefined();
});
