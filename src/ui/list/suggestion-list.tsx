import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { withWords } from './address-links.ts';
import { useAddress } from './use-address.ts';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps<T> {
  suggestions: readonly T[];
  /** What the words are. */ noteOf(each: T): string;
  onChoose(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Suggestions: the words, what they are, how many results they give. */
export function SuggestionList<T extends Suggestion>({
  suggestions,
  noteOf,
  onChoose,
  onKeyDown,
}: SuggestionListProps<T>) {
  const t = useTranslations('list.search');
  const format = useFormatter();
  const params = useAddress();
  return (
    <ul aria-label={t('suggestions')} className="float slide-down absolute inset-x-0 top-full z-10 mt-2 p-2">
      {suggestions.map((each) => (
        <li key={each.text + noteOf(each)}>
          <Link
            to={withWords(params, each.text)}
            preventScrollReset
            className="menu-item"
            onClick={() => onChoose(each.text)}
            onKeyDown={onKeyDown}
          >
            <span className="min-w-0 truncate">{each.text}</span>
            <span className="caption mr-auto truncate">{noteOf(each)}</span>
            {each.count !== null && <span className="num caption shrink-0">{format.number(each.count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
