import { hashOf } from '#lib/random.ts';
import { edgeSegments } from '#models/geometry/segments.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

type Axis = 'x' | 'y' | 'z';

interface BoardShape {
  /** Two opposite corners, in any order. */
  from: Vec3;
  to: Vec3;
  /** Radius of the edges; default 1.5. */
  radius?: number;
  /** The axis the grain runs along; default: the longest side. */
  grain?: Axis;
  /** Different seeds give different pieces of timber; default: from its position. */
  seed?: number;
}

/** A piece of timber (or anything square) between two corners, its ends marked as end grain. */
export function board(shape: BoardShape, detail: Detail): Mesh {
  const low = shape.from.map((value, i) => Math.min(value, shape.to[i]!)) as [number, number, number];
  const high = shape.from.map((value, i) => Math.max(value, shape.to[i]!)) as [number, number, number];
  const half = low.map((value, i) => (high[i]! - value) / 2) as [number, number, number];
  const radius = Math.min(shape.radius ?? 1.5, ...half);
  const grain = shape.grain ? 'xyz'.indexOf(shape.grain) : half.indexOf(Math.max(...half));
  const seed = shape.seed ?? hashOf(...low, ...high);
  const faces: Faces = {
    middle: [low[0] + half[0], low[1] + half[1], low[2] + half[2]],
    half,
    radius,
    grain,
    uv: [seed % 4096, (seed >>> 12) % 4096],
  };
  const segments = edgeSegments(radius, detail);
  if (segments === 0) return plain(faces);
  return segments === 1 ? chamfered(faces) : rounded(faces, Math.ceil(segments / 2));
}

interface RoundedBoxShape {
  width: number;
  depth: number;
  height: number;
  radius?: number;
  grain?: Axis;
  seed?: number;
  /** Where the middle of its underside goes. */
  at?: Vec3;
}

/** The same by measures: standing on the middle of its underside. */
export function roundedBox({ width, depth, height, at = [0, 0, 0], ...rest }: RoundedBoxShape, detail: Detail): Mesh {
  const from: Vec3 = [at[0] - width / 2, at[1] - depth / 2, at[2]];
  return board({ from, to: [at[0] + width / 2, at[1] + depth / 2, at[2] + height], ...rest }, detail);
}

interface Faces {
  middle: Vec3;
  half: Vec3;
  radius: number;
  grain: number;
  uv: readonly [number, number];
}

interface Fill extends Mesh {
  vertex: number;
  along: number;
  across: number;
}

function fill(vertices: number, triangles: number, acrossTriangles: number): Fill {
  return {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(triangles * 3),
    ends: (triangles - acrossTriangles) * 3,
    vertex: 0,
    along: 0,
    across: (triangles - acrossTriangles) * 3,
  };
}

function mesh({ positions, normals, uvs, indices, ends }: Fill): Mesh {
  return { positions, normals, uvs, indices, ends: ends! };
}

function put(to: Fill, faces: Faces, face: number, p: readonly number[], n: readonly number[]): void {
  const v = to.vertex++;
  for (let axis = 0; axis < 3; axis++) {
    to.positions[v * 3 + axis] = faces.middle[axis]! + p[axis]!;
    to.normals[v * 3 + axis] = n[axis]!;
  }
  const [u, w] = face === faces.grain ? [(face + 1) % 3, (face + 2) % 3] : [faces.grain, 3 - face - faces.grain];
  to.uvs[v * 2] = p[u]! + faces.uv[0] + face * 97;
  to.uvs[v * 2 + 1] = p[w]! + faces.uv[1] + face * 53;
}

function tie(to: Fill, across: boolean, a: number, b: number, c: number): void {
  const at = across ? to.across : to.along;
  to.indices[at] = a;
  to.indices[at + 1] = b;
  to.indices[at + 2] = c;
  if (across) to.across += 3;
  else to.along += 3;
}

function tieQuad(to: Fill, across: boolean, a: number, b: number, c: number, d: number): void {
  tie(to, across, a, b, c);
  tie(to, across, a, c, d);
}

function normalOf(face: number, sign: number): [number, number, number] {
  const n: [number, number, number] = [0, 0, 0];
  n[face] = sign;
  return n;
}

/** Twelve triangles. */
function plain(faces: Faces): Mesh {
  const out = fill(24, 12, 4);
  for (let face = 0; face < 3; face++) {
    for (const sign of [-1, 1]) faceCorners(out, faces, face, sign, 0);
  }
  return mesh(out);
}

