import { modelGlb } from '#exchange/model-glb.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { finishOf } from '#models/materials/library.ts';
import type { GlbTools } from '#exchange/glb-file.ts';
import type { Choice, Family } from '#models/family.ts';
import type { Detail } from '#models/geometry/mesh.ts';

/** A model of the library as a file, in the style's finishes or in others offered. */
export function libraryGlb(
  family: Family,
  choice: Choice,
  name: string,
  tools: GlbTools,
  options: { finishes?: Readonly<Record<string, string>>; detail?: Detail } = {},
): Uint8Array {
  const bySlot = Object.entries(slotFinishes(family, choice, options.finishes));
  const finishes = Object.fromEntries(bySlot.map(([slot, id]) => [slot, finishOf(id)]));
  return modelGlb([{ name, model: family.build(choice, options.detail ?? 'near'), finishes }], tools);
}
