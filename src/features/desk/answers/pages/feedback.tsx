import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsoleChips } from '#features/people/console/console-filters.tsx';
import { readChoice } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { localeNames } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { listFeedback } from '../answers.server.ts';
import type { Route } from './+types/feedback.ts';

const states = ['open', 'answered', 'closed'] as const;

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'feedback.see');
  return {
    list: await listFeedback(
      ctx.db,
      readChoice(searchParams.get('status'), states) ?? 'open',
      searchParams.get('after'),
      searchParams.get('sort'),
    ),
    messages: messagesFor(ctx.locale, ['desk']),
  };
}

/** Feedback, unanswered items first. */
export default function Feedback({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('desk');
  return (
    <ConsolePage title={t('feedback.title')}>
      <ConsoleChips
        name="status"
        label={t('fields.state')}
        choices={states.map((value) => ({ value, text: t(`feedback.states.${value}`) }))}
      />
      <ConsoleTable
        label={t('feedback.title')}
        list={list}
        rowKey={(row) => row.id}
        rowTo={(row) => `/admin/feedback/${row.id}`}
        usualSort="-created"
        empty={{ title: t('feedback.empty'), text: t('feedback.emptyText') }}
        columns={useColumns()}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<Route.ComponentProps['loaderData']['list']['rows'][number]>[] {
  const t = useTranslations('desk');
  const format = useFormatter();
  return [
    {
      key: 'message',
      sort: true,
      title: t('feedback.message'),
      cell: (row) => (
        <span lang={row.lang} className="line-clamp-2">
          {row.message}
        </span>
      ),
    },
    {
      key: 'from',
      sort: true,
      title: t('feedback.from'),
      cell: (row) => row.person?.nickname ?? row.contact ?? t('feedback.nobody'),
    },
    {
      key: 'lang',
      sort: true,
      title: t('feedback.language'),
      cell: (row) => <span lang={row.lang}>{localeNames[row.lang]}</span>,
    },
    {
      key: 'created',
      sort: true,
      title: t('feedback.created'),
      cell: (row) => format.dateTime(new Date(row.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ];
}
