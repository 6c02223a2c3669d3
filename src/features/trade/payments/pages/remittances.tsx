import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsoleChips, ConsoleFilters } from '#features/people/console/console-filters.tsx';
import { readChoice } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { useAddress } from '#ui/list/use-address.ts';
import { usePrice } from '#ui/price.tsx';
import type { Route } from './+types/remittances.ts';
import { billKinds } from '../bill.ts';
import { RowFlags } from '../components/remittance-flags.tsx';
import { StateTag } from '../components/state-tag.tsx';
import { remittanceStates, type RemittanceRow } from '../remittance.ts';
import { listRemittances } from '../remittances.server.ts';

/** `/admin/remittances?status=PAID&kind=plan`: receipts to check, the longest waiting first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'remittances.see');
  const { searchParams: asked } = url;
  const filter = {
    state: readChoice(asked.get('status'), remittanceStates) ?? 'SUBMITTED',
    kind: readChoice(asked.get('kind'), billKinds),
    words: (asked.get('w') ?? '').trim().slice(0, 200),
  };
  return {
    ...(await listRemittances(ctx, filter, asked.get('after'), asked.get('sort'))),
    // Nothing waits only where nothing was left out.
    whole: filter.state === 'SUBMITTED' && filter.kind === null && filter.words === '',
    state: filter.state,
    messages: messagesFor(ctx.locale, ['remittances']),
  };
}

export default function Remittances({ loaderData: { list, waiting, state, whole } }: Route.ComponentProps) {
  const t = useTranslations('remittances');
  const columns = useColumns();
  return (
    <ConsolePage title={t('title')} note={t('waiting', { count: waiting })}>
      <ConsoleChips
        name="status"
        label={t('states')}
        choices={remittanceStates.map((value) => ({
          value,
          text: t(`state.${value}`),
          ...(value === 'SUBMITTED' ? { count: waiting } : {}),
        }))}
      />
      <ConsoleFilters
        search={{ label: t('search'), placeholder: t('searchHint') }}
        selects={[
          {
            name: 'kind',
            label: t('column.kind'),
            any: t('anyKind'),
            choices: billKinds.map((value) => ({ value, text: t(`kind.${value}`) })),
          },
        ]}
      >
        <Export />
      </ConsoleFilters>
      <ConsoleTable
        label={t('title')}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `/admin/remittances/${id}`}
        {...(state === 'SUBMITTED' && { usualSort: 'submitted' })}
        empty={{
          title: t(whole ? 'emptyQueue' : 'empty'),
          text: t(whole ? 'emptyQueueText' : 'emptyText'),
        }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<RemittanceRow>[] {
  const t = useTranslations('remittances');
  const format = useFormatter();
  const price = usePrice();
  const time = (at: string | null) =>
    at === null ? '–' : format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      key: 'reference',
      sort: true,
      title: t('column.reference'),
      cell: ({ reference }) => <span className="num">{reference}</span>,
    },
    { key: 'payer', sort: true, title: t('column.payer'), cell: ({ payer }) => payer },
    { key: 'kind', sort: true, title: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'amount', sort: true, title: t('column.amount'), numeric: true, cell: ({ amount }) => price(amount) },
    { key: 'flags', sort: true, title: t('column.flags'), cell: (row) => <RowFlags row={row} /> },
    {
      key: 'submitted',
      sort: true,
      title: t('column.submitted'),
      cell: ({ submittedAt }) => <span className="num">{time(submittedAt)}</span>,
    },
    { key: 'status', sort: true, title: t('column.status'), cell: ({ status }) => <StateTag state={status} /> },
  ];
}

/** The filtered list, all pages. */
function Export() {
  const t = useTranslations('remittances');
  const params = useAddress();
  const query = new URLSearchParams([
    ['state', params.get('status') ?? 'SUBMITTED'],
    ...['kind', 'w'].flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  ]);
  return (
    <a href={`/api/admin/bills.csv?${query.toString()}`} download className="btn btn-line">
      <Download aria-hidden size={18} />
      {t('export')}
    </a>
  );
}
