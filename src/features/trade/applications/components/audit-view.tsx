import { Clock3, ClockAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { ApplicationData, ProcessData } from '../application.ts';
import { HistoryList } from './history-list.tsx';
import { SentApplication } from './sent-application.tsx';
import { Withdraw } from './withdraw.tsx';

/** During the review: until when, what happened so far, and what was sent. */
export function AuditView({ process, application }: { process: ProcessData; application: ApplicationData }) {
  const t = useTranslations('applications.audit');
  const format = useFormatter();
  // Due at midnight is due by the end of the day before.
  const by =
    process.dueAt === null
      ? null
      : format.dateTime(new Date(new Date(process.dueAt).getTime() - 1), { dateStyle: 'full' });
  return (
    <div className="bays gap-y-12">
      <div className="col-span-4 md:col-span-7">
        {by !== null && (
          <p className="flex max-w-read gap-3 text-lead">
            <Clock3 aria-hidden size={22} className="mt-1 shrink-0 text-ink-soft" />
            {t('text', { date: by })}
          </p>
        )}
        {process.late && (
          <p className="mt-5 flex max-w-read gap-3 text-warn">
            <ClockAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
            {t('late')}
          </p>
        )}
        <SentApplication application={application} />
        <Withdraw application={application} />
      </div>
      <div className="col-span-4 md:col-start-9">
        <HistoryList history={process.history} />
      </div>
    </div>
  );
}
