/**
 * Triangles as plain numbers. Millimetres, Z up, X to the right, Y to the back: a piece of furniture looks towards −Y.
 * UVs are millimetres along the surface too; a material knows how large its picture is in the world.
 */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
  /** Where in `indices` the triangles cut across the grain begin; a wood shows its end grain there. Absent: none. */
  ends?: number;
}

export interface Box {
  min: readonly [number, number, number];
  max: readonly [number, number, number];
}

/** The triangles of a model that share one material. */
export interface Part {
  /** The finish slot of the family it belongs to: `frame`, `seat`, `top` … */
  slot: string;
  mesh: Mesh;
  /** Every edge has two triangles: it can be weighed, cut, printed. Cloth and leaves need not be. */
  solid: boolean;
}

export interface Model {
  parts: Part[];
}

/** How closely it will be looked at: a whole-screen picture, a room, a thumbnail or a room seen from afar. */
export type Detail = 'near' | 'middle' | 'far';

/** Triangles a model may have at most (DESIGN §6). */
export const triangleBudget: Record<Detail, number> = { near: 30_000, middle: 10_000, far: 1_500 };
