import { useEffect, useState } from 'react';

/** A way to go on typing: the words, and how many that gives where somebody counted. */
export interface Suggestion {
  text: string;
  count: number | null;
}
export type Suggest<T> = (words: string, signal: AbortSignal) => Promise<T[]>;

/** Long enough to type two letters, short enough to seem at once. */
const pause = 140;

/** Ways to go on typing; a later keystroke overtakes an earlier answer. `suggest` stays the same function. */
export function useSuggestions<T>(typed: string, suggest: Suggest<T> | null): readonly T[] {
  const [answer, setAnswer] = useState<readonly T[]>([]);
  const words = suggest === null ? '' : typed.trim().slice(0, 200);
  useEffect(() => {
    if (words === '' || suggest === null) return undefined;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      suggest(words, ended.signal).then(setAnswer, () => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [words, suggest]);
  return words === '' ? [] : answer;
}
