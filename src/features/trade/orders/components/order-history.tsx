import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { Order } from '../order.ts';
import type { OrderState } from '../order-states.ts';
import type { OrderEventState } from '../returns/return-states.ts';

type OrderEvent = Order['events'][number];

/** The events of an order and its returns, the latest first: when, what, by whom, and why. */
export function OrderHistory({
  events,
  side = null,
}: Pick<Order, 'events'> & { /** Whose page it is. */ side?: Order['side'] | null }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="display text-title">
        {t('order.history')}
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line text-small">
        {events.toReversed().map(({ state, by, at, reason, returnKind }) => (
          <li key={`${at} ${state}`} className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr]">
            <time dateTime={at} className="num text-ink-soft">
              {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <span>
              <span className="font-medium">
                {isEvent(state) ? t(`events.${state}`, { kind: returnKind ?? 'unwanted' }) : t(`states.${state}`)}
              </span>{' '}
              <span className="text-ink-soft">· {t(`order.by.${whoOf(by, state, side)}`)}</span>
              {reason && <LocalizedSpan text={reason} className="block text-ink-soft" />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A step of a return, or a corrected shipment: the order itself stays where it is. */
function isEvent(state: OrderEventState): state is Exclude<OrderEventState, OrderState> {
  return state === 'TRACKING' || state.startsWith('RETURN_');
}

/** Our own desk calls a reviewer by that name; buyers and merchants know Hiên. */
function whoOf(by: OrderEvent['by'], state: OrderEventState, side: Order['side'] | null) {
  if (by === side) return 'you';
  if (by !== 'admin' || side === null) return by;
  return state === 'PAID' ? 'confirmed' : 'hien';
}
