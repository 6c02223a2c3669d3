import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { searchKinds, type SearchKind } from './search-address.ts';

interface SearchKindsProps {
  kind: SearchKind;
  onPick(kind: SearchKind): void;
  /** Picked by pointer: next, one wants to type. Arrow keys only move. */
  onPicked(): void;
}

/** Products, rooms or designers, all visible: picking leaves nothing open. */
export function SearchKinds({ kind, onPick, onPicked }: SearchKindsProps) {
  const t = useTranslations('shell.search');
  const name = useId();
  return (
    <fieldset className="seg max-md:w-full">
      <legend className="sr-only">{t('kind')}</legend>
      {searchKinds.map((each) => (
        <label key={each} className="relative">
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === kind}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            onChange={() => onPick(each)}
            onClick={(event) => {
              if (event.detail > 0) onPicked();
            }}
          />
          {t(each)}
        </label>
      ))}
    </fieldset>
  );
}
