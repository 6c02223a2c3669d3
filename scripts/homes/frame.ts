import type { Vec3 } from '#lib/vec.ts';

/** A level camera: verticals stay vertical. */
export interface Frame {
  x: number;
  y: number;
  z: number;
  /** Radians in the plan. */
  yaw: number;
  /** Vertical angle, degrees. */
  view: number;
}

export interface Seen {
  /** −1 left edge to 1 right edge, −1 bottom to 1 top. */
  x: number;
  y: number;
  far: number;
}

const aspect = 1.5;

/** Null for what lies behind. */
export function seen({ x, y, z, yaw, view }: Frame, p: Vec3): Seen | null {
  const dx = p[0] - x;
  const dy = p[1] - y;
  const far = dx * Math.cos(yaw) + dy * Math.sin(yaw);
  if (far < 50) return null;
  const half = Math.tan((view * Math.PI) / 360);
  const across = dx * Math.sin(yaw) - dy * Math.cos(yaw);
  return { x: across / far / half / aspect, y: (p[2] - z) / far / half, far };
}

export function inFrame(at: Seen | null): at is Seen {
  return at !== null && Math.abs(at.x) < 1 && Math.abs(at.y) < 1;
}

/** The share of points that are in the picture. */
export function shareIn(frame: Frame, points: readonly Vec3[]): number {
  return points.filter((p) => inFrame(seen(frame, p))).length / points.length;
}
