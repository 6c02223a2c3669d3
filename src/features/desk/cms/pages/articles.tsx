import { useLocale, useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsoleFilters } from '#features/people/console/console-filters.tsx';
import { readChoice } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { nameOf, topics } from '#features/foundation/search/vocabulary.ts';
import { parseLocale } from '#lib/locale.ts';
import { localizedText } from '#lib/trilingual.ts';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { listArticlesForEditing } from '../article-console.server.ts';
import { Languages } from '../languages.tsx';
import type { Route } from './+types/articles.ts';

const states = ['draft', 'published', 'deleted'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'articles.edit');
  const { searchParams } = url;
  const { rows, next } = await listArticlesForEditing(ctx.db, {
    status: readChoice(searchParams.get('status'), states),
    words: (searchParams.get('w') ?? '').slice(0, 200),
    after: searchParams.get('after'),
    sort: searchParams.get('sort'),
  });
  // Without bodies: a list shows none.
  return {
    list: {
      rows: rows.map(({ body: _, summary: __, ...row }) => ({
        ...row,
        topicName: nameOf(topics, row.topic, ctx.locale) ?? row.topic,
      })),
      next,
    },
    messages: messagesFor(ctx.locale, ['desk']),
  };
}

/** Articles in every state. */
export default function Articles({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  return (
    <ConsolePage
      title={t('articles.title')}
      actions={
        <ButtonLink variant="primary" to="/admin/articles/new">
          {t('articles.new')}
        </ButtonLink>
      }
    >
      <ConsoleFilters
        search={{ label: t('articles.search'), placeholder: t('articles.placeholder') }}
        selects={[
          {
            name: 'status',
            label: t('fields.state'),
            any: t('fields.anyState'),
            choices: states.map((value) => ({ value, text: t(`articles.states.${value}`) })),
          },
        ]}
      />
      <ConsoleTable
        label={t('articles.title')}
        list={list}
        rowKey={(row) => row.id}
        rowTo={(row) => `/admin/articles/${row.id}`}
        usualSort="-changed"
        empty={{ title: t('articles.empty') }}
        columns={useColumns()}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<Route.ComponentProps['loaderData']['list']['rows'][number]>[] {
  const t = useTranslations('desk');
  const format = useFormatter();
  const locale = parseLocale(useLocale()) ?? 'en';
  return [
    {
      key: 'title',
      sort: true,
      title: t('fields.title'),
      cell: (row) => localizedText(row.title, locale) || row.id,
    },
    { key: 'state', sort: true, title: t('fields.state'), cell: (row) => t(`articles.states.${row.status}`) },
    { key: 'topic', sort: true, title: t('fields.topic'), cell: (row) => row.topicName },
    {
      key: 'changed',
      sort: true,
      title: t('fields.changed'),
      wideOnly: true,
      cell: (row) => format.dateTime(new Date(row.updatedAt), { dateStyle: 'medium' }),
    },
    {
      key: 'languages',
      sort: true,
      title: t('texts.languages'),
      cell: (row) => <Languages missing={row.missing} />,
    },
  ];
}
