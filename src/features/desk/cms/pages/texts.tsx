import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { sortWhole } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Languages } from '../languages.tsx';
import { listPages } from '../pages.server.ts';
import type { Route } from './+types/texts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'texts.edit');
  return {
    rows: sortWhole(
      (await listPages(ctx.db)).map(({ key, version, updatedAt, missing }) => ({ key, version, updatedAt, missing })),
      url.searchParams.get('sort'),
      {
        page: ({ key }) => key,
        state: ({ version }) => version,
        changed: ({ updatedAt }) => updatedAt ?? '',
        languages: ({ missing }) => missing.length,
      },
      ctx.locale,
    ),
    messages: messagesFor(ctx.locale, ['desk']),
  };
}

/** About us and the legal texts: whether each is the operator's or ours. */
export default function Texts({ loaderData: { rows } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  return (
    <ConsolePage title={t('legal.title')}>
      <ConsoleTable
        label={t('legal.title')}
        list={{ rows, next: null }}
        rowKey={(row) => row.key}
        rowTo={(row) => `/admin/legal/${row.key}`}
        empty={{ title: t('legal.title') }}
        columns={useColumns()}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<Route.ComponentProps['loaderData']['rows'][number]>[] {
  const t = useTranslations('desk');
  const format = useFormatter();
  return [
    { key: 'page', sort: true, title: t('legal.page'), cell: (row) => t(`legal.pages.${row.key}`) },
    {
      key: 'state',
      sort: true,
      title: t('fields.state'),
      cell: (row) => t(row.version === 0 ? 'legal.shipped' : 'legal.own'),
    },
    {
      key: 'changed',
      sort: true,
      title: t('fields.changed'),
      cell: (row) => (row.updatedAt === null ? '–' : format.dateTime(new Date(row.updatedAt), { dateStyle: 'medium' })),
    },
    { key: 'languages', sort: true, title: t('texts.languages'), cell: (row) => <Languages missing={row.missing} /> },
  ];
}
