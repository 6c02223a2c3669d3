import type { Family } from '#models/family.ts';
import { families } from '#models/library.ts';
import { familyKey } from '../family-key.ts';
import type { SearchTerm } from './read-words.ts';

/** The families that are asked for and called by something else than their outside. */
export function namedFamilies(terms: readonly SearchTerm[]): Family[] {
  const kinds = terms.flatMap(({ concepts }) => concepts.filter(({ facet }) => facet === 'category'));
  return families.filter(
    (family) => family.nominal && kinds.some(({ value }) => value === familyKey(family) || value === family.category),
  );
}
