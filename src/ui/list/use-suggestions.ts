import { useEffect, useState } from 'react';

/** A completion: the words, and how many results they give where counted. */
export interface Suggestion {
  text: string;
  count: number | null;
}
export type Suggest<T> = (words: string, signal: AbortSignal) => Promise<T[]>;

/** Milliseconds. Long enough to type two letters, short enough to seem instant. */
const pause = 140;

/** Completions; a later keystroke overrides an earlier answer. `suggest` must be a stable function. */
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
