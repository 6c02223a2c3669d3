import { clamp, type Vec3 } from '#lib/vec.ts';
import type { Point } from '#lib/vec2.ts';
import { keptOutOfWalls } from '#viewer/home/barriers.ts';
import type { Barrier } from '#viewer/drawable.ts';
import type { HomeFacts } from '#viewer/live/scene-patch.ts';
import { toStage, type CameraPose } from '#viewer/camera-pose.ts';

/** A person in the home. Millimetres of the plan; `heading` counter-clockwise from +X, `pitch` up, in radians. */
export interface Walk {
  at: Point;
  eye: number;
  heading: number;
  pitch: number;
  /** Upright angle of view in degrees. */
  fov: number;
}

const steepest = 0.9;

export function walkFrom({ at, target }: HomeFacts['entrance']): Walk {
  const x = target[0] - at[0];
  const y = target[1] - at[1];
  const z = target[2] - at[2];
  return {
    at: { x: at[0], y: at[1] },
    eye: at[2],
    heading: Math.atan2(y, x),
    pitch: clamp(Math.atan2(z, Math.hypot(x, y)), -steepest, steepest),
    fov: 58,
  };
}

export function lookedAround(walk: Walk, left: number, up: number): Walk {
  return { ...walk, heading: walk.heading + left, pitch: clamp(walk.pitch + up, -steepest, steepest) };
}

/** In short steps, so that nobody steps over a wall. */
export function stepped(walk: Walk, ahead: number, aside: number, barriers: readonly Barrier[]): Walk {
  const steps = Math.max(1, Math.ceil(Math.hypot(ahead, aside) / 100));
  const c = Math.cos(walk.heading);
  const s = Math.sin(walk.heading);
  let { at } = walk;
  for (let i = 0; i < steps; i++)
    at = keptOutOfWalls(
      { x: at.x + (c * ahead + s * aside) / steps, y: at.y + (s * ahead - c * aside) / steps },
      barriers,
    );
  return { ...walk, at };
}

/** A share of the way towards a spot on the floor; the walls hold. */
export function movedTowards(walk: Walk, to: Point, share: number, barriers: readonly Barrier[]): Walk {
  const x = to.x - walk.at.x;
  const y = to.y - walk.at.y;
  const c = Math.cos(walk.heading);
  const s = Math.sin(walk.heading);
  return stepped(walk, (x * c + y * s) * share, (x * s - y * c) * share, barriers);
}

export function withZoom(walk: Walk, by: number): Walk {
  return { ...walk, fov: clamp(walk.fov / by, 28, 80) };
}

export function walkPose({ at, eye, heading, pitch, fov }: Walk): CameraPose {
  const target: Vec3 = [
    at.x + Math.cos(heading) * Math.cos(pitch) * 1000,
    at.y + Math.sin(heading) * Math.cos(pitch) * 1000,
    eye + Math.sin(pitch) * 1000,
  ];
  return { eye: toStage([at.x, at.y, eye]), target: toStage(target), up: [0, 1, 0], fov };
}
