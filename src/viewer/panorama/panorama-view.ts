/**
 * View direction in a panorama. `yaw` is to the right of the picture's middle and `pitch` upwards, in radians; `fov` is
 * vertical, in degrees.
 */
export interface PanoramaView {
  yaw: number;
  pitch: number;
  fov: number;
}
/** A direction in it. */
export interface Direction {
  yaw: number;
  pitch: number;
}

export const firstView: PanoramaView = { yaw: 0, pitch: -0.06, fov: 70 };
const narrowest = 32;
const widest = 92;
/** Steepest pitch; straight up or down left and right would lose their meaning. */
const steepest = 1.35;
const step = { turn: 0.13, zoom: 1.15 };

/** In fractions of the stage's height: what is under the finger stays under it. */
export function dragged(view: PanoramaView, right: number, down: number): PanoramaView {
  const seen = radians(view.fov);
  return turned(view, -right * seen, down * seen);
}

/** Above 1 zooms in. */
export function zoomed(view: PanoramaView, by: number): PanoramaView {
  return { ...view, fov: Math.min(widest, Math.max(narrowest, view.fov / by)) };
}

const keys: Readonly<Record<string, (view: PanoramaView) => PanoramaView>> = {
  ArrowLeft: (view) => turned(view, -step.turn, 0),
  ArrowRight: (view) => turned(view, step.turn, 0),
  ArrowUp: (view) => turned(view, 0, step.turn),
  ArrowDown: (view) => turned(view, 0, -step.turn),
  '+': (view) => zoomed(view, step.zoom),
  '=': (view) => zoomed(view, step.zoom),
  '-': (view) => zoomed(view, 1 / step.zoom),
  Home: () => firstView,
};

/** Null for a key without a meaning here. */
export function afterKey(view: PanoramaView, key: string): PanoramaView | null {
  return keys[key]?.(view) ?? null;
}

/** Turned so that a direction is in the middle. */
export function turnedTowards(view: PanoramaView, { yaw, pitch }: Direction): PanoramaView {
  return turned({ ...view, yaw: 0, pitch: 0 }, yaw, pitch);
}

/** Part of the way from one view to another, the short way round. */
export function between(from: PanoramaView, to: PanoramaView, part: number): PanoramaView {
  const way = ((to.yaw - from.yaw + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return turned({ ...from, fov: from.fov + (to.fov - from.fov) * part }, way * part, (to.pitch - from.pitch) * part);
}

/** Where a direction is seen, from 0 at the left and above to 1; null where it is not. */
export function placeOf(view: PanoramaView, aspect: number, spot: Direction): { x: number; y: number } | null {
  const { right, up, ahead } = axesOf(view);
  const to = directionOf(spot);
  const depth = dot(to, ahead);
  if (depth <= 0.05) return null;
  const half = Math.tan(radians(view.fov) / 2);
  const x = 0.5 + dot(to, right) / (depth * half * aspect * 2);
  const y = 0.5 - dot(to, up) / (depth * half * 2);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}

/** Whole degrees from the picture's middle, clockwise. */
export function headingOf({ yaw }: PanoramaView): number {
  return Math.round(((yaw * 180) / Math.PI + 360) % 360) % 360;
}

type Axis = readonly [number, number, number];

/** The camera's own axes: X to the right of the picture's middle, Y up, Z towards it. */
export function axesOf({ yaw, pitch }: Direction): { right: Axis; up: Axis; ahead: Axis } {
  const sy = Math.sin(yaw);
  const cy = Math.cos(yaw);
  const sp = Math.sin(pitch);
  const cp = Math.cos(pitch);
  return { right: [cy, 0, -sy], up: [-sp * sy, cp, -sp * cy], ahead: [cp * sy, sp, cp * cy] };
}

function directionOf(spot: Direction): Axis {
  return axesOf(spot).ahead;
}

function turned(view: PanoramaView, right: number, up: number): PanoramaView {
  const whole = 2 * Math.PI;
  return {
    ...view,
    yaw: (((view.yaw + right) % whole) + whole) % whole,
    pitch: Math.min(steepest, Math.max(-steepest, view.pitch + up)),
  };
}

function dot(a: Axis, b: Axis): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
