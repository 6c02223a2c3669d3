import { bathware } from '#models/families/bath-list.ts';
import { storageAndKitchen } from '#models/families/storage-and-kitchen-list.ts';
import { decor } from '#models/families/decor-list.ts';
import { furniture } from '#models/families/furniture-list.ts';
import { lightingAndTextiles } from '#models/families/lighting-and-textiles-list.ts';
import { choiceOf, familyCount } from '#models/model-id.ts';
import type { Choice, Family } from '#models/family.ts';

/** Every family there is, by code. */
export const families: readonly Family[] = [
  ...furniture,
  ...storageAndKitchen,
  ...bathware,
  ...lightingAndTextiles,
  ...decor,
].toSorted((a, b) => (a.code < b.code ? -1 : 1));

const byCode = new Map(families.map((family) => [family.code, family]));
if (byCode.size !== families.length) throw new Error('two families share a code');

/** What an id stands for; null when there is no such model. */
export function findModel(id: string): { family: Family; choice: Choice } | null {
  const family = byCode.get(id.slice(0, id.lastIndexOf('-')));
  const choice = family ? choiceOf(family, id) : null;
  return family && choice ? { family, choice } : null;
}

export function findFamily(code: string): Family | null {
  return byCode.get(code) ?? null;
}

export const totalCount = families.reduce((sum, family) => sum + familyCount(family), 0);
