import { Search, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { SearchKind } from './search-address.ts';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  id: string;
  list: string;
  typed: string;
  onType(text: string): void;
  onClear(): void;
  onKeyDown(event: KeyboardEvent): void;
  kind: SearchKind;
  count: number;
  active: number;
}

/** The search field, with the icon that runs the search and the cross that clears it. A combobox for screen readers. */
export function SearchField({
  ref,
  id,
  list,
  typed,
  onType,
  onClear,
  onKeyDown,
  kind,
  count,
  active,
}: SearchFieldProps) {
  const t = useTranslations('shell.search');
  return (
    <span className="input min-w-60 flex-1 px-1! py-0!">
      <button type="submit" className="icon-btn h-10! w-10!" aria-label={t('submit')}>
        <Search aria-hidden size={18} />
      </button>
      <input
        ref={ref}
        id={id}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        placeholder={t(`placeholder.${kind}`)}
        aria-label={t(`label.${kind}`)}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={list}
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button type="button" className="icon-btn h-10! w-10!" aria-label={t('clear')} onClick={onClear}>
          <X aria-hidden size={16} />
        </button>
      )}
      <output className="sr-only">{typed.trim() === '' ? '' : t('count', { count })}</output>
    </span>
  );
}
