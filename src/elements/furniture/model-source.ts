import { slotFinishes } from '#models/slot-finishes.ts';
import { findModel } from '#models/library.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

/** A model and the finish of each of its slots. */
export interface ModelWithFinishes {
  model: Model;
  finishes: Readonly<Record<string, string>>;
}

/** Where the models of a design come from: the library, or also uploads. Null for one that does not exist. */
export type ModelSource = (id: string, finishes: Readonly<Record<string, string>>) => ModelWithFinishes | null;

/**
 * The parametric library. A model is built once however often it stands in the home, so that a viewer can draw its
 * copies together.
 */
export function librarySource(detail: Detail): ModelSource {
  const built = new Map<string, Model>();
  return (id, finishes) => {
    const found = findModel(id);
    if (!found) return null;
    const model = built.get(id) ?? found.family.build(found.choice, detail);
    built.set(id, model);
    return { model, finishes: slotFinishes(found.family, found.choice, finishes) };
  };
}
