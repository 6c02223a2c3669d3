import { add, clamp, scale, type Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';
import { axesOf, fitDistance, middleOf, type CameraPose } from '#viewer/camera-pose.ts';

/**
 * Going round a thing: angles in radians, `azimuth` 0 from the front and growing to the right, `elevation` over the
 * horizon.
 */
export interface Orbit {
  azimuth: number;
  elevation: number;
  /** How much nearer than at first; 1 fits the picture. */
  zoom: number;
  /** Moved by this, in metres. */
  shift: Vec3;
}

export interface OrbitFrame {
  box: Box;
  fov: number;
  /** How much of the picture the thing fills at zoom 1. */
  share: number;
  lowest: number;
  highest: number;
  /** How far to either side of the front one may turn, where not all around: what hangs on a wall has no back. */
  sides?: number;
}

const zooms = { least: 0.5, most: 6 };

export function turned(orbit: Orbit, right: number, up: number, { lowest, highest, sides }: OrbitFrame): Orbit {
  const azimuth = orbit.azimuth + right;
  return {
    ...orbit,
    azimuth: sides === undefined ? azimuth : clamp(azimuth, -sides, sides),
    elevation: clamp(orbit.elevation + up, lowest, highest),
  };
}

export function zoomed(orbit: Orbit, by: number): Orbit {
  return { ...orbit, zoom: clamp(orbit.zoom * by, zooms.least, zooms.most) };
}

/** Moves what is looked at by parts of the picture's height; it stays within reach of the box. */
export function shifted(orbit: Orbit, right: number, up: number, frame: OrbitFrame, aspect: number): Orbit {
  const look = orbitPose(orbit, frame, aspect);
  const axes = axesOf(look);
  const span = 2 * Math.tan((frame.fov * Math.PI) / 360) * Math.hypot(...add(look.eye, scale(look.target, -1)));
  const moved = add(orbit.shift, add(scale(axes.right, right * span), scale(axes.up, up * span)));
  const reach = [0, 1, 2].map((k) => (frame.box.max[k]! - frame.box.min[k]!) / 2);
  return {
    ...orbit,
    shift: [
      clamp(moved[0], -reach[0]!, reach[0]!),
      clamp(moved[1], -reach[1]!, reach[1]!),
      clamp(moved[2], -reach[2]!, reach[2]!),
    ],
  };
}

export function orbitPose(
  { azimuth, elevation, zoom, shift }: Orbit,
  { box, fov, share }: OrbitFrame,
  aspect: number,
): CameraPose {
  const out: Vec3 = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  // Straight from above the plan's own up is up.
  const up: Vec3 = elevation > 1.56 ? [-Math.sin(azimuth), 0, -Math.cos(azimuth)] : [0, 1, 0];
  const distance = fitDistance(box, scale(out, -1), up, fov, aspect, share) / zoom;
  const target = add(middleOf(box), shift);
  return { eye: add(target, scale(out, distance)), target, up, fov };
}
