import type { Placement } from '#models/family.ts';
import type { Box } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** Screen x = centreX + zoom · right / depth, y = centreY − zoom · up / depth, in pixels from the upper left. */
/** Directions are typed so that the loops that read them meet one kind of list only. */
export interface Camera {
  eye: Float64Array;
  right: Float64Array;
  up: Float64Array;
  ahead: Float64Array;
  zoom: number;
  centreX: number;
  centreY: number;
}

export interface View {
  width: number;
  height: number;
  /** Degrees the camera stands to the right of straight ahead. */
  azimuth?: number;
  /** Degrees it looks down; default: from the model's shape. */
  elevation?: number;
  placement?: Placement;
}

/**
 * LOOK §7, studio: a long lens a little to the right, the object 78 % of the width, its base low in the picture. Seen
 * nearly level the lens is shifted rather than tilted, so that uprights stay upright.
 */
export function studioCamera(positions: Float32Array, box: Box, view: View): Camera {
  const size: Vec3 = [box.max[0] - box.min[0], box.max[1] - box.min[1], box.max[2] - box.min[2]];
  const elevation = ((view.elevation ?? usualElevation(size, view.placement)) * Math.PI) / 180;
  const azimuth = ((view.azimuth ?? 30) * Math.PI) / 180;
  const middle: Vec3 = [(box.min[0] + box.max[0]) / 2, (box.min[1] + box.max[1]) / 2, box.min[2] + size[2] * 0.5];
  const away = 2.9 * Math.max(Math.hypot(...size), 1);
  const tilt = Math.abs(elevation) > 0.4 ? elevation : 0;
  const level: Vec3 = [-Math.sin(azimuth), Math.cos(azimuth), 0];
  const eye = Float64Array.of(
    middle[0] - level[0] * away * Math.cos(elevation),
    middle[1] - level[1] * away * Math.cos(elevation),
    middle[2] + away * Math.sin(elevation),
  );
  const camera: Camera = {
    eye,
    right: Float64Array.of(Math.cos(azimuth), Math.sin(azimuth), 0),
    ahead: Float64Array.of(level[0] * Math.cos(tilt), level[1] * Math.cos(tilt), -Math.sin(tilt)),
    up: Float64Array.of(level[0] * Math.sin(tilt), level[1] * Math.sin(tilt), Math.cos(tilt)),
    zoom: 1,
    centreX: 0,
    centreY: 0,
  };
  return framed(camera, positions, view);
}

/** Flat things are looked down on, tall ones met face to face; what is on the ceiling is looked up at. */
function usualElevation(size: Vec3, placement: Placement | undefined): number {
  if (placement === 'wall') return 4;
  const aspect = size[2] / Math.max(size[0], size[1]);
  if (placement === 'ceiling') return -3 - 26 * Math.exp(-aspect * 3.4);
  return 6 + 33 * Math.exp(-aspect * 3.4);
}

function framed(camera: Camera, positions: Float32Array, view: View): Camera {
  const seen = extent(camera, positions);
  const wide = seen.right - seen.left;
  const tall = seen.top - seen.bottom;
  const zoom = Math.min((view.width * 0.78) / wide, (view.height * 0.74) / tall);
  const base = baseline((tall * zoom) / view.height, view.placement) * view.height;
  return {
    ...camera,
    zoom,
    centreX: view.width / 2 - ((seen.left + seen.right) / 2) * zoom,
    centreY: base + seen.bottom * zoom,
  };
}

/** How far down the object's lowest point is: about two thirds, lower for tall things, in the middle for what hangs. */
function baseline(tall: number, placement: Placement | undefined): number {
  if (placement === 'wall') return 0.5 + tall / 2;
  if (placement === 'ceiling') return 0.46 + tall / 2;
  return Math.max(0.64, 0.53 + tall / 2);
}

function extent(
  { eye, right, up, ahead }: Camera,
  p: Float32Array,
): { left: number; right: number; top: number; bottom: number } {
  const out = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
  for (let i = 0; i < p.length; i += 3) {
    const dx = p[i]! - eye[0]!;
    const dy = p[i + 1]! - eye[1]!;
    const dz = p[i + 2]! - eye[2]!;
    const depth = dx * ahead[0]! + dy * ahead[1]! + dz * ahead[2]!;
    const x = (dx * right[0]! + dy * right[1]! + dz * right[2]!) / depth;
    const y = (dx * up[0]! + dy * up[1]! + dz * up[2]!) / depth;
    if (x < out.left) out.left = x;
    if (x > out.right) out.right = x;
    if (y > out.top) out.top = y;
    if (y < out.bottom) out.bottom = y;
  }
  return out;
}
