import { describe, expect, test } from 'vitest';
import { basisPointsIn, percentOf } from './percent.ts';

describe('M1: the commission is written in per cent', () => {
  test.each([
    ['5', 500],
    ['5%', 500],
    ['5,25', 525],
    ['5.25', 525],
    ['0', 0],
    ['0,1', 10],
    ['19.99 %', 1999],
    ['', null],
    ['five', null],
    ['5.255', null],
    ['-1', null],
    ['1e3', null],
  ])('%s is %s', (text, points) => {
    expect(basisPointsIn(text)).toBe(points);
  });

  test('and shown as each language writes it, so that it can be saved unchanged', () => {
    expect([percentOf(525, 'vi-VN'), percentOf(525, 'en-GB'), percentOf(500, 'zh-CN')]).toEqual(['5,25', '5.25', '5']);
    for (const points of [0, 1, 10, 525, 5000]) expect(basisPointsIn(percentOf(points, 'vi-VN'))).toBe(points);
  });
});
