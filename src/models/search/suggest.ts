import type { Locale } from '#lib/locale.ts';
import { meaningLabel } from './describe.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import { keyOf } from './lexicon.ts';
import { matchBest } from './match-best.ts';
import type { Meaning } from './meaning.ts';
import { singulars } from './english-number.ts';
import { withFigures } from './number-words.ts';
import { readQuery } from './read-query.ts';
import type { ModelIndex } from './model-index.ts';
import { clean, tokensOf, type Token } from './text.ts';

/** A completion: the whole text it would make, what the new words mean, and how many models that gives. */
export interface Suggestion {
  text: string;
  phrase: string;
  kind: Meaning['kind'];
  label: string;
  count: number;
}

/** Endings of what is typed that may begin a phrase, in tokens. */
const longestEnding = 4;
/** Every candidate is counted, which costs time; more than this nobody reads. */
const mostCandidates = 14;

export function suggest(
  modelIndex: ModelIndex,
  lexicon: Lexicon,
  typed: string,
  locale: Locale,
  most: number,
): Suggestion[] {
  const written = withFigures(clean(typed));
  const tokens = tokensOf(written);
  if (tokens.length === 0) return [];
  const found = new Map<string, Suggestion>();
  for (let length = Math.min(longestEnding, tokens.length); length > 0 && found.size < most; length -= 1) {
    const ending = tokens.slice(-length);
    const before = written.slice(0, ending[0]!.start).trim();
    for (const entry of candidates(lexicon, ending, locale)) {
      const name = JSON.stringify(entry.meaning);
      if (found.size < most && !found.has(name))
        take(found, name, suggestionOf(modelIndex, lexicon, before, entry, locale));
    }
  }
  return [...found.values()].toSorted(
    (a, b) => Number(b.kind === 'family') - Number(a.kind === 'family') || b.count - a.count,
  );
}

function take(found: Map<string, Suggestion>, name: string, made: Suggestion): void {
  const twin = [...found.values()].some((each) => each.text === made.text && each.label === made.label);
  if (made.count > 0 && !twin) found.set(name, made);
}

/** Phrases that begin with what is typed; the user's own language and the weightier first. */
function candidates(lexicon: Lexicon, ending: readonly Token[], locale: Locale): Entry[] {
  const entries = [...prefixesOf(ending)]
    .flatMap((prefix) => beginning(lexicon, prefix))
    .filter((entry) => entry.meaning.kind !== 'parameter' && matchesEnding(entry, ending));
  const rank = (entry: Entry) => entry.weight + (entry.locale === locale ? 4 : 0);
  return entries.toSorted((a, b) => rank(b) - rank(a) || a.phrase.length - b.phrase.length).slice(0, mostCandidates);
}

/** As typed, and with English plurals in the singular, as in the lexicon. */
function prefixesOf(ending: readonly Token[]): Set<string> {
  return new Set([
    keyOf(ending),
    keyOf(ending.map((token) => ({ ...token, folded: singulars(token.folded)[0] ?? token.folded }))),
  ]);
}

function beginning(lexicon: Lexicon, prefix: string): Entry[] {
  const from = firstFrom(lexicon.whole, prefix);
  let to = from;
  while (to < lexicon.whole.length && lexicon.whole[to]!.key.startsWith(prefix)) to += 1;
  return lexicon.whole.slice(from, to);
}

function matchesEnding(entry: Entry, ending: readonly Token[]): boolean {
  return ending.every(
    (token, at) => token.marks === '' || at === ending.length - 1 || token.marks === entry.sounds[at]?.marks,
  );
}

function suggestionOf(
  modelIndex: ModelIndex,
  lexicon: Lexicon,
  before: string,
  entry: Entry,
  locale: Locale,
): Suggestion {
  const phrase = entry.phrase.toLowerCase();
  const text = joined(before, phrase);
  return {
    text,
    phrase,
    kind: entry.meaning.kind,
    label: meaningLabel(entry.meaning, modelIndex, locale),
    count: matchBest(modelIndex, readQuery(text, lexicon).terms, {}).total,
  };
}

function joined(before: string, phrase: string): string {
  if (before === '') return phrase;
  return /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(phrase) ? before + phrase : `${before} ${phrase}`;
}

function firstFrom(whole: readonly { key: string }[], prefix: string): number {
  let low = 0;
  let high = whole.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (whole[middle]!.key < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
