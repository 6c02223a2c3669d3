import type { Point } from '#lib/vec2.ts';
import { add, angleOf, direction, dot, leftOf, along, subtract, turnedAround } from '#lib/vec2.ts';

/** A movement of the plan that keeps distances. */
export interface Motion {
  point(p: Point): Point;
  /** Degrees: where something that looked this way looks now. */
  turn(degrees: number): number;
  /** The way everything goes; null where each thing goes its own way. */
  way: Point | null;
  /** Added to heights. */
  lift: number;
  /** Left has become right. */
  mirrored: boolean;
}

export function shifting({ x, y, z }: { x: number; y: number; z: number }): Motion {
  return { point: (p) => add(p, { x, y }), way: { x, y }, turn: (degrees) => degrees, lift: z, mirrored: false };
}

/** By degrees, around a point. */
export function turning(by: number, around: Point): Motion {
  const angle = (by * Math.PI) / 180;
  return {
    point: (p) => turnedAround(p, around, angle),
    turn: (degrees) => (degrees + by) % 360,
    way: null,
    lift: 0,
    mirrored: false,
  };
}

/** Over the line through two points. Models are alike on both sides, so their mirror image is one that looks back. */
export function mirroring(a: Point, b: Point): Motion {
  const way = direction(a, b);
  const across = leftOf(way);
  const axis = (angleOf(way) * 180) / Math.PI;
  return {
    point: (p) => along(p, across, -2 * dot(subtract(p, a), across)),
    turn: (degrees) => (2 * axis - degrees + 180) % 360,
    way: null,
    lift: 0,
    mirrored: true,
  };
}
