import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { DueRefund } from '../admin-order.ts';
import { listRefunds } from '../admin-orders.server.ts';
import type { Route } from './+types/admin-refunds.ts';

/** `/admin/refunds`: due refunds, the longest waiting first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'refunds.see');
  return { ...(await listRefunds(ctx, url.searchParams.get('after'))), messages: messagesFor(ctx.locale, ['money']) };
}

export default function AdminRefunds({ loaderData: { list, count, sum } }: Route.ComponentProps) {
  const t = useTranslations('money.refunds');
  const price = usePrice();
  return (
    <ConsolePage title={t('title')} note={t('waiting', { count, sum: price(sum) })}>
      <ConsoleTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `/admin/orders/${id}`}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<DueRefund>[] {
  const t = useTranslations('money');
  const format = useFormatter();
  const price = usePrice();
  return [
    { key: 'number', title: t('orders.number'), cell: ({ number }) => <span className="num">{number}</span> },
    { key: 'buyer', title: t('orders.buyer'), cell: ({ buyer }) => buyer },
    { key: 'merchant', title: t('orders.merchant'), cell: ({ merchant }) => merchant },
    { key: 'total', title: t('refunds.amount'), numeric: true, cell: ({ total }) => price(total) },
    {
      key: 'why',
      title: t('refunds.why'),
      cell: ({ returned }) => t(returned ? 'refunds.returned' : 'refunds.cancelled'),
    },
    {
      key: 'arrived',
      title: t('refunds.money'),
      cell: ({ arrived }) => (
        <span className={`tag ${arrived ? 'tag-ok' : 'tag-warn'}`}>
          {t(arrived ? 'refunds.arrived' : 'refunds.notSeen')}
        </span>
      ),
    },
    {
      key: 'since',
      title: t('refunds.since'),
      cell: ({ since }) => (
        <span className="num">{format.dateTime(new Date(since), { dateStyle: 'medium', timeStyle: 'short' })}</span>
      ),
    },
  ];
}
