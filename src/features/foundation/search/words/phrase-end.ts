import type { Locale } from '#lib/locale.ts';
import { clean, tokensOf, type Token } from '#models/search/text.ts';
import type { Concept, Concepts } from '../concepts.ts';
import { isHan } from '../tokens.ts';

export interface PhraseEnd {
  head: string;
  /** What stands between the head and its end: a space, or nothing. */
  join: string;
  /** Names the end may become. */
  ways: Concept[];
}

/**
 * The longest end of a phrase that begins a name in the reader's language. A name is not cut (`đèn | bàn`), not said
 * twice and not put behind another script.
 */
export function phraseEnd(
  text: string,
  locale: Locale,
  { concepts, isListed }: { concepts: Concepts; isListed(concept: Concept): boolean },
): PhraseEnd | null {
  const words = tokensOf(text);
  for (let at = 1; at < words.length; at += 1) {
    const { start } = words[at]!;
    if (isWithinName(words, at, concepts)) continue;
    const head = text.slice(0, start).trimEnd();
    const ways = concepts
      .beginning(text.slice(start), locale)
      .filter(
        (concept) =>
          isListed(concept) && completes(tokensOf(clean(concept.names[locale])), words.slice(at), words.slice(0, at)),
      );
    if (ways.length > 0) return { head, join: text.slice(head.length, start), ways };
  }
  return null;
}

/** Words before and after this place are a name together. */
function isWithinName(words: readonly Token[], place: number, { find, reach }: Concepts): boolean {
  for (let from = Math.max(0, place - reach); from < place; from += 1)
    for (let to = place + 1; to <= words.length && to - from <= reach; to += 1)
      if (find(words.slice(from, to)).length > 0) return true;
  return false;
}

function completes(name: readonly Token[], end: readonly Token[], head: readonly Token[]): boolean {
  const last = end.length - 1;
  const begins = end.every((typed, at) => {
    const word = name[at];
    return (
      word !== undefined &&
      (isSame(word, typed) ||
        (at === last && word.text.startsWith(typed.text)) ||
        (at === last && typed.marks === '' && word.folded.startsWith(typed.folded)))
    );
  });
  return begins && !isSame(name[0]!, head.at(-1)!) && !isWithin(name, head) && (!head.some(isHan) || name.some(isHan));
}

function isWithin(name: readonly Token[], head: readonly Token[]): boolean {
  return head.some((_, from) => name.every((word, at) => from + at < head.length && isSame(word, head[from + at]!)));
}

/** With the accents that were typed, or typed without any. */
function isSame(word: Token, typed: Token): boolean {
  return word.folded === typed.folded && (typed.marks === '' || word.marks === typed.marks);
}
