import { useLocale } from 'use-intl';
import { api, pathWith } from '#lib/api.ts';
import { parseLocale } from '#lib/locale.ts';
import { filterNames } from './filter-names.ts';
import type { Suggestion } from './suggest.server.ts';

export function suggestProducts(words: string, signal: AbortSignal): Promise<Suggestion[]> {
  return api.get<Suggestion[]>(pathWith('/search/suggestions', { w: words, in: 'products' }), { signal });
}

export function suggestDesigners(words: string, signal: AbortSignal): Promise<Suggestion[]> {
  return api.get<Suggestion[]>(pathWith('/search/suggestions', { w: words, in: 'designers' }), { signal });
}

/** What a suggestion is: the filter it names; nothing for a plain word. */
export function useSuggestionNote(): (each: Suggestion) => string {
  const locale = parseLocale(useLocale()) ?? 'en';
  return ({ kind }) => (Object.hasOwn(filterNames, kind) ? filterNames[kind as keyof typeof filterNames][locale] : '');
}
