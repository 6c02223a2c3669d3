import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import { findModel } from '#models/library.ts';

/** Removes families that a picture is better without. */
export function without(...codes: readonly string[]): (design: Design) => Command[] {
  return (design) => {
    const ids = Object.values(design.items)
      .filter(({ model }) => codes.includes(findModel(model)!.family.code))
      .map(({ id }) => id);
    return ids.length > 0 ? [{ kind: 'things.remove', ids }] : [];
  };
}
