import { useTranslations } from 'use-intl';
import type { Order } from '../../order.ts';
import type { ReturnData } from '../../returns/return.ts';
import { useLineName } from '../use-line-name.ts';

/** Which pieces, and how many of each. */
export function ReturnedPieces({ order, wanted }: { order: Pick<Order, 'lines'>; wanted: ReturnData }) {
  const t = useTranslations('orders.returns');
  const lineName = useLineName();
  return (
    <ul className="num">
      {wanted.lines.map(({ position, quantity }) => {
        const line = order.lines[position];
        return (
          <li key={position}>{t('piece', { count: quantity, name: line ? lineName(line, order.lines) : '–' })}</li>
        );
      })}
    </ul>
  );
}
