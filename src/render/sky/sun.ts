import { normalise } from '#lib/vec.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Daylight } from '#render/scene/render-scene.ts';

/** Where the sun stands: a unit vector towards it (Z up, the plan's own X and Y) and its height in radians. */
export function sunPlace({ latitude, north, day, hour }: Pick<Daylight, 'latitude' | 'north' | 'day' | 'hour'>): { towards: Vec3; height: number } {
  const place = radians(latitude);
  const tilt = radians(-23.44) * Math.cos((2 * Math.PI * (day + 10)) / 365);
  const turn = radians((hour - 12) * 15);
  const up = Math.sin(place) * Math.sin(tilt) + Math.cos(place) * Math.cos(tilt) * Math.cos(turn);
  const east = -Math.cos(tilt) * Math.sin(turn);
  const northward = Math.cos(place) * Math.sin(tilt) - Math.sin(place) * Math.cos(tilt) * Math.cos(turn);
  const [c, s] = [Math.cos(radians(north)), Math.sin(radians(north))];
  return { towards: normalise([east * c - northward * s, east * s + northward * c, up]), height: Math.asin(Math.min(1, Math.max(-1, up))) };
}

/** Light the sun sends on a face turned to it, in klx (red, green, blue): the lower, the more air takes from it, blue first. */
export function sunlight(height: number): Vec3 {
  const risen = Math.min(1, Math.max(0, (height + 0.005) / 0.02));
  if (risen === 0) return [0, 0, 0];
  const degrees = Math.max(0, (height * 180) / Math.PI);
  const air = 1 / (Math.sin(Math.max(0, height)) + 0.50572 * (degrees + 6.07995) ** -1.6364);
  const passed = (depth: number): number => 127.5 * risen * Math.exp(-depth * air);
  return [passed(0.165), passed(0.21), passed(0.33)];
}

/** Half the angle the sun fills, as a tangent. */
export const sunRadius = Math.tan(radians(0.53) / 2);

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
