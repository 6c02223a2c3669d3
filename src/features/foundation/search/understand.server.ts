import type { Database } from '#db/database.ts';
import type { Locale } from '#lib/locale.ts';
import { sizeLabel } from '#models/search/describe.ts';
import { clean, foldText, tokensOf } from '#models/search/text.ts';
import { cheapFirst, cheapWords } from './cheap-words.ts';
import { createConcepts } from './concepts.ts';
import type { FoundList } from './found.ts';
import type { ListKind } from './list-kind.ts';
import { namedFamilies } from './words/named-families.ts';
import { namesKind } from './words/names-kind.ts';
import { readWords, type SearchTerm, type ParsedWords } from './words/read-words.ts';
import { isSameName } from './same-name.ts';
import { isCalled, knownWords, likeWords } from './search-queries.server.ts';
import type { Sort } from './steps.ts';
import { textTokens } from './tokens.ts';
import type { Query } from './tsquery.ts';

/** Computed once from the vocabulary and never changed. */
export const concepts = createConcepts();

export interface Understanding {
  terms: SearchTerm[];
  sizes: ParsedWords['sizes'];
  /** What was said of a low price. */
  cheap: string[];
  ignored: string[];
  corrections: FoundList['corrections'];
  /** What was typed is the name of something, numbers and single letters included: that comes first. */
  named: TypedName | null;
  /** Something was typed, but no word: an emoji, punctuation. It finds nothing. */ wordless: boolean;
}

interface TypedName {
  query: Query;
  /** What stands for nothing but in this name. */ words: string[];
}

/** At most this many typos are looked up per query. */
const mostTypos = 4;

/**
 * Parses words and compares them with the index: a word that occurs nowhere is corrected as a typo, or ignored and
 * reported.
 */
export async function understand(db: Database, words: string, kind: ListKind): Promise<Understanding> {
  if (words === '')
    return { terms: [], sizes: [], cheap: [], ignored: [], corrections: [], named: null, wordless: false };
  const {
    terms: read,
    sizes,
    strange,
  } = readWords(words, concepts, {
    sizes: kind.sized ?? false,
    names: kind.people ?? false,
    prices: kind.sorts.includes('cheap'),
  });
  const terms = read.map((term) => termForKind(kind, term));
  const known = await knownWords(
    db,
    terms.flatMap(({ tokens, plain }) => [...tokens, ...plain]),
  );
  const cheap = kind.sorts.includes('cheap') ? cheapWords(words) : [];
  const wordless = clean(words) !== '' && terms.length + sizes.length + cheap.length === 0;
  const meant: Understanding = { terms: [], sizes, cheap, ignored: [], corrections: [], named: null, wordless };
  for (const term of terms) await resolveTerm(db, term, known, meant);
  if (wordless) meant.ignored.push(words.trim().slice(0, 40));
  return asName(db, words, kind, { meant, strange });
}

/**
 * Numbers and single letters are no words of the index, but names have them: *Kệ KT 200*. Looked up only where
 * something was of no use, or a bare number beside a word that means nothing was taken for a size.
 */
async function asName(
  db: Database,
  words: string,
  { kind }: ListKind,
  { meant, strange }: { meant: Understanding; strange: readonly string[] },
): Promise<Understanding> {
  const bare = strange.length > 0 ? meant.sizes.filter(({ text }) => /^\d+$/.test(text)) : [];
  if (meant.wordless || meant.ignored.length + bare.length === 0) return meant;
  const tokens = textTokens(words);
  const query: Query = { all: [...tokens] };
  // Words too long for the index are in no name.
  if (!tokensOf(clean(words)).every(({ folded }) => tokens.has(folded)) || !(await isCalled(db, kind, query)))
    return meant;
  const named = { query, words: [...meant.ignored, ...bare.map(({ text }) => text)] };
  return { ...meant, named, ignored: [], sizes: meant.sizes.filter((size) => !bare.includes(size)) };
}