/** The four corners of a face drawn in by `inset`, and its two triangles. */
function faceCorners(out: Fill, faces: Faces, face: number, sign: number, inset: number): void {
  const u = (face + 1) % 3;
  const v = (face + 2) % 3;
  const first = out.vertex;
  for (const [a, b] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const p = [0, 0, 0];
    p[face] = sign * faces.half[face]!;
    p[u] = a * (faces.half[u]! - inset);
    p[v] = b * (faces.half[v]! - inset);
    put(out, faces, face, p, normalOf(face, sign));
  }
  if (sign > 0) tieQuad(out, face === faces.grain, first, first + 1, first + 2, first + 3);
  else tieQuad(out, face === faces.grain, first, first + 3, first + 2, first + 1);
}

/** Forty-four triangles whose normals make the chamfer look round. */
function chamfered(faces: Faces): Mesh {
  const out = fill(24, 44, 4);
  for (let face = 0; face < 3; face++) {
    for (const sign of [-1, 1]) faceCorners(out, faces, face, sign, faces.radius * 0.6);
  }
  for (let along = 0; along < 3; along++) edgesAlong(out, along);
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      for (const sz of [-1, 1]) {
        const s = [sx, sy, sz];
        if (sx * sy * sz > 0) tie(out, false, cornerOf(0, s), cornerOf(1, s), cornerOf(2, s));
        else tie(out, false, cornerOf(0, s), cornerOf(2, s), cornerOf(1, s));
      }
  return mesh(out);
}

function edgesAlong(out: Fill, along: number): void {
  const u = (along + 1) % 3;
  const v = (along + 2) % 3;
  for (const su of [-1, 1])
    for (const sv of [-1, 1]) {
      const low = [0, 0, 0];
      low[along] = -1;
      low[u] = su;
      low[v] = sv;
      const high = low.with(along, 1);
      const ring = [cornerOf(u, low), cornerOf(v, low), cornerOf(v, high), cornerOf(u, high)] as const;
      if (su * sv > 0) tieQuad(out, false, ...ring);
      else tieQuad(out, false, ring[0], ring[3], ring[2], ring[1]);
    }
}

/** The vertex of a face nearest to the box's corner with these signs. */
function cornerOf(face: number, signs: readonly number[]): number {
  const a = signs[(face + 1) % 3]!;
  const b = signs[(face + 2) % 3]!;
  let within = 3;
  if (b < 0) within = a < 0 ? 0 : 1;
  else if (a > 0) within = 2;
  return face * 8 + (signs[face]! > 0 ? 4 : 0) + within;
}

/** Each face is a grid that carries its half of the rounded edges. */
function rounded(faces: Faces, half: number): Mesh {
  const cells = 2 * half + 1;
  const out = fill(6 * (cells + 1) ** 2, 12 * cells * cells, 4 * cells * cells);
  for (let face = 0; face < 3; face++) {
    for (const sign of [-1, 1]) faceGrid(out, faces, face, sign, half);
  }
  return mesh(out);
}

function faceGrid(out: Fill, faces: Faces, face: number, sign: number, half: number): void {
  const u = (face + 1) % 3;
  const v = (face + 2) % 3;
  const stepsU = stops(faces.half[u]!, faces.radius, half);
  const stepsV = stops(faces.half[v]!, faces.radius, half);
  const first = out.vertex;
  for (const b of stepsV)
    for (const a of stepsU) {
      const p = [0, 0, 0];
      p[face] = sign * faces.half[face]!;
      p[u] = a;
      p[v] = b;
      putRound(out, faces, face, p);
    }
  const row = stepsU.length;
  for (let j = 0; j < row - 1; j++)
    for (let i = 0; i < row - 1; i++) {
      const a = first + j * row + i;
      if (sign > 0) tieQuad(out, face === faces.grain, a, a + 1, a + row + 1, a + row);
      else tieQuad(out, face === faces.grain, a, a + row, a + row + 1, a + 1);
    }
}

/** Presses a point of the sharp box onto the round one. */
function putRound(out: Fill, faces: Faces, face: number, p: number[]): void {
  const inner = p.map((value, i) =>
    Math.min(faces.half[i]! - faces.radius, Math.max(faces.radius - faces.half[i]!, value)),
  );
  const away = p.map((value, i) => value - inner[i]!);
  const size = Math.hypot(...away);
  const n = away.map((value) => value / size);
  put(
    out,
    faces,
    face,
    inner.map((value, i) => value + n[i]! * faces.radius),
    n,
  );
}

function stops(half: number, radius: number, steps: number): number[] {
  const arc = Array.from(
    { length: steps + 1 },
    (_, i) => half - radius + radius * Math.tan(((i / steps) * Math.PI) / 4),
  );
  return [...arc.toReversed().map((value) => -value), ...arc];
}
