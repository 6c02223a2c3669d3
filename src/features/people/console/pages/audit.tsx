import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { useAddress } from '#ui/list/use-address.ts';
import { consoleContext } from '../console-context.server.ts';
import type { AuditLine } from '../audit-log.ts';
import { auditMessages } from '../audit-messages.server.ts';
import { actionNames, auditFilterFrom, chainState, listAudit } from '../audit-log.server.ts';
import { AuditChain } from '../components/audit-chain.tsx';
import { AuditDifference, AuditTarget } from '../audit-difference.tsx';
import { ConsoleFilters } from '../console-filters.tsx';
import { ConsolePage } from '../console-page.tsx';
import { ConsoleTable, type Column } from '../console-table.tsx';
import { ExportLink } from '../export-link.tsx';
import { useActionName } from '../components/use-action-name.ts';
import type { Route } from './+types/audit.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'audit.see');
  const [list, actions, chain] = await Promise.all([
    listAudit(ctx, auditFilterFrom(url.searchParams)),
    actionNames(ctx),
    chainState(ctx),
  ]);
  return { list, actions, chain, messages: auditMessages(ctx.locale) };
}

export default function Audit({ loaderData: { list, actions, chain } }: Route.ComponentProps) {
  const t = useTranslations('console.audit');
  const locale = useLocale();
  const params = useAddress();
  const word = useActionName();
  return (
    <ConsolePage
      title={t('title')}
      note={<AuditChain chain={chain} />}
      actions={
        <ExportLink call="/admin/audit/export" params={params} names={['action', 'actor', 'target', 'since', 'until']}>
          <Download aria-hidden size={18} />
          {t('export')}
        </ExportLink>
      }
    >
      <ConsoleFilters
        selects={[
          {
            name: 'action',
            label: t('columns.action'),
            any: t('anyAction'),
            choices: actions
              .map((value) => ({ value, text: word(value) }))
              .toSorted((a, b) => a.text.localeCompare(b.text, locale)),
          },
        ]}
        texts={[
          { name: 'actor', label: t('columns.actor'), placeholder: t('whom') },
          { name: 'target', label: t('columns.target'), placeholder: t('whom') },
        ]}
        days={[
          { name: 'since', label: t('since') },
          { name: 'until', label: t('until') },
        ]}
      />
      <ConsoleTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => String(id)}
        usualSort="-at"
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<AuditLine>[] {
  const t = useTranslations('console.audit');
  const format = useFormatter();
  const word = useActionName();
  return [
    {
      key: 'action',
      sort: true,
      title: t('columns.action'),
      cell: ({ action }) => (
        <span className="break-words" title={action}>
          {word(action)}
        </span>
      ),
    },
    {
      key: 'at',
      sort: true,
      title: t('columns.at'),
      cell: ({ at }) => (
        <time dateTime={at} className="num whitespace-nowrap">
          {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      ),
    },
    {
      key: 'actor',
      sort: true,
      title: t('columns.actor'),
      cell: ({ actor }) =>
        actor === null ? (
          t('nobody')
        ) : (
          <Link className="hover:underline" to={`/admin/users/${actor.id}`}>
            {actor.name ?? actor.id}
          </Link>
        ),
    },
    {
      key: 'target',
      sort: true,
      title: t('columns.target'),
      cell: (line) =>
        line.targetName === null ? (
          <AuditTarget line={line} />
        ) : (
          <Link className="hover:underline" to={`/admin/users/${line.target}`}>
            {line.targetName}
          </Link>
        ),
    },
    { key: 'change', title: t('columns.change'), stacked: true, cell: (line) => <AuditDifference line={line} /> },
    {
      key: 'seal',
      sort: true,
      title: t('columns.seal'),
      numeric: true,
      wideOnly: true,
      cell: ({ seal }) => (seal === null ? t('unsealed') : format.number(seal)),
    },
  ];
}
