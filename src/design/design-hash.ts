import { canonicalJson } from '#design/canonical-json.ts';
import { tableNames } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { hashOfTable } from '#design/tables/table-facts.ts';
import { addHash, hashOfText, hexOf } from '#design/tables/text-hash.ts';

/**
 * Tells two copies of a design apart (D5): the same records give the same 32 letters in every engine and in whatever
 * order they were made. After the first time it costs what an edit changed. Not a seal: who wants can find another
 * design with the same hash.
 */
export function designHash(design: Design): string {
  const { version, name, settings, levels } = design;
  const rest = hashOfText(canonicalJson({ version, name, settings, levels }));
  return hexOf(tableNames.reduce((sum, table) => addHash(sum, hashOfTable(design, table)), rest));
}
