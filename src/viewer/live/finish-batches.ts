import type { BufferGeometry, Group, Material, Matrix4 } from 'three';
import type { Layer } from '#elements/placed-part.ts';
import { createFinishBatch, type BatchNeed, type FinishBatch } from '#viewer/live/finish-batch.ts';
import type { PatchPart } from '#viewer/live/scene-patch.ts';
import type { FinishMaterials, MaterialCache } from '#viewer/stage/material-cache.ts';

/** Copies of parts in their finishes, gathered by finish and layer. */
export interface FinishBatches {
  /** Before parts in these finishes are added. */
  acquire(finishes: ReadonlySet<string>): Promise<void>;
  reserve(parts: readonly PatchPart[]): void;
  add(part: PatchPart, matrix: Matrix4): DrawnCopy;
  /** Gives back what has become empty and what nobody wears. */
  sweep(): void;
  showLayers(isShown: (layer: Layer) => boolean): void;
  isSeenFromBehind(part: PatchPart): boolean;
  count(): { all: number; shown: number };
  dispose(): void;
}

export interface DrawnCopy {
  place(matrix: Matrix4): void;
  show(visible: boolean): void;
  remove(): void;
}

interface Worn {
  materials: FinishMaterials;
  users: number;
}

export function createFinishBatches(
  group: Group,
  materials: Pick<MaterialCache, 'acquire' | 'release'>,
  geometryOf: (mesh: number) => BufferGeometry,
): FinishBatches {
  const batches = new Map<string, FinishBatch>();
  const worn = new Map<string, Worn>();
  let shown: (layer: Layer) => boolean = () => true;
  let closed = false;

  function wornBy({ finish }: PatchPart): Worn {
    const found = worn.get(finish);
    if (!found) throw new Error(`${finish} has not come`);
    return found;
  }

  function materialOf(part: PatchPart): Material {
    return wornBy(part).materials.materialsFor(part.both)[part.grain === 'along' ? 0 : 1];
  }

  function batchOf(part: PatchPart): FinishBatch {
    const material = materialOf(part);
    const key = `${material.uuid} ${part.layer}`;
    const known = batches.get(key);
    if (known) return known;
    const batch = createFinishBatch(material, part.layer);
    batch.object.visible = shown(part.layer);
    batches.set(key, batch);
    group.add(batch.object);
    return batch;
  }

  return {
    async acquire(finishes) {
      await Promise.all(
        [...finishes]
          .filter((finish) => !worn.has(finish))
          .map(async (finish) => {
            const made = await materials.acquire(finish);
            if (closed) materials.release(finish);
            else worn.set(finish, { materials: made, users: 0 });
          }),
      );
    },
    reserve(parts) {
      const needs = new Map<FinishBatch, BatchNeed>();
      for (const part of parts) {
        const batch = batchOf(part);
        const need = needs.get(batch) ?? { shapes: new Map<number, BufferGeometry>(), copies: 0 };
        need.shapes.set(part.mesh, geometryOf(part.mesh));
        need.copies++;
        needs.set(batch, need);
      }
      for (const [batch, need] of needs) batch.reserve(need);
    },
    add(part, matrix) {
      const batch = batchOf(part);
      const wearing = wornBy(part);
      const copy = batch.add(part.mesh, geometryOf(part.mesh), matrix);
      wearing.users++;
      return {
        place: (to) => batch.place(copy, to),
        show: (visible) => batch.show(copy, visible),
        remove() {
          batch.remove(copy);
          wearing.users--;
        },
      };
    },
    sweep() {
      for (const [key, batch] of batches) {
        if (!batch.isEmpty()) continue;
        batches.delete(key);
        group.remove(batch.object);
        batch.dispose();
      }
      for (const [finish, { users }] of worn) {
        if (users > 0) continue;
        worn.delete(finish);
        materials.release(finish);
      }
    },
    showLayers(isShown) {
      shown = isShown;
      for (const { object, layer } of batches.values()) object.visible = isShown(layer);
    },
    // Glass is seen from either side.
    isSeenFromBehind: (part) => part.both || materialOf(part).transparent,
    count: () => ({
      all: batches.size,
      shown: [...batches.values()].filter(({ object }) => object.visible).length,
    }),
    dispose() {
      closed = true;
      for (const batch of batches.values()) batch.dispose();
      for (const finish of worn.keys()) materials.release(finish);
    },
  };
}
