import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { withWords } from '../address-links.ts';
import type { ModelSuggestion } from '../model.ts';
import { useAddress } from '../use-address.ts';

interface SuggestionListProps { suggestions: readonly ModelSuggestion[]; onChoose(text: string): void; onKeyDown(event: KeyboardEvent): void }

/** What the words could go on to: the words, what they are, how many that gives. */
export function SuggestionList({ suggestions, onChoose, onKeyDown }: SuggestionListProps) {
  const t = useTranslations('models.search');
  const format = useFormatter();
  const params = useAddress();
  return (
    <ul aria-label={t('suggestions')} className="float slide-down absolute inset-x-0 top-full z-10 mt-2 p-2">
      {suggestions.map((each) => (
        <li key={each.text + each.label}>
          <Link to={withWords(params, each.text)} preventScrollReset className="menu-item" onClick={() => onChoose(each.text)} onKeyDown={onKeyDown}>
            <span className="min-w-0 truncate">{each.text}</span>
            <span className="caption mr-auto truncate">{kindOf(each, t)}</span>
            <span className="num caption shrink-0">{format.number(each.count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function kindOf({ kind, label, phrase }: ModelSuggestion, t: ReturnType<typeof useTranslations<'models.search'>>): string {
  const named = t(`kind.${kind as 'family'}`);
  return label.toLowerCase() === phrase ? named : `${named}: ${label}`;
}
