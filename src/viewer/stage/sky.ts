import { dot, mix, normalise, scale, smoothstep, type Vec3 } from '#lib/vec.ts';

/** What surrounds the stage: a dark studio with broad lamps for one piece, a garden by day around a home. */
export type Sky = 'studio' | 'day';

/**
 * Light from all around as an equirectangular picture: red, green, blue, 1 in linear light; columns by compass, rows
 * from the ground up, in three's orientation.
 */
export function skyPicture(sky: Sky, width: number): { width: number; height: number; light: Float32Array } {
  const height = width / 2;
  const light = new Float32Array(width * height * 4).fill(1);
  const from = { studio: studioLight, day: dayLight }[sky];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const around = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
      const up = ((row + 0.5) / height - 0.5) * Math.PI;
      light.set(
        from([Math.cos(around) * Math.cos(up), Math.sin(up), Math.sin(around) * Math.cos(up)]),
        (row * width + column) * 4,
      );
    }
  return { width, height, light };
}

/**
 * The lamps of our studio pictures (LOOK §7): key high on the left, a strip behind on the right, a broad soft ceiling,
 * a pale floor.
 */
const lamps: readonly { towards: Vec3; light: Vec3; narrow: number; soft: number }[] = [
  { towards: normalise([-0.86, 0.88, 0.42]), light: [5.2, 4.9, 4.4], narrow: 0.82, soft: 0.08 },
  { towards: normalise([0.8, 0.5, -0.5]), light: [2.6, 2.7, 2.8], narrow: 0.9, soft: 0.06 },
  { towards: normalise([0.9, 0.25, 0.6]), light: [0.9, 0.92, 0.95], narrow: 0.84, soft: 0.14 },
];

function studioLight(way: Vec3): Vec3 {
  const [, y] = way;
  let light: Vec3 =
    y > 0
      ? mix([0.3, 0.3, 0.29], [0.85, 0.87, 0.9], y)
      : mix([0.3, 0.3, 0.29], [0.24, 0.22, 0.19], Math.min(1, -y * 2));
  for (const lamp of lamps)
    light = mix(light, lamp.light, smoothstep(lamp.narrow, lamp.narrow + lamp.soft, dot(way, lamp.towards)));
  return light;
}

const zenith: Vec3 = [0.6, 0.71, 0.86];
const haze: Vec3 = [0.98, 0.98, 0.94];
const leaf: Vec3 = [0.16, 0.24, 0.1];
const shadowLeaf: Vec3 = [0.05, 0.09, 0.045];
const paving: Vec3 = [0.42, 0.39, 0.34];

/** Morning haze over a row of trees: always a view to green. */
function dayLight([x, y, z]: Vec3): Vec3 {
  const around = Math.atan2(z, x);
  const sky = mix(haze, zenith, smoothstep(0, 0.7, y));
  const crowns =
    0.1 +
    0.06 * Math.sin(around * 5 + 1) +
    0.035 * Math.sin(around * 13) +
    0.018 * Math.sin(around * 31 + 2) +
    0.01 * Math.sin(around * 71);
  const speckle = 0.5 + 0.5 * Math.sin(around * 57 + Math.sin(y * 90) * 2) * Math.sin(y * 130 + around * 23);
  const trees = mix(mix(shadowLeaf, leaf, speckle), haze, 0.16 + 0.1 * speckle);
  const garden = mix(scale(leaf, 1.15), paving, smoothstep(0.06, 0.4, -y));
  return y > 0
    ? mix(trees, sky, smoothstep(crowns - 0.012, crowns + 0.012, y))
    : mix(trees, garden, smoothstep(0, 0.05, -y));
}
