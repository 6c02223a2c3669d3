import type { Emitter } from '#render/scene/emitters.ts';
import type { Surface } from '#render/trace/surface.ts';

/** Lower than this there is no bulb behind a shade. Metres. */
const shadeHeight = 0.04;

/**
 * A shade as an eye sees it, in parts of its mean: brightest before its bulb, darker to the ends and where it turns away,
 * and its cloth shows. The light it gives is even all over.
 */
export function lookOf({ own, middle, half }: Emitter, { z, green, facing }: Surface): number {
  const away = half < shadeHeight ? 0 : (z - middle) / half;
  const bulb = half < shadeHeight ? 1 : 1.25 - 0.75 * away * away;
  return bulb * (0.76 + 0.34 * facing) * (0.5 + (0.5 * green) / own);
}
