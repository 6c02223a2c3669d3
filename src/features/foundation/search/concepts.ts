import { locales, type Locale } from '#lib/locale.ts';
import { families } from '#models/library.ts';
import { kinds } from '#models/materials/finish.ts';
import { colourWords } from '#models/search/colour-words.ts';
import { singulars } from '#models/search/english-number.ts';
import { categoryWords, kindWords, roomWords, styleWords } from '#models/search/spoken-words.ts';
import { clean, tokensOf, type Token } from '#models/search/text.ts';
import { createTypoIndex, type TypoIndex } from '#models/search/typo.ts';
import { categories, rooms, styles } from '#models/vocabulary.ts';
import { familyKey } from './family-key.ts';
import { cities, colours, homeTypes, scenes, spaces, topics, type Terms } from './vocabulary.ts';

/**
 * What a phrase means, in any language: a facet and its value. `沙发`, `couch` and `ghế sofa` are all `category:sofa`.
 */
export interface Concept {
  facet: string;
  value: string;
  names: Record<Locale, string>;
}

interface Entry {
  concept: Concept;
  marks: readonly string[];
}
type TypedWord = Pick<Token, 'folded' | 'marks'>;

export interface Concepts {
  /** The meanings of these words together. Accents count where they were typed. */
  find(words: readonly TypedWord[]): Concept[];
  /** Of these, those written exactly so: `da` is leather, and stone only where accents were left out. */
  written(words: readonly TypedWord[]): Concept[];
  /** Longest phrase in words. */
  reach: number;
  knows(folded: string): boolean;
  typos: TypoIndex;
  /** Names that complete what was typed. */
  beginning(typed: string, locale: Locale): Concept[];
}

/** Built once from the vocabulary and the library's families; nothing is stored. */
export function createConcepts(): Concepts {
  const byKey = new Map<string, Entry[]>();
  const words = new Set<string>();
  const names: Named[] = [];
  let reach = 1;
  for (const { concept, phrase, locale } of allPhrases()) {
    const sounds = tokensOf(clean(phrase)).map(({ folded, marks }) => ({
      folded: locale === 'en' ? (singulars(folded)[0] ?? folded) : folded,
      marks,
    }));
    if (sounds.length === 0) continue;
    const key = keyOf(sounds);
    byKey.set(key, [...(byKey.get(key) ?? []), { concept, marks: sounds.map((sound) => sound.marks) }]);
    for (const { folded } of sounds) words.add(folded);
    names.push({ key, concept, sounds });
    reach = Math.max(reach, sounds.length);
  }
  return {
    find: (typed) =>
      unique(
        (byKey.get(keyOf(typed)) ?? [])
          .filter((entry) => matchesTyped(entry.marks, typed))
          .map(({ concept }) => concept),
      ),
    written: (typed) =>
      unique(
        (byKey.get(keyOf(typed)) ?? [])
          .filter(({ marks }) => marks.join() === typed.map((word) => word.marks).join())
          .map(({ concept }) => concept),
      ),
    reach,
    knows: (folded) => words.has(folded),
    typos: createTypoIndex(words),
    beginning: (typed, locale) => beginning(names, tokensOf(clean(typed)), locale),
  };
}

interface Named {
  key: string;
  concept: Concept;
  sounds: readonly TypedWord[];
}

/** As typed comes before what is so without its accents: `đèn` is a lamp, and not black. */
function beginning(names: readonly Named[], typed: readonly TypedWord[], locale: Locale): Concept[] {
  const key = keyOf(typed);
  if (key === '') return [];
  const found = names.filter((name) => name.key.startsWith(key) || (key.length > 2 && name.key.includes(key)));
  return unique(
    found
      .toSorted(
        (a, b) =>
          Number(isAsTyped(b, typed)) - Number(isAsTyped(a, typed)) ||
          Number(b.key.startsWith(key)) - Number(a.key.startsWith(key)) ||
          a.key.length - b.key.length ||
          (a.concept.names[locale] < b.concept.names[locale] ? -1 : 1),
      )
      .map(({ concept }) => concept),
  );
}

/** With the accents that were typed, somewhere in the name; the last word may still be incomplete. */
function isAsTyped({ sounds }: Named, typed: readonly TypedWord[]): boolean {
  if (typed.every(({ marks }) => marks === '')) return true;
  return sounds.some((_, from) => typed.every((word, at) => isWordAsTyped(sounds[from + at], word)));
}

function isWordAsTyped(word: TypedWord | undefined, { folded, marks }: TypedWord): boolean {
  if (word?.folded === folded) return word.marks === marks || marks === '';
  return word?.folded.startsWith(folded) === true && [...marks].every((mark) => word.marks.includes(mark));
}

function keyOf(words: readonly TypedWord[]): string {
  return words.map(({ folded }) => singulars(folded)[0] ?? folded).join('');
}

/**
 * Typing no accents matches any; typing some matches these. Words written together or apart ("book case") are compared
 * without.
 */
function matchesTyped(written: readonly string[], typed: readonly TypedWord[]): boolean {
  if (written.length !== typed.length) return typed.every(({ marks }) => marks === '');
  return typed.every(({ marks }, at) => marks === '' || marks === written[at]);
}

function unique(concepts: readonly Concept[]): Concept[] {
  return [...new Map(concepts.map((concept) => [`${concept.facet}:${concept.value}`, concept])).values()];
}

interface ConceptPhrase {
  concept: Concept;
  phrase: string;
  locale: Locale;
}

function allPhrases(): ConceptPhrase[] {
  return [
    ...families.flatMap((family) =>
      phrasesOf({ facet: 'category', value: familyKey(family), names: family.name }, family.synonyms),
    ),
    ...ofTerms('category', categories, categoryWords),
    ...ofTerms('style', styles, styleWords),
    ...ofTerms('room', rooms, roomWords),
    ...ofTerms('material', kinds, kindWords),
    ...ofTerms('colour', colours, colourWords),
    ...ofTerms('home', homeTypes),
    ...ofTerms('space', spaces),
    ...ofTerms('scene', scenes),
    ...ofTerms('city', cities),
    ...ofTerms('topic', topics),
  ];
}

type PhrasesByLocale = Partial<Record<Locale, readonly string[]>>;

function ofTerms(facet: string, terms: Terms, said: Record<string, PhrasesByLocale> = {}): ConceptPhrase[] {
  return Object.entries(terms).flatMap(([value, term]) =>
    phrasesOf({ facet, value, names: { en: term.en, zh: term.zh, vi: term.vi } }, said[value] ?? term.said ?? {}),
  );
}

function phrasesOf(concept: Concept, said: PhrasesByLocale): ConceptPhrase[] {
  return locales.flatMap((locale) =>
    [concept.names[locale], ...(said[locale] ?? [])].map((phrase) => ({ concept, phrase, locale })),
  );
}
