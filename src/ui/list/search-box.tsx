import { Search, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { withWords } from './address-links.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useAddress } from './use-address.ts';
import { useSuggestions, type Suggest, type Suggestion } from './use-suggestions.ts';

interface SearchBoxProps<T> {
  words: string;
  label: string;
  placeholder: string;
  suggest?: Suggest<T>;
  /** What a suggestion is, shown beside its text. */
  noteOf?(each: T): string;
  /** Among other controls: no button but the magnifying glass. */
  quiet?: boolean;
}

/**
 * The search field inside the form of filters. Suggestions are shown below while typing: links, reached by the arrow
 * keys.
 */
export function SearchBox<T extends Suggestion>({
  words,
  label,
  placeholder,
  suggest,
  noteOf = () => '',
  quiet = false,
}: SearchBoxProps<T>) {
  const t = useTranslations('list.search');
  const params = useAddress();
  // A price that was typed is a filter afterwards, and none of the words.
  const price = `${params.get('priceFrom') ?? ''} ${params.get('priceTo') ?? ''}`;
  const { typed, open, type, close, clear } = useTyping(words, price);
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(typed, open && suggest ? suggest : null);
  return (
    <div
      className={`relative ${quiet ? '' : 'max-w-3xl'}`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <div className={`input ${quiet ? 'py-0! pr-0.5!' : 'min-h-14! pr-1.5!'}`}>
        {!quiet && <Search aria-hidden size={20} className="text-ink-soft" />}
        <input
          ref={field}
          name="w"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          placeholder={placeholder}
          aria-label={label}
          className="[&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            walk(event, close);
          }}
        />
        {words !== '' && (
          <Link
            to={withWords(params, '')}
            preventScrollReset
            className="icon-btn"
            aria-label={t('clear')}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            <X aria-hidden size={18} />
          </Link>
        )}
        {quiet ? (
          <button type="submit" className="icon-btn" aria-label={t('submit')} onClick={close}>
            <Search aria-hidden size={20} />
          </button>
        ) : (
          <button type="submit" className="btn btn-primary" onClick={close}>
            {t('submit')}
          </button>
        )}
      </div>
      {open && suggestions.length > 0 && (
        <SuggestionList
          suggestions={suggestions}
          noteOf={noteOf}
          onChoose={(text) => type(text, false)}
          onKeyDown={(event) => {
            walk(event, close);
          }}
        />
      )}
    </div>
  );
}

/** What is typed; a new address brings its own words, unless that is the one the field was cleared for. */
function useTyping(words: string, price: string) {
  const address = (of: string) => `${of} ${price}`;
  const now = { typed: words, of: [address(words)], open: false };
  const [draft, setDraft] = useState(now);
  const { typed, of, open } = draft.of.includes(address(words)) ? draft : now;
  return {
    typed,
    open,
    type: (text: string, opens = true) => setDraft({ typed: text, of, open: opens }),
    close: () => setDraft({ typed, of, open: false }),
    clear: () => setDraft({ typed: '', of: [address(words), address('')], open: false }),
  };
}

/** Arrow down and up move from the field through the suggestions and back; Escape and Enter in the field close them. */
function walk(event: KeyboardEvent, close: () => void): void {
  const box = event.currentTarget.closest('.relative');
  const stops = [...(box?.querySelectorAll<HTMLElement>('input[name="w"], .menu-item') ?? [])];
  const at = stops.indexOf(event.currentTarget as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && stops.length > 1) {
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  } else if (event.key === 'Escape' || (event.key === 'Enter' && at === 0)) {
    if (event.key === 'Escape' && stops.length > 1) event.preventDefault();
    stops[0]?.focus();
    close();
  }
}
