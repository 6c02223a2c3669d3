import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import type { OrderItem } from '../order.ts';
import { DeliverTo, type Parcel } from './deliver-to.tsx';
import { OrderedLines } from './line-description.tsx';
import { CancelButton } from './order-actions.tsx';
import { ShipForm } from './ship-form.tsx';

/**
 * Ship or cancel without leaving the list; collapsed until needed. What goes into the parcel and where to stands beside
 * the form; to cancel is at the other end.
 */
export function SaleActions({ order }: { order: OrderItem }) {
  const t = useTranslations('orders.actions');
  const own = { id: order.id, side: 'seller' as const };
  const { parcel, read } = useParcel(order.id);
  return (
    <details className="group pb-4 sm:pl-24" onToggle={({ currentTarget }) => currentTarget.open && void read()}>
      <summary className="btn btn-line btn-s inline-flex cursor-pointer list-none">
        {t('ship')}
        <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
        <span className="sr-only"> {order.number}</span>
      </summary>
      <div className="mt-4 grid gap-x-gutter gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <DeliverTo parcel={parcel} envelope />
          <OrderedLines lines={order.lines} />
        </div>
        <ShipForm order={own} />
      </div>
      <div className="mt-8 flex justify-end border-t border-line pt-4">
        <CancelButton order={own} paid />
      </div>
    </details>
  );
}

/** Read when it is needed: the list of orders carries no addresses. */
function useParcel(id: string) {
  const { attempt } = useAttempt();
  const [parcel, setParcel] = useState<Parcel | null>(null);
  const read = () =>
    attempt(async () => {
      if (parcel === null) setParcel(await api.get<Parcel>(`/merchant/orders/${encodeURIComponent(id)}`));
    });
  return { parcel, read };
}
