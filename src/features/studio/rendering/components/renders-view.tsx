import { useTranslations } from 'use-intl';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { ConsoleChips } from '#features/people/console/console-filters.tsx';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import type { ConsoleRenders } from '../render-worker.ts';
import { AddWorker } from './add-worker.tsx';
import { WorkersTable } from './workers-table.tsx';

type Job = ConsoleRenders['jobs'][number];

/** Machines that trace, and what they trace. */
export function RendersView({ found }: { found: ConsoleRenders }) {
  const t = useTranslations('render.console');
  const mayManage = useMay('renders.manage');
  return (
    <ConsolePage title={t('title')}>
      <section aria-labelledby="workers" className="mb-10">
        <h2 id="workers" className="mb-3 text-lead">
          {t('workers')}
        </h2>
        {mayManage && <AddWorker />}
        <WorkersTable workers={found.workers} mayManage={mayManage} />
      </section>
      <section aria-labelledby="jobs">
        <h2 id="jobs" className="mb-3 text-lead">
          {t('jobs')}
        </h2>
        <ConsoleChips
          name="show"
          label={t('show')}
          choices={[
            { value: 'all', text: t('all') },
            { value: 'live', text: t('live') },
          ]}
        />
        <ConsoleTable
          label={t('jobs')}
          list={{ rows: found.jobs, next: null }}
          rowKey={({ id }) => id}
          columns={useColumns()}
          empty={{ title: t('noJobs') }}
        />
      </section>
    </ConsolePage>
  );
}

function useColumns(): Column<Job>[] {
  const t = useTranslations('render');
  const format = useFormatter();
  return [
    {
      key: 'what',
      title: t('console.what'),
      cell: ({ kind, size }) =>
        `${t(`kinds.${kind}`)}${kind === 'preview' || kind === 'live' ? '' : ` ${size.toUpperCase()}`}`,
    },
    { key: 'person', title: t('console.person'), cell: ({ person }) => person.nickname },
    { key: 'state', title: t('console.state'), cell: ({ state }) => t(`console.states.${state}`) },
    {
      key: 'pieces',
      title: t('console.pieces'),
      numeric: true,
      cell: ({ done, pieces }) => (pieces === 0 ? '–' : `${done} / ${pieces}`),
    },
    {
      key: 'spent',
      title: t('console.spent'),
      numeric: true,
      cell: ({ spent }) => t('seconds', { count: Math.round(spent / 1000) }),
    },
    {
      key: 'created',
      title: t('console.created'),
      numeric: true,
      cell: ({ createdAt }) => format.dateTime(new Date(createdAt), { dateStyle: 'short', timeStyle: 'short' }),
    },
  ];
}
