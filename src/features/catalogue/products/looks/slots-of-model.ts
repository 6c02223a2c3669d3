import type { findModel } from '#models/library.ts';

type LibraryModel = NonNullable<ReturnType<typeof findModel>>;

/** Of each model that was asked for, computed once from the library and never changed. */
const slotsByModel = new Map<string, readonly string[]>();
/** More models than are sold; beyond it they are built each time. */
const mostModels = 20_000;

/**
 * The slots a model has, which its geometry says: a finish of any other slot changes nothing. Lengths count: a wider
 * pile has more books.
 */
export function slotsOfModel({ family, choice }: LibraryModel): readonly string[] {
  const model = JSON.stringify([family.code, choice]);
  const known = slotsByModel.get(model);
  if (known !== undefined) return known;
  const slots = [...new Set(family.build(choice, 'far').parts.map(({ slot }) => slot))];
  if (slotsByModel.size < mostModels) slotsByModel.set(model, slots);
  return slots;
}
