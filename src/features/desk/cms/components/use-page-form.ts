import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { api } from '#lib/api.ts';
import { locales, type Locale } from '#lib/locale.ts';
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
  const [draft, setDraft] = useState(() => draftsOf(page.version === 0 ? page.shipped : page.content));
  const [kept, setKept] = useState(draft);
  const [version, setVersion] = useState(page.version);
  const [theirs, setTheirs] = useState<PageEntry | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  function begun(drafts: PageDrafts) {
    setDraft(drafts);
    setKept(drafts);
  }

  async function attempt(work: () => Promise<PageEntry>, done: string, after: (now: PageEntry) => void) {
    setBusy(true);
    setFaults({});
    try {
      const now = await work();
      setVersion(now.version);
      after(now);
      toast.success(done);
      await revalidate();
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 409 && error.current !== null)
        setTheirs(error.current as PageEntry);
      else if (error instanceof ApiFailure && error.faults.length > 0)
        setFaults(
          Object.fromEntries(
            error.faults.map(({ field, message }) => [field.replace(/^(content\.\w+\.sections).*/, '$1'), message]),
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
    faults,
    busy,
    dirty: JSON.stringify(draft) !== JSON.stringify(kept),
    change: (locale: Locale, part: Partial<PageDraft>) => {
      setDraft((old) => ({ ...old, [locale]: { ...old[locale], ...part } }));
      setFaults({});
    },
    begin: (locale: Locale) => setDraft((old) => ({ ...old, [locale]: draftOf(page.shipped[locale]) })),
    save: () =>
      attempt(
        () => api.put<PageEntry>(`/admin/pages/${page.key}`, { version, content: contentOf(draft) }),
        t('saved'),
        () => setKept(draft),
      ),
    reset: () =>
      attempt(
        () => api.delete<PageEntry>(`/admin/pages/${page.key}`, { version }),
        t('saved'),
        (now) => begun(draftsOf(now.shipped)),
      ),
    takeTheirs: () => {
      begun(draftsOf(theirs!.version === 0 ? theirs!.shipped : theirs!.content));
      setVersion(theirs!.version);
      setTheirs(null);
    },
    keepMine: () => {
      setVersion(theirs!.version);
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
