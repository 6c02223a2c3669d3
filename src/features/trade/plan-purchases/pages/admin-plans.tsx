import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsoleChips, ConsoleFilters } from '#features/people/console/console-filters.tsx';
import { readChoice } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import type { Route } from './+types/admin-plans.ts';
import { planStates, type PlanPerson } from '../admin-plan.ts';
import { listPlanPeople } from '../admin-plans.server.ts';
import { planLevels } from '#features/people/plans/plan.ts';

/** `/admin/plans?status=ended&level=pro`: plans by their end; `?w=` finds anyone by email, phone or id. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'plans.see');
  const { searchParams: asked } = url;
  const words = (asked.get('w') ?? '').trim().slice(0, 200);
  const list = await listPlanPeople(
    ctx,
    {
      state: readChoice(asked.get('status'), planStates) ?? 'running',
      level: readChoice(asked.get('level'), planLevels),
    },
    words,
    asked.get('after'),
    asked.get('sort'),
  );
  return { list, words, messages: messagesFor(ctx.locale, ['grants', 'plans']) };
}

export default function AdminPlans({ loaderData: { list, words } }: Route.ComponentProps) {
  const t = useTranslations('grants');
  const p = useTranslations('plans');
  return (
    <ConsolePage title={t('title')}>
      <ConsoleChips
        name="status"
        label={t('states')}
        choices={planStates.map((value) => ({ value, text: t(`state.${value}`) }))}
      />
      <ConsoleFilters
        search={{ label: t('search'), placeholder: t('searchHint') }}
        selects={[
          {
            name: 'level',
            label: t('column.level'),
            any: t('anyLevel'),
            choices: planLevels.slice(1).map((value) => ({ value, text: p(`level.${value}.name`) })),
          },
        ]}
      />
      <ConsoleTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `/admin/plans/${id}`}
        usualSort="ends"
        empty={words === '' ? { title: t('empty'), text: t('emptyText') } : { title: t('nobody') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<PlanPerson>[] {
  const t = useTranslations('grants.column');
  const p = useTranslations('plans');
  const format = useFormatter();
  return [
    { key: 'person', sort: true, title: t('person'), cell: ({ nickname }) => nickname },
    { key: 'email', sort: true, title: t('email'), cell: ({ email }) => email },
    { key: 'level', sort: true, title: t('level'), cell: ({ level }) => p(`level.${level}.name`) },
    {
      key: 'ends',
      sort: true,
      title: t('ends'),
      numeric: true,
      cell: ({ endsAt }) =>
        endsAt === null ? '–' : format.dateTime(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ];
}
