import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { differences } from '../audit-log.ts';

/** What changed, value by value: the old struck, the new after it. */
export function AuditDifference({ before, after }: { before: unknown; after: unknown }) {
  const t = useTranslations('console.audit');
  const changes = differences(before, after);
  if (changes.length === 0) return <span className="text-ink-soft">–</span>;
  return (
    <dl className="grid min-w-0 gap-0.5 text-left">
      {changes.map((change) => (
        <div key={change.path} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-ink-soft">{change.path}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
            {change.before !== null && <del className="text-ink-soft"><span className="sr-only">{t('before')} </span>{change.before}</del>}
            {change.before !== null && change.after !== null && <ArrowRight aria-hidden size={12} />}
            {change.after !== null && <ins className="no-underline"><span className="sr-only">{t('after')} </span>{change.after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
