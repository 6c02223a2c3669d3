import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { orderAddress, type OrderItem } from '../order.ts';
import { LinePicture } from './line-picture.tsx';
import { OrderTags } from './state-tag.tsx';
import { useLineName } from './use-line-name.ts';

export type OrderSide = 'bought' | 'sold';

/** One order in a list: what, whose, its state; the whole row is the link. */
export function OrderRow({
  order,
  side,
  returns = false,
}: {
  order: OrderItem;
  side: OrderSide;
  /** Among returns: what comes back is the sum, the order's own beside it. */ returns?: boolean;
}) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const price = usePrice();
  const lineName = useLineName();
  const [line] = order.lines;
  const back = returns ? order.returnAmount : null;
  return (
    <Link
      to={orderAddress(order.id)}
      className="grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-1 py-4 hover:bg-sunken sm:grid-cols-[5rem_1fr_auto]"
    >
      {line && <LinePicture line={line} className="row-span-2 h-20 w-20" />}
      <span className="min-w-0">
        <span className="block font-medium">
          {line && t('list.line', { quantity: line.quantity, first: lineName(line), more: order.lines.length - 1 })}
        </span>
        <span className="num block text-small text-ink-soft">
          {order.number} · {side === 'bought' ? order.merchant.name : t('list.buyer', { name: order.buyer })} ·{' '}
          <time dateTime={order.placedAt}>{format.dateTime(new Date(order.placedAt), { dateStyle: 'medium' })}</time>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3 sm:justify-end">
        <OrderTags order={order} />
        <span className="num text-right">
          {price(back ?? order.total)}
          {back !== null && <span className="caption block">{t('list.ofOrder', { amount: price(order.total) })}</span>}
          {order.refundDue > 0 && (
            <span className="caption block">{t('list.refundDue', { amount: price(order.refundDue) })}</span>
          )}
          {order.refunded > 0 && (
            <span className="caption block">{t('list.refunded', { amount: price(order.refunded) })}</span>
          )}
        </span>
      </span>
    </Link>
  );
}
