import { model, part } from '#models/geometry/model.ts';
import { move } from '#models/geometry/transform.ts';
import type { Mesh, Model } from '#models/geometry/mesh.ts';

/** Meshes by the slot they wear: what parts of cabinets hand to one another. */
export type Kit = Readonly<Record<string, readonly Mesh[]>>;

export function joined(kits: readonly Kit[]): Kit {
  const all: Record<string, Mesh[]> = {};
  for (const kit of kits) for (const [slot, meshes] of Object.entries(kit)) (all[slot] ??= []).push(...meshes);
  return all;
}

export function moved(kit: Kit, x: number, y: number, z: number): Kit {
  return Object.fromEntries(Object.entries(kit).map(([slot, meshes]) => [slot, meshes.map((mesh) => move(mesh, x, y, z))]));
}

export function modelOf(kits: readonly Kit[]): Model {
  return model(Object.entries(joined(kits)).map(([slot, meshes]) => part(slot, meshes)));
}
