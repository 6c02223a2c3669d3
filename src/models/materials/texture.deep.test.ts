import { expect, test } from 'vitest';
import { kinds } from '#models/materials/finish.ts';
import { finishes } from '#models/materials/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { linearTable } from '#models/picture/colour.ts';
import { toDisplay } from '#models/picture/colour.ts';
import type { Level } from '#models/picture/surface.ts';

const size = 64;
const patterned = finishes.filter((finish) => finish.pattern);
/** One finish for each way of making one. */
const ways = [...new Map(patterned.map((finish) => [finish.pattern, finish])).values()];

test('at least sixty finishes, each its own, each named in three languages', () => {
  expect(finishes.length).toBeGreaterThanOrEqual(60);
  for (const part of ['id', 'en', 'zh', 'vi'] as const) {
    const names = finishes.map((finish) => (part === 'id' ? finish.id : `${finish.kind} ${finish.name[part]}`));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
  expect(
    finishes.filter(
      ({ id, colour, second }) =>
        !/^[a-z]+(-[a-z]+)*$/.test(id) || !/^#[0-9a-f]{6}$/.test(colour) || (second && !/^#[0-9a-f]{6}$/.test(second)),
    ),
  ).toEqual([]);
  expect(new Set(finishes.map(({ kind }) => kind)).size).toBe(Object.keys(kinds).length);
});

test.each(ways)('$pattern repeats without a seam', (finish) => {
  const level = textureCache(size).texture(finish)!;
  for (const axis of ['u', 'v'] as const)
    expect(step(level, axis, size - 1)).toBeLessThan(
      4 + 2.2 * Math.max(...Array.from({ length: size - 1 }, (_, i) => step(level, axis, i))),
    );
});

test.each(ways)('$pattern is the same every time', (finish) => {
  expect(textureCache(16).texture(finish)).toEqual(textureCache(16).texture(finish));
});

test.each(ways.filter((finish) => !finish.second))('$id keeps its colour from afar', (finish) => {
  const { colour } = textureCache(size).texture(finish)!;
  const light = linearTable();
  const mean = [0, 1, 2].map((k) =>
    Math.round(
      255 * toDisplay(colour.reduce((sum, byte, i) => (i % 3 === k ? sum + light[byte]! : sum), 0) / (size * size)),
    ),
  );
  const wanted = [1, 3, 5].map((at) => Number.parseInt(finish.colour.slice(at, at + 2), 16));
  for (const k of [0, 1, 2]) expect(Math.abs(mean[k]! - wanted[k]!)).toBeLessThan(16);
});

test.each(ways)(
  '$id sends as much light from afar as from near: a bounced ray sees only the far pictures',
  (finish) => {
    const light = linearTable();
    const mean = ({ colour }: Level): number => colour.reduce((sum, byte) => sum + light[byte]!, 0) / colour.length;
    const [near, ...far] = textureCache(size).surface(finish).levels!;
    for (const level of far) expect(Math.abs(mean(level) / mean(near!) - 1)).toBeLessThan(0.003);
  },
);

test('a cache makes each picture once', () => {
  const cache = textureCache(16);
  expect(cache.texture(patterned[0]!)).toBe(cache.texture(patterned[0]!));
});

/** The mean change from one column (or row) to the next; the last step leads over the edge to the first. */
function step({ colour, width }: Level, axis: 'u' | 'v', at: number): number {
  const next = (at + 1) % width;
  let sum = 0;
  for (let i = 0; i < width; i++)
    for (let k = 0; k < 3; k++) {
      const [p, q] = axis === 'u' ? [i * width + at, i * width + next] : [at * width + i, next * width + i];
      sum += Math.abs(colour[p * 3 + k]! - colour[q * 3 + k]!);
    }
  return sum / width / 3;
}
