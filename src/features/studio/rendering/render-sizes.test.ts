import { expect, test } from 'vitest';
import { allowancesOf, quotaKeys } from '#features/people/plans/plan.ts';
import { costOf, pixelsOf, renderChoices, sizeOf } from './render-sizes.ts';

test('K1, D9: images, panoramas, films and live light the plans sell can be ordered; each takes its own counter', () => {
  const sold = quotaKeys.filter((key) => /^(image|panorama|video|realtime)/.test(key));
  expect(renderChoices.flatMap(({ quota }) => quota ?? []).toSorted()).toEqual(sold.toSorted());
  for (const key of sold) expect(allowancesOf('premium', key).length, key).toBeGreaterThan(0);
});

test('D9: previews take nothing', () => {
  expect(renderChoices.filter(({ kind }) => kind === 'preview').map(({ quota }) => quota)).toEqual([null, null]);
});

test.each([
  ['photo', '4k', 1.5, 3840, 2560],
  ['photo', '2k', 16 / 9, 1920, 1080],
  ['photo', '2k', 0.5625, 1080, 1920],
  ['photo', '8k', 1, 7680, 7680],
  ['panorama', '8k', 1.5, 8192, 4096],
  ['panorama', '32k', 1.5, 32_768, 16_384],
  ['walk', '480p', 16 / 9, 854, 480],
  ['walk', '1080p', 16 / 9, 1920, 1080],
  ['preview', 'photo', 1.5, 768, 512],
] as const)('%s %s at %s is %i × %i', (kind, size, aspect, width, height) => {
  const about = sizeOf(kind, size);
  expect(about && pixelsOf(about, aspect)).toEqual({ width, height });
});

test('what is not sold is not a size', () => {
  for (const size of ['32k', 'constructor', '', '2K']) expect(sizeOf('photo', size)).toBeNull();
});

test('a larger picture costs more', () => {
  const of = (size: string) => {
    const about = sizeOf('photo', size);
    return about ? costOf(about.side ** 2, about) : 0;
  };
  expect(of('4k')).toBeGreaterThan(of('2k'));
  expect(of('8k')).toBeGreaterThan(of('4k'));
});

test('K1: a path that ends with known light costs less than one that goes on', () => {
  expect(costOf(1000, { samples: 8, beyond: { cell: 0.2, paths: 64, most: 100 } })).toBeLessThan(
    costOf(1000, { samples: 8 }),
  );
});
