import type { Part } from '#models/geometry/mesh.ts';

/** The same part with its picture turned, in degrees. */
export function turnedUvs(part: Part, degrees: number): Part {
  if (degrees === 0) return part;
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const uvs = new Float32Array(part.mesh.uvs.length);
  for (let i = 0; i < uvs.length; i += 2) {
    const u = part.mesh.uvs[i]!;
    const v = part.mesh.uvs[i + 1]!;
    uvs[i] = u * c + v * s;
    uvs[i + 1] = v * c - u * s;
  }
  return { ...part, mesh: { ...part.mesh, uvs } };
}