/** A concept this list does not have (a tube house among articles) is searched for by its words, in any text. */
function termForKind(kind: ListKind, term: SearchTerm): SearchTerm {
  if (term.concepts.length === 0) return term;
  const concepts = term.concepts.filter(({ facet }) => Object.hasOwn(kind.filters, facet));
  return concepts.length > 0 ? { ...term, concepts } : { ...term, concepts, tokens: term.singles, plain: term.singles };
}

async function resolveTerm(
  db: Database,
  term: SearchTerm,
  known: ReadonlySet<string>,
  meant: Understanding,
): Promise<void> {
  const written =
    [term.tokens, term.plain].find((tokens) => tokens.length > 0 && tokens.every((token) => known.has(token))) ??
    knownPart(term, known);
  if (term.concepts.length > 0 || written) meant.terms.push({ ...term, tokens: written ?? [] });
  else if (meant.corrections.length < mostTypos && (await corrected(db, term, meant))) return;
  else meant.ignored.push(term.text);
}

/** Of Chinese that was taken for one word, the pairs that occur in the index. */
function knownPart({ tokens }: SearchTerm, known: ReadonlySet<string>): string[] | null {
  const part = tokens.length > 1 ? tokens.filter((token) => known.has(token)) : [];
  return part.length > 0 ? part : null;
}

/** One typo from a word of the vocabulary, else similar to a word of the index. */
async function corrected(db: Database, term: SearchTerm, meant: Understanding): Promise<boolean> {
  const folded = foldText(term.text);
  if (!/^[a-z]{4,24}$/.test(folded)) return false;
  const near = concepts.typos
    .near(folded)
    .map((word) => ({ word, found: concepts.find([{ folded: word, marks: '' }]) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => Number(b.word[0] === folded[0]) - Number(a.word[0] === folded[0]));
  const word = near[0]?.word ?? (await likeWords(db, folded))[0];
  if (word === undefined) return false;
  meant.corrections.push({ typed: term.text, meant: word });
  meant.terms.push({ text: term.text, concepts: near[0]?.found ?? [], tokens: [word], plain: [word], singles: [word] });
  return true;
}

/** How the words were understood, in the reader's language. */
export function describe(
  { terms, sizes, cheap, named }: Understanding,
  kind: ListKind,
  { locale, sort }: { locale: Locale; sort: Sort },
): FoundList['understood'] {
  const mattress = namedFamilies(terms).length > 0;
  const told: string[] = [];
  return [
    ...terms.flatMap(({ text, concepts: all }) => {
      const meant = all.filter(({ facet }) => Object.hasOwn(kind.filters, facet)).slice(0, 3);
      const [first] = meant;
      if (first === undefined) return [{ text, label: text, kind: 'word' }];
      const label = meant.flatMap(({ names }) => toldOnce(names[locale], told)).join(' · ');
      return label === '' ? [] : [{ text, label, kind: first.facet }];
    }),
    ...(named?.words ?? []).map((text) => ({ text, label: text, kind: 'word' })),
    ...sizes.map(({ text, size }) => ({ text, label: sizeWords(size, locale, mattress), kind: 'size' })),
    ...(sort === 'cheap' ? cheap.slice(0, 1).map((text) => ({ text, label: cheapFirst[locale], kind: 'sort' })) : []),
  ];
}

/** The kind of thing that was named, in the reader's language; of several the first. */
export function nameOfKind(terms: readonly SearchTerm[], locale: Locale): string | null {
  return terms.find(namesKind)?.concepts[0]?.names[locale] ?? null;
}

/** A bed, the kind of beds and a mattress lead to the same: one of their names is enough. */
function toldOnce(name: string, told: string[]): string[] {
  if (told.some((each) => isSameName(each, name))) return [];
  told.push(name);
  return [name];
}

const mattressName: Record<Locale, string> = { zh: '床垫', en: 'Mattress ', vi: 'Nệm ' };

/** The length of a bed is that of its mattress (`Family.nominal`). */
function sizeWords(size: ParsedWords['sizes'][number]['size'], locale: Locale, mattress: boolean): string {
  const label = sizeLabel(size, locale);
  const lying = size.kind === 'measures' || (size.kind === 'exact' && size.dimension !== 'height');
  return mattress && lying ? `${mattressName[locale]}${label.toLowerCase()}` : label;
}
