import { useLocale, useTranslations } from 'use-intl';
import { faqTopics } from '#features/catalogue/content/site-texts.ts';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { sortWhole } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { nameOf } from '#features/foundation/search/vocabulary.ts';
import { parseLocale } from '#lib/locale.ts';
import { localizedText } from '#lib/trilingual.ts';
import { messagesFor } from '#text/messages.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RowHead } from '../components/row-head.tsx';
import { listEntries } from '../entries.server.ts';
import { faqKind } from '../entry-kinds.server.ts';
import { Languages } from '../languages.tsx';
import type { Route } from './+types/faqs.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'faqs.edit');
  const rows = (await listEntries(ctx.db, faqKind)).map((row) => ({
    ...row,
    topicName: nameOf(faqTopics, row.topic, ctx.locale) ?? row.topic,
  }));
  const sorted = sortWhole(
    rows,
    url.searchParams.get('sort'),
    {
      question: ({ question }) => localizedText(question, ctx.locale),
      topic: ({ topicName }) => topicName,
      position: ({ position }) => position,
      languages: ({ missing }) => missing.length,
    },
    ctx.locale,
  );
  return { rows: sorted, messages: messagesFor(ctx.locale, ['desk']) };
}

/** Questions and answers of the help page. */
export default function Faqs({ loaderData: { rows } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  return (
    <ConsolePage
      title={t('faqs.title')}
      note={t('faqs.note', { count: rows.length })}
      actions={
        <ButtonLink variant="primary" to="/admin/faqs/new">
          {t('faqs.new')}
        </ButtonLink>
      }
    >
      <ConsoleTable
        label={t('faqs.title')}
        list={{ rows, next: null }}
        rowKey={(row) => row.id}
        rowTo={(row) => `/admin/faqs/${row.id}`}
        empty={{ title: t('faqs.empty') }}
        columns={useColumns()}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<Route.ComponentProps['loaderData']['rows'][number]>[] {
  const t = useTranslations('desk');
  const locale = parseLocale(useLocale()) ?? 'en';
  return [
    {
      key: 'question',
      sort: true,
      title: t('faqs.question'),
      cell: (row) => <RowHead shown={row.shown}>{localizedText(row.question, locale)}</RowHead>,
    },
    { key: 'topic', sort: true, title: t('fields.topic'), cell: (row) => row.topicName },
    {
      key: 'position',
      sort: true,
      title: t('fields.position'),
      numeric: true,
      wideOnly: true,
      cell: (row) => row.position,
    },
    { key: 'languages', sort: true, title: t('texts.languages'), cell: (row) => <Languages missing={row.missing} /> },
  ];
}
