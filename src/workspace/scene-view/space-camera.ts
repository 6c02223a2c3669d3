import { clamp, lerp, mix, scale, subtract, type Vec3 } from '#lib/vec.ts';
import type { Point } from '#lib/vec2.ts';
import type { Box } from '#models/geometry/mesh.ts';
import {
  cornersOf,
  fitDistance,
  fromStage,
  middleOf,
  stageBox,
  toStage,
  type CameraPose,
} from '#viewer/camera-pose.ts';
import type { PlanCamera, Size } from '../plan-view/plan-camera.ts';
import { onPlane, seenBounds, sightOf } from './sight.ts';

/**
 * The eye over the home: it looks at a place from a direction. Millimetres and radians of the plan; `azimuth` 0 from
 * below the plan's lower edge and growing to the right, `elevation` over the floor: a quarter turn is the plan.
 */
export interface SpaceCamera {
  readonly target: Vec3;
  readonly azimuth: number;
  readonly elevation: number;
  readonly distance: number;
  /** Upright angle of view in degrees, where it is not the usual one: of a camera that was kept. */
  readonly fov?: number;
}

/** Upright angle of view, degrees. */
const usualFov = 30;
/** So much of the view what is framed takes. */
const filled = 0.94;
const limits = { lowest: 0.12, highest: Math.PI / 2, nearest: 700, farthest: 160_000 };
/** From high up, a corner towards one. */
const firstView = { elevation: 0.86 };
/** The four one can look from, that of the first view first; the plan turns least for the second. */
export const corners = [0.5, -0.5, Math.PI - 0.5, 0.5 - Math.PI] as const;

export function poseOf({ target, azimuth, elevation, distance, fov = usualFov }: SpaceCamera): CameraPose {
  const out = outward(azimuth, elevation);
  const at = toStage(target);
  const away = scale(out, distance / 1000);
  return { eye: [at[0] + away[0], at[1] + away[1], at[2] + away[2]], target: at, up: upOf(azimuth, elevation), fov };
}

/** By parts of the view's height, in the direction the hand moves. */
export function orbited(camera: SpaceCamera, right: number, down: number): SpaceCamera {
  return {
    ...camera,
    azimuth: camera.azimuth - right * 2.6,
    elevation: clamp(camera.elevation + down * 2, limits.lowest, limits.highest),
  };
}

/** The floor under `from` comes to lie under `to`. */
export function shifted(camera: SpaceCamera, size: Size, from: Point, to: Point): SpaceCamera {
  const sight = sightOf(poseOf(camera), size);
  const [a, b] = [from, to].map((at) => onPlane(sight.ray(at), camera.target[2]));
  if (!a || !b) return camera;
  const [x, y, z] = camera.target;
  return { ...camera, target: [x + a.x - b.x, y + a.y - b.y, z] };
}

/** Nearer (above 1) or farther about a place of the home, which stays where it is seen. */
export function dollied(camera: SpaceCamera, by: number, about: Vec3 = camera.target): SpaceCamera {
  const distance = clamp(camera.distance / by, limits.nearest, limits.farthest);
  const share = distance / camera.distance;
  const [x, y] = mix(about, camera.target, share);
  return { ...camera, distance, target: [x, y, camera.target[2]] };
}

/** What nothing lies over, in the view's own pixels. */
export interface FreePart extends Size, Point {}

/** So that all of the box is seen, from the direction of the camera; in the free part of the view. */
export function framedOn(
  camera: Pick<SpaceCamera, 'azimuth' | 'elevation'>,
  box: Box,
  size: Size,
  free: FreePart = { x: 0, y: 0, ...size },
): SpaceCamera {
  const { azimuth, elevation } = camera;
  const stage = stageBox(box);
  const ahead = scale(outward(azimuth, elevation), -1);
  const share = (filled * free.height) / size.height;
  const metres = fitDistance(stage, ahead, upOf(azimuth, elevation), usualFov, free.width / free.height, share);
  const [x, y, z] = middleOf(box);
  const distance = clamp(metres * 1000, limits.nearest, limits.farthest);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const to = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
  const framed: SpaceCamera = { azimuth, elevation, target: [x, y, z], distance };
  return to.x === middle.x && to.y === middle.y ? framed : shifted(framed, size, middle, to);
}

