import { useFormatter, useTranslations } from 'use-intl';
import type { ModelSuggestion } from '../model.ts';

interface SuggestionListProps { id: string; suggestions: readonly ModelSuggestion[]; at: number; onChoose(text: string): void }

/** What the words could go on to: the words, what they are, how many that gives. */
export function SuggestionList({ id, suggestions, at, onChoose }: SuggestionListProps) {
  const t = useTranslations('models.search');
  const format = useFormatter();
  return (
    <ul id={id} role="listbox" aria-label={t('suggestions')} className={suggestions.length > 0 ? 'float slide-down absolute inset-x-0 top-full z-10 mt-2 p-2' : 'hidden'}>
      {suggestions.map((each, n) => (
        // The input keeps the focus and the keys (aria-activedescendant); the mouse must not take it away.
        <li key={each.text + each.label} id={`${id}-${n}`} role="option" aria-selected={n === at} tabIndex={-1} className={`menu-item ${n === at ? 'bg-sunken' : ''}`}
          onMouseDown={(event) => { event.preventDefault(); onChoose(each.text); }}>
          <span className="min-w-0 truncate">{each.text}</span>
          <span className="caption mr-auto truncate">{kindOf(each, t)}</span>
          <span className="num caption shrink-0">{format.number(each.count)}</span>
        </li>
      ))}
    </ul>
  );
}

function kindOf({ kind, label, phrase }: ModelSuggestion, t: ReturnType<typeof useTranslations<'models.search'>>): string {
  const named = t(`kind.${kind as 'family'}`);
  return label.toLowerCase() === phrase ? named : `${named}: ${label}`;
}
