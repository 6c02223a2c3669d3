import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { matchedPart } from './matched-part.ts';
import type { SearchSuggestion } from './use-search-preview.ts';

interface SearchSuggestionsProps {
  id: string;
  suggestions: readonly SearchSuggestion[];
  typed: string;
  active: number;
  onChoose(text: string): void;
}

/** Suggestions, the typed letters bold, with counts. The field keeps the focus; the active row is marked. */
export function SearchSuggestions({ id, suggestions, typed, active, onChoose }: SearchSuggestionsProps) {
  const t = useTranslations('shell.search');
  const format = useFormatter();
  return (
    <div hidden={suggestions.length === 0}>
      {suggestions.length > 0 && (
        <p aria-hidden className="caption">
          {t('suggestions')}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a combobox needs a listbox: <select> cannot be walked like this */}
      <div id={id} role="listbox" aria-label={t('suggestions')} className="mt-2">
        {suggestions.map((each, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys: arrows and Enter
          <div
            key={each.text}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field has the keys: arrows and Enter
            role="option"
            aria-selected={index === active}
            className="menu-item -mx-3 w-auto! aria-selected:bg-sunken"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(each.text)}
          >
            <Search aria-hidden size={16} className="text-ink-soft" />
            <span className="min-w-0 truncate">
              <Marked text={each.text} typed={typed} />
            </span>
            {index === active ? (
              <kbd aria-hidden className="caption ml-auto font-sans">
                {t('enter')}
              </kbd>
            ) : (
              each.count !== null && <span className="num caption ml-auto">{format.number(each.count)}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const part = matchedPart(text, typed);
  if (part === null) return text;
  const written = text.normalize('NFC');
  return (
    <>
      {written.slice(0, part[0])}
      <b className="font-semibold">{written.slice(...part)}</b>
      {written.slice(part[1])}
    </>
  );
}
