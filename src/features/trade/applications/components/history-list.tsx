import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { historySteps } from '../application.ts';

export function HistoryList({ history }: { history: readonly { step: string; at: string }[] }) {
  const t = useTranslations('applications.history');
  const format = useFormatter();
  return (
    <section aria-label={t('title')}>
      <h2 className="font-semibold">{t('title')}</h2>
      <ol className="num mt-2 grid text-small">
        {history.map(({ step, at }, index) => {
          const name = historySteps.find((each) => each === step);
          return (
            name && (
              <li key={`${at} ${step}`} className="flex gap-4 py-1.5">
                <time dateTime={at} className="w-40 shrink-0 text-ink-soft">
                  {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
                <span className={index === history.length - 1 ? 'font-medium' : ''}>{t(name)}</span>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
