import { Check, CircleDashed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { localeNames, locales, type Locale } from '#lib/locale.ts';

/** Which languages something is written in: each by name, missing ones marked by icon and text. */
export function Languages({ missing }: { missing: readonly Locale[] }) {
  const t = useTranslations('desk');
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-caption">
      {locales.map((locale) => (
        <li
          key={locale}
          className={`inline-flex items-center gap-1 ${missing.includes(locale) ? 'text-warn' : 'text-ink-soft'}`}
        >
          {missing.includes(locale) ? <CircleDashed aria-hidden size={14} /> : <Check aria-hidden size={14} />}
          <span lang={locale}>{localeNames[locale]}</span>
          {missing.includes(locale) && <span className="sr-only">{t('texts.missing')}</span>}
        </li>
      ))}
    </ul>
  );
}
