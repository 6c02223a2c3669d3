import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { localeNames, locales, parseLocale, type Locale } from '#lib/locale.ts';
import { fallbacks, type Trilingual } from '#lib/trilingual.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';

interface NameAndDescription {
  name: Trilingual;
  description: Trilingual;
}
interface WordsFieldsProps extends NameAndDescription {
  limits: { name: number; description: number };
  fault(field: string): string | undefined;
  onChange(words: Partial<NameAndDescription>): void;
}

/**
 * Name and description, one language at a time: one is required, the others are optional. Readers of a missing language
 * get the fallback.
 */
export function WordsFields({ name, description, limits, fault, onChange }: WordsFieldsProps) {
  const t = useTranslations('publishing.words');
  const own = parseLocale(useLocale()) ?? 'en';
  const panel = useId();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const wrong = locales.find((locale) => fault(`name.${locale}`) ?? fault(`description.${locale}`));
  const open = chosen ?? wrong ?? own;
  const instead = fallbacks[open].find((locale) => (name[locale] ?? '').trim() !== '');
  return (
    <div className="grid gap-4">
      <div
        role="tablist"
        aria-label={t('languages')}
        className="flex flex-wrap gap-x-6 border-b border-line text-[15px]"
      >
        {fallbacks[own].map((locale) => (
          <button
            key={locale}
            type="button"
            role="tab"
            lang={locale}
            id={`${panel}-${locale}`}
            aria-selected={locale === open}
            aria-controls={panel}
            onClick={() => setChosen(locale)}
            className="-mb-px flex min-h-11 cursor-pointer items-center gap-1.5 border-b-2 border-transparent text-ink-soft hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
          >
            {localeNames[locale]}
            {(name[locale] ?? '').trim() !== '' && (
              <>
                <Check aria-hidden size={15} className="text-ok" />
                <span className="sr-only">{t('written')}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${open}`} className="grid gap-5">
        <Field
          lang={open}
          label={t('name')}
          value={name[open] ?? ''}
          maxLength={limits.name}
          error={fault(`name.${open}`) ?? (instead === undefined ? fault('name') : undefined)}
          hint={
            instead !== undefined && instead !== open ? t('instead', { language: localeNames[instead] }) : undefined
          }
          onChange={(event) => onChange({ name: { ...name, [open]: event.target.value } })}
        />
        <TextArea
          lang={open}
          label={t('description')}
          rows={6}
          value={description[open] ?? ''}
          maxLength={limits.description}
          error={fault(`description.${open}`)}
          onChange={(event) => onChange({ description: { ...description, [open]: event.target.value } })}
        />
      </div>
    </div>
  );
}
