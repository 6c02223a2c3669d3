import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#lib/locale.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { PageEntry } from '../page-entry.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import { LanguagePage } from './language-page.tsx';
import { usePageForm } from './use-page-form.ts';

/** The languages of a page side by side; an empty one is shown in its fallback language. */
export function PageForm({ page }: { page: PageEntry }) {
  const t = useTranslations('desk');
  const form = usePageForm(page);
  const [asking, setAsking] = useState(false);
  return (
    <>
      {form.theirs !== null && <ConflictNotice takeTheirs={form.takeTheirs} keepMine={form.keepMine} />}
      <p className="hint mb-5 max-w-read">{t('legal.hint')}</p>
      <form noValidate onSubmit={form.save}>
        <div className="grid gap-x-4 gap-y-10 xl:grid-cols-3">
          {locales.map((locale: Locale) => (
            <LanguagePage
              key={locale}
              locale={locale}
              value={form.draft[locale]}
              all={form.draft}
              fault={(field) => form.fault(`content.${locale}.${field}`)}
              onChange={(part) => form.change(locale, part)}
              begin={() => form.begin(locale)}
            />
          ))}
        </div>
        <div className="sticky bottom-0 z-10 -mx-5 mt-8 flex flex-wrap items-center gap-3 border-t border-line bg-ground px-5 py-3 lg:-mx-8 lg:px-8">
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('editor.save')}
          </Button>
          {form.hasFaults && (
            <p role="alert" className="text-small text-bad">
              {form.fault('content') ?? t('legal.faults')}
            </p>
          )}
          {page.version > 0 && (
            <Button variant="quiet" className="ml-auto" onClick={() => setAsking(true)}>
              {t('legal.reset')}
            </Button>
          )}
        </div>
      </form>
      <UnsavedGuard dirty={form.dirty} />
      <ConfirmDialog
        open={asking}
        title={t('legal.resetTitle')}
        text={t('legal.resetText')}
        confirm={t('legal.reset')}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await form.reset();
          setAsking(false);
        }}
      />
    </>
  );
}
