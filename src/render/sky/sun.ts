import type { Vec3 } from '#lib/vec.ts';

/**
 * Light the sun sends on a face turned to it, in klx (red, green, blue): the lower, the more air takes from it, blue
 * first.
 */
export function sunlight(height: number): Vec3 {
  const risen = Math.min(1, Math.max(0, (height + 0.005) / 0.02));
  if (risen === 0) return [0, 0, 0];
  const degrees = Math.max(0, (height * 180) / Math.PI);
  const air = 1 / (Math.sin(Math.max(0, height)) + 0.50572 * (degrees + 6.07995) ** -1.6364);
  const passed = (depth: number): number => 127.5 * risen * Math.exp(-depth * air);
  return [passed(0.165), passed(0.21), passed(0.33)];
}

/** Half the angle the sun fills, as a tangent. */
export const sunRadius = Math.tan((0.53 / 360) * Math.PI);
