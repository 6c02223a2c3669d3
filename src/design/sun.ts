import type { Settings } from '#design/document.ts';
import type { Vec3 } from '#lib/vec.ts';

const degrees = Math.PI / 180;

/** Half the sun's disc and what the air lifts it: it is seen before its middle is up. */
const riseBelow = -0.833;

/** When the sun rises and sets, in the hours `Settings` counts; in polar summer and winter it does not. */
export type SunTimes = { kind: 'rises'; rise: number; set: number } | { kind: 'always_up' } | { kind: 'never_up' };

/** Towards the sun, of unit length, in the home's own axes; below the ground at night. */
export function sunDirection({ latitude, north, day, hour }: Settings): Vec3 {
  const declination = declinationOn(day);
  const turn = (hour - 12) * 15 * degrees;
  const sinLat = Math.sin(latitude * degrees);
  const cosLat = Math.cos(latitude * degrees);
  const sinDec = Math.sin(declination);
  const cosDec = Math.cos(declination);
  const toNorth = cosLat * sinDec - sinLat * cosDec * Math.cos(turn);
  const toEast = -cosDec * Math.sin(turn);
  const c = Math.cos(north * degrees);
  const s = Math.sin(north * degrees);
  return [toEast * c - toNorth * s, toEast * s + toNorth * c, sinLat * sinDec + cosLat * cosDec * Math.cos(turn)];
}

export function sunTimes({ latitude, day }: Pick<Settings, 'latitude' | 'day'>): SunTimes {
  const declination = declinationOn(day);
  const above = Math.sin(latitude * degrees) * Math.sin(declination);
  const across = Math.cos(latitude * degrees) * Math.cos(declination);
  const turn = (Math.sin(riseBelow * degrees) - above) / across;
  if (turn >= 1) return { kind: 'never_up' };
  if (turn <= -1) return { kind: 'always_up' };
  const half = Math.acos(turn) / degrees / 15;
  return { kind: 'rises', rise: 12 - half, set: 12 + half };
}

function declinationOn(day: number): number {
  return -23.44 * degrees * Math.cos(((day + 10) / 365) * 2 * Math.PI);
}
