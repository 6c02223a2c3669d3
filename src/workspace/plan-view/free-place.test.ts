import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const paper = { left: 64, top: 56, width: 960, height: 700 };

test('J3 beside a panel, above a sheet from below, above a hint: what is left of the paper', () => {
  expect(freePlace(paper, [])).toBe(paper);
  const panel = { left: 64, top: 56, width: 256, height: 700 };
  expect(freePlace(paper, [panel])).toEqual({ ...paper, left: 320, width: 704 });
  const sheet = { left: 64, top: 356, width: 960, height: 400 };
  expect(freePlace(paper, [sheet])).toEqual({ ...paper, height: 300 });
  const hint = { left: 108, top: 686, width: 440, height: 54 };
  expect(freePlace(paper, [hint])).toEqual({ ...paper, height: 630 });
  expect(freePlace(paper, [panel, hint])).toEqual({ ...paper, left: 320, width: 704, height: 630 });
});

test('J3 what lies beside the paper, is not drawn, or leaves nothing worth looking at takes nothing of it', () => {
  for (const thing of [
    { left: 0, top: 56, width: 64, height: 700 },
    { left: 1024, top: 56, width: 272, height: 700 },
    { left: 64, top: 756, width: 960, height: 60 },
    { left: 0, top: 0, width: 0, height: 0 },
    { left: 64, top: 206, width: 960, height: 550 },
  ])
    expect(freePlace(paper, [thing])).toBe(paper);
});
