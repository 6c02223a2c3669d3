import type { Mesh } from '#models/geometry/mesh.ts';

/** All meshes as one; end grain stays marked. */
export function merge(meshes: readonly Mesh[]): Mesh {
  const vertices = meshes.reduce((sum, mesh) => sum + mesh.positions.length / 3, 0);
  const triangles = meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0);
  const ends = meshes.reduce((sum, mesh) => sum + mesh.indices.length - (mesh.ends ?? mesh.indices.length), 0);
  const out: Mesh = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(triangles),
  };
  if (ends > 0) out.ends = triangles - ends;
  let vertex = 0;
  const fill = { along: 0, across: triangles - ends };
  for (const mesh of meshes) {
    out.positions.set(mesh.positions, vertex * 3);
    out.normals.set(mesh.normals, vertex * 3);
    out.uvs.set(mesh.uvs, vertex * 2);
    const across = mesh.ends ?? mesh.indices.length;
    for (let i = 0; i < mesh.indices.length; i++)
      out.indices[i < across ? fill.along++ : fill.across++] = mesh.indices[i]! + vertex;
    vertex += mesh.positions.length / 3;
  }
  return out;
}

export function move(mesh: Mesh, x: number, y: number, z: number): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    positions[i]! += x;
    positions[i + 1]! += y;
    positions[i + 2]! += z;
  }
  return { ...mesh, positions };
}

/** Turns about an axis through the origin, in degrees, counter-clockwise when the axis points at you. */
export function turn(mesh: Mesh, axis: 'x' | 'y' | 'z', degrees: number): Mesh {
  const [a, b] = planes[axis];
  const quarter = degrees / 90;
  const exact = Number.isInteger(quarter) ? quarters[((quarter % 4) + 4) % 4]! : null;
  const cos = exact ? exact[0] : Math.cos((degrees * Math.PI) / 180);
  const sin = exact ? exact[1] : Math.sin((degrees * Math.PI) / 180);
  return { ...mesh, positions: turned(mesh.positions, a, b, cos, sin), normals: turned(mesh.normals, a, b, cos, sin) };
}

/** The other-handed twin: x becomes −x (or y, z), triangles keep facing outwards. */
export function mirror(mesh: Mesh, axis: 'x' | 'y' | 'z'): Mesh {
  const index = 'xyz'.indexOf(axis);
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  for (let i = index; i < positions.length; i += 3) {
    positions[i] = -positions[i]!;
    normals[i] = -normals[i]!;
  }
  const indices = mesh.indices.slice();
  for (let i = 0; i < indices.length; i += 3) {
    indices[i + 1] = mesh.indices[i + 2]!;
    indices[i + 2] = mesh.indices[i + 1]!;
  }
  return { ...mesh, positions, normals, indices };
}

/** A mesh and its twin on the other side of x = 0 (or y = 0). */
export function bothSides(mesh: Mesh, axis: 'x' | 'y' = 'x'): Mesh {
  return merge([mesh, mirror(mesh, axis)]);
}

/** Stretches; UVs keep their millimetres along, so only for changes of a few per cent or before UVs matter. */
export function scale(mesh: Mesh, x: number, y: number, z: number): Mesh {
  const by = [x, y, z];
  const positions = mesh.positions.map((value, i) => value * by[i % 3]!);
  const normals = new Float32Array(mesh.normals.length);
  for (let i = 0; i < normals.length; i += 3)
    unit(normals, i, mesh.normals[i]! / x, mesh.normals[i + 1]! / y, mesh.normals[i + 2]! / z);
  return { ...mesh, positions, normals };
}

/**
 * Leans backwards (towards +Y) by sliding every height along Y: heights stay exact, which turning would not leave them.
 * `from` is the height that stays where it is.
 */
export function lean(mesh: Mesh, degrees: number, from = 0): Mesh {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const positions = mesh.positions.slice();
  const normals = new Float32Array(mesh.normals.length);
  for (let i = 0; i < positions.length; i += 3) {
    positions[i + 1]! += (positions[i + 2]! - from) * slope;
    unit(normals, i, mesh.normals[i]!, mesh.normals[i + 1]!, mesh.normals[i + 2]! - mesh.normals[i + 1]! * slope);
  }
  return { ...mesh, positions, normals };
}

/** Another piece of the same timber: the picture is moved, so that no two boards are alike. */
export function regrained(mesh: Mesh, number: number): Mesh {
  if (number === 0) return mesh;
  const uvs = mesh.uvs.map((value, i) => value + (i % 2 === 0 ? number * 613 : number * 371));
  return { ...mesh, uvs };
}

const planes = { x: [1, 2], y: [2, 0], z: [0, 1] } as const;
const quarters = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function turned(values: Float32Array, a: number, b: number, cos: number, sin: number): Float32Array {
  const out = values.slice();
  for (let i = 0; i < values.length; i += 3) {
    out[i + a] = values[i + a]! * cos - values[i + b]! * sin;
    out[i + b] = values[i + a]! * sin + values[i + b]! * cos;
  }
  return out;
}

function unit(out: Float32Array, at: number, x: number, y: number, z: number): void {
  const size = Math.hypot(x, y, z) || 1;
  out[at] = x / size;
  out[at + 1] = y / size;
  out[at + 2] = z / size;
}
