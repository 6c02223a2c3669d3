import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { listDueRefunds } from '../admin-refunds.server.ts';
import type { RefundRowView } from '../refund.ts';
import type { Route } from './+types/refunds.ts';

/** `/admin/refunds`: due refunds, the longest waiting first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'refunds.see');
  return {
    ...(await listDueRefunds(ctx, url.searchParams.get('after'), url.searchParams.get('sort'))),
    messages: messagesFor(ctx.locale, ['money', 'remittances']),
  };
}

export default function Refunds({ loaderData: { list, count, sum } }: Route.ComponentProps) {
  const t = useTranslations('money.refunds');
  const price = usePrice();
  return (
    <ConsolePage title={t('title')} note={t('waiting', { count, sum: price(sum) })}>
      <ConsoleTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `/admin/refunds/${id}`}
        usualSort="since"
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<RefundRowView>[] {
  const t = useTranslations('money');
  const why = useTranslations('remittances.refunds.why');
  const format = useFormatter();
  const price = usePrice();
  return [
    {
      key: 'number',
      sort: true,
      title: t('refunds.of'),
      cell: ({ number, reference }) => <span className="num">{number ?? reference}</span>,
    },
    { key: 'payer', sort: true, title: t('orders.buyer'), cell: ({ payer }) => payer },
    { key: 'merchant', sort: true, title: t('orders.merchant'), cell: ({ merchant }) => merchant ?? '–' },
    { key: 'amount', sort: true, title: t('refunds.amount'), numeric: true, cell: ({ amount }) => price(amount) },
    { key: 'why', sort: true, title: t('refunds.why'), cell: (row) => why(row.why) },
    {
      key: 'account',
      sort: true,
      title: t('refunds.account'),
      cell: ({ hasAccount }) => (
        <span className={`tag ${hasAccount ? '' : 'tag-warn'}`}>
          {t(hasAccount ? 'refunds.named' : 'refunds.notNamed')}
        </span>
      ),
    },
    {
      key: 'since',
      sort: true,
      title: t('refunds.since'),
      cell: ({ since }) => (
        <span className="num">{format.dateTime(new Date(since), { dateStyle: 'medium', timeStyle: 'short' })}</span>
      ),
    },
  ];
}
