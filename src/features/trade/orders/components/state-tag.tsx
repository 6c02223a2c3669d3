import { useTranslations } from 'use-intl';
import type { OrderItem } from '../order.ts';
import type { OrderState } from '../order-states.ts';
import { isOpenReturn, type ReturnState } from '../returns/return-states.ts';

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

const returnTones: Partial<Record<ReturnState, string>> = { ASKED: 'tag-warn', SENT: 'tag-warn', DECLINED: 'tag-bad' };

/** How an order stands in a list. A return that is under way is what matters of it; one that is over stands beside. */
export function OrderTags({
  order: { state, returnState, returnKind },
}: {
  order: Pick<OrderItem, 'state' | 'returnState' | 'returnKind'>;
}) {
  const t = useTranslations('orders.returns.state');
  return (
    <>
      {(returnState === null || !isOpenReturn(returnState)) && <OrderStateTag state={state} />}
      {returnState !== null && (
        <span className={`tag ${returnTones[returnState] ?? ''}`}>
          {t(returnState, { kind: returnKind ?? 'unwanted' })}
        </span>
      )}
    </>
  );
}
