import type { Mesh } from '#models/geometry/mesh.ts';

/** The triangles along the grain and those across it as meshes of their own, each with the corners it needs. */
export function splitGrain(mesh: Mesh): { grain: 'along' | 'across'; mesh: Mesh }[] {
  const { indices, ends = indices.length } = mesh;
  return [
    ...(ends > 0 ? [{ grain: 'along' as const, mesh: cut(mesh, 0, ends) }] : []),
    ...(ends < indices.length ? [{ grain: 'across' as const, mesh: cut(mesh, ends, indices.length) }] : []),
  ];
}

/** Always a copy: it is handed over to another thread. */
function cut({ positions, normals, uvs, indices }: Mesh, from: number, to: number): Mesh {
  if (from === 0 && to === indices.length)
    return { positions: positions.slice(), normals: normals.slice(), uvs: uvs.slice(), indices: indices.slice() };
  const renamed = new Int32Array(positions.length / 3).fill(-1);
  const kept: number[] = [];
  const numbers = new Uint32Array(to - from);
  for (let i = from; i < to; i++) {
    const corner = indices[i]!;
    if (renamed[corner] === -1) renamed[corner] = kept.push(corner) - 1;
    numbers[i - from] = renamed[corner]!;
  }
  const taken = (values: Float32Array, width: number) => {
    const out = new Float32Array(kept.length * width);
    kept.forEach((corner, i) => {
      for (let k = 0; k < width; k++) out[i * width + k] = values[corner * width + k]!;
    });
    return out;
  };
  return { positions: taken(positions, 3), normals: taken(normals, 3), uvs: taken(uvs, 2), indices: numbers };
}
