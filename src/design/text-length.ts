import { tableNames } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { limits } from '#design/limits.ts';

/** Characters no record exceeds: a piece with 24 finishes and a name that is all escapes has some 3,300. */
const longestRecord = 4000;

/**
 * Whether the design as text is more than `openDesign` reads. Written out only where it could be: an edit must not cost
 * a save.
 */
export function isTooLong(design: Design): boolean {
  const records = tableNames.reduce((sum, table) => sum + Object.keys(design[table]).length, design.levels.length + 1);
  return records * longestRecord > limits.bytes && JSON.stringify(design).length > limits.bytes;
}
