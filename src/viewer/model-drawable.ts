import { slotFinishes } from '#models/slot-finishes.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { triangleCount } from '#models/geometry/model.ts';
import { findModel } from '#models/library.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import { contactShadow } from '#viewer/contact-shadow.ts';
import type { Batch, ModelDrawable } from '#viewer/drawable.ts';

/** One model at its own origin; null when there is none of that id. */
export function modelDrawable(id: string, detail: Detail): ModelDrawable | null {
  const found = findModel(id);
  if (!found) return null;
  const { family, choice } = found;
  const model = family.build(choice, detail);
  const usual = slotFinishes(family, choice);
  const meshes = model.parts.map(({ mesh }) => mesh);
  const batches = model.parts.map(({ slot, solid }, mesh): Batch => ({
    mesh,
    slot,
    finish: usual[slot]!,
    both: !solid,
    owners: [id],
    places: new Float32Array(4),
  }));
  const shadow =
    family.placement === 'ceiling'
      ? null
      : contactShadow(meshes, family.placement === 'wall' ? 'wall' : 'floor', new Float32Array(4));
  return {
    meshes,
    batches,
    shadows: shadow ? [shadow] : [],
    box: boundsOf(model),
    triangles: triangleCount(model),
    placement: family.placement,
  };
}
