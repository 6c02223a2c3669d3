import { useEffect, useState } from 'react';
import { api, pathWith } from '#lib/api.ts';
import type { ModelSuggestion } from './model.ts';

/** Long enough to type two letters, short enough to seem at once. */
const pause = 140;
const none: readonly ModelSuggestion[] = [];

/** Ways to go on typing; a later keystroke overtakes an earlier answer. */
export function useSuggestions(typed: string, wanted: boolean): readonly ModelSuggestion[] {
  const [answer, setAnswer] = useState(none);
  const words = wanted ? typed.trim().slice(0, 200) : '';
  useEffect(() => {
    if (words === '') return undefined;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      api.get<ModelSuggestion[]>(pathWith('/models/suggestions', { w: words }), { signal: ended.signal }).then(setAnswer, () => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [words]);
  return words === '' ? none : answer;
}
