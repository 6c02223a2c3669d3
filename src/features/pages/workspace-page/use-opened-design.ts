import { useEffect, useState } from 'react';
import { useFormatter } from '#text/use-formatter.ts';
import { useTranslations } from 'use-intl';
import type { OpenedSync } from '#editor/sync/open-sync.ts';
import type { Sync } from '#editor/sync/sync.ts';
import { openInBrowser } from './browser-sync.ts';

export type Opening =
  | { kind: 'opening' }
  | { kind: 'open'; sync: Sync }
  | { kind: 'failed'; status: number; reason: string };

/** Opens a person's design for as long as the page shows it. */
export function useOpenedDesign(id: string, person: string): Opening & { again(): void } {
  const t = useTranslations('workspace');
  const format = useFormatter();
  const forkName = (at: number) =>
    t('forkName', { time: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) });
  return useOpening(`${person} ${id}`, () => openInBrowser(id, person, forkName));
}

/** Opens what `of` names anew whenever that changes; what is done is written before the page goes. */
export function useOpening(of: string, open: () => Promise<OpenedSync>): Opening & { again(): void } {
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let sync: Sync | null = null;
    let gone = false;
    const failed = (status: number, reason: string): void =>
      void (gone || setOpening({ kind: 'failed', status, reason }));
    void open().then(
      (opened) => {
        if (!opened.ok) return failed(opened.status, opened.reason);
        if (gone) return void opened.sync.close();
        sync = opened.sync;
        setOpening({ kind: 'open', sync });
      },
      () => failed(0, ''),
    );
    const flush = () => void sync?.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      gone = true;
      window.removeEventListener('pagehide', flush);
      void sync?.close();
      setOpening({ kind: 'opening' });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words of a fork's name do not reopen a design
  }, [of, attempt]);
  return { ...opening, again: () => setAttempt((tries) => tries + 1) };
}
