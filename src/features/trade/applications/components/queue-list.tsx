import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { appliedPlans } from '../application.ts';
import type { QueueData, QueueEntry } from '../queue.ts';
import { useWaited } from './use-waited.ts';

/** Applications of one state, each with its waiting time; overdue ones are marked. */
export function QueueList({ queue, chosen, query }: { queue: QueueData; chosen: string | null; query: string }) {
  const t = useTranslations('applications.queue');
  if (queue.content.length === 0) return <p className="border-t border-line px-5 py-10 text-ink-soft">{t('empty')}</p>;
  return (
    <>
      <ul>
        {queue.content.map((entry) => (
          <Entry key={entry.id} entry={entry} on={entry.id === chosen} to={`/admin/applications/${entry.id}${query}`} />
        ))}
      </ul>
      {queue.next !== null && (
        <p className="border-t border-line p-5">
          <Link
            className="btn btn-line btn-s"
            to={`${query === '?' ? '?' : `${query}&`}after=${encodeURIComponent(queue.next)}`}
          >
            {t('more')}
          </Link>
        </p>
      )}
    </>
  );
}

function Entry({ entry, on, to }: { entry: QueueEntry; on: boolean; to: string }) {
  const t = useTranslations('applications');
  const what = usePlanLabel();
  return (
    <li>
      <Link
        to={to}
        aria-current={on ? 'true' : undefined}
        className={`relative block border-t border-line px-5 py-3.5 hover:bg-surface focus-visible:-outline-offset-2 ${on ? 'bg-surface' : ''}`}
      >
        {on && <i aria-hidden className="absolute inset-y-0 left-0 w-[3px] bg-accent" />}
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-medium">{entry.name}</span>
          <span className="num caption shrink-0">{entry.number}</span>
        </span>
        <span className="num mt-0.5 flex flex-wrap items-center justify-between gap-x-3 text-small text-ink-soft">
          <span>
            {t(`queue.type.${entry.type}`)} · {what(entry)}
          </span>
          <Clock entry={entry} />
        </span>
      </Link>
    </li>
  );
}

function Clock({ entry }: { entry: QueueEntry }) {
  const t = useTranslations('applications.paperview');
  const format = useFormatter();
  const said = useWaited();
  if (entry.waited === null)
    return <span className="caption">{format.dateTime(new Date(entry.updatedAt), { dateStyle: 'medium' })}</span>;
  return entry.overdue === null ? (
    <span className="caption">{said(entry.waited)}</span>
  ) : (
    <span className="tag tag-bad">{t('waited', { time: said(entry.waited) })}</span>
  );
}

/** The plan and its term, or the fee. */
export function usePlanLabel(): (application: { plan: string | null }) => string {
  const t = useTranslations('applications');
  const level = useTranslations('plans.level');
  return ({ plan }) => {
    const found = appliedPlans.find(({ code }) => code === plan);
    return found === undefined
      ? t('queue.joining')
      : t('plan.each', { level: level(`${found.level}.name`), term: found.term });
  };
}
