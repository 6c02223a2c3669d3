import type { SearchTerm } from './read-words.ts';

/** A word for a kind of thing and for nothing else: *sofa*, 沙发, not *kitchen*, which is a room too. */
export function namesKind({ concepts }: Pick<SearchTerm, 'concepts'>): boolean {
  return concepts.length > 0 && concepts.every(({ facet }) => facet === 'category');
}
