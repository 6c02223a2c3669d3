import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { faultsIn, useSentForm } from '#ui/fields/use-sent-form.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import type { PageContent, PageDocument, PageEntry } from '../page-entry.ts';
import { readSections, serializeSections } from '../page-markup.ts';

/** A language as it is typed: its sections as one text. */
export interface PageDraft {
  title: string;
  lead: string;
  effective: string;
  body: string;
}
export type PageDrafts = Record<Locale, PageDraft>;

/** What is typed about one page, from which version, and what became of saving it. */
export function usePageForm(page: PageEntry) {
  const t = useTranslations('desk.editor');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const form = useSentForm<PageDrafts>({ empty: draftsOf(page.version === 0 ? page.shipped : page.content) });
  const { values: draft, change, begin } = form;
  const [version, setVersion] = useState(page.version);
  const [theirs, setTheirs] = useState<PageEntry | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<PageEntry>, done: string, after: (now: PageEntry) => void) {
    setBusy(true);
    form.clearFaults();
    try {
      const now = await work();
      setVersion(now.version);
      after(now);
      toast.success(done);
      await revalidate();
    } catch (error) {
      const faults = faultsIn(error);
      if (error instanceof ApiFailure && error.status === 409 && error.current !== null)
        setTheirs(error.current as PageEntry);
      else if (faults)
        form.blame(
          Object.fromEntries(
            Object.entries(faults).map(([field, message]) => [
              field.replace(/^(content\.\w+\.sections).*/, '$1'),
              message,
            ]),
          ),
        );
      else await showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    draft,
    theirs,
    fault: form.fault,
    hasFaults: form.hasFaults,
    busy,
    dirty: form.dirty,
    change: (locale: Locale, part: Partial<PageDraft>) => change({ [locale]: { ...draft[locale], ...part } }),
    begin: (locale: Locale) => change({ [locale]: draftOf(page.shipped[locale]) }),
    save: form.submit((values) =>
      attempt(
        () => api.put<PageEntry>(`/admin/pages/${page.key}`, { version, content: contentOf(values) }),
        t('saved'),
        () => begin(values),
      ),
    ),
    reset: () =>
      attempt(
        () => api.delete<PageEntry>(`/admin/pages/${page.key}`, { version }),
        t('saved'),
        (now) => begin(draftsOf(now.shipped)),
      ),
    takeTheirs: () => {
      if (theirs === null) return;
      begin(draftsOf(theirs.version === 0 ? theirs.shipped : theirs.content));
      setVersion(theirs.version);
      setTheirs(null);
    },
    keepMine: () => {
      if (theirs === null) return;
      setVersion(theirs.version);
      setTheirs(null);
    },
  };
}

function draftsOf(content: PageContent): PageDrafts {
  return { zh: draftOf(content.zh), en: draftOf(content.en), vi: draftOf(content.vi) };
}

function draftOf(document: PageDocument | undefined): PageDraft {
  return document
    ? {
        title: document.title,
        lead: document.lead,
        effective: document.effective,
        body: serializeSections(document.sections),
      }
    : { title: '', lead: '', effective: '', body: '' };
}

/** A language with neither title nor sections is not stored. */
function contentOf(drafts: PageDrafts): PageContent {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const { body, ...rest } = drafts[locale];
      return body.trim() === '' && rest.title.trim() === ''
        ? []
        : [[locale, { ...rest, sections: readSections(body) }]];
    }),
  );
}
