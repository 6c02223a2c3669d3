import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { roleNames } from '#lib/permissions.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Avatar } from '#ui/avatar.tsx';
import { useAddress } from '#ui/list/use-address.ts';
import { consoleContext } from '../console-context.server.ts';
import { RoleTags, StateTag } from '../components/person-tags.tsx';
import { ConsoleFilters } from '../console-filters.tsx';
import { readChoice } from '../console-list.ts';
import { ConsolePage } from '../console-page.tsx';
import { ConsoleTable, type Column } from '../console-table.tsx';
import { ExportLink } from '../export-link.tsx';
import { listPeople } from '../people-list.server.ts';
import { personStates, type PersonLine } from '../person.ts';
import type { Route } from './+types/people.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'people.see');
  const params = url.searchParams;
  return listPeople(ctx, {
    words: params.get('w') ?? '',
    role: readChoice(params.get('role'), roleNames),
    status: readChoice(params.get('status'), personStates),
    down: params.get('sort') !== 'created',
    sort: params.get('sort'),
    after: params.get('after'),
  });
}

export default function People({ loaderData: list }: Route.ComponentProps) {
  const t = useTranslations('console.people');
  const roles = useTranslations('console.roles');
  const states = useTranslations('console.states');
  const params = useAddress();
  return (
    <ConsolePage
      title={t('title')}
      actions={
        <ExportLink call="/admin/users/export" params={params} names={['w', 'role', 'status']}>
          <Download aria-hidden size={18} />
          {t('export')}
        </ExportLink>
      }
    >
      <ConsoleFilters
        search={{ label: t('search'), placeholder: t('placeholder') }}
        selects={[
          {
            name: 'role',
            label: t('columns.roles'),
            any: t('anyRole'),
            choices: roleNames.map((value) => ({ value, text: value === 'ROLE_USER' ? t('onlyUser') : roles(value) })),
          },
          {
            name: 'status',
            label: t('columns.state'),
            any: t('anyState'),
            choices: personStates.map((value) => ({ value, text: states(value) })),
          },
        ]}
      />
      <ConsoleTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `/admin/users/${id}`}
        usualSort="-created"
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<PersonLine>[] {
  const t = useTranslations('console.people.columns');
  const format = useFormatter();
  return [
    {
      key: 'name',
      sort: true,
      title: t('name'),
      cell: (person) => (
        <span className="flex items-center gap-3">
          <Avatar person={person} className="h-8 w-8 text-small" />
          <span className="min-w-0 break-words">{person.nickname}</span>
        </span>
      ),
    },
    { key: 'email', sort: true, title: t('email'), cell: ({ email }) => <span className="break-all">{email}</span> },
    {
      key: 'mobile',
      sort: true,
      title: t('mobile'),
      cell: ({ mobile }) => <span className="num">{mobile ?? '–'}</span>,
    },
    { key: 'roles', sort: true, title: t('roles'), cell: ({ roles }) => <RoleTags roles={roles} /> },
    { key: 'state', sort: true, title: t('state'), cell: ({ status }) => <StateTag state={status} /> },
    {
      key: 'created',
      title: t('since'),
      sort: true,
      numeric: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}</time>
      ),
    },
  ];
}
