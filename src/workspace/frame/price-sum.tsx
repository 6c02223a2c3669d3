import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';
import { usePrice } from '#ui/price.tsx';
import { useSession } from '../editor-context.tsx';
import { useMarket } from '../offers/market-context.tsx';
import type { OffersPort } from '../offers-port.ts';
import type { Sum } from '../offers/sum-of.ts';
import './price-sum.css';

/** What the home's pieces cost, live; those without an exact price are counted, never guessed. */
export function PriceSum() {
  const t = useTranslations('workspace.sum');
  const price = usePrice();
  const { offers } = useMarket();
  const items = useSession(({ history }) => history.design.items);
  const [sum, setSum] = useState<Sum | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    summed(items, offers).then(
      (found) => gone || setSum(found),
      () => gone || setSum('failed'),
    );
    return () => {
      gone = true;
    };
  }, [items, offers]);
  if (sum === null || (sum !== 'failed' && sum.priced + sum.unknown === 0)) return null;
  if (sum === 'failed') return <output className="ws-sum">{t('failed')}</output>;
  return (
    <output className="ws-sum" aria-label={t('label')}>
      {sum.priced > 0 && <strong>{price(sum.price)}</strong>}
      {sum.unknown > 0 && <span>{t('unknown', { count: sum.unknown })}</span>}
    </output>
  );
}

/** Without pieces there is nothing to fetch for it. */
async function summed(items: Design['items'], offers: OffersPort): Promise<Sum | null> {
  if (Object.keys(items).length === 0) return null;
  return (await import('../offers/sum-of.ts')).sumOf(items, offers);
}
