import { useTranslations } from 'use-intl';
import { api, pathWith } from '#lib/api.ts';
import type { ModelSuggestion } from './model.ts';

export function suggestModels(words: string, signal: AbortSignal): Promise<ModelSuggestion[]> {
  return api.get<ModelSuggestion[]>(pathWith('/models/suggestions', { w: words }), { signal });
}

/** What a suggestion is: a piece, a style, a size. */
export function useSuggestionNote(): (each: ModelSuggestion) => string {
  const t = useTranslations('models.search');
  return ({ kind, label, phrase }) => {
    const named = t(`kind.${kind as 'family'}`);
    return label.toLowerCase() === phrase ? named : `${named}: ${label}`;
  };
}
