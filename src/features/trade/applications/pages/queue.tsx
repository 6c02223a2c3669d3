import { Link, Outlet, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { readChoice } from '#features/people/console/console-list.ts';
import { messagesFor } from '#text/messages.server.ts';
import type { Route } from './+types/queue.ts';
import { QueueList } from '../components/queue-list.tsx';
import { queueStates } from '../queue.ts';
import { listQueue } from '../queue.server.ts';

/** `/admin/applications?state=REJECTED`: the queue at the left, one application beside it (LOOK §2, consoles). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'applications.see');
  const state = readChoice(url.searchParams.get('state'), queueStates) ?? 'AUDITING';
  return {
    state,
    queue: await listQueue(ctx, state, url.searchParams.get('after')),
    messages: messagesFor(ctx.locale, ['applications', 'plans', 'errors', 'remittances']),
  };
}

export default function Queue({ loaderData: { state, queue } }: Route.ComponentProps) {
  const t = useTranslations('applications.queue');
  const { id } = useParams();
  const [params] = useSearchParams();
  const here = (other: string) =>
    `?${new URLSearchParams([...params.getAll('lang').map((lang) => ['lang', lang]), ...(other === 'AUDITING' ? [] : [['state', other]])]).toString()}`;
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[20rem_minmax(0,1fr)]">
      <section
        aria-label={t('title')}
        className={`min-w-0 border-line lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-r ${id === undefined ? '' : 'max-lg:hidden'}`}
      >
        <div className="px-5 pt-5 pb-3">
          {id === undefined ? (
            <h1 className="display text-h3">{t('title')}</h1>
          ) : (
            <p className="display text-h3">{t('title')}</p>
          )}
          <p className="num caption mt-1">
            {t('waiting', { count: queue.waiting })}
            {queue.late > 0 && (
              <>
                {' '}
                · <span className="text-bad">{t('late', { count: queue.late })}</span>
              </>
            )}
          </p>
        </div>
        <nav aria-label={t('states')} className="flex flex-wrap gap-2 px-5 pb-4">
          {queueStates.map((each) => (
            <Link
              key={each}
              to={`/admin/applications${here(each)}`}
              aria-current={each === state ? 'true' : undefined}
              className="chip min-h-8! px-2.5! aria-[current]:border-accent aria-[current]:bg-accent-wash"
            >
              {t(`state.${each}`)}
            </Link>
          ))}
        </nav>
        <QueueList queue={queue} chosen={id ?? null} query={here(state)} />
      </section>
      <section className={`min-w-0 bg-surface ${id === undefined ? 'max-lg:hidden' : ''}`}>
        {id === undefined ? (
          <p className="grid min-h-full place-items-center p-8 text-ink-soft">{t('choose')}</p>
        ) : (
          <Outlet />
        )}
      </section>
    </div>
  );
}
