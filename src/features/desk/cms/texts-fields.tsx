import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { localeNames, locales, type Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { fallbackLanguage } from '#features/foundation/texts/missing-languages.ts';

interface TextsFieldsProps {
  label: string;
  value: Trilingual;
  onChange(value: Trilingual): void;
  most: number;
  /** Number of lines; default one. */
  rows?: number;
  hint?: string;
  /** Errors by language; `''` is for the whole. */
  errors?: Partial<Record<Locale | '', string>>;
  /** Under each field: a preview, say. */
  below?(locale: Locale): ReactNode;
}

/** One text in three languages side by side; an empty one shows which fallback its readers get (PRODUCT E3). */
export function TextsFields({ label, value, onChange, most, rows, hint, errors = {}, below }: TextsFieldsProps) {
  const t = useTranslations('desk.texts');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      {hint !== undefined && <p className="hint mb-2">{hint}</p>}
      <div className="grid gap-4 lg:grid-cols-3">
        {locales.map((locale) => {
          const field = {
            lang: locale,
            label: t('in', { label, language: localeNames[locale] }),
            value: value[locale] ?? '',
            maxLength: most,
            error: errors[locale] ?? (locale === 'zh' ? errors[''] : undefined),
            onChange: (event: { target: { value: string } }) => onChange({ ...value, [locale]: event.target.value }),
          };
          return (
            <div key={locale} className="grid content-start gap-1.5">
              {rows === undefined ? <Field {...field} /> : <TextArea {...field} rows={rows} />}
              <FallbackNote text={value} locale={locale} />
              {below?.(locale)}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Nothing where the language has a text, or where none has. */
function FallbackNote({ text, locale }: { text: Trilingual; locale: Locale }) {
  const t = useTranslations('desk.texts');
  const instead = fallbackLanguage(text, locale);
  if (instead === null || instead === locale) return null;
  return (
    <p className="flex items-center gap-1.5 text-caption text-warn">
      <CircleDashed aria-hidden size={14} className="shrink-0" />
      {t('instead', { language: localeNames[instead] })}
    </p>
  );
}
