import type { Placement } from '#models/family.ts';
import type { Box, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/**
 * Everything drawn with one mesh and one finish: one call to the graphics card however many copies stand in the home.
 */
export interface Batch {
  /** Which of the drawable's meshes. */
  mesh: number;
  /** The model's slot, so that another finish can be applied without rebuilding anything. */
  slot: string;
  finish: string;
  /** Seen from both sides: cloth, leaves. */
  both: boolean;
  /** The element each copy belongs to. */
  owners: string[];
  /** x, y, z in millimetres and the turn about Z in radians of each copy. */
  places: Float32Array;
}

/** Where light does not reach between a thing and what it stands on (or hangs against). */
export interface ContactShadow {
  against: 'floor' | 'wall';
  /** Middle and size in millimetres, in the plane of the shadow. */
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** 0 open, 255 black. */
  dark: Uint8Array;
  places: Float32Array;
}

/** The mesh worker's result: numbers only, millimetres, Z up. */
export interface Drawable {
  meshes: Mesh[];
  batches: Batch[];
  shadows: ContactShadow[];
  box: Box;
  triangles: number;
}

export interface ModelDrawable extends Drawable {
  placement: Placement;
}

/** A finish as a graphics card needs it. Colours are linear. */
export interface SurfaceData {
  id: string;
  colour: Vec3;
  roughness: number;
  metalness: number;
  opacity: number;
  sheen: number;
  glow: number;
  relief: number;
  along: SurfacePicture | null;
  /** Of timber cut across. */
  across: SurfacePicture | null;
}

export interface SurfacePicture {
  size: number;
  /** Millimetres the picture covers along u and v. */
  tile: readonly [number, number];
  /** Red, green, blue as a person reads them, and 255. */
  colour: Uint8Array;
  /** The direction of the surface, and how rough it is in the fourth. */
  relief: Uint8Array | null;
}
