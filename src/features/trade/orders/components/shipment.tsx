import { useState } from 'react';
import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { Order } from '../order.ts';
import { ownDelivery, trackingLink } from '../shipping/carriers.ts';
import { ShipForm } from './ship-form.tsx';

/** Who brings it, under which number, with a link where the carrier is known. */
export function ShipmentLine({ carrier, tracking }: { carrier: string; tracking: string | null }) {
  const t = useTranslations('orders.order');
  const link = trackingLink(carrier, tracking);
  const number = tracking ?? '';
  let words = number === '' ? t('carrierOnly', { carrier }) : t('carrier', { carrier, tracking: number });
  if (carrier === ownDelivery) words = number === '' ? t('own') : t('ownNumber', { tracking: number });
  return (
    <span className="num">
      {words}
      {link !== null && (
        <>
          {' '}
          <a href={link} target="_blank" rel="noreferrer" className="link inline-flex min-h-6 items-center gap-1">
            {t('track')}
            <ExternalLink aria-hidden size={14} />
          </a>
        </>
      )}
    </span>
  );
}

/** On the page of an order: the seller can correct it while it is on its way. */
export function Shipment({ order }: { order: Order & { carrier: string } }) {
  const t = useTranslations('orders.actions');
  const [correcting, setCorrecting] = useState(false);
  const { side, state, carrier, tracking } = order;
  return (
    <div>
      <p>
        <ShipmentLine carrier={carrier} tracking={tracking} />
      </p>
      {side === 'seller' && state === 'SHIPPED' && !correcting && (
        <Button variant="quiet" className="mt-1 -ml-3" onClick={() => setCorrecting(true)}>
          {t('correct')}
        </Button>
      )}
      {correcting && (
        <div className="mt-4">
          <ShipForm order={order} sent={{ carrier, tracking: tracking ?? '' }} onDone={() => setCorrecting(false)} />
        </div>
      )}
    </div>
  );
}
