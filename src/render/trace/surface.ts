import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { Material } from '#render/scene/material.ts';

/**
 * A point hit by a ray: position, face and shading normals (both towards the viewer), and the material there. One
 * reused object a thread.
 */
export interface Surface {
  x: number;
  y: number;
  z: number;
  faceX: number;
  faceY: number;
  faceZ: number;
  nx: number;
  ny: number;
  nz: number;
  /** Seen from behind its own face. */
  behind: boolean;
  red: number;
  green: number;
  blue: number;
  roughness: number;
  metalness: number;
  /** Cosine between normal and the way back. */
  facing: number;
  material: Material;
}

export function blankSurface(material: Material): Surface {
  return {
    x: NaN,
    y: NaN,
    z: NaN,
    faceX: NaN,
    faceY: NaN,
    faceZ: NaN,
    nx: NaN,
    ny: NaN,
    nz: NaN,
    behind: false,
    red: NaN,
    green: NaN,
    blue: NaN,
    roughness: NaN,
    metalness: NaN,
    facing: NaN,
    material,
  };
}

/**
 * Fills the surface for a hit of triangle `t` at weights `u`, `v`. `width`: the ray's width there, in metres, to choose
 * a texture level.
 */
export type Meet = (
  to: Surface,
  t: number,
  u: number,
  v: number,
  dx: number,
  dy: number,
  dz: number,
  width: number,
) => void;

