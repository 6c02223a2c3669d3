import { describe, expect, test } from 'vitest';
import { seededRng } from '#lib/random.ts';
import { forBrightRoom } from '#render/picture/bright-room.ts';
import { metered, type Metering } from '#render/picture/meter.ts';
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

describe('K1: a bright room', () => {
  /** Everything in it has this colour; light comes from one side. */
  function roomOf(colour: number, seed = 1, noise = 0): Float32Array {
    const picture = firstPicture(seed, noise);
    for (let i = 0; i < picture.length; i += channels)
      for (let k = 0; k < 3; k++) {
        picture[i + k]! *= colour / picture[i + 3 + k]!;
        picture[i + 3 + k] = colour;
      }
    return picture;
  }
  const middleOf = (picture: Float32Array, { view: { gain } }: Metering): number => {
    const shown = [...picture.keys()].filter((i) => i % channels === 1).map((i) => picture[i]! * gain[1]);
    return shown.toSorted((a, b) => a - b)[shown.length >> 1]!;
  };

  test('of white alone is printed darker, one of middle tones as it was read', () => {
    const white = roomOf(0.88);
    const asRead = metered(white);
    expect(middleOf(white, forBrightRoom(white, asRead))).toBeLessThan(0.85 * middleOf(white, asRead));
    const grey = roomOf(0.5);
    const reading = metered(grey);
    expect(forBrightRoom(grey, reading)).toBe(reading);
  });

  test('the noise of its first picture hardly matters, and its colours stay', () => {
    const gains = [1, 2, 3, 4].map((seed) => {
      const picture = roomOf(0.88, seed, 0.3);
      return forBrightRoom(picture, metered(picture)).view.gain;
    });
    const green = gains.map(([, g]) => g);
    expect(Math.max(...green) / Math.min(...green)).toBeLessThan(1.06);
    const white = roomOf(0.88);
    const before = metered(white).view.gain;
    const after = forBrightRoom(white, metered(white)).view.gain;
    expect(after[0] / after[2]).toBeCloseTo(before[0] / before[2], 6);
  });
});
