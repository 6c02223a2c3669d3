import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsoleChips, ConsoleFilters } from '#features/people/console/console-filters.tsx';
import { readChoice } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { ExportLink } from '#features/people/console/export-link.tsx';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { useAddress } from '#ui/list/use-address.ts';
import { usePrice } from '#ui/price.tsx';
import { OrderStateTag } from '../components/state-tag.tsx';
import { adminOrderStates, type AdminOrderLine } from '../admin-order.ts';
import { listAdminOrders } from '../admin-orders.server.ts';
import type { Route } from './+types/admin-orders.ts';

/** `/admin/orders?status=PAID&w=HIEN…`: every order, the newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'orders.see');
  const { searchParams: asked } = url;
  const filter = {
    state: readChoice(asked.get('status'), adminOrderStates) ?? 'ALL',
    words: (asked.get('w') ?? '').trim().slice(0, 200),
  };
  return {
    list: await listAdminOrders(ctx, filter, asked.get('after'), asked.get('sort')),
    messages: messagesFor(ctx.locale, ['money', 'orders']),
  };
}

export default function AdminOrders({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('money.orders');
  const states = useTranslations('orders.states');
  const params = useAddress();
  const named = (value: (typeof adminOrderStates)[number]) =>
    value === 'ALL' || value === 'UNANSWERED' ? t(`group.${value}`) : states(value);
  return (
    <ConsolePage
      title={t('title')}
      actions={
        <ExportLink call="/admin/orders.csv" params={params} names={['status', 'w']}>
          <Download aria-hidden size={18} />
          {t('export')}
        </ExportLink>
      }
    >
      <ConsoleChips
        name="status"
        label={t('state')}
        choices={adminOrderStates.map((value) => ({ value, text: named(value) }))}
      />
      <ConsoleFilters search={{ label: t('search'), placeholder: t('searchHint') }} />
      <ConsoleTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `/admin/orders/${id}`}
        usualSort="-placed"
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function useColumns(): Column<AdminOrderLine>[] {
  const t = useTranslations('money.orders');
  const list = useTranslations('orders.list');
  const format = useFormatter();
  const price = usePrice();
  return [
    { key: 'number', sort: true, title: t('number'), cell: ({ number }) => <span className="num">{number}</span> },
    { key: 'buyer', sort: true, title: t('buyer'), cell: ({ buyer }) => buyer },
    { key: 'merchant', sort: true, title: t('merchant'), cell: ({ merchant }) => merchant },
    { key: 'items', title: t('items'), stacked: true, cell: ({ ordered }) => ordered && list('line', ordered) },
    { key: 'total', sort: true, title: t('total'), numeric: true, cell: ({ total }) => price(total) },
    { key: 'state', sort: true, title: t('state'), cell: ({ state }) => <OrderStateTag state={state} /> },
    {
      key: 'placed',
      sort: true,
      title: t('placed'),
      cell: ({ placedAt }) => (
        <span className="num">{format.dateTime(new Date(placedAt), { dateStyle: 'medium', timeStyle: 'short' })}</span>
      ),
    },
  ];
}
