import { model, part } from '#models/geometry/model.ts';
import { move } from '#models/geometry/transform.ts';
import type { Mesh, Model } from '#models/geometry/mesh.ts';

/** Meshes by finish slot: what the parts of a cabinet are passed around as. */
export type SlotMeshes = Readonly<Record<string, readonly Mesh[]>>;

export function joinSlots(kits: readonly SlotMeshes[]): SlotMeshes {
  const all: Record<string, Mesh[]> = {};
  for (const kit of kits) for (const [slot, meshes] of Object.entries(kit)) (all[slot] ??= []).push(...meshes);
  return all;
}

export function moveSlots(kit: SlotMeshes, x: number, y: number, z: number): SlotMeshes {
  return Object.fromEntries(
    Object.entries(kit).map(([slot, meshes]) => [slot, meshes.map((mesh) => move(mesh, x, y, z))]),
  );
}

export function modelFromSlots(kits: readonly SlotMeshes[]): Model {
  return model(Object.entries(joinSlots(kits)).map(([slot, meshes]) => part(slot, meshes)));
}
