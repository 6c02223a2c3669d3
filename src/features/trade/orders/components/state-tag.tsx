import { useTranslations } from 'use-intl';
import type { OrderState } from '../order-states.ts';

const tones: Partial<Record<OrderState, string>> = {
  PENDING_PAYMENT: 'tag-accent',
  RECEIPT_REJECTED: 'tag-bad',
  PAID: 'tag-ok',
  COMPLETED: 'tag-ok',
  REFUND_DUE: 'tag-warn',
};

export function OrderStateTag({ state }: { state: OrderState }) {
  const t = useTranslations('orders.states');
  return <span className={`tag ${tones[state] ?? ''}`}>{t(state)}</span>;
}
