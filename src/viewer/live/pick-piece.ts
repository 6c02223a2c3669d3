import { Ray, Vector3 } from 'three';
import type { ElementKind, Placement3 } from '#elements/placed-part.ts';
import { add, scale, type Vec3 } from '#lib/vec.ts';
import type { Box, Mesh } from '#models/geometry/mesh.ts';
import type { HitMesh } from '#viewer/live/hit-mesh.ts';

/** What a ray meets first, and where: millimetres, Z up. */
export interface Picked {
  kind: ElementKind;
  id: string;
  point: Vec3;
}

interface Met {
  piece: Pick<Pickable, 'kind' | 'id'>;
  distance: number;
}

export interface Pickable {
  kind: ElementKind;
  id: string;
  at: Placement3;
  box: Box;
  /** Those that are shown; asked for only where the ray comes near. */
  meshes(): readonly { mesh: Mesh; both: boolean }[];
}

/** The first of the pieces along the ray: in the axes of the home, `along` of unit length. */
export function firstMet(pieces: Iterable<Pickable>, from: Vec3, along: Vec3, hit: HitMesh): Met | null {
  const candidates = [...pieces]
    .map((piece) => ({ piece, enters: entry(piece.box, from, along) }))
    .filter(({ enters }) => enters < Infinity)
    .toSorted((a, b) => a.enters - b.enters);
  let met: Met | null = null;
  for (const { piece, enters } of candidates) {
    if (met && enters > met.distance) break;
    const ray = ownRay(piece.at, from, along);
    for (const { mesh, both } of piece.meshes()) {
      const distance = hit(mesh, ray, both);
      if (distance !== null && (!met || distance < met.distance)) met = { piece, distance };
    }
  }
  return met;
}

export function pickedAt({ piece: { kind, id }, distance }: Met, from: Vec3, along: Vec3): Picked {
  return { kind, id, point: add(from, scale(along, distance)) };
}

/** Where the ray enters the box; infinitely far for a miss. */
function entry({ min, max }: Box, from: Vec3, along: Vec3): number {
  let near = 0;
  let far = Infinity;
  for (const k of [0, 1, 2] as const) {
    if (Math.abs(along[k]) < 1e-12) {
      if (from[k] < min[k] || from[k] > max[k]) return Infinity;
      continue;
    }
    const a = (min[k] - from[k]) / along[k];
    const b = (max[k] - from[k]) / along[k];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far ? near : Infinity;
}

function ownRay({ x, y, z, turn }: Placement3, from: Vec3, along: Vec3): Ray {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const turned = (dx: number, dy: number, dz: number) => new Vector3(dx * c + dy * s, dy * c - dx * s, dz);
  return new Ray(turned(from[0] - x, from[1] - y, from[2] - z), turned(along[0], along[1], along[2]));
}
