import { tableNames } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { limits } from '#design/limits.ts';

/**
 * Upper bound of a record's length in characters: a piece with 24 finishes and a name that is all escapes has some
 * 3,300.
 */
const longestRecord = 4000;

/**
 * Whether the design as text is longer than `openDesign` accepts. Serialised only where it could be: an edit must not
 * cost as much as a save.
 */
export function isTooLong(design: Design): boolean {
  const records = tableNames.reduce((sum, table) => sum + Object.keys(design[table]).length, design.levels.length + 1);
  return records * longestRecord > limits.bytes && JSON.stringify(design).length > limits.bytes;
}
