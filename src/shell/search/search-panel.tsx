import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/overlays/toast.tsx';
import { stepIndex } from '../start/step-focus.ts';
import { searchAddress, type SearchKind } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { SearchKinds } from './search-kinds.tsx';
import { SearchPreview } from './search-preview.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import { useSearchPreview } from './use-search-preview.ts';

interface SearchPanelProps {
  id: string;
  typed: string;
  onType(text: string): void;
  kind: SearchKind;
  onKind(kind: SearchKind): void;
  takesFocus: boolean;
  onDone(): void;
}

/** The search itself: kind, field, suggestions, and on a desktop the first results. */
export function SearchPanel({ id, typed, onType, kind, onKind, takesFocus, onDone }: SearchPanelProps) {
  const t = useTranslations('shell.search');
  const field = useRef<HTMLInputElement>(null);
  const { suggestions, things } = useSearchPreview(typed, kind);
  const [active, setActive] = useState(-1);
  const run = useRun(kind, onDone);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function type(text: string) {
    setActive(-1);
    onType(text);
  }
  /**
   * Arrow keys move through the suggestions while the cursor stays in the field; up from the first leads back to the
   * typed words.
   */
  function walk(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    const next = event.key === 'ArrowUp' && active === 0 ? -1 : stepIndex(active, suggestions.length, event.key);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }

  return (
    <div id={id} className="search-drawer slide-down absolute inset-x-0 top-full bg-surface shadow-float">
      <search className="page grid max-h-[calc(100dvh-var(--spacing-header))] gap-x-3 overflow-y-auto py-6 md:grid-cols-[auto_minmax(0,1fr)_auto] lg:py-8">
        <form
          className="col-span-full flex flex-wrap items-stretch gap-3 md:grid md:grid-cols-subgrid"
          onSubmit={(event) => {
            event.preventDefault();
            run(suggestions[active]?.text ?? typed);
          }}
        >
          <SearchKinds
            kind={kind}
            onPick={(picked) => {
              setActive(-1);
              onKind(picked);
            }}
            onPicked={() => field.current?.focus()}
          />
          <SearchField
            ref={field}
            id={`${id}-field`}
            list={`${id}-list`}
            typed={typed}
            onType={type}
            kind={kind}
            count={suggestions.length}
            active={active}
            onKeyDown={walk}
            onClear={() => {
              type('');
              field.current?.focus();
            }}
          />
          <button type="submit" className="btn btn-primary max-md:hidden">
            {t('submit')}
          </button>
        </form>
        <div
          // Under the field they belong to.
          className={`grid gap-x-10 gap-y-6 md:col-span-2 md:col-start-2 ${roomFor(suggestions.length, things.length)}`}
        >
          <SearchSuggestions id={`${id}-list`} suggestions={suggestions} typed={typed} active={active} onChoose={run} />
          <SearchPreview things={things} kind={kind} />
        </div>
      </search>
    </div>
  );
}

/** No empty strip while nothing has come; a phone shows no first results, and so leaves no room for them. */
function roomFor(suggestions: number, things: number): string {
  if (suggestions === 0) return things === 0 ? 'hidden' : 'mt-4 max-md:hidden';
  return things === 0 ? 'mt-4' : 'mt-4 lg:grid-cols-[1fr_1.8fr]';
}

/**
 * PRODUCT B3: an empty keyword is refused with the one message that stays; else on to the results, in place of this
 * entry of the history.
 */
function useRun(kind: SearchKind, onDone: () => void) {
  const t = useTranslations('shell.search');
  const toast = useToast();
  const navigate = useNavigate();
  return (keyword: string) => {
    const address = searchAddress(kind, keyword);
    if (address === null) {
      toast.clear();
      toast.warning(t('search_error'));
      return;
    }
    onDone();
    void navigate(address, { replace: true });
  };
}
