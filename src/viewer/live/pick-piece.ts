import { Ray, Vector3 } from 'three';
import type { ElementKind, Placement3 } from '#elements/placed-part.ts';
import { add, scale, type Vec3 } from '#lib/vec.ts';
import type { Box, Mesh } from '#models/geometry/mesh.ts';
import type { HitMesh } from '#viewer/live/hit-mesh.ts';

/** What a ray meets first, and where: millimetres, Z up. */
export interface Picked {
  kind: ElementKind;
  id: string;
  /** Which part of it: a slot of a piece, the face of a wall (`left`, `right`, `top` …). */
  slot: string;
  point: Vec3;
}

/** What a ray may meet; the rest it goes through. */
export type Accept = (piece: { kind: ElementKind; id: string }) => boolean;

interface Met {
  piece: Pick<Pickable, 'kind' | 'id'>;
  slot: string;
  distance: number;
}

export interface Pickable {
  kind: ElementKind;
  id: string;
  at: Placement3;
  box: Box;
  /** Those that are shown; asked for only where the ray comes near. */
  meshes(): readonly { mesh: Mesh; both: boolean; slot: string }[];
}

/** The first of the pieces along the ray: in the axes of the home, `along` of unit length. */
export function firstMet(pieces: Iterable<Pickable>, from: Vec3, along: Vec3, hit: HitMesh): Met | null {
  let met: Met | null = null;
  for (const { piece, enters } of enteredBy(pieces, from, along)) {
    if (met && enters > met.distance) break;
    const found = metIn(piece, from, along, hit);
    if (found && (!met || found.distance < met.distance)) met = found;
  }
  return met;
}

/** All of the pieces along the ray, the nearest first: where it meets each of them first. */
export function allMet(pieces: Iterable<Pickable>, from: Vec3, along: Vec3, hit: HitMesh): Met[] {
  return enteredBy(pieces, from, along)
    .flatMap(({ piece }) => metIn(piece, from, along, hit) ?? [])
    .toSorted((a, b) => a.distance - b.distance);
}

export function pickedAt({ piece: { kind, id }, slot, distance }: Met, from: Vec3, along: Vec3): Picked {
  return { kind, id, slot, point: add(from, scale(along, distance)) };
}

function enteredBy(pieces: Iterable<Pickable>, from: Vec3, along: Vec3): { piece: Pickable; enters: number }[] {
  return [...pieces]
    .map((piece) => ({ piece, enters: entry(piece.box, from, along) }))
    .filter(({ enters }) => enters < Infinity)
    .toSorted((a, b) => a.enters - b.enters);
}

function metIn(piece: Pickable, from: Vec3, along: Vec3, hit: HitMesh): Met | null {
  const ray = ownRay(piece.at, from, along);
  let met: Met | null = null;
  for (const { mesh, both, slot } of piece.meshes()) {
    const distance = hit(mesh, ray, both);
    if (distance !== null && (!met || distance < met.distance)) met = { piece, slot, distance };
  }
  return met;
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
