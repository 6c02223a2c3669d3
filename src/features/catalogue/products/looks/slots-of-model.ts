import type { findModel } from '#models/library.ts';

type LibraryModel = NonNullable<ReturnType<typeof findModel>>;

/** Lengths do not change which parts there are. */
export const lengths: ReadonlySet<string> = new Set(['width', 'depth', 'height']);

/** Of each form that was asked for, computed once from the library and never changed. */
const slotsByForm = new Map<string, readonly string[]>();
/** More forms than are sold; beyond it they are built each time. */
const mostForms = 20_000;

/** The slots a form has, which its geometry says: a finish of any other slot changes nothing. */
export function slotsOfModel({ family, choice }: LibraryModel): readonly string[] {
  const form = JSON.stringify([family.code, Object.entries(choice).filter(([key]) => !lengths.has(key))]);
  const known = slotsByForm.get(form);
  if (known !== undefined) return known;
  const slots = [...new Set(family.build(choice, 'far').parts.map(({ slot }) => slot))];
  if (slotsByForm.size < mostForms) slotsByForm.set(form, slots);
  return slots;
}
