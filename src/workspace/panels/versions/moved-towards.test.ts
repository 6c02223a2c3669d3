import { expect, test } from 'vitest';
import { compareDesigns } from '#design/compare/compare-designs.ts';
import type { Design } from '#design/document.ts';
import { pieces as placed, applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { libraryPieces } from '#editor/library-pieces.ts';
import { movedTowards } from './moved-towards.ts';

const pieces = libraryPieces();

/** The studio with a sofa at its west wall, and a chair. */
function home(x: number, y: number, z = 0): Design {
  const chair = ['it_chair', 'office-chair-001c', x, y, 0, { z }] as const;
  return applyAll(studio(), placed('lv_1', [['it_sofa', 'sofa-0ns0', 530, 3700, 90], [...chair]]));
}
function towards(before: Design, after: Design) {
  const found = movedTowards(compareDesigns(before, after), before, after, pieces).get('it_chair');
  return found?.id ?? found?.kind;
}

test.each([
  ['the sofa', [3500, 3700], [2000, 3700], 'it_sofa'],
  ['the window it stands before', [5000, 3800], [6300, 3800], 'window'],
  ['the wall beside the window', [5600, 2650], [6500, 2650], 'wall'],
  ['the door', [900, 2300], [900, 1100], 'door'],
  ['what is nearest of all it came nearer to', [4000, 2000], [1600, 3900], 'it_sofa'],
] as const)('J10 a chair is moved towards %s', (_, from, to, expected) => {
  expect(towards(home(from[0], from[1]), home(to[0], to[1]))).toBe(expected);
});

test('J10 a thing that was lifted, or is in no room, is moved towards nothing', () => {
  expect(towards(home(3000, 3000), home(3100, 3000, 900))).toBeUndefined();
  expect(towards(home(3000, 3000), home(9000, 3000))).toBeUndefined();
});
