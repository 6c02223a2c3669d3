import { readMeasures } from '#models/search/measures.ts';
import type { SizeTerm } from '#models/search/meaning.ts';
import { stopWords } from '#models/search/spoken-words.ts';
import { clean, foldText, tokensOf, type Token } from '#models/search/text.ts';
import { cheapWords, withoutCheapWords } from '../cheap-words.ts';
import type { Concept, Concepts } from '../concepts.ts';
import { askedToken, isHan, pairTokens } from '../tokens.ts';

/** One part of a query: a phrase with a meaning, or plain words. */
export interface SearchTerm {
  text: string;
  concepts: Concept[];
  /** Tokens that must all match, where the words themselves are searched for. */
  tokens: string[];
  /** The same without accents, for when nothing is written with these. */
  plain: string[];
  /** Word by word, for texts indexed without pairs. */
  singles: string[];
}

export interface ParsedWords {
  terms: SearchTerm[];
  sizes: { text: string; size: SizeTerm }[];
  /** Words of the question that stand for nothing we know: the index may. */ strange: string[];
}

/** `names`: among people every word may be a name, `minh` without its accent as well. */
interface ReadOptions {
  sizes?: boolean;
  names?: boolean;
  /** Things with a price: a low one is an order, not a word to look for. */
  prices?: boolean;
}
interface Reading extends ParsedWords {
  names: boolean;
  /** Of each term with a meaning, what is written exactly so. */
  written: Map<SearchTerm, Concept[]>;
}

/** Further terms are ignored. */
const mostTerms = 12;

/** A typed query, parsed: sizes, then the longest known phrases, then single words. */
export function readWords(words: string, concepts: Concepts, options: ReadOptions = {}): ParsedWords {
  const read = readAll(words, concepts, options);
  // Nothing but stop words: typing `minh` alone searches for just that.
  return options.names || read.terms.length + read.sizes.length > 0 || (options.prices && cheapWords(words).length > 0)
    ? read
    : readAll(words, concepts, { ...options, names: true });
}

function readAll(
  words: string,
  concepts: Concepts,
  { sizes: withSizes = false, names = false, prices = false }: ReadOptions,
): ParsedWords {
  const text = prices ? withoutCheapWords(clean(words)) : clean(words);
  const read: Reading = { terms: [], sizes: [], strange: [], names, written: new Map() };
  let from = 0;
  const measures = withSizes
    ? readMeasures({ text, folded: foldText(text), ends: (at) => endsName(text.slice(0, at), concepts) })
    : [];
  for (const { start, end, size } of measures) {
    readTerms(text.slice(from, start), concepts, read);
    read.sizes.push({ text: text.slice(start, end).trim(), size });
    from = end;
  }
  readTerms(text.slice(from), concepts, read);
  return { terms: asWritten(text, read).slice(0, mostTerms), sizes: read.sizes, strange: read.strange };
}

/** Who types accents, or words that need none, means each as it is written: `sofa da` is leather, `ban da` may be stone. */
function asWritten(text: string, { terms, written }: Reading): SearchTerm[] {
  const meanings = [...written.values()];
  if (foldText(text) === text && meanings.some((exact) => exact.length === 0)) return terms;
  return terms.map((term) => {
    const exact = written.get(term) ?? [];
    return exact.length > 0 ? { ...term, concepts: exact } : term;
  });
}

/** The last words are part of a name: the `dưới` of *tủ bếp dưới* is no comparison. */
function endsName(text: string, concepts: Concepts): boolean {
  const words = tokensOf(text);
  return [4, 3, 2].some((length) => words.length >= length && concepts.find(words.slice(-length)).length > 0);
}

function readTerms(piece: string, concepts: Concepts, read: Reading): void {
  const words = tokensOf(piece).slice(0, 40);
  let at = 0;
  while (at < words.length) {
    const { length, found } = longest(words, at, concepts, read.names);
    const run = words.slice(at, at + length);
    if (found.length > 0) {
      const term = termOf(piece, run, found);
      read.terms.push(term);
      read.written.set(term, concepts.written(run));
    } else readPlain(piece, run, read);
    at += length;
  }
}

interface Match {
  length: number;
  found: Concept[];
}

function longest(words: readonly Token[], at: number, concepts: Concepts, names: boolean): Match {
  for (let length = Math.min(concepts.reach + 1, words.length - at); length > 0; length -= 1) {
    const found = concepts.find(words.slice(at, at + length));
    if (found.length > 0) return { length, found };
  }
  return { length: names || !isFiller(words, at, concepts) ? hanRun(words, at, concepts) : 1, found: [] };
}

/** `的` joins words and is part of none; other little words are fillers where something known follows: 一张床, 买床. */
function isFiller(words: readonly Token[], at: number, concepts: Concepts): boolean {
  if (words[at]!.text === particle) return true;
  let next = at;
  while (next < words.length && isHan(words[next]!) && stopWords.has(words[next]!.folded)) next += 1;
  return next > at && next < words.length && knownAt(words, next, concepts, [4, 3, 2, 1]);
}

const particle = '的';

function knownAt(words: readonly Token[], at: number, concepts: Concepts, lengths: readonly number[]): boolean {
  return lengths.some(
    (length) => at + length <= words.length && concepts.find(words.slice(at, at + length)).length > 0,
  );
}

/** Unknown Chinese is one word until something known begins. */
function hanRun(words: readonly Token[], at: number, concepts: Concepts): number {
  if (!isHan(words[at]!)) return 1;
  let length = 1;
  while (
    at + length < words.length &&
    isHan(words[at + length]!) &&
    words[at + length]!.start === words[at + length - 1]!.end &&
    words[at + length]!.text !== particle &&
    !knownAt(words, at + length, concepts, [4, 3, 2])
  )
    length += 1;
  return length;
}

/** With these accents they are stop words; with others they may be a name: `hàng` and Hằng. */
const vietnameseStopWords = new Set(
  (
    'ở có bằng màu cái chiếc một với và của loại kiểu để tìm cần muốn tôi mình nhà đẹp rẻ tốt mà thì là ' +
    'này đó nội thất phòng cách bộ những các đến từ hàng'
  ).split(' '),
);

/** Stop words are dropped; whatever else is unknown here may still be a name in the index. */
function readPlain(piece: string, run: readonly Token[], read: Reading): void {
  const word = run[0]!;
  if (
    !read.names &&
    run.length === 1 &&
    (word.marks === '' ? stopWords.has(word.folded) : vietnameseStopWords.has(word.text))
  )
    return;
  read.terms.push(termOf(piece, run, []));
  if (!isHan(word)) read.strange.push(askedToken(word));
}

function termOf(piece: string, run: readonly Token[], concepts: Concept[]): SearchTerm {
  const pairs = (plain: boolean) =>
    run.slice(1).flatMap((word, at) => {
      const found = pairTokens(piece, run[at]!, word);
      return (plain ? found[0] : found.at(-1)) ?? [];
    });
  const text = piece.slice(run[0]!.start, run.at(-1)!.end);
  const singles = run.map(askedToken);
  if (run.length === 1) return { text, concepts, tokens: singles, plain: [run[0]!.folded], singles };
  return { text, concepts, tokens: pairs(false), plain: pairs(true), singles };
}
