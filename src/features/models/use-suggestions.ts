import { useEffect, useState } from 'react';
import { api, pathWith } from '#lib/api.ts';
import type { ModelSuggestion } from './model.ts';

/** Long enough to type two letters, short enough to seem at once. */
const pause = 140;

/** Ways to go on typing; a later keystroke overtakes an earlier answer. */
export function useSuggestions(typed: string, wanted: boolean): readonly ModelSuggestion[] {
  const [suggestions, setSuggestions] = useState<readonly ModelSuggestion[]>([]);
  useEffect(() => {
    const words = typed.trim();
    if (!wanted || words === '') {
      setSuggestions([]);
      return undefined;
    }
    const ended = new AbortController();
    const timer = setTimeout(() => {
      api.get<ModelSuggestion[]>(pathWith('/models/suggestions', { w: words.slice(0, 200) }), { signal: ended.signal }).then(setSuggestions, () => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [typed, wanted]);
  return suggestions;
}
