import { localeNames, locales } from '#lib/locale.ts';
import { useLanguage } from './language.ts';

/** The three languages side by side, for the drawer and the footer. */
export function LanguageRow({ label }: { label: string }) {
  const { locale, choose } = useLanguage();
  return (
    <fieldset aria-label={label} className="-ml-2 flex flex-wrap gap-x-1">
      {locales.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === locale}
          onClick={() => choose(code)}
          className="choice"
        >
          {localeNames[code]}
        </button>
      ))}
    </fieldset>
  );
}
