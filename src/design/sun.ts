import type { Settings } from '#design/document.ts';
import type { Vec3 } from '#lib/vec.ts';

const degrees = Math.PI / 180;

/** Towards the sun, of unit length, in the home's own axes; below the ground at night. */
export function sunDirection({ latitude, north, day, hour }: Settings): Vec3 {
  const declination = -23.44 * degrees * Math.cos(((day + 10) / 365) * 2 * Math.PI);
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
