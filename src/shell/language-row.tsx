import { localeNames, locales } from '#lib/locale.ts';
import { useLanguage } from './language.ts';

/** The three languages side by side, for the drawer and the footer. */
export function LanguageRow({ label }: { label: string }) {
  const { locale, choose } = useLanguage();
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-x-1">
      {locales.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === locale}
          onClick={() => choose(code)}
          className={`min-h-11 cursor-pointer px-2 first:-ml-2 hover:text-ink ${code === locale ? 'font-medium text-ink underline decoration-accent decoration-2 underline-offset-8' : ''}`}
        >
          {localeNames[code]}
        </button>
      ))}
    </fieldset>
  );
}
