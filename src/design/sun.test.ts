import { describe, expect, test } from 'vitest';
import { readCommand } from '#design/read-command.ts';
import { newDesign } from '#design/document.ts';
import { sunDirection, sunTimes } from '#design/sun.ts';

const { settings } = newDesign();
const rounded = (changes: object) =>
  sunDirection({ ...settings, ...changes }).map((value) => Math.round(value * 10) / 10 + 0);

test('at an equinox it rises in the east, stands overhead at the equator and sets in the west', () => {
  expect(rounded({ latitude: 0, hour: 6 })).toEqual([1, 0, 0]);
  expect(rounded({ latitude: 0, hour: 12 })).toEqual([0, 0, 1]);
  expect(rounded({ latitude: 0, hour: 18 })).toEqual([-1, 0, 0]);
});

test('a northern winter noon is low in the south, midnight below the ground', () => {
  const [x, y, z] = sunDirection({ ...settings, latitude: 51.5, day: 355, hour: 12 });
  expect(Math.asin(z) * (180 / Math.PI)).toBeCloseTo(90 - 51.5 - 23.44, 1);
  expect([Math.abs(x) < 1e-9, y < 0]).toEqual([true, true]);
  expect(sunDirection({ ...settings, hour: 0 })[2]).toBeLessThan(-0.9);
});

test('a home turned with its back to the north is lit from the other side', () => {
  expect(rounded({ latitude: 0, hour: 6, north: 90 })).toEqual([0, 1, 0]);
});

describe('J3 sunrise and sunset', () => {
  test('at an equinox the day is a little longer than the night, everywhere', () => {
    for (const latitude of [-51.5, 0, 10.78, 51.5]) {
      const times = sunTimes({ latitude, day: 81 });
      if (times.kind !== 'rises') throw new Error(`no sunrise at ${latitude}`);
      expect(times.rise).toBeCloseTo(5.93, 1);
      expect(times.rise + times.set).toBeCloseTo(24, 9);
    }
  });

  test('a northern June day is long, a southern one short', () => {
    const length = (latitude: number) => {
      const times = sunTimes({ latitude, day: 172 });
      return times.kind === 'rises' ? times.set - times.rise : null;
    };
    // London has 16 h 38 min, Sydney 9 h 54 min.
    expect(length(51.51)).toBeCloseTo(16.6, 1);
    expect(length(-33.87)).toBeCloseTo(9.9, 1);
  });

  test('beyond the polar circles there is a day without night and a night without day, also at the poles', () => {
    expect(sunTimes({ latitude: 70, day: 172 }).kind).toBe('always_up');
    expect(sunTimes({ latitude: 70, day: 355 }).kind).toBe('never_up');
    expect(sunTimes({ latitude: 90, day: 172 }).kind).toBe('always_up');
    expect(sunTimes({ latitude: -90, day: 172 }).kind).toBe('never_up');
    expect(sunDirection({ ...settings, latitude: 70, day: 355, hour: 12 })[2]).toBeLessThan(0);
  });

  test('what is drawn agrees: up between sunrise and sunset, down before and after', () => {
    const times = sunTimes({ latitude: 21.03, day: 200 });
    if (times.kind !== 'rises') throw new Error('no sunrise');
    const height = (hour: number) => sunDirection({ ...settings, latitude: 21.03, day: 200, hour })[2];
    expect([height(times.rise - 0.1) < 0, height(times.rise + 0.1) > 0, height(times.set + 0.1) < 0]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('the document refuses a place that is none', () => {
    for (const change of [{ latitude: 91 }, { longitude: -181 }, { latitude: Number.NaN }, { day: 0 }, { hour: 24.5 }])
      expect(readCommand({ kind: 'settings.change', settings: change }).ok).toBe(false);
  });
});
