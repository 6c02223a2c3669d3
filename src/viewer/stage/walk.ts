import { clamp, type Vec3 } from '#lib/vec.ts';
import type { Point } from '#lib/vec2.ts';
import { footingAt, type WalkGround } from '#viewer/home/footing.ts';
import { keptOutOfWalls } from '#viewer/home/keep-out.ts';
import type { Barrier } from '#elements/walking/barriers.ts';
import type { HomeFacts } from '#viewer/live/scene-patch.ts';
import { toStage, type CameraPose } from '#viewer/camera-pose.ts';

/** What holds a person in a home: what one cannot walk through, and what one stands on (a flat floor where not said). */
export interface WalkHome {
  entrance: HomeFacts['entrance'];
  barriers: readonly Barrier[];
  ground?: WalkGround;
}

/**
 * A person in the home. Millimetres of the plan; `eye` over the ground, `tall` over what one stands on; `heading`
 * counter-clockwise from +X, `pitch` up, in radians.
 */
export interface Walk {
  at: Point;
  eye: number;
  tall: number;
  heading: number;
  pitch: number;
  /** Upright angle of view in degrees. */
  fov: number;
}

const steepest = 0.9;
/** Eyes of someone standing. */
const standing = 1550;

export function walkFrom({ at, target }: HomeFacts['entrance'], floor = at[2] - standing): Walk {
  const x = target[0] - at[0];
  const y = target[1] - at[1];
  const z = target[2] - at[2];
  return {
    at: { x: at[0], y: at[1] },
    eye: at[2],
    tall: at[2] - floor,
    heading: Math.atan2(y, x),
    pitch: clamp(Math.atan2(z, Math.hypot(x, y)), -steepest, steepest),
    fov: 58,
  };
}

export function lookedAround(walk: Walk, left: number, up: number): Walk {
  return { ...walk, heading: walk.heading + left, pitch: clamp(walk.pitch + up, -steepest, steepest) };
}

/** In short steps, so that nobody steps over a wall. Up and down stairs; nobody falls where there is no floor. */
export function stepped(walk: Walk, ahead: number, aside: number, home: Omit<WalkHome, 'entrance'>): Walk {
  const steps = Math.max(1, Math.ceil(Math.hypot(ahead, aside) / 100));
  const c = Math.cos(walk.heading);
  const s = Math.sin(walk.heading);
  const by = { x: (c * ahead + s * aside) / steps, y: (s * ahead - c * aside) / steps };
  let now = walk;
  for (let i = 0; i < steps; i++) now = oneStep(now, by, home);
  return now;
}

/** All of it, or what is left of it along one axis: so one slides past the edge of a well. */
function oneStep(walk: Walk, by: Point, { barriers, ground }: Omit<WalkHome, 'entrance'>): Walk {
  for (const part of [by, { x: by.x, y: 0 }, { x: 0, y: by.y }]) {
    const at = keptOutOfWalls({ x: walk.at.x + part.x, y: walk.at.y + part.y }, barriers);
    if (!ground) return { ...walk, at };
    const foot = footingAt(ground, at, walk.eye - walk.tall);
    if (foot !== null) return { ...walk, at, eye: foot + walk.tall };
  }
  return walk;
}

/** A share of the way towards a spot on the floor; the walls hold. */
export function movedTowards(walk: Walk, to: Point, share: number, home: Omit<WalkHome, 'entrance'>): Walk {
  const x = to.x - walk.at.x;
  const y = to.y - walk.at.y;
  const c = Math.cos(walk.heading);
  const s = Math.sin(walk.heading);
  return stepped(walk, (x * c + y * s) * share, (x * s - y * c) * share, home);
}

/** Sitting down and getting up: the eyes at another height. */
export function withTall(walk: Walk, tall: number): Walk {
  return { ...walk, tall, eye: walk.eye - walk.tall + tall };
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
