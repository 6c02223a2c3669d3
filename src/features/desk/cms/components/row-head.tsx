import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** The head of a row: its words, and beside them that nobody sees it yet. */
export function RowHead({ shown, children }: { shown: boolean; children: ReactNode }) {
  const t = useTranslations('desk');
  return (
    <span className="grid gap-0.5">
      <span className="min-w-0">{children}</span>
      {!shown && <span className="text-caption font-normal text-warn">{t('hidden')}</span>}
    </span>
  );
}
