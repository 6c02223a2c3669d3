import type { findModel } from '#models/library.ts';

/** The slots a form has, which its geometry says: a finish of any other slot changes nothing. */
export function slotsOfModel({ family, choice }: NonNullable<ReturnType<typeof findModel>>): string[] {
  return [...new Set(family.build(choice, 'far').parts.map(({ slot }) => slot))];
}
