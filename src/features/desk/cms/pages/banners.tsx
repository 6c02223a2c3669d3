import { useLocale, useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { sortWhole } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { parseLocale } from '#lib/locale.ts';
import { localizedText } from '#lib/trilingual.ts';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RowHead } from '../components/row-head.tsx';
import { listEntries } from '../entries.server.ts';
import { bannerKind } from '../entry-kinds.server.ts';
import { Languages } from '../languages.tsx';
import type { Route } from './+types/banners.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'banners.edit');
  const rows = sortWhole(
    await listEntries(ctx.db, bannerKind),
    url.searchParams.get('sort'),
    {
      title: ({ title }) => localizedText(title, ctx.locale),
      place: ({ place }) => place,
      time: ({ startsAt }) => startsAt ?? '',
      languages: ({ missing }) => missing.length,
    },
    ctx.locale,
  );
  return { rows, messages: messagesFor(ctx.locale, ['desk']) };
}

/** Banners by place. */
export default function Banners({ loaderData: { rows } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  return (
    <ConsolePage
      title={t('banners.title')}
      note={t('banners.note', { count: rows.length })}
      actions={
        <ButtonLink variant="primary" to="/admin/banners/new">
          {t('banners.new')}
        </ButtonLink>
      }
    >
      <ConsoleTable
        label={t('banners.title')}
        list={{ rows, next: null }}
        rowKey={(row) => row.id}
        rowTo={(row) => `/admin/banners/${row.id}`}
        empty={{ title: t('banners.empty') }}
        columns={useColumns()}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<Route.ComponentProps['loaderData']['rows'][number]>[] {
  const t = useTranslations('desk');
  const format = useFormatter();
  const locale = parseLocale(useLocale()) ?? 'en';
  const day = (moment: string | null) =>
    moment === null ? '…' : format.dateTime(new Date(moment), { dateStyle: 'medium' });
  return [
    {
      key: 'title',
      sort: true,
      title: t('fields.title'),
      cell: (row) => <RowHead shown={row.shown}>{localizedText(row.title, locale)}</RowHead>,
    },
    { key: 'place', sort: true, title: t('banners.place'), cell: (row) => t(`banners.places.${row.place}`) },
    {
      key: 'time',
      sort: true,
      title: t('banners.time'),
      cell: (row) =>
        row.startsAt === null && row.endsAt === null
          ? t('banners.always')
          : `${day(row.startsAt)} – ${day(row.endsAt)}`,
    },
    { key: 'languages', sort: true, title: t('texts.languages'), cell: (row) => <Languages missing={row.missing} /> },
  ];
}
