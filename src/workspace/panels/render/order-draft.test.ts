import { describe, expect, test } from 'vitest';
import { camerasOf, hindranceOf, picturesIn, toggled, type OrderDraft } from './order-draft.ts';

const draft: OrderDraft = {
  kind: 'photo',
  camera: 'b',
  several: [],
  sizes: {},
  shape: 1.5,
  hour: null,
  hours: [9],
  seconds: null,
};
const all = ['a', 'b', 'c'];

describe('K1, K4, K5: what is ordered', () => {
  test('a photo is of one camera, a set of all until some are chosen, a walk in the order of choosing', () => {
    expect(camerasOf(draft, all)).toEqual(['b']);
    expect(camerasOf({ ...draft, kind: 'panorama' }, all)).toEqual(['b']);
    expect(camerasOf({ ...draft, kind: 'set' }, all)).toEqual(all);
    expect(camerasOf({ ...draft, kind: 'walk' }, all)).toEqual([]);
    expect(camerasOf({ ...draft, kind: 'walk', several: ['c', 'a', 'gone'] }, all)).toEqual(['c', 'a']);
    expect(camerasOf(draft, [])).toEqual([]);
  });

  test('the last one chosen stays', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
    expect(toggled(['b'], 'b')).toEqual(['b']);
  });

  test('a set takes one a picture, a tour one a place, a film one', () => {
    expect(picturesIn({ kind: 'set', cameras: all, hours: [8, 12] })).toBe(6);
    expect(picturesIn({ kind: 'panorama', cameras: all, hours: [8] })).toBe(3);
    expect(picturesIn({ kind: 'walk', cameras: all, hours: [8] })).toBe(1);
  });

  test('what cannot be ordered is said before', () => {
    const quota = { left: 5, allowed: 6, per: 'life' as const };
    expect(hindranceOf({ kind: 'walk', cameras: ['a'], hours: [8] }, quota)).toEqual({ why: 'few' });
    expect(hindranceOf({ kind: 'set', cameras: all, hours: [8, 12] }, quota)).toEqual({ why: 'quota', left: 5 });
    expect(hindranceOf({ kind: 'set', cameras: Array(31).fill('a'), hours: [8, 12] }, null)).toEqual({
      why: 'many',
      most: 60,
    });
    expect(hindranceOf({ kind: 'photo', cameras: ['a'], hours: [8] }, quota)).toBeNull();
  });
});
