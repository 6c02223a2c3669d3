import { RotateCcw, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { returnsHelp } from '#features/catalogue/content/addresses.ts';
import { usePrice } from '#ui/price.tsx';
import { termFor, type Delivery, type DeliveryOffer } from './delivery.ts';
import { ProvinceSelect } from './province-select.tsx';
import { returnTermsOf } from './return-terms.ts';
import { useProvince } from './use-province.ts';

interface DeliveryTermsProps {
  offer: DeliveryOffer;
  merchant: string;
  /** Days until it can be sent; null: from stock. */ making: Delivery['days'] | null;
}

/** What delivery costs, how long it takes and whether it can be returned, before anybody orders (PRODUCT P5). Texts: `product`. */
export function DeliveryTerms({ offer: { rest, own, provinces }, merchant, making }: DeliveryTermsProps) {
  const { days: returnDays, changeOfMind } = returnTermsOf(making !== null);
  const t = useTranslations('product.terms');
  const price = usePrice();
  const [asked, choose] = useProvince();
  const province = provinces.some(({ code }) => code === asked) ? asked : '';
  const all = province === '' ? [rest, ...Object.values(own)] : [termFor({ rest, own }, province)];
  const fees = all.map(({ fee }) => fee);
  const days = daysOf(all, making);
  return (
    <section aria-label={t('title')} className="mt-2 grid gap-2 border-y border-line py-3 text-small">
      <div className="flex gap-2.5">
        <Truck aria-hidden size={16} className="mt-3.5 shrink-0 lg:mt-1.5 text-ink-soft" />
        <div className="min-w-0 grow">
          <ProvinceSelect label={t('to')} none={t('choose')} provinces={provinces} value={province} onChoose={choose} />
          <output className="num mt-1 block">
            {Math.max(...fees) === 0 ? t('free') : t('fee', { fee: price(Math.min(...fees), Math.max(...fees)) })}
            {t('comma')}
            {t('days', { days })}
          </output>
          <p className="hint">{t('once', { merchant })}</p>
        </div>
      </div>
      <p className="flex gap-2.5">
        <RotateCcw aria-hidden size={16} className="mt-1 shrink-0 text-ink-soft" />
        <Link to={returnsHelp} className="link">
          {changeOfMind ? t('return', { days: returnDays }) : t('returnMade')}
        </Link>
      </p>
    </section>
  );
}

/** `4–10`, making included. */
function daysOf(all: readonly Delivery[], making: Delivery['days'] | null): string {
  const from = Math.min(...all.map(({ days }) => days.from)) + (making?.from ?? 0);
  const to = Math.max(...all.map(({ days }) => days.to)) + (making?.to ?? 0);
  return from === to ? String(from) : `${from}–${to}`;
}
