import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OrderItem } from '../order.ts';
import { CancelButton } from './order-actions.tsx';
import { ShipForm } from './ship-form.tsx';

/** Ship or cancel without leaving the list; collapsed until needed. */
export function SaleActions({ order }: { order: OrderItem }) {
  const t = useTranslations('orders.actions');
  const own = { id: order.id, side: 'seller' as const };
  return (
    <details className="group pb-4 sm:pl-24">
      <summary className="btn btn-line btn-s inline-flex cursor-pointer list-none">
        {t('ship')}
        <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
        <span className="sr-only"> {order.number}</span>
      </summary>
      <div className="mt-4 grid gap-3">
        <ShipForm order={own} />
        <div>
          <CancelButton order={own} paid />
        </div>
      </div>
    </details>
  );
}
