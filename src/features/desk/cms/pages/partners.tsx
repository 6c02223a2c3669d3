import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { sortWhole } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RowHead } from '../components/row-head.tsx';
import { listEntries } from '../entries.server.ts';
import { partnerKind } from '../entry-kinds.server.ts';
import type { Route } from './+types/partners.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'partners.edit');
  const rows = sortWhole(
    await listEntries(ctx.db, partnerKind),
    url.searchParams.get('sort'),
    { name: ({ name }) => name, url: ({ url }) => url ?? '', position: ({ position }) => position },
    ctx.locale,
  );
  return { rows, messages: messagesFor(ctx.locale, ['desk']) };
}

/** Partners of the footer and of about us. */
export default function Partners({ loaderData: { rows } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  return (
    <ConsolePage
      title={t('partners.title')}
      note={t('partners.note', { count: rows.length })}
      actions={
        <ButtonLink variant="primary" to="/admin/partners/new">
          {t('partners.new')}
        </ButtonLink>
      }
    >
      <ConsoleTable
        label={t('partners.title')}
        list={{ rows, next: null }}
        rowKey={(row) => row.id}
        rowTo={(row) => `/admin/partners/${row.id}`}
        empty={{ title: t('partners.empty') }}
        columns={useColumns()}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<Route.ComponentProps['loaderData']['rows'][number]>[] {
  const t = useTranslations('desk');
  return [
    {
      key: 'name',
      sort: true,
      title: t('partners.name'),
      cell: (row) => <RowHead shown={row.shown}>{row.name}</RowHead>,
    },
    { key: 'url', sort: true, title: t('partners.url'), cell: (row) => row.url ?? '–' },
    { key: 'position', sort: true, title: t('fields.position'), numeric: true, cell: (row) => row.position },
  ];
}
