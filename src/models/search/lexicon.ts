import type { Locale } from '#lib/locale.ts';
import type { Meaning, WeighedMeaning } from './meaning.ts';
import { withFigures } from './number-words.ts';
import { singulars } from './english-number.ts';
import { stopWords } from './spoken-words.ts';
import { clean, tokensOf, type Token } from './text.ts';
import { createTypoIndex, type TypoIndex } from './typo.ts';

type FoldedToken = Pick<Token, 'folded' | 'marks'>;

/** One phrase and one thing it stands for. */
export interface Entry extends WeighedMeaning {
  sounds: readonly FoldedToken[];
  /** The phrase as it is written, and in which language. */
  phrase: string;
  locale: Locale;
  /** Only part of a name: used where nothing else is known by these words. */
  weak: boolean;
}

export interface Phrase {
  phrase: string;
  locale: Locale;
  meaning: Meaning;
  weight: number;
  /** A name whose main word stands alone too ("sofa" for "corner sofa"). */ headed?: number;
}

export interface Lexicon {
  /** What a run of tokens may stand for; with `loose`, accents are ignored. */
  find(tokens: readonly FoldedToken[], loose: boolean): Entry[];
  /** Longest phrase in tokens. */
  reach: number;
  knows(folded: string): boolean;
  /** Every complete phrase, by key: what may be suggested. */
  whole: readonly (Entry & { key: string })[];
  typos: TypoIndex;
}

/**
 * Phrases are filed by their folded letters without spaces: "book case", "bookcase" and 书柜 need no rule of their own.
 */
export function createLexicon(phrases: readonly Phrase[]): Lexicon {
  const byKey = new Map<string, Entry[]>();
  const vocabulary = new Set<string>();
  const whole: (Entry & { key: string })[] = [];
  const heard = new Map<string, FoldedToken[]>();
  let reach = 1;
  for (const given of phrases) {
    // The same words come again and again: every family has something round, every black finish is black.
    const name = `${given.locale} ${given.phrase}`;
    const sounds = heard.get(name) ?? foldedTokensOf(given.phrase, given.locale);
    heard.set(name, sounds);
    if (sounds.length === 0 || /^(?:[a-z]|\d+)$/.test(keyOf(sounds))) continue;
    reach = Math.max(reach, sounds.length);
    for (const sound of sounds) vocabulary.add(sound.folded);
    whole.push({ ...file(byKey, given, sounds, given.weight, false), key: keyOf(sounds) });
    if (given.headed !== undefined)
      for (const part of headsOf(sounds, given.locale)) file(byKey, given, part, given.headed, false);
    for (const part of partsOf(sounds)) file(byKey, given, part, 1, true);
  }
  return {
    find: (tokens, loose) =>
      strongest((byKey.get(keyOf(tokens)) ?? []).filter((entry) => matchesTyped(entry.sounds, tokens, loose))),
    reach: reach + 1,
    knows: (folded) => vocabulary.has(folded),
    whole: whole.sort((a, b) => (a.key < b.key ? -1 : 1)),
    typos: createTypoIndex(vocabulary),
  };
}

export function keyOf(tokens: readonly FoldedToken[]): string {
  return tokens.map((token) => token.folded).join('');
}

/** The tokens of a phrase as the index stores them: counts as digits, English in the singular. */
function foldedTokensOf(phrase: string, locale: Locale): FoldedToken[] {
  return tokensOf(withFigures(clean(phrase))).map(({ folded, marks }) => ({
    folded: locale === 'en' ? (singulars(folded)[0] ?? folded) : folded,
    marks,
  }));
}

function file(
  byKey: Map<string, Entry[]>,
  given: Phrase,
  sounds: readonly FoldedToken[],
  weight: number,
  weak: boolean,
): Entry {
  const entry: Entry = { sounds, phrase: given.phrase, locale: given.locale, meaning: given.meaning, weight, weak };
  const key = keyOf(sounds);
  const there = byKey.get(key);
  if (there) there.push(entry);
  else byKey.set(key, [entry]);
  return entry;
}

/** The main word stands last in English and Chinese, first in Vietnamese. */
function headsOf(sounds: readonly FoldedToken[], locale: Locale): FoldedToken[][] {
  const cuts = Array.from({ length: sounds.length - 1 }, (_, cut) => cut + 1);
  return cuts.map((cut) => (locale === 'vi' ? sounds.slice(0, cut) : sounds.slice(cut))).filter(isSearchable);
}

function partsOf(sounds: readonly FoldedToken[]): FoldedToken[][] {
  const parts: FoldedToken[][] = [];
  for (let from = 0; from < sounds.length; from += 1)
    for (let to = from + 1; to <= sounds.length; to += 1)
      if (to - from < sounds.length) parts.push(sounds.slice(from, to));
  return parts.filter(isSearchable);
}

/** A lone letter or digit is not searchable, nor are stop words. */
function isSearchable(sounds: readonly FoldedToken[]): boolean {
  return !/^(?:[a-z]?|\d+)$/.test(keyOf(sounds)) && !sounds.every(({ folded }) => stopWords.has(folded));
}

/**
 * Part of a name counts where nothing is called so outright; part of a form's name also where other parameters have
 * forms called so.
 */
function strongest(entries: Entry[]): Entry[] {
  const strong = entries.filter((entry) => !entry.weak);
  if (strong.length === 0) return entries;
  const named = new Set(strong.map(({ meaning }) => parameterOf(meaning)));
  if (named.has(null)) return strong;
  return [
    ...strong,
    ...entries.filter(({ weak, meaning }) => weak && meaning.kind === 'form' && !named.has(parameterOf(meaning))),
  ];
}

function parameterOf(meaning: Meaning): string | null {
  return meaning.kind === 'form' ? `${meaning.family} ${meaning.parameter}` : null;
}

/** Accents count where they were typed; who types none means any. */
function matchesTyped(written: readonly FoldedToken[], typed: readonly FoldedToken[], loose: boolean): boolean {
  if (loose) return true;
  if (written.length !== typed.length) return typed.every((token) => token.marks === '');
  return typed.every((token, at) => token.marks === '' || token.marks === written[at]!.marks);
}
