import { findModel } from '#models/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';

/**
 * Equal for two pieces that cannot be told apart: the same model of the library in the same finishes, given or by
 * default, or the same uploaded file.
 */
export function lookKey(model: string, finishes: Readonly<Record<string, string>>): string {
  const found = findModel(model);
  if (found === null) return `file ${model}`;
  return `${model} ${Object.values(slotFinishes(found.family, found.choice, finishes)).join()}`;
}
