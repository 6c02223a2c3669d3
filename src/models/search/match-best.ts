import type { Filters } from './filters.ts';
import { matchLines, totalOf, type LineMatch } from './match.ts';
import type { Meaning, Term } from './meaning.ts';
import type { ModelIndex } from './model-index.ts';

interface Matched {
  terms: readonly Term[];
  matches: LineMatch[];
  total: number;
}

/**
 * A word may name a thing and also a finish: `den` typed without accents is a lamp (đèn) or black (đen), a mirror is a
 * thing and a finish. The thing is preferred, unless that finds nothing: `ghe sofa den` is a black sofa.
 */
export function matchBest(modelIndex: ModelIndex, terms: readonly Term[], filters: Filters): Matched {
  const plain = matched(modelIndex, terms.map(asThing), filters);
  if (plain.total > 0) return plain;
  return (
    otherReadings(terms)
      .map((reading) => matched(modelIndex, reading, filters))
      .find(({ total }) => total > 0) ?? plain
  );
}

function matched(modelIndex: ModelIndex, terms: readonly Term[], filters: Filters): Matched {
  const matches = matchLines(modelIndex, terms, filters);
  return { terms, matches, total: totalOf(matches) };
}

/** One ambiguous word read as a finish, or all of them. */
function otherReadings(terms: readonly Term[]): Term[][] {
  const twofold = terms.flatMap((term, at) => (asLook(term) === asThing(term) ? [] : [at])).slice(0, 3);
  const single = twofold.map((at) => terms.map((term, each) => (each === at ? asLook(term) : asThing(term))));
  return twofold.length > 1 ? [...single, terms.map(asLook)] : single;
}

const things: ReadonlySet<Meaning['kind']> = new Set(['family', 'category', 'room']);

function asThing(term: Term): Term {
  return split(term, (kind) => things.has(kind));
}

function asLook(term: Term): Term {
  return split(term, (kind) => !things.has(kind));
}

/** The term with some of its meanings; itself where that would be none or all. */
function split(term: Term, keep: (kind: Meaning['kind']) => boolean): Term {
  if (term.kind !== 'meanings') return term;
  const kept = term.meanings.filter(({ meaning }) => keep(meaning.kind));
  return kept.length === 0 || kept.length === term.meanings.length ? term : { ...term, meanings: kept };
}
