import { Search, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { withWords } from '../address-links.ts';
import { useAddress } from '../use-address.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { SuggestionList } from './suggestion-list.tsx';

/** The words of a search, inside the form of filters. Suggestions hang below while one types. */
export function SearchBox({ words }: { words: string }) {
  const t = useTranslations('models.search');
  const list = useId();
  const { typed, type, open, close, at, suggestions, keys, choose } = useTyping(words);
  const params = useAddress();
  const shown = open && suggestions.length > 0;
  return (
    <div className="relative max-w-3xl" onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) close(); }}>
      <div className="input min-h-14! pr-1.5!">
        <Search aria-hidden size={20} className="text-ink-soft" />
        <input name="w" type="search" enterKeyHint="search" autoComplete="off" maxLength={200} value={typed} placeholder={t('placeholder')} aria-label={t('label')}
          role="combobox" aria-expanded={shown} aria-controls={list} aria-autocomplete="list" aria-activedescendant={shown && at >= 0 ? `${list}-${at}` : undefined}
          className="[&::-webkit-search-cancel-button]:hidden" onChange={(event) => type(event.target.value)} onKeyDown={keys} />
        {words !== '' && <Link to={withWords(params, '')} preventScrollReset className="icon-btn" aria-label={t('clear')}><X aria-hidden size={18} /></Link>}
        <button type="submit" className="btn btn-primary">{t('submit')}</button>
      </div>
      <SuggestionList id={list} suggestions={shown ? suggestions : []} at={at} onChoose={choose} />
    </div>
  );
}

/** What is typed, and the suggestion the arrow keys stand on (−1: what was typed itself). A new address brings its own words. */
function useTyping(words: string) {
  const [draft, setDraft] = useState({ typed: words, of: words, open: false, at: -1 });
  const current = draft.of === words ? draft : { typed: words, of: words, open: false, at: -1 };
  const suggestions = useSuggestions(current.typed, current.open);
  const navigate = useNavigate();
  const params = useAddress();

  function choose(text: string): void {
    setDraft({ ...current, typed: text, open: false, at: -1 });
    void navigate(withWords(params, text), { preventScrollReset: true });
  }

  function keys(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && current.open && suggestions.length > 0) {
      event.preventDefault();
      setDraft({ ...current, at: ((current.at + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1 });
    } else if (event.key === 'Escape' && current.open) {
      event.preventDefault();
      setDraft({ ...current, open: false, at: -1 });
    } else if (event.key === 'Enter' && current.open && suggestions[current.at]) {
      event.preventDefault();
      choose(suggestions[current.at]!.text);
    }
  }

  return {
    ...current, suggestions, keys, choose,
    type: (typed: string) => setDraft({ typed, of: words, open: true, at: -1 }),
    close: () => setDraft({ ...current, open: false, at: -1 }),
  };
}
