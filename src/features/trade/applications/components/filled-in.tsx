import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AuditedData } from '../queue.ts';

export function FilledIn({ application }: { application: AuditedData }) {
  const t = useTranslations('applications');
  const { email, emailProven, mobile, mobileProven, company, school, major, otherContact, applicant, reason } =
    application;
  const rows: [string, string | undefined, boolean?][] = [
    [t('field.email'), email, emailProven],
    [t('field.mobile'), mobile, mobileProven],
    [t('field.company'), company],
    [t('field.school'), school],
    [t('field.major'), major],
    [t('field.otherContact'), otherContact],
    [t('paperview.account'), `${applicant.nickname} · ${applicant.email}`],
    [t('paperview.last'), reason?.text],
  ];
  return (
    <dl className="mt-2 grid gap-x-8 text-small sm:grid-cols-2">
      {rows.map(([name, value, proven]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
          <dt className="shrink-0 text-ink-soft">{name}</dt>
          <dd className="flex min-w-0 items-center gap-1.5 text-right break-words">
            <span className="min-w-0">{value || <span aria-label={t('paperview.none')}>–</span>}</span>
            {proven && (
              <>
                <BadgeCheck aria-hidden size={16} className="text-ok" />
                <span className="sr-only">{t('paperview.proven')}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
