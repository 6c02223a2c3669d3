import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { Order } from '../order.ts';
import type { OrderState } from '../order-states.ts';
import type { OrderEventState } from '../returns/return-states.ts';

const stateOrder: OrderState[] = ['PENDING_PAYMENT', 'RECEIPT_SUBMITTED', 'PAID', 'SHIPPED', 'COMPLETED'];
/** A rejected receipt is at the step where it would be confirmed; a cancelled order ends after the last it took. */
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
  const over = stepIndexes[order.state] === undefined;
  const at = stepIndexes[order.state] ?? lastStepIndex(order.events);
  const rejected = order.state === 'RECEIPT_REJECTED';
  const columns = over && at === stateOrder.length - 1 ? stateOrder.length + 1 : stateOrder.length;
  let barColour: 'bg-accent' | 'bg-bad' | 'bg-line-strong' = 'bg-accent';
  if (over) barColour = 'bg-line-strong';
  else if (rejected) barColour = 'bg-bad';
  return (
    <ol
      aria-label={t('order.steps')}
      className={`eave relative grid grid-cols-1 pt-4! ${columns === 5 ? 'md:grid-cols-5' : 'md:grid-cols-6'}`}
      style={{ ['--bays' as string]: columns }}
    >
      <span
        aria-hidden
        className={`absolute -top-px left-0 h-[3px] ${barColour}`}
        style={{ width: `${((over ? at + 2 : at + 1) / columns) * 100}%` }}
      />
      {stateOrder.slice(0, over ? at + 1 : undefined).map((state, index) => {
        const shown = rejected && index === 1 ? 'RECEIPT_REJECTED' : state;
        return (
          <Step
            key={state}
            name={t(`states.${shown}`)}
            count={t('order.step', { at: index + 1, of: stateOrder.length })}
            now={!over && index === at}
            tone={rejected && index === 1 ? 'text-bad' : ''}
            time={index <= at ? order.events.findLast((each) => each.state === shown)?.at : undefined}
          />
        );
      })}
      {over && <EndStep order={order} />}
    </ol>
  );
}

const endStates: readonly OrderEventState[] = ['CANCELLED', 'REFUND_DUE', 'REFUNDED'];

/** It goes no further: cancelled, or given back; what becomes of its money stands below. */
function EndStep({ order: { state, events } }: { order: Pick<Order, 'state' | 'events'> }) {
  const t = useTranslations('orders.states');
  const returned = events.some((event) => event.state === 'RETURN_RECEIVED');
  return (
    <Step
      name={t(returned ? state : 'CANCELLED')}
      now
      time={events.find((event) => (returned ? event.state === state : endStates.includes(event.state)))?.at}
    />
  );
}

function Step({
  name,
  count,
  now,
  tone = '',
  time,
}: {
  name: string;
  count?: string;
  now: boolean;
  tone?: string;
  time: string | undefined;
}) {
  const format = useFormatter();
  return (
    <li aria-current={now ? 'step' : undefined} className={`${now ? '' : 'max-md:hidden'} pr-4`}>
      {count !== undefined && <span className="num caption block">{count}</span>}
      <span className={`block ${now ? 'font-semibold' : 'text-ink-soft'} ${tone}`}>{name}</span>
      {time !== undefined && (
        <time dateTime={time} className="caption block">
          {format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      )}
    </li>
  );
}

function lastStepIndex(events: Order['events']): number {
  return Math.max(0, ...events.map(({ state }) => stepIndexes[state] ?? 0));
}
