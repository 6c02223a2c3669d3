import { listsToTables } from '#design/upgrades/1-lists-to-tables.ts';
import { namesToSurfaces } from '#design/upgrades/2-names-to-surfaces.ts';
import { moreTables } from '#design/upgrades/3-more-tables.ts';

type Document = Record<string, unknown>;

/**
 * In order: the first makes a version 2 out of a version 1, and so on. Never changed once released; each has a sample
 * (samples/).
 */
const steps: readonly ((document: Document) => Document)[] = [listsToTables, namesToSurfaces, moreTables];

/**
 * The input is not checked yet: a step leaves alone what it does not understand, and the schema reports it afterwards.
 */
export function upgraded(document: Document): Document {
  let result = document;
  for (let version = Number(document['version']); version <= steps.length; version++)
    result = { ...steps[version - 1]!(result), version: version + 1 };
  return result;
}
