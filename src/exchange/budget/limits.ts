import { modelLimitBytes } from '#lib/upload-limit.ts';

/** Limits on a file from outside. Generous for one piece of furniture, far below what hurts. */
export interface FileLimits {
  bytes: number;
  jsonBytes: number;
  jsonDepth: number;
  /** Objects and lists in the JSON: each costs memory far beyond its two bytes. */
  jsonParts: number;
  nodes: number;
  nodeDepth: number;
  meshes: number;
  primitives: number;
  /** Of one primitive or morph (graphics cards promise sixteen), and of all. */
  attributes: number;
  allAttributes: number;
  accessors: number;
  bufferViews: number;
  materials: number;
  images: number;
  /** Corners of all primitives and their morphs, and triangles drawn when every node is. */
  vertices: number;
  triangles: number;
  /** Pixels of one picture, and of all. */
  imagePixels: number;
  allPixels: number;
  /** Metres: the farthest a corner may be from the origin. */
  reach: number;
  /** The largest number in a node's matrix, shift or scale: unit conversions need thousands, not more. */
  nodeNumber: number;
  /** How many times its own length a file's data may be read: once, and some overlap. */
  readings: number;
}

export const fileLimits: FileLimits = {
  bytes: modelLimitBytes,
  jsonBytes: 2 * 2 ** 20,
  jsonDepth: 32,
  jsonParts: 100_000,
  nodes: 2000,
  nodeDepth: 32,
  meshes: 1000,
  primitives: 2000,
  attributes: 16,
  allAttributes: 20_000,
  accessors: 8000,
  bufferViews: 8000,
  materials: 200,
  images: 64,
  vertices: 1_000_000,
  triangles: 2_000_000,
  imagePixels: 4096 * 4096,
  allPixels: 6 * 4096 * 4096,
  reach: 100,
  nodeNumber: 100_000,
  readings: 2,
};
