import { dot, normalise, scale, smoothstep, subtract, type Vec3 } from '#lib/vec.ts';
import type { Sky } from '#render/scene/render-scene.ts';
import { clearSky, groundLight, hazySky, type Radiance } from '#render/sky/daylight.ts';
import type { Setting } from '#render/outside/setting.ts';
import { garden, horizon, type GardenLook } from '#render/sky/garden.ts';
import { sunlight, sunRadius } from '#render/sky/sun.ts';

/**
 * All light from far away. `table`: directions on an unfolded octahedron, three numbers each, so that looking one up
 * needs no trigonometry.
 */
export interface Environment {
  size: number;
  table: Float32Array;
  /** Unit vector to the sun and its light on a face turned to it, in klx. */
  sun: Vec3;
  sunlight: Vec3;
  /** Half the angle the sun fills, as a tangent. */
  sunRadius: number;
}

export function environmentOf(sky: Sky, size = 512): Environment {
  const { radiance, ...sun } = lightOf(sky);
  return { ...skyTable(radiance, size), ...sun };
}

export function skyTable(radiance: Radiance, size: number): Pick<Environment, 'size' | 'table'> {
  const table = new Float32Array(new SharedArrayBuffer(size * size * 12));
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i += 3) table.set(radiance(unfolded((x + 0.5) / size, (y + 0.5) / size)), i);
  return { size, table };
}

/**
 * What eyes see of it: the place's own view, finer than the table, and the haze far things melt into; `skylight` in klx
 * falls on level ground without the sun's.
 */
export function viewOf(sky: Sky): ReturnType<typeof lightOf> & { skylight: Vec3; haze: Radiance } {
  const light = lightOf(sky);
  if (sky.kind !== 'daylight') return { ...light, haze: light.radiance, skylight: [0, 0, 0] };
  const height = Math.asin(Math.min(1, Math.max(-1, sky.sun[2])));
  const above = clearSky(sky.sun, height);
  const all = groundLight(above, sky.sun, height);
  const steep = Math.max(0, sky.sun[2]);
  const skylight = subtract(all, scale(light.sunlight, steep));
  const seen = hazySky(above, height, skylight[1] / Math.PI);
  return {
    ...light,
    radiance: garden(seen, sky.sun, all, sky.setting === undefined ? {} : distances[sky.setting]),
    haze: ([x, y]) => seen(normalise([x, y, horizon])),
    skylight,
  };
}

/** How high the trees stand in the distance, how deep in haze, how many times finer they are drawn than in the table. */
const distances: Record<Setting, GardenLook> = {
  garden: { octaves: 2 },
  street: { octaves: 2, trees: 0.7 },
  river: { octaves: 2, trees: 0.3, haze: 0.3 },
  high: { octaves: 1, trees: 0 },
};

/** The light as a function of direction, and the sun. */
export function lightOf(sky: Sky): { radiance: Radiance; sun: Vec3; sunlight: Vec3; sunRadius: number } {
  if (sky.kind === 'even')
    return { radiance: () => sky.radiance, sun: [0, 0, 1], sunlight: [0, 0, 0], sunRadius: 0.005 };
  if (sky.kind === 'studio') return studioLight();
  const height = Math.asin(Math.min(1, Math.max(-1, sky.sun[2])));
  const above = clearSky(sky.sun, height);
  return {
    radiance: garden(above, sky.sun, groundLight(above, sky.sun, height)),
    sun: sky.sun,
    sunlight: sunlight(height),
    sunRadius,
  };
}

/** From a place on the unfolded octahedron to a direction. */
function unfolded(u: number, v: number): Vec3 {
  let x = u * 2 - 1;
  let y = v * 2 - 1;
  const z = 1 - Math.abs(x) - Math.abs(y);
  if (z < 0) [x, y] = [(1 - Math.abs(y)) * (x < 0 ? -1 : 1), (1 - Math.abs(x)) * (y < 0 ? -1 : 1)];
  const size = Math.sqrt(x * x + y * y + z * z);
  return [x / size, y / size, z / size];
}

/** LOOK §7: key high left, soft long shadow to the right. A broad warm lamp in an even, slightly cool room. */
function studioLight(): { radiance: Radiance; sun: Vec3; sunlight: Vec3; sunRadius: number } {
  const window = normalise([-0.85, -0.5, 0.75]);
  const radiance: Radiance = (towards) => {
    const box = smoothstep(0.86, 0.97, dot(towards, window)) * 5;
    const room = 0.75 + 0.35 * Math.max(0, towards[2]);
    return [room + box * 1.02, room * 1.01 + box, room * 1.03 + box * 0.95];
  };
  return { radiance, sun: normalise([-0.62, -0.42, 0.66]), sunlight: [2.3, 2.2, 2.02], sunRadius: 0.09 };
}