/** What comes nearer grows: so often it is looked at again. */
const looks = 4;

/** What is near is seen larger, so the middle of a box is not where its picture has its middle: that is centred. */
function centred(camera: SpaceCamera, box: Box, size: Size, free: FreePart): SpaceCamera {
  const corners = cornersOf(box);
  let now = camera;
  for (let look = 0; look < looks; look++) {
    const seen = seenBounds(sightOf(poseOf(now), size), corners);
    if (!seen) return camera;
    const from = { x: (seen.left + seen.right) / 2, y: (seen.bottom + seen.top) / 2 };
    const to = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    const share = filled * Math.min(free.width / (seen.right - seen.left), free.height / (seen.top - seen.bottom));
    now = dollied(shifted(now, size, from, to), share);
  }
  return now;
}

export function firstCamera(
  box: Box,
  size: Size,
  azimuth: number = corners[0],
  free: FreePart = { x: 0, y: 0, ...size },
): SpaceCamera {
  return centred(framedOn({ ...firstView, azimuth }, box, size, free), box, size, free);
}

/** The plan's own view from straight above: the same middle, as large. */
export function overPlan({ centre, scale: pixels }: PlanCamera, { height }: Size, floor: number): SpaceCamera {
  return {
    target: [centre.x, centre.y, floor],
    azimuth: 0,
    elevation: Math.PI / 2,
    distance: height / (2 * Math.tan((usualFov * Math.PI) / 360) * pixels),
  };
}

/** What the plan shows where this is turned up to it. */
export function planOf({ target, distance, fov = usualFov }: SpaceCamera, { height }: Size): PlanCamera {
  return { centre: { x: target[0], y: target[1] }, scale: height / (2 * Math.tan((fov * Math.PI) / 360) * distance) };
}

/** The same from a pose: of a camera that was kept. */
export function cameraOf({ eye, target, fov }: CameraPose): SpaceCamera {
  const [x, y, z] = subtract(eye, target);
  const distance = Math.max(1e-3, Math.hypot(x, y, z));
  return {
    target: fromStage(target),
    azimuth: Math.hypot(x, z) < 1e-6 ? 0 : Math.atan2(x, z),
    elevation: Math.asin(y / distance),
    distance: distance * 1000,
    ...(fov !== usualFov && { fov }),
  };
}

/** From the plan's view into 3D, about what is selected: there it is looked at, as large as before. */
export function turnedUp(plan: SpaceCamera, about: Vec3 | null, azimuth: number = corners[0]): SpaceCamera {
  return { ...plan, ...firstView, azimuth, target: about ?? plan.target };
}

/** On the way from one to another, gently at both ends. */
export function cameraBetween(a: SpaceCamera, b: SpaceCamera, share: number): SpaceCamera {
  const t = share * share * (3 - 2 * share);
  return {
    target: mix(a.target, b.target, t),
    azimuth: lerp(a.azimuth, b.azimuth, t),
    elevation: lerp(a.elevation, b.elevation, t),
    distance: lerp(a.distance, b.distance, t),
  };
}

function outward(azimuth: number, elevation: number): Vec3 {
  return [Math.sin(azimuth) * Math.cos(elevation), Math.sin(elevation), Math.cos(azimuth) * Math.cos(elevation)];
}

/** Straight from above the plan's own up is up. */
function upOf(azimuth: number, elevation: number): Vec3 {
  return elevation > 1.56 ? [-Math.sin(azimuth), 0, -Math.cos(azimuth)] : [0, 1, 0];
}
