import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { sumUnit } from '../../words/sum-unit.ts';
import { useLanguage } from '../../words/use-language.ts';
import type { LookedProposal } from './struck-proposal.ts';

/** What bringing it adds: the sum where it is known where to, else between what and what. */
export function DeliveryNote({ deliveries }: Pick<LookedProposal, 'deliveries'>) {
  const t = useTranslations('furnish.tray');
  const d = useTranslations('designlist');
  const price = usePrice();
  const format = useFormatter();
  const locale = useLanguage();
  const least = deliveries.reduce((sum, { from }) => sum + from, 0);
  const most = deliveries.reduce((sum, { to }) => sum + to, 0);
  const short = (sum: number) => format.number(sum / sumUnit(locale), { maximumFractionDigits: 1 });
  if (deliveries.length === 0) return <small>{d('goodsOnly')}</small>;
  if (most === 0) return <small>{d('freeDelivery')}</small>;
  return (
    <small>
      {least === most
        ? t('delivery', { amount: price(most) })
        : t('deliveryRange', { from: short(least), to: short(most) })}
    </small>
  );
}
