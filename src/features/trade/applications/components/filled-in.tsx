import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ApplicationData } from '../application.ts';
import type { AuditedData } from '../queue.ts';

/** What the reviewer reads: what was filled in, by whom, and why it was sent back before. */
export function FilledIn({ application }: { application: AuditedData }) {
  const t = useTranslations('applications');
  const given = useGiven();
  const { emailProven, mobileProven, applicant, events } = application;
  const returned = events.findLast(({ step }) => step === 'rejected');
  return (
    <FilledRows
      rows={[
        ...given(application, { email: emailProven, mobile: mobileProven }),
        { name: t('paperview.account'), value: `${applicant.nickname} · ${applicant.email}` },
        { name: t('paperview.last'), value: returned?.reason?.text },
      ]}
    />
  );
}

interface FilledRow {
  name: string;
  value: string | undefined;
  proven?: boolean;
}

/** The fields of the form as they were filled in; a merchant is asked for no school. */
export function useGiven() {
  const t = useTranslations('applications.field');
  return (
    { type, email, mobile, company, school, major, otherContact }: ApplicationData,
    proven: { email?: boolean; mobile?: boolean } = {},
  ): FilledRow[] => [
    { name: t('email'), value: email, proven: proven.email },
    { name: t('mobile'), value: mobile, proven: proven.mobile },
    { name: t(type === 'merchant' ? 'business' : 'company'), value: company },
    ...(type === 'merchant'
      ? []
      : [
          { name: t('school'), value: school },
          { name: t('major'), value: major },
        ]),
    { name: t('otherContact'), value: otherContact },
  ];
}

export function FilledRows({ rows }: { rows: readonly FilledRow[] }) {
  const t = useTranslations('applications.paperview');
  return (
    <dl className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8 text-small">
      {rows.map(({ name, value, proven }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
          <dt className="min-w-0 text-ink-soft">{name}</dt>
          <dd className="flex max-w-[65%] min-w-[45%] shrink-0 items-center justify-end gap-1.5 text-right">
            <span className="min-w-0 wrap-anywhere">{value || <span aria-label={t('none')}>–</span>}</span>
            {proven && (
              <>
                <BadgeCheck aria-hidden size={16} className="text-ok" />
                <span className="sr-only">{t('proven')}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
