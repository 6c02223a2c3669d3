import { linearColour } from '#models/picture/colour.ts';
import { normalise } from '#lib/vec.ts';

/**
 * The room our studio pictures are taken in (LOOK §7), turned with the camera: key lamp high on its left, a broad sky,
 * a pale floor.
 */
export interface Studio {
  /** Towards the key lamp, towards a weaker one behind on the right, and towards the window that mirrors show. */
  key: Float64Array;
  rim: Float64Array;
  window: Float64Array;
  keyLight: Float64Array;
  sky: Float64Array;
  floor: Float64Array;
  /** The seamless sweep behind. */
  sweep: Float64Array;
  /** How broad the key lamp is: width over distance. */
  broad: number;
}

export function studio(ahead: Float64Array, right: Float64Array): Studio {
  const seen = (aside: number, forward: number, up: number): Float64Array =>
    Float64Array.from(
      normalise([right[0]! * aside + ahead[0]! * forward, right[1]! * aside + ahead[1]! * forward, up]),
    );
  return {
    key: seen(-0.86, -0.42, 0.88),
    rim: seen(0.8, 0.5, 0.5),
    window: seen(-0.94, -0.3, 0.2),
    keyLight: Float64Array.of(0.92, 0.87, 0.79),
    sky: Float64Array.of(0.46, 0.475, 0.49),
    floor: Float64Array.of(0.27, 0.25, 0.22),
    sweep: Float64Array.from(linearColour('#e3ddd3')),
    broad: 0.32,
  };
}

/**
 * What a shiny thing mirrors in a direction: the lamps, the pale floor, the darker room behind the camera. Blurred by
 * roughness.
 */
export function reflectedLight(
  { key, rim, window }: Studio,
  ahead: Float64Array,
  x: number,
  y: number,
  z: number,
  roughness: number,
): number {
  const room = z > 0 ? 0.34 + 0.3 * z : 0.34 + 0.26 * Math.min(1, -z * 2);
  const behind = Math.max(0, -(x * ahead[0]! + y * ahead[1]!));
  const soft = 0.05 + roughness * 0.75;
  const lamp = lobe(x * key[0]! + y * key[1]! + z * key[2]!, 0.82 - roughness * 0.5, soft) * (2 - 1.45 * roughness);
  const strip = lobe(x * rim[0]! + y * rim[1]! + z * rim[2]!, 0.86 - roughness * 0.5, soft) * (1.1 - 0.7 * roughness);
  const pane = lobe(x * window[0]! + y * window[1]! + z * window[2]!, 0.8, 0.2 + roughness) * (0.55 - 0.4 * roughness);
  return room * (1 - 0.4 * behind * (1 - roughness * 0.7)) + lamp + strip + pane;
}

function lobe(cos: number, from: number, soft: number): number {
  const t = (cos - from) / soft;
  if (t <= 0) return 0;
  return t >= 1 ? 1 : t * t * (3 - 2 * t);
}
