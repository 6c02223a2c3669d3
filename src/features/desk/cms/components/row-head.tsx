import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** The head of a row: its text, and whether it is unpublished. */
export function RowHead({ shown, children }: { shown: boolean; children: ReactNode }) {
  const t = useTranslations('desk');
  return (
    <span className="grid gap-0.5">
      <span className="min-w-0">{children}</span>
      {!shown && <span className="text-caption font-normal text-warn">{t('hidden')}</span>}
    </span>
  );
}
