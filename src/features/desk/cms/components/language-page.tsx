import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { localeNames, type Locale } from '#lib/locale.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { fallbackLanguage } from '#features/foundation/texts/missing-languages.ts';
import type { PageDraft, PageDrafts } from './use-page-form.ts';

interface LanguagePageProps {
  locale: Locale;
  value: PageDraft;
  all: PageDrafts;
  fault(field: string): string | undefined;
  onChange(part: Partial<PageDraft>): void;
  begin(): void;
}

/** One language of a page: title, summary, the day from which it is valid, its sections. */
export function LanguagePage({ locale, value, all, fault, onChange, begin }: LanguagePageProps) {
  const t = useTranslations('desk');
  const heading = useId();
  const instead = fallbackLanguage({ zh: all.zh.body, en: all.en.body, vi: all.vi.body }, locale);
  return (
    <section aria-labelledby={heading} className="grid content-start gap-4 border-t border-line pt-3">
      <h2 id={heading} lang={locale} className="font-semibold">
        {localeNames[locale]}
      </h2>
      {value.body.trim() === '' && (
        <p className="flex flex-wrap items-center gap-3 text-small text-warn">
          {instead === null ? t('legal.none') : t('texts.instead', { language: localeNames[instead] })}
          <Button size="s" onClick={begin}>
            {t('legal.begin')}
          </Button>
        </p>
      )}
      <Field
        lang={locale}
        label={t('fields.title')}
        maxLength={160}
        value={value.title}
        error={fault('title')}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        lang={locale}
        label={t('legal.lead')}
        rows={5}
        maxLength={1500}
        value={value.lead}
        error={fault('lead')}
        onChange={(event) => onChange({ lead: event.target.value })}
      />
      <Field
        type="date"
        label={t('legal.effective')}
        value={value.effective}
        error={fault('effective')}
        onChange={(event) => onChange({ effective: event.target.value })}
      />
      <TextArea
        lang={locale}
        label={t('legal.sections')}
        rows={24}
        maxLength={40_000}
        value={value.body}
        error={fault('sections')}
        onChange={(event) => onChange({ body: event.target.value })}
      />
    </section>
  );
}
