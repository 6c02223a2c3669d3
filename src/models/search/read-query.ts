import type { Entry, Lexicon } from './lexicon.ts';
import { readMeasures } from './measures.ts';
import type { Term, WeighedMeaning } from './meaning.ts';
import { withFigures } from './number-words.ts';
import { singulars } from './english-number.ts';
import { absentThings, stopWords, isStopWord } from './spoken-words.ts';
import { clean, foldText, tokensOf, type Token } from './text.ts';

export interface Correction {
  typed: string;
  meant: string;
}

/** A parsed query: its terms, the words left out, and the words corrected. */
export interface Reading {
  terms: Term[];
  ignored: string[];
  corrections: Correction[];
}

/** Further words are ignored. */
const mostTokens = 32;
/** At most this many words are checked for typos; more means it is no typo. */
const mostSlips = 6;

export function readQuery(text: string, lexicon: Lexicon): Reading {
  const whole = withFigures(clean(text));
  const absent = whole.match(absentThings) ?? [];
  const written = absent.length === 0 ? whole : whole.replace(absentThings, (found) => ' '.repeat(found.length));
  const folded = foldText(written);
  const reading: Draft = { terms: [], ignored: [...new Set(absent)], corrections: [], fillers: [] };
  let from = 0;
  for (const { start, end, size } of readMeasures({
    text: written,
    folded,
    ends: (at) => endsName(written.slice(0, at), lexicon),
    seats: true,
  })) {
    readWords(written, from, start, lexicon, reading);
    reading.terms.push({ kind: 'size', text: written.slice(start, end).trim(), size });
    from = end;
  }
  readWords(written, from, written.length, lexicon, reading);
  if (reading.terms.length === 0) reading.terms.push(...reading.fillers);
  // Nothing but an emoji or punctuation is no word at all, and finds nothing either.
  if (reading.terms.length === 0 && reading.ignored.length === 0 && whole !== '' && tokensOf(whole).length === 0)
    reading.ignored.push(whole.slice(0, 40));
  if (reading.terms.length === 0 && reading.ignored.length > 0)
    reading.terms.push({ kind: 'nothing', text: reading.ignored.join(' ') });
  return { terms: reading.terms, ignored: reading.ignored, corrections: reading.corrections };
}

/** The last words are what something is called. */
function endsName(text: string, lexicon: Lexicon): boolean {
  const tokens = tokensOf(text);
  return [4, 3, 2].some(
    (length) =>
      tokens.length >= length &&
      lexicon.find(tokens.slice(-length), false).some((entry) => !entry.weak && entry.weight > 1),
  );
}

/** `fillers` are names of parameters without a number: alone they match the families that have such a parameter. */
interface Draft extends Reading {
  fillers: Term[];
}

function readWords(written: string, from: number, to: number, lexicon: Lexicon, reading: Draft): void {
  const typed = tokensOf(written.slice(from, to)).slice(0, mostTokens);
  const tokens = typed.map((token, at) => known(token, typed[at - 1], typed[at + 1], lexicon, reading));
  let at = 0;
  while (at < tokens.length) {
    const found = longest(tokens, at, lexicon);
    if (found === null) leaveOut(tokens[at]!, reading);
    else readPhrase(tokens, at, found, reading);
    at += found?.length ?? 1;
  }
}

function readPhrase(tokens: readonly Token[], at: number, { length, entries, loose }: Match, reading: Draft): void {
  const run = tokens.slice(at, at + length);
  const meanings = meaningsOf(entries, figureBeside(tokens, at, length));
  if (meanings.length > 0) reading.terms.push({ kind: 'meanings', text: textOf(run), meanings });
  else
    reading.fillers.push({
      kind: 'meanings',
      text: textOf(run),
      meanings: entries.flatMap(({ meaning }) =>
        meaning.kind === 'parameter' ? [{ meaning: { kind: 'family', value: meaning.family }, weight: 1 }] : [],
      ),
    });
  if (loose) reading.corrections.push({ typed: textOf(run), meant: entries[0]!.phrase.toLowerCase() });
}

/**
 * A token as the lexicon has it: in the singular, or one typo away. Halves of a word written apart ("night stand") are
 * left alone.
 */
function known(
  token: Token,
  before: Token | undefined,
  next: Token | undefined,
  lexicon: Lexicon,
  reading: Reading,
): Token {
  const { folded } = token;
  if (lexicon.knows(folded) || stopWords.has(folded) || /^\p{Script=Han}|^\d/u.test(folded)) return token;
  const singular = singulars(folded).find((word) => lexicon.knows(word));
  if (singular !== undefined) return { ...token, folded: singular };
  const stands = [[token], before && [before, token], next && [token, next]].some(
    (run) => run !== undefined && lexicon.find(run, true).length > 0,
  );
  const near = stands || reading.corrections.length >= mostSlips ? null : nearest(folded, lexicon);
  if (near === null) return token;
  reading.corrections.push({ typed: token.text, meant: near });
  return { ...token, folded: near, marks: '' };
}

/** Of several words one typo away: the one with the weightier meaning, then the one with the same beginning. */
function nearest(folded: string, lexicon: Lexicon): string | null {
  const weight = (word: string) =>
    Math.max(0, ...lexicon.find([{ folded: word, marks: '' }], true).map((entry) => entry.weight));
  const ranked = lexicon.typos
    .near(folded)
    .map((word) => ({ word, rank: weight(word) + (word[0] === folded[0] ? 2 : 0) }));
  ranked.sort((a, b) => b.rank - a.rank || (a.word < b.word ? -1 : 1));
  return ranked[0]?.word ?? null;
}

interface Match {
  length: number;
  entries: Entry[];
  loose: boolean;
}

/** The longest phrase that begins here: with its accents as typed, else whatever the accents. */
function longest(tokens: readonly Token[], at: number, lexicon: Lexicon): Match | null {
  for (const loose of [false, true]) {
    for (let length = Math.min(lexicon.reach, tokens.length - at); length > 0; length -= 1) {
      const run = tokens.slice(at, at + length);
      const entries = lexicon.find(run, loose);
      if (entries.length > 0 && !(length === 1 && entries.every((entry) => entry.weak) && isStopWord(run[0]!)))
        return { length, entries, loose };
    }
  }
  return null;
}

function figureBeside(tokens: readonly Token[], at: number, length: number): number | null {
  const beside = [tokens[at - 1], tokens[at + length]].find(
    (token) => token !== undefined && /^\d{1,2}$/.test(token.folded),
  );
  return beside === undefined ? null : Number(beside.folded);
}

/** The name of a parameter becomes the number beside it; without one it has no meaning. */
function meaningsOf(entries: readonly Entry[], figure: number | null): WeighedMeaning[] {
  return entries.flatMap(({ meaning, weight }): WeighedMeaning[] => {
    if (meaning.kind !== 'parameter') return [{ meaning, weight }];
    return figure === null
      ? []
      : [{ meaning: { kind: 'form', family: meaning.family, parameter: meaning.parameter, value: figure }, weight: 1 }];
  });
}

function leaveOut(token: Token, reading: Reading): void {
  if (isStopWord(token) || /^(?:[a-z]|\d{1,2})$/.test(token.folded) || reading.ignored.length >= mostTokens) return;
  if (!reading.ignored.includes(token.text)) reading.ignored.push(token.text);
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token, at) => (at > 0 && token.start > tokens[at - 1]!.end ? ` ${token.text}` : token.text))
    .join('');
}
