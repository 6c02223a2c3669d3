import type { Mesh } from '#models/geometry/mesh.ts';

/**
 * Per corner: the direction of growing u and, fourth, which way the picture's up lies (glTF's right-handed frame).
 * Already Y up.
 */
export function tangentsOf({ positions: p, normals: n, uvs, indices }: Mesh): Float32Array {
  const sums = new Float32Array(p.length * 2);
  for (let t = 0; t < indices.length; t += 3) addFace(sums, p, uvs, indices[t]!, indices[t + 1]!, indices[t + 2]!);
  const out = new Float32Array((p.length / 3) * 4);
  for (let i = 0; i < p.length / 3; i++) {
    const nx = n[i * 3]!;
    const ny = n[i * 3 + 1]!;
    const nz = n[i * 3 + 2]!;
    let x = sums[i * 6]!;
    let y = sums[i * 6 + 1]!;
    let z = sums[i * 6 + 2]!;
    const along = x * nx + y * ny + z * nz;
    x = x - nx * along;
    y = y - ny * along;
    z = z - nz * along;
    if (x * x + y * y + z * z < 1e-12)
      [x, y, z] = Math.abs(nx) < 0.9 ? [1 - nx * nx, -nx * ny, -nx * nz] : [-ny * nx, 1 - ny * ny, -ny * nz];
    const size = 1 / Math.sqrt(x * x + y * y + z * z);
    const up =
      (ny * z - nz * y) * sums[i * 6 + 3]! +
      (nz * x - nx * z) * sums[i * 6 + 4]! +
      (nx * y - ny * x) * sums[i * 6 + 5]!;
    out.set([x * size, z * size, -y * size, up > 0 ? -1 : 1], i * 4);
  }
  return out;
}

/** Adds a triangle's directions of u and v to its three corners, weighed by its size. */
function addFace(sums: Float32Array, p: Float32Array, uvs: Float32Array, a: number, b: number, c: number): void {
  const du1 = uvs[b * 2]! - uvs[a * 2]!;
  const dv1 = uvs[b * 2 + 1]! - uvs[a * 2 + 1]!;
  const du2 = uvs[c * 2]! - uvs[a * 2]!;
  const dv2 = uvs[c * 2 + 1]! - uvs[a * 2 + 1]!;
  const sign = Math.sign(du1 * dv2 - du2 * dv1);
  for (let k = 0; k < 3; k++) {
    const e1 = p[b * 3 + k]! - p[a * 3 + k]!;
    const e2 = p[c * 3 + k]! - p[a * 3 + k]!;
    for (const corner of [a, b, c]) {
      sums[corner * 6 + k]! += sign * (e1 * dv2 - e2 * dv1);
      sums[corner * 6 + 3 + k]! += sign * (e2 * du1 - e1 * du2);
    }
  }
}
