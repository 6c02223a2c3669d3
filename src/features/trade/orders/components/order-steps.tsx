import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { Order } from '../order.ts';
import type { OrderState } from '../order-states.ts';
import type { OrderEventState } from '../returns/return-states.ts';

const stateOrder: OrderState[] = ['PENDING_PAYMENT', 'RECEIPT_SUBMITTED', 'PAID', 'SHIPPED', 'COMPLETED'];
/** A rejected receipt is at the step where it would be confirmed; a cancelled order stays where it was. */
const stepIndexes: Partial<Record<OrderEventState, number>> = {
  PENDING_PAYMENT: 0,
  RECEIPT_SUBMITTED: 1,
  RECEIPT_REJECTED: 1,
  PAID: 2,
  SHIPPED: 3,
  COMPLETED: 4,
};

/** Progress (LOOK, Order steps): five steps, highlighted up to now; a rejection at its own step with its reason. */
export function OrderSteps({ order }: { order: Pick<Order, 'state' | 'events'> }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const at = stepIndexes[order.state] ?? lastStepIndex(order.events);
  const over = stepIndexes[order.state] === undefined;
  const rejected = order.state === 'RECEIPT_REJECTED';
  let barColour: 'bg-accent' | 'bg-bad' | 'bg-line-strong' = 'bg-accent';
  if (over) barColour = 'bg-line-strong';
  else if (rejected) barColour = 'bg-bad';
  return (
    <ol
      aria-label={t('order.steps')}
      className="eave relative grid grid-cols-1 pt-4! md:grid-cols-5"
      style={{ ['--bays' as string]: 5 }}
    >
      <span
        aria-hidden
        className={`absolute -top-px left-0 h-[3px] ${barColour}`}
        style={{ width: `${(at + 1) * 20}%` }}
      />
      {stateOrder.map((state, index) => {
        const shown = rejected && index === 1 ? 'RECEIPT_REJECTED' : state;
        const event = order.events.findLast((each) => each.state === shown);
        return (
          <li
            key={state}
            aria-current={index === at ? 'step' : undefined}
            className={`${index === at ? '' : 'max-md:hidden'} pr-4`}
          >
            <span className="num caption block">{t('order.step', { at: index + 1, of: stateOrder.length })}</span>
            <span
              className={`block ${index === at ? 'font-semibold' : 'text-ink-soft'} ${rejected && index === 1 ? 'text-bad' : ''}`}
            >
              {t(`states.${shown}`)}
            </span>
            {event && index <= at && (
              <time dateTime={event.at} className="caption block">
                {format.dateTime(new Date(event.at), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function lastStepIndex(events: Order['events']): number {
  return Math.max(0, ...events.map(({ state }) => stepIndexes[state] ?? 0));
}
