import { useEffect, useState } from 'react';
import type { FoundThing } from '#features/catalogue/suggestions/found-thing.ts';
import { api, pathWith } from '#lib/api.ts';
import type { SearchKind } from './search-address.ts';

export interface SearchSuggestion {
  text: string;
  kind: string;
  count: number | null;
}
interface SearchPreviewData {
  suggestions: readonly SearchSuggestion[];
  things: readonly FoundThing[];
}

/** Milliseconds. Long enough to type two letters, short enough to seem instant. */
const pause = 140;
const nothing: SearchPreviewData = { suggestions: [], things: [] };

/** Suggestions and first results; a later keystroke overrides an earlier answer. */
export function useSearchPreview(typed: string, kind: SearchKind): SearchPreviewData {
  const [found, setFound] = useState<SearchPreviewData & { kind: SearchKind }>({ ...nothing, kind });
  const words = typed.trim();
  useEffect(() => {
    if (words === '') return undefined;
    const ended = new AbortController();
    const ask = <T>(path: string) => api.get<T[]>(pathWith(path, { w: words, in: kind }), { signal: ended.signal });
    const timer = setTimeout(() => {
      // Search works without suggestions if they cannot be fetched.
      Promise.all([ask<SearchSuggestion>('/search/suggestions'), ask<FoundThing>('/search/things')]).then(
        ([suggestions, things]) => setFound({ suggestions, things, kind }),
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [words, kind]);
  return words === '' || found.kind !== kind ? nothing : found;
}
