import { DirectionalLight } from 'three';
import { length, mix, normalise, smoothstep, subtract, type Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';
import { middleOf } from '#viewer/camera-pose.ts';

/**
 * One distant light whose shadows cover the box (metres, the stage's axes). Shadows are drawn on request and kept:
 * nothing on the stage moves by itself.
 */
export function createSunLight(
  towards: Vec3,
  box: Box,
  { colour, strength, map, soft }: { colour: number; strength: number; map: number; soft: number },
): DirectionalLight {
  const light = new DirectionalLight(colour, strength);
  light.castShadow = true;
  const { shadow } = light;
  shadow.mapSize.set(map, map);
  shadow.radius = soft;
  shadow.bias = -0.0004;
  aimSun(light, towards, box);
  return light;
}

/** How the sun and the sky light a home. */
interface Daylight {
  towards: Vec3;
  /** Linear light. */
  colour: Vec3;
  strength: number;
  /** Share of a bright day's sky that is left: never quite none. */
  sky: number;
}

const noonColour: Vec3 = [1, 0.85, 0.65];
const lowColour: Vec3 = [1, 0.5, 0.22];
/** Lower than this, as the sine of its height, it would cast shadows of no end. */
const lowest = 0.06;

/** `sun` points to it, of unit length, in the stage's axes; below the horizon it is night. */
export function daylightOf(sun: Vec3): Daylight {
  const [x, y, z] = sun;
  const flat = Math.hypot(x, z);
  return {
    towards: y >= lowest || flat === 0 ? sun : normalise([x, lowest * flat, z]),
    colour: mix(lowColour, noonColour, smoothstep(0.02, 0.4, y)),
    strength: 3.2 * smoothstep(-0.02, 0.22, y),
    sky: 0.035 + 0.965 * smoothstep(-0.14, 0.3, y),
  };
}

/** Of a bright day's sky: what an eye sees a room by that no lamp lights, and one that is well lit. */
const seenBy = { nothing: 0.26, lamps: 0.1 };
/** A room is well lit. Lumens for a square metre. */
const wellLit = 60;

/** The sky as an eye takes it that has got used to the dark: at night too a home shows what stands in it. */
export function adaptedSky(sky: number, lumens: number, squareMetres: number): number {
  const lit = Math.min(1, lumens / Math.max(1, squareMetres * wellLit));
  return Math.max(sky, seenBy.nothing + (seenBy.lamps - seenBy.nothing) * lit);
}

/** From another side, or on a home that has grown. */
export function aimSun(light: DirectionalLight, towards: Vec3, box: Box): void {
  const middle = middleOf(box);
  const radius = Math.max(0.2, length(subtract(box.max, box.min)) / 2) * 1.15;
  light.target.position.set(...middle);
  light.position.set(
    middle[0] + towards[0] * radius * 3,
    middle[1] + towards[1] * radius * 3,
    middle[2] + towards[2] * radius * 3,
  );
  const { shadow } = light;
  shadow.normalBias = (radius * 2) / shadow.mapSize.x;
  const { camera } = shadow;
  camera.left = camera.bottom = -radius;
  camera.right = camera.top = radius;
  camera.near = radius;
  camera.far = radius * 5;
  camera.updateProjectionMatrix();
}
