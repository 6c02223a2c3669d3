import { describe, expect, test } from 'vitest';
import { seededRng } from '#lib/random.ts';
import { metered } from '#render/picture/meter.ts';
import { airChannel, channels } from '#render/trace/tile.ts';

/** A room's first picture: walls in light that falls off, each pixel with the noise of few samples. */
function firstPicture(seed: number, noise: number): Float32Array {
  const rng = seededRng(seed);
  const picture = new Float32Array(96 * 64 * channels);
  for (let i = 0; i < 96 * 64; i++) {
    const light = 0.4 + 0.8 * ((i % 96) / 96);
    // Few paths find the window, and those find much: seldom three times the mean, mostly less than it.
    const found = rng.next() < 0.25 ? 1 + 2 * noise : 1 - (2 * noise) / 3;
    picture.set(
      [light * 0.8 * found, light * 0.78 * found, light * 0.7 * found, 0.8, 0.78, 0.7, 1, 0, 0],
      i * channels,
    );
  }
  return picture;
}

describe('K1: the light meter', () => {
  test('reads one key whatever the seed: of the same room with other noise within 2 %', () => {
    const keys = [1, 2, 3, 4, 5, 6].map((seed) => metered(firstPicture(seed, 0.3)).key);
    expect(Math.max(...keys) / Math.min(...keys)).toBeLessThan(1.02);
  });

  test('takes the colour of the light away: white paper becomes grey', () => {
    const { view } = metered(firstPicture(1, 0).map((value, i) => (i % channels === 0 ? value * 1.5 : value)));
    expect(view.gain[1] / view.gain[0]).toBeCloseTo(1.5, 1);
    expect(view.gain[2] / view.gain[1]).toBeCloseTo(1, 1);
  });

  test('has a middle of the open air where there is some, and none where there is not', () => {
    const picture = firstPicture(1, 0);
    expect(metered(picture).outside).toBe(0);
    for (let i = 0; i < 900; i++) picture.set([2, 2, 2, 0, 0, 0, 0, 0, 0, 1], i * channels);
    expect(picture[airChannel]).toBe(1);
    const { outside, hold } = metered(picture);
    expect(outside / hold).toBeCloseTo(2, 5);
  });
});
