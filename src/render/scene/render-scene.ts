import type { Vec3 } from '#lib/vec.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { Setting } from '#render/outside/setting.ts';

/**
 * The input of the tracer. Meshes and positions are in millimetres, as in the model library; light is in metres and
 * thousands of candela.
 */
export interface RenderScene {
  parts: readonly RenderPart[];
  portals: readonly Portal[];
  sky: Sky;
  /** What stands around the home: seen through its windows, and no part of its light. */
  around?: readonly RenderPart[];
}

export interface RenderPart {
  mesh: Mesh;
  /** A sheet (cloth, leaf, paper) is seen and lit from both sides and lets some light through. */
  solid: boolean;
  finish: Finish;
  /** Where it stands: millimetres, and radians counter-clockwise about Z. */
  at: { x: number; y: number; z: number; turn: number };
  /** Emits this instead of what its finish says; null keeps it dark. */
  emission?: Emission | null;
}

/**
 * `radiance` in kcd/m² (red, green, blue). A spot shines about `axis`, fully within `inner` and not beyond `outer`
 * (cosines).
 */
export interface Emission {
  radiance: Vec3;
  spot?: { axis: Vec3; inner: number; outer: number };
}

/**
 * A hole through which the sky is seen, in metres: its middle and half its two sides. Rays are sent where light can
 * come from.
 */
export interface Portal {
  middle: Vec3;
  across: Vec3;
  up: Vec3;
}

/** Outdoors with the sun in that direction; an even light from everywhere; a photographer's studio. */
export type Sky =
  | { kind: 'daylight'; sun: Vec3; setting?: Setting }
  | { kind: 'even'; radiance: Vec3 }
  | { kind: 'studio' };

/** Metres, Z up. `view` is the vertical angle of a still, in degrees. */
export interface RenderCamera {
  kind: 'still' | 'panorama';
  at: Vec3;
  target: Vec3;
  view: number;
}
