import { useTranslations } from 'use-intl';
import { AddressLine } from '#features/foundation/addresses/address-line.tsx';
import type { Order } from '../order.ts';

export type Parcel = Pick<Order, 'receiver' | 'mobile' | 'address' | 'remark'>;

/** To whom a parcel goes, and what the driver should know; null until it is there. */
export function DeliverTo({ parcel, envelope }: { parcel: Parcel | null; /** To copy onto it. */ envelope: boolean }) {
  const t = useTranslations('orders.order');
  return (
    <div className="text-small" aria-busy={parcel === null}>
      <p className="font-medium text-ink">{t('deliverTo')}</p>
      {parcel === null ? (
        <p className="skel mt-1 h-10 max-w-80" />
      ) : (
        <>
          <p className="num">{t('buyer', { name: parcel.receiver, mobile: parcel.mobile })}</p>
          <p>
            <AddressLine address={parcel.address} envelope={envelope} />
          </p>
          {parcel.remark !== '' && <p className="mt-2 text-ink-soft">{t('remark', { text: parcel.remark })}</p>}
        </>
      )}
    </div>
  );
}
