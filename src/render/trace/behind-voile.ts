import type { Surface } from '#render/trace/surface.ts';

/** What a ray carries where it begins: its light, how broad it is, and how much of the picture's point it stands for. */
export interface Start {
  red: number;
  green: number;
  blue: number;
  width: number;
  share: number;
}

export const whole: Start = { red: 1, green: 1, blue: 1, width: 0, share: 1 };

export function carry(to: Start, from: Start): void {
  to.red = from.red;
  to.green = from.green;
  to.blue = from.blue;
  to.width = from.width;
  to.share = from.share;
}

/** A ray behind voile that stands for less of a point than this is left to chance. */
export const leastShare = 0.06;

/** The ray that goes on through voile while the voile itself is followed; its share is 0 where there is none. */
export interface Behind extends Start {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
}

export function noRayBehind(): Behind {
  return { ...whole, share: 0, x: NaN, y: NaN, z: NaN, dx: NaN, dy: NaN, dz: NaN };
}

/** Notes the ray that leaves a surface on its other side; what it carries is told apart. */
export function goOnBehind(to: Behind, from: Surface, dx: number, dy: number, dz: number, lift: number): void {
  to.x = from.x - from.faceX * lift;
  to.y = from.y - from.faceY * lift;
  to.z = from.z - from.faceZ * lift;
  to.dx = dx;
  to.dy = dy;
  to.dz = dz;
}