export function meeting(
  { triangles, materials, levels, pictures }: Pick<FlatScene, 'triangles' | 'materials' | 'levels' | 'pictures'>,
  light: Float32Array,
): Meet {
  const { corners, normals, uvs, materials: materialOf } = triangles;
  const texel = { red: NaN, green: NaN, blue: NaN, slopeU: NaN, slopeV: NaN, roughness: NaN };

  /** Four neighbours mixed; slopes and roughness likewise where the level has them. */
  function read(level: number, u: number, v: number): void {
    const { width, height, colour, relief } = levels[level]!;
    const x = (u - Math.floor(u)) * width - 0.5;
    const y = (v - Math.floor(v)) * height - 0.5;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const x1 = left + 1 >= width ? 0 : left + 1;
    const x0 = left < 0 ? width - 1 : left;
    const y1 = (top + 1 >= height ? 0 : top + 1) * width;
    const y0 = (top < 0 ? height - 1 : top) * width;
    const fx = x - left;
    const fy = y - top;
    const wp = (1 - fx) * (1 - fy);
    const wq = fx * (1 - fy);
    const wr = (1 - fx) * fy;
    const ws = fx * fy;
    const p = (y0 + x0) * 3;
    const q = (y0 + x1) * 3;
    const r = (y1 + x0) * 3;
    const s = (y1 + x1) * 3;
    texel.red =
      light[pictures[colour + p]!]! * wp +
      light[pictures[colour + q]!]! * wq +
      light[pictures[colour + r]!]! * wr +
      light[pictures[colour + s]!]! * ws;
    texel.green =
      light[pictures[colour + p + 1]!]! * wp +
      light[pictures[colour + q + 1]!]! * wq +
      light[pictures[colour + r + 1]!]! * wr +
      light[pictures[colour + s + 1]!]! * ws;
    texel.blue =
      light[pictures[colour + p + 2]!]! * wp +
      light[pictures[colour + q + 2]!]! * wq +
      light[pictures[colour + r + 2]!]! * wr +
      light[pictures[colour + s + 2]!]! * ws;
    texel.roughness = -1;
    if (relief < 0) return;
    texel.slopeU =
      (pictures[relief + p]! * wp +
        pictures[relief + q]! * wq +
        pictures[relief + r]! * wr +
        pictures[relief + s]! * ws -
        128) /
      127;
    texel.slopeV =
      (pictures[relief + p + 1]! * wp +
        pictures[relief + q + 1]! * wq +
        pictures[relief + r + 1]! * wr +
        pictures[relief + s + 1]! * ws -
        128) /
      127;
    texel.roughness =
      (pictures[relief + p + 2]! * wp +
        pictures[relief + q + 2]! * wq +
        pictures[relief + r + 2]! * wr +
        pictures[relief + s + 2]! * ws) /
      255;
  }

  /** Leans the normal by the picture's slopes, along the triangle's own directions of u and v. */
  function lean(to: Surface, c: number, t: number, relief: number): void {
    const q = t * 6;
    const u1 = uvs[q + 2]! - uvs[q]!;
    const v1 = uvs[q + 3]! - uvs[q + 1]!;
    const u2 = uvs[q + 4]! - uvs[q]!;
    const v2 = uvs[q + 5]! - uvs[q + 1]!;
    const area = u1 * v2 - u2 * v1;
    if (area > -1e-14 && area < 1e-14) return;
    const e1x = corners[c + 3]! - corners[c]!;
    const e1y = corners[c + 4]! - corners[c + 1]!;
    const e1z = corners[c + 5]! - corners[c + 2]!;
    const e2x = corners[c + 6]! - corners[c]!;
    const e2y = corners[c + 7]! - corners[c + 1]!;
    const e2z = corners[c + 8]! - corners[c + 2]!;
    const by = 1 / area;
    const ux = (e1x * v2 - e2x * v1) * by;
    const uy = (e1y * v2 - e2y * v1) * by;
    const uz = (e1z * v2 - e2z * v1) * by;
    const vx = (e2x * u1 - e1x * u2) * by;
    const vy = (e2y * u1 - e1y * u2) * by;
    const vz = (e2z * u1 - e1z * u2) * by;
    const su = (texel.slopeU * relief) / (Math.sqrt(ux * ux + uy * uy + uz * uz) || 1);
    const sv = (texel.slopeV * relief) / (Math.sqrt(vx * vx + vy * vy + vz * vz) || 1);
    to.nx -= ux * su + vx * sv;
    to.ny -= uy * su + vy * sv;
    to.nz -= uz * su + vz * sv;
  }

  return (to, t, u, v, dx, dy, dz, width) => {
    const c = t * 9;
    const e1x = corners[c + 3]! - corners[c]!;
    const e1y = corners[c + 4]! - corners[c + 1]!;
    const e1z = corners[c + 5]! - corners[c + 2]!;
    const e2x = corners[c + 6]! - corners[c]!;
    const e2y = corners[c + 7]! - corners[c + 1]!;
    const e2z = corners[c + 8]! - corners[c + 2]!;
    let gx = e1y * e2z - e1z * e2y;
    let gy = e1z * e2x - e1x * e2z;
    let gz = e1x * e2y - e1y * e2x;
    const area = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1);
    gx *= area;
    gy *= area;
    gz *= area;
    const w = 1 - u - v;
    // From the corners, not along the ray: exact even far from the eye.
    to.x = corners[c]! + e1x * u + e2x * v;
    to.y = corners[c + 1]! + e1y * u + e2y * v;
    to.z = corners[c + 2]! + e1z * u + e2z * v;
    to.nx = normals[c]! * w + normals[c + 3]! * u + normals[c + 6]! * v;
    to.ny = normals[c + 1]! * w + normals[c + 4]! * u + normals[c + 7]! * v;
    to.nz = normals[c + 2]! * w + normals[c + 5]! * u + normals[c + 8]! * v;

    const material = materials[materialOf[t]!]!;
    to.material = material;
    to.red = material.red;
    to.green = material.green;
    to.blue = material.blue;
    to.roughness = material.roughness;
    to.metalness = material.metalness;
    if (material.level >= 0) {
      const q = t * 6;
      const pu = (uvs[q]! * w + uvs[q + 2]! * u + uvs[q + 4]! * v) / material.tileU;
      const pv = (uvs[q + 1]! * w + uvs[q + 3]! * u + uvs[q + 5]! * v) / material.tileV;
      const pixels = (width * levels[material.level]!.width) / Math.min(material.tileU, material.tileV);
      const wanted = pixels > 1 ? nearestPower(pixels) : 0;
      read(material.level + Math.min(material.levels - 1, wanted), pu, pv);
      to.red = texel.red;
      to.green = texel.green;
      to.blue = texel.blue;
      if (texel.roughness >= 0) {
        to.roughness = texel.roughness;
        if (material.relief > 0) lean(to, c, t, material.relief);
      }
    }

    // The normal's own side is the outside; then both turn to whoever looks.
    if (to.nx * gx + to.ny * gy + to.nz * gz < 0) {
      gx = -gx;
      gy = -gy;
      gz = -gz;
    }
    to.behind = gx * dx + gy * dy + gz * dz > 0;
    const side = to.behind ? -1 : 1;
    to.faceX = gx * side;
    to.faceY = gy * side;
    to.faceZ = gz * side;
    const size = side / (Math.sqrt(to.nx * to.nx + to.ny * to.ny + to.nz * to.nz) || 1);
    to.nx *= size;
    to.ny *= size;
    to.nz *= size;
    to.facing = -(to.nx * dx + to.ny * dy + to.nz * dz);
    if (to.facing < 0.02) turnTo(to, dx, dy, dz);
  };
}

/** A perturbed normal that faces away from the camera would be black: it is turned until it is just visible. */
function turnTo(to: Surface, dx: number, dy: number, dz: number): void {
  const by = 0.02 - to.facing;
  to.nx -= dx * by;
  to.ny -= dy * by;
  to.nz -= dz * by;
  const size = 1 / Math.sqrt(to.nx * to.nx + to.ny * to.ny + to.nz * to.nz);
  to.nx *= size;
  to.ny *= size;
  to.nz *= size;
  to.facing = Math.max(0.02, -(to.nx * dx + to.ny * dy + to.nz * dz));
}

/** The power of two nearest to a number above 1: its highest bit, without a logarithm for each ray. */
function nearestPower(number: number): number {
  return 31 - Math.clz32(Math.min(number, 1 << 24) * Math.SQRT2);
}
