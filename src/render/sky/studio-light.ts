import { dot, normalise, smoothstep } from '#lib/vec.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Radiance } from '#render/sky/daylight.ts';

/** LOOK §7: key high left, soft long shadow to the right. A broad warm lamp in an even, slightly cool room. */
export function studioLight(): { radiance: Radiance; sun: Vec3; sunlight: Vec3; sunRadius: number } {
  const window = normalise([-0.85, -0.5, 0.75]);
  const radiance: Radiance = (towards) => {
    const box = smoothstep(0.86, 0.97, dot(towards, window)) * 5;
    const room = 0.75 + 0.35 * Math.max(0, towards[2]);
    return [room + box * 1.02, room * 1.01 + box, room * 1.03 + box * 0.95];
  };
  return { radiance, sun: normalise([-0.62, -0.42, 0.66]), sunlight: [2.3, 2.2, 2.02], sunRadius: 0.09 };
}
