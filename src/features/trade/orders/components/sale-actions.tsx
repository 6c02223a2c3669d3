import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddressLine } from '#features/foundation/addresses/address-line.tsx';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import type { Order, OrderItem } from '../order.ts';
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
          <DeliverTo parcel={parcel} />
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

type Parcel = Pick<Order, 'receiver' | 'mobile' | 'address' | 'remark'>;

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

function DeliverTo({ parcel }: { parcel: Parcel | null }) {
  const t = useTranslations('orders.order');
  return (
    <div className="text-small" aria-busy={parcel === null}>
      <p className="font-medium">{t('deliverTo')}</p>
      {parcel === null ? (
        <p className="skel mt-1 h-10 max-w-80" />
      ) : (
        <>
          <p className="num">{t('buyer', { name: parcel.receiver, mobile: parcel.mobile })}</p>
          <p>
            <AddressLine address={parcel.address} envelope />
          </p>
          {parcel.remark !== '' && <p className="mt-2 text-ink-soft">{t('remark', { text: parcel.remark })}</p>}
        </>
      )}
    </div>
  );
}
